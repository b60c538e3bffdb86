/** What a tester may change of the dice before and after the roll (ITU-DICE-05, ITU-DICE-10, ITU-OKEY-03). */
import type {
  IntoTheUnknownAction,
  RolledDie,
  TaskOf,
  TestLine,
} from '../../../../shared/contract/into-the-unknown';
import { findOfficer, findUnit, officerRecord } from '../figures';
import type { Play } from '../play';
import type { Asked } from '../task-rules';
import type { Table } from '../table';
import { changed, freshDice, mayReroll, pickedUp, shownBy } from './dice';
import { diceSets, MOST_LISTED } from './dice-sets';
import { diceReadings } from './readings';
import { withSkill } from './start-test';
import { removeAdvantage } from './tokens';

type Test = TaskOf<'test'>;

const left = (sources: Readonly<Record<string, number>>, by: string) => sources[by] ?? 0;
/** The officer a source of changes names, such as `assist-die/1:benjamin-sisko`. */
const helperOf = (by: string) => by.slice(by.indexOf('/') + 1);

/** Before the roll: one of two skills, dice replaced by Augmented, an officer who assists. */
export function legalBefore({ state, task }: Asked<'test'>): readonly IntoTheUnknownAction[] {
  const { skill } = task.work.test;
  if (task.skill === null && typeof skill === 'object' && 'either' in skill)
    return skill.either.map((_, option) => ({ type: 'choose-option', option }));
  return [...replacements(task), ...assists(state, task)];
}

/** Intuition dice are alike: so many of the first. */
function replacements(task: Test): readonly IntoTheUnknownAction[] {
  const intuition = placesOf(task.dice, ({ die }) => die === 'intuition');
  const most = Math.min(left(task.changes, 'augmented'), intuition.length);
  return Array.from({ length: most }, (_, count) => ({
    type: 'change-die',
    by: 'augmented',
    dice: intuition.slice(0, count + 1),
  }));
}

function assists(state: Asked<'test'>['state'], task: Test): readonly IntoTheUnknownAction[] {
  const unit = findUnit(state, task.context.self);
  return Object.keys(task.changes)
    .filter((by) => by.startsWith('assist-die/') && left(task.changes, by) > 0)
    .flatMap((by): IntoTheUnknownAction[] => {
      const officer = findOfficer(state, helperOf(by));
      if (!unit || !officer) return [];
      const use = { type: 'use', unit: unit.id, ability: 'assist-die', officer: officer.id } as const;
      return [
        ...(unit.advantage > 0 ? [{ ...use, target: 'advantage' }] : []),
        ...(officer.ready ? [{ ...use, target: 'commit' }] : []),
      ];
    });
}

/** After the roll: sets of dice of each source that may still pick some up, and changes of what lies. */
export function legalAfter({ table, task }: Asked<'test'>): readonly IntoTheUnknownAction[] {
  return [...legalRerolls(table, task.dice, task.rerolls), ...changesAfter(table, task)];
}

/** One action for each set of dice that a source may pick up, no more than are worth listing in all. */
export function legalRerolls(
  table: Table,
  dice: readonly RolledDie[],
  sources: Readonly<Record<string, number>>,
): readonly IntoTheUnknownAction[] {
  const open = Object.entries(sources).filter(([, most]) => most > 0);
  const listed = Math.floor(MOST_LISTED / Math.max(1, open.length));
  return open.flatMap(([by, most]) =>
    diceSets(table, dice, most, (die) => mayReroll(table, die, true), listed).map(
      (set): IntoTheUnknownAction => ({ type: 'reroll', by, dice: [...set] }),
    ),
  );
}

function changesAfter(table: Table, task: Test): readonly IntoTheUnknownAction[] {
  return Object.entries(task.changes)
    .flatMap(([by, most]) => {
      const open = changesTo(table, by);
      return open === null
        ? []
        : diceSets(table, task.dice, most, open.from, 20).map((set): IntoTheUnknownAction => ({
            type: 'change-die',
            by,
            dice: [...set],
          }));
    })
    .concat(legalDeltas(table, task.dice));
}

/** An open delta may be taken as an analysis result; it is no success then (ITU-DICE-11). */
export function legalDeltas(table: Table, dice: readonly RolledDie[]): readonly IntoTheUnknownAction[] {
  return diceSets(table, dice, 1, (die) => isOpenDelta(table, die), 2).map((set) => ({
    type: 'change-die',
    by: 'delta',
    dice: [...set],
  }));
}

