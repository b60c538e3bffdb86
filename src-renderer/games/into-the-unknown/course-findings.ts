/** What is to be said of a course, leg by leg: what is not possible, what it sets off, what it meets, what rules advise. */
import type { CourseLegVerdict, CourseTrigger, CourseVerdict } from '../../../shared/sector';
import { brokenWords, sentence, standingWords, triggerWords } from './course-words';
import type { Wording } from './wording';

export interface CourseFinding {
  /** Index of the leg; null: the course whole. */
  readonly leg: number | null;
  /** Refused, to be tested, or worth knowing. */
  readonly tone: 'bad' | 'warn' | 'note';
  readonly text: string;
  readonly rules: readonly string[];
  /** The travel that would be possible with the same turn, where that is the way out. */
  readonly shortenTo: number | null;
}

type NameOf = (id: string) => string;

/** In the order of the legs; last what concerns the course whole. */
export function courseFindings(
  course: CourseVerdict,
  nameOf: NameOf,
  words: Wording,
): readonly CourseFinding[] {
  const ofLegs = course.legs.flatMap((leg, index) => [
    ...brokenFindings(leg, index, nameOf),
    ...leg.triggers.map((trigger): CourseFinding => ({
      leg: index,
      tone: trigger.test === null ? 'note' : 'warn',
      text: triggerWords(trigger, nameOf(trigger.featureId), words),
      rules: rulesOf(trigger),
      shortenTo: null,
    })),
    ...metFindings(leg, index, nameOf, words),
  ]);
  return [...ofLegs, ...standingFindings(course), ...adviceFindings(course)];
}

/** The rule that sets it off, and those of what follows from its test, each once. */
function rulesOf({ rule, test }: CourseTrigger): readonly string[] {
  return [...new Set<string>([rule, ...(test === null ? [] : [test.success.rule, test.failure.rule])])];
}

function brokenFindings(
  { verdict, afterIllegal }: CourseLegVerdict,
  leg: number,
  nameOf: NameOf,
): CourseFinding[] {
  if (verdict.legal) return [];
  const rules = [...new Set<string>(verdict.violations.map(({ rule }) => rule))];
  const after = afterIllegal ? ' (after an illegal leg)' : '';
  const text = `${sentence(brokenWords(verdict, nameOf))}${after}.`;
  return [{ leg, tone: 'bad', text, rules, shortenTo: verdict.possible }];
}

/** Features crossed and bases passed, in the order in which they are met. */
function metFindings(
  { verdict, triggers }: CourseLegVerdict,
  leg: number,
  nameOf: NameOf,
  words: Wording,
): CourseFinding[] {
  const told = new Set(triggers.filter(({ when }) => when === 'crossing').map(({ featureId }) => featureId));
  const crossed = verdict.crosses.filter(({ id }) => !told.has(id));
  const met = [...crossed, ...(verdict.legal ? verdict.overlaps : [])];
  if (met.length === 0) return [];
  const list = met.map(({ id, atIn }) => `${nameOf(id)} at ${words.figure(atIn)}`).join(', ');
  return [{ leg, tone: 'note', text: `Crosses ${list}.`, rules: [], shortenTo: null }];
}

/** Only where the course ends, and where a joint leaves it to the owner which system the unit is in. */
function standingFindings({ legs }: CourseVerdict): CourseFinding[] {
  return legs.flatMap(({ standing }, leg): CourseFinding[] => {
    if (leg < legs.length - 1 && standing.type !== 'partly') return [];
    const text = `Ends ${standingWords(standing, (id) => `system ${id}`)}.`;
    const rule = standing.type === 'partly' ? 'ITU-DEPLOY-04' : 'ITU-DEPLOY-03';
    return [{ leg, tone: 'note', text, rules: [rule], shortenTo: null }];
  });
}

function adviceFindings({ advice }: CourseVerdict): CourseFinding[] {
  return advice.map(({ leg, message, rule }) => ({
    leg,
    tone: leg === null ? 'note' : 'warn',
    text: message,
    rules: [rule],
    shortenTo: null,
  }));
}
