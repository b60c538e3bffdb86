/**
 * What a move sets off, worked off in this order: features that a warp crossed, as they were met (ITU-ANOM-01,
 * ITU-FKEY-07); Massive features beside its end (ITU-FKEY-03); reactions; docking (ITU-DOCK-01); for projectiles the
 * detonation after the move (ITU-PKEY-01) and the endurance check (ITU-PROJ-09).
 */
import type { TaskOf, UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { KEYWORD_RANGE_IN } from '../../../../shared/sector';
import { findFeature, isWithin, printedClass, unitOf } from '../figures';
import type { Play } from '../play';
import { offerReactions } from '../round/react';
import type { TaskRules } from '../task-rules';
import { blastOf, isTriggered } from './detonate';
import { dockable } from './dock';
import { checkEndurance } from './endurance';
import { keywordTest } from './keyword-tests';
import { featuresBeside } from './nearby';
import { isOffTable } from './on-table';

type Moved = TaskOf<'moved'>;

const LAST_STEP = 5;

export const movedTask: TaskRules<'moved'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => ({ code: 'not-asked', message: 'A move is being worked off.', rule: 'ITU-MOVE-03' }),
  answer: (_play, task) => {
    throw new Error(`${task.type} asks nobody.`);
  },
  run(play, task) {
    if (task.crossed.length > 0) return cross(play, task);
    if (task.step >= LAST_STEP) return play.pop();
    play.replace({ ...task, step: task.step + 1 });
    workOff(play, task, unitOf(play.frozen, task.unit));
  },
  isMoot: (state, task) => isOffTable(state, task.unit),
};

/** The next crossed feature: an anomaly is exposed, a Treacherous one tests (both, where a mission makes it both). */
function cross(play: Play, task: Moved): void {
  const { frozen: state } = play;
  const [next, ...crossed] = task.crossed;
  play.replace({ ...task, crossed });
  const feature = findFeature(state, next ?? null);
  if (feature === undefined) return;
  const unit = unitOf(state, task.unit);
  if (feature.keywords.treacherous !== undefined) {
    play.tell({ type: 'crossed', unit: unit.id, feature: feature.id, keyword: 'treacherous' });
    play.push(keywordTest(state, unit, feature, 'treacherous'));
  }
  if (feature.kind === 'anomaly' && !feature.exposed) {
    play.tell({ type: 'crossed', unit: unit.id, feature: feature.id, keyword: 'exposure' });
    play.push({ type: 'expose', feature: feature.id, by: unit.id, step: 0 });
  }
}

function workOff(play: Play, task: Moved, unit: UnitState): void {
  switch (task.step) {
    case 0:
      return testMassive(play, unit);
    case 1:
      return react(play, task);
    case 2:
      return offerDocking(play, task, unit);
    case 3:
      return detonateAfter(play, task);
    case 4:
      return checkAfter(play, task);
  }
}

function testMassive(play: Play, unit: UnitState): void {
  const { table, frozen: state } = play;
  const massive = featuresBeside(table, state, unit).filter(({ keywords }) => keywords.massive !== undefined);
  play.push(...massive.map((feature) => keywordTest(state, unit, feature, 'massive')));
}

function react(play: Play, { unit: id, kind }: Moved): void {
  if (kind === 'slide') return reactToSlide(play, id);
  offerReactions(play, kind === 'warp' ? 'after-warp' : 'after-impulse', { about: id });
}

/** A torpedo that has come to 2" of a unit. */
function reactToSlide(play: Play, id: UnitId): void {
  const { table, frozen: state } = play;
  if (printedClass(table, unitOf(state, id))?.subtype !== 'torpedo') return;
  for (const { id: about, pose } of state.units)
    if (about !== id && pose !== null && isWithin(table, state, id, about, KEYWORD_RANGE_IN))
      offerReactions(play, 'after-torpedo', { about, target: id });
}

/** Only an impulse of its own lets an auxiliary unit dock (ITU-DOCK-01). */
function offerDocking(play: Play, { kind }: Moved, unit: UnitState): void {
  if (kind === 'slide' || unit.owner === null) return;
  const ships = dockable(play.table, play.frozen, unit, kind);
  if (ships.length === 0) return;
  play.push({ type: 'dock', seat: unit.owner, unit: unit.id, ships, asked: null });
}

function detonateAfter(play: Play, { unit: id, kind }: Moved): void {
  const { table, frozen: state } = play;
  if (kind !== 'slide' || !isTriggered(table, state, id)) return;
  play.push({ type: 'detonate', unit: id, left: blastOf(table, state, id) });
}

function checkAfter(play: Play, { unit: id, kind }: Moved): void {
  if (kind === 'slide') checkEndurance(play, id);
}