function isOpenDelta(table: Table, die: RolledDie): boolean {
  return diceReadings(table).delta === 'successOrAnalysis' && !die.spent && shownBy(table, die).delta > 0;
}

/** Which dice a source turns into what; null for one that turns none. */
function changesTo(
  table: Table,
  by: string,
): { readonly from: (die: RolledDie) => boolean; readonly to: NonNullable<RolledDie['changed']> } | null {
  const lies = (die: RolledDie) => !die.spent && die.face >= 0;
  if (by === 'synthetic')
    return { from: (die) => lies(die) && shownBy(table, die).analysis > 0, to: 'breakthrough' };
  if (by.startsWith('blank-to-analysis/'))
    return {
      from: (die) => lies(die) && Object.values(shownBy(table, die)).every((each) => each === 0),
      to: 'analysis',
    };
  if (by === 'delta') return { from: (die) => isOpenDelta(table, die), to: 'analysis' };
  return null;
}

/** Whether dice may be turned by that source now. */
export function acceptsChange(
  table: Table,
  dice: readonly RolledDie[],
  by: string,
  which: readonly number[],
  most: number,
): boolean {
  const open = changesTo(table, by);
  if (open === null || which.length > most) return false;
  return which.every((index) => {
    const die = dice[index];
    return die !== undefined && open.from(die);
  });
}

/** The choice of a skill, Augmented or an assisting officer; the task goes on asking. */
export function answerBefore(play: Play, task: Test, action: IntoTheUnknownAction): void {
  if (action.type === 'choose-option') play.replace(withSkill(play, task, action.option));
  else if (action.type === 'change-die') play.replace(augmentedTest(task, action.dice));
  else if (action.type === 'use') answerAssist(play, task, action);
}

function augmentedTest(task: Test, which: readonly number[]): Test {
  const [replaced] = freshDice('expertise', 1);
  return {
    ...task,
    dice: task.dice.map((die, index) => (which.includes(index) && replaced ? replaced : die)),
    changes: { ...task.changes, augmented: 0 },
    lines: [...task.lines, { what: 'replace', count: which.length, from: 'Augmented' }],
  };
}

function answerAssist(play: Play, task: Test, action: Extract<IntoTheUnknownAction, { type: 'use' }>): void {
  const by = `assist-die/${action.officer ?? ''}`;
  if (action.officer === null) return;
  const { name } = officerRecord(play.table, play.officer(action.officer));
  const line: TestLine = { what: 'die', count: 1, from: name };
  play.replace({
    ...task,
    dice: [...freshDice('intuition', 1), ...task.dice],
    changes: { ...task.changes, [by]: 0 },
    lines: [...task.lines, line],
  });
  if (action.target === 'advantage') removeAdvantage(play, action.unit, 1, 'ITU-DICE-10');
  else {
    play.officer(action.officer).ready = false;
    play.tell({ type: 'committed', officer: action.officer });
  }
}

/** A re-roll or a change of dice that lie; the source is used up. */
export function answerAfter(play: Play, task: Test, action: IntoTheUnknownAction): void {
  if (action.type === 'reroll') {
    play.tell({ type: 'rerolled', by: action.by, count: action.dice.length });
    play.replace({
      ...task,
      step: 'roll',
      dice: pickedUp(task.dice, action.dice, action.by),
      rerolls: { ...task.rerolls, [action.by]: 0 },
    });
  } else if (action.type === 'change-die') {
    const open = changesTo(play.table, action.by);
    if (open === null) return;
    const dice = changed(task.dice, action.dice, open.to);
    const used = action.by === 'delta' ? task.changes : { ...task.changes, [action.by]: 0 };
    const marked = action.by === 'synthetic' ? { ...used, [SYNTHETIC_USED]: 0 } : used;
    play.replace({ ...task, dice, changes: marked });
    if (action.by === 'synthetic') payBanked(play, task, action.dice.length);
  }
}

/** Stands among the changes once Synthetic has spent something: it banks nothing in that test. */
export const SYNTHETIC_USED = 'synthetic-used';

function payBanked(play: Play, task: Test, count: number): void {
  const { officer } = task.context;
  if (officer !== null) play.officer(officer).advantage -= count;
}

function placesOf(dice: readonly RolledDie[], is: (die: RolledDie) => boolean): number[] {
  return dice.flatMap((die, index) => (is(die) ? [index] : []));
}
