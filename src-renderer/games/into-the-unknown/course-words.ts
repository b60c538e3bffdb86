/** What panel, status line and lists say of a course. */
import type { ContentPack } from '../../../shared/content';
import type { CourseAnnotation, SectorPlan } from '../../../shared/documents/plan';
import type { Maneuver } from '../../../shared/geometry';
import type { CourseTrigger, ManeuverVerdict, Standing } from '../../../shared/sector';
import type { GameSession } from '../descriptor';
import { courseName } from './course-commit';
import { counted, type Wording } from './wording';

type Hint = GameSession['hint'];

/** `Forward`, `Lateral`; `toolWords` says the rest. */
export function legName({ kind }: Pick<Maneuver, 'kind'>): string {
  return KIND_NAMES[kind];
}
const KIND_NAMES: Readonly<Record<Maneuver['kind'], string>> = {
  forward: 'Forward',
  reverse: 'Reverse',
  'lateral-port': 'Lateral',
  'lateral-starboard': 'Lateral',
  'come-about': 'Come about',
  warp: 'Warp',
};

/** `tool to port`, `starboard, tool fore`, `no turn`. */
export function toolWords({ kind, tool, headingDeg }: Maneuver, words: Wording): string {
  if (kind === 'come-about') return headingDeg === null ? '' : `to ${words.heading(headingDeg)}`;
  if (kind === 'warp') return 'straight ahead';
  const side = kind === 'lateral-port' ? 'port' : kind === 'lateral-starboard' ? 'starboard' : null;
  if (tool === null) return side ?? 'no turn';
  return side === null ? `tool to ${tool}` : `${side}, tool ${tool}`;
}

/** Where a leg ends: `in deep space`, `in system 1`, `partly in system 1: its owner declares`. */
export function standingWords(standing: Standing, systemName: (id: string) => string): string {
  switch (standing.type) {
    case 'deep-space':
      return 'in deep space';
    case 'wholly':
      return `in ${systemName(standing.system)}`;
    case 'partly':
      return `partly in ${standing.systems.map(systemName).join(' and ')}: its owner declares`;
  }
}

/** `Cloud 1 at 1.20, Treacherous 2: crossing it by warp demands ... Passed, it ... Failed, it ...`. */
export function triggerWords(trigger: CourseTrigger, name: string, words: Wording): string {
  const keyword = trigger.x === null ? '' : `, ${sentence(trigger.effect)} ${trigger.x}`;
  const told = `${name} at ${words.figure(trigger.distanceIn)}${keyword}: ${trigger.message}.`;
  if (trigger.test === null) return told;
  const { success, failure } = trigger.test;
  return `${told} Passed, the unit ${success.message}. Failed, it ${failure.message}.`;
}

/** Why a leg is not possible, with names in place of ids. */
export function brokenWords(verdict: ManeuverVerdict, name: (id: string) => string): string {
  const others = [...new Set(verdict.overlaps.map(({ id }) => name(id)))].join(', ') || 'another base';
  // What is ended on is passed through as well.
  const endsOn = verdict.violations.some(({ code }) => code === 'ends-on-base');
  const told = verdict.violations.filter(({ code }) => !(endsOn && code === 'passes-through-base'));
  const said = told.map(({ code }) => {
    switch (code) {
      case 'turn-over-limit':
        return 'turns too far';
      case 'distance-over-limit':
        return 'too far';
      case 'ends-on-base':
        return `ends on ${others}`;
      case 'passes-through-base':
        return `passes through ${others}`;
      case 'leaves-sector':
        return 'leaves the sector';
    }
  });
  return said.join(', ');
}

/** `Course of Defiant 2, 3 manoeuvres`: the line of a list. */
export function keptCourseTitle(pack: ContentPack, plan: SectorPlan, course: CourseAnnotation): string {
  const legs = counted(course.legs.length, 'manoeuvre');
  return `${sentence(courseName(pack, plan, course))}, ${legs}`;
}

export interface CourseHintInput {
  readonly legs: number;
  /** Index of the leg with the handles. */
  readonly active: number;
  readonly isEditing: boolean;
  /** True while numbers are asked for behind the last leg. */
  readonly isTried: boolean;
}

/** With a capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The status line while a course is plotted. */
export function courseHint({ legs, active, isEditing, isTried }: CourseHintInput): Hint {
  const tool = `Course, leg ${active + 1}`;
  if (isEditing) {
    return {
      tool,
      text: 'drag its ring and knob, later legs follow',
      keys: [
        { key: 'Enter', does: 'done' },
        { key: 'Delete', does: 'delete the leg' },
        { key: 'Esc', does: 'as it was' },
      ],
    };
  }
  return {
    tool,
    text: 'click a number to change its leg',
    keys: [
      { key: 'Shift+Enter', does: 'add' },
      { key: 'Enter', does: `commit ${legs === 1 ? 'it' : 'all'}` },
      { key: 'Esc', does: isTried ? 'drop the numbers' : 'leave, the course stays' },
    ],
  };
}
