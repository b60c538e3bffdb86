/**
 * A test: dice, roll, what the tester changes, outcome, die effects, what the outcome does, what keywords do afterwards
 * (ITU-DICE-04, ITU-DICE-10). Die effects are chosen before the outcome's effects are carried out and resolved after them,
 * so that what they take back is there to be taken back and amounts can count how often they were `spent`.
 */
import { assertNever, type Refusal } from '../../../../shared/base';
import type { IntoTheUnknownAction, Task, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { objectiveTested } from '../teams/happenings';
import { settleTransport } from '../teams/settle-transport';
import { afterTest } from './after-test';
import { areDistinct, fitsRoll, mayReroll, needsRoll, rollFaces, successesIn, withFaces } from './dice';
import { inspire } from './health';
import { notUsable } from './refusals';
import { acceptsSpend, countSpent, legalSpends, payWith, refuseSpend, type SpendOption } from './spends';
import { acceptsChange, answerAfter, answerBefore, legalAfter, legalBefore } from './test-changes';
import { STAT_NAMES, skillName } from './test-pool';
import { resultContext, resultsOf, testSpending, testSpends } from './test-spends';

type Test = TaskOf<'test'>;

const DONE: IntoTheUnknownAction = { type: 'done' };

/** What is offered besides going on; empty: nothing is asked. */
function offers(asked: Asked<'test'>): readonly IntoTheUnknownAction[] {
  const { table, state, task } = asked;
  switch (task.step) {
    case 'dice':
      return legalBefore(asked);
    case 'reroll':
      return legalAfter(asked);
    case 'outcome':
    case 'post': {
      const spending = testSpending(table, state, task);
      return spending === null ? [] : legalSpends(spending);
    }
    case 'roll':
    case 'effects':
    case 'after':
      return [];
    default:
      return assertNever(task.step);
  }
}

/** A skill has to be chosen; everything else may be left. */
const mustChoose = ({ step, skill }: Test) => step === 'dice' && skill === null;

export const testTask: TaskRules<'test'> = {
  waitsFor(asked) {
    const { task } = asked;
    if (task.step === 'roll') return needsRoll(task.dice) ? ['chance'] : [];
    return offers(asked).length > 0 ? [task.seat] : [];
  },
  legal(asked, seat) {
    if (seat !== asked.task.seat) return [];
    const open = offers(asked);
    return mustChoose(asked.task) ? open : [...open, DONE];
  },
  accepts({ table, state, task }, seat, action) {
    if (action.type === 'spend') {
      const spending = testSpending(table, state, task);
      return spending !== null && acceptsSpend(spending, action);
    }
    if (action.type === 'reroll' && task.step === 'reroll')
      return (
        areDistinct(task.dice, action.dice) &&
        action.dice.length <= (task.rerolls[action.by] ?? 0) &&
        action.dice.every((index) => mayReroll(table, task.dice[index], seat === task.seat))
      );
    if (action.type !== 'change-die' || !areDistinct(task.dice, action.dice)) return false;
    const most = action.by === 'delta' ? task.dice.length : (task.changes[action.by] ?? 0);
    if (task.step === 'reroll') return acceptsChange(table, task.dice, action.by, action.dice, most);
    return task.step === 'dice' && isAugmented(task, action.by, action.dice);
  },
  why({ table, state, task }, _seat, action) {
    return whyNot(task, action, testSpending(table, state, task));
  },
  chance: {
    kind: 'rolled',
    rule: 'ITU-DICE-11',
    sample: ({ table, task }, random) => ({
      type: 'rolled',
      faces: [...rollFaces(table, task.dice, random)],
    }),
    isPossible: ({ table, task }, action) =>
      action.type === 'rolled' && fitsRoll(table, task.dice, action.faces),
  },
  answer(play, task, action) {
    if (action.type === 'rolled') return rolled(play, task, action.faces);
    if (action.type === 'done') return goOn(play, task);
    if (action.type === 'spend') return spend(play, task, action);
    return task.step === 'dice' ? answerBefore(play, task, action) : answerAfter(play, task, action);
  },
  run: goOn,
  /** Who was to test has gone before the dice: another unit's test has destroyed it. */
  isMoot: (state, { step, context: { self } }) =>
    step === 'dice' && self !== null && findUnit(state, self) === undefined,
};

function isAugmented(task: Test, by: string, dice: readonly number[]): boolean {
  return (
    by === 'augmented' &&
    dice.length <= (task.changes['augmented'] ?? 0) &&
    dice.every((index) => task.dice[index]?.die === 'intuition')
  );
}

function whyNot(
  task: Test,
  action: IntoTheUnknownAction,
  spending: ReturnType<typeof testSpending>,
): Refusal {
  if (action.type === 'spend')
    return spending
      ? refuseSpend(spending, action)
      : notUsable('Die effects come after the dice.', 'ITU-DICE-04');
  if (action.type === 'reroll' && (task.rerolls[action.by] ?? 0) < action.dice.length)
    return notUsable(`So many dice cannot be rolled again by ${action.by}.`, 'ITU-DICE-10');
  if (action.type === 'reroll') return notUsable('These dice cannot be rolled again now.', 'ITU-DICE-02');
  if (action.type === 'change-die') return notUsable('These dice cannot be changed so now.', 'ITU-DICE-05');
  return notUsable('A test is under way.', 'ITU-DICE-10');
}

function rolled(play: Play, task: Test, faces: readonly number[]): void {
  const dice = withFaces(task.dice, faces);
  play.tell({ type: 'rolled', dice, why: testName(task), lines: task.lines });
  play.replace({ ...task, dice, step: 'reroll' });
}

/** `Ops + Mechanics`. */
export function testName({ stat, skill }: Pick<Test, 'stat' | 'skill'>): string {
  return skill === null ? STAT_NAMES[stat] : `${STAT_NAMES[stat]} + ${skillName(skill)}`;
}

function spend(play: Play, task: Test, action: Extract<IntoTheUnknownAction, { type: 'spend' }>): void {
  const option = testSpends(play.table, play.frozen, task)[action.effect];
  if (!option) return;
  play.tell({ type: 'spent', result: option.result, count: option.cost, on: option.name });
  const dice = payWith(task.dice, action.dice);
  play.replace({ ...task, dice, spent: countSpent(task.spent, action.effect) });
}

/** The tester has nothing (more) to do in this step. */
function goOn(play: Play, task: Test): void {
  switch (task.step) {
    case 'dice':
      return play.replace({ ...task, step: 'roll' });
    case 'roll':
      return play.replace({ ...task, step: 'reroll' });
    case 'reroll':
      return play.replace({ ...task, step: 'outcome' });
    case 'outcome':
      return determine(play, task);
    case 'post':
      return play.replace({ ...task, step: 'effects' });
    case 'effects':
      return carryOut(play, task);
    case 'after':
      play.pop();
      return afterTest(play, task);
    default:
      return assertNever(task.step);
  }
}

/** Success when the success results reach the difficulty (ITU-DICE-10). */
function determine(play: Play, task: Test): void {
  const successes = successesIn(play.table, task.dice);
  const success = successes >= task.difficulty;
  const unit = task.context.self;
  play.tell({ type: 'tested', unit, name: testName(task), successes, difficulty: task.difficulty, success });
  play.replace({ ...task, step: 'post', success, results: resultsOf(play.table, task) });
}

/** What the outcome does, then what the die effects do, in their order; then keywords and directives. */
function carryOut(play: Play, task: Test): void {
  const context = resultContext(task);
  const { work, success } = task;
  const effects = success ? work.success : work.failure;
  const resolved = testSpends(play.table, play.frozen, task).flatMap((option, index) =>
    Array.from({ length: task.spent[index] ?? 0 }, () => option),
  );
  play.replace({ ...task, step: 'after' });
  const { self } = task.context;
  if (task.objective !== null && findUnit(play.frozen, self) && self !== null)
    objectiveTested(play, { unit: self, feature: task.objective, success: success === true });
  if (task.transport) settleTransport(play, success === true);
  for (const { work: by } of resolved) doByKeyword(play, task, by);
  const printed = resolved.flatMap(({ work: by }) => (by.type === 'effects' ? by.effects : []));
  const all = [...effects, ...printed];
  if (all.length > 0) play.push({ type: 'effects', effects: all, context } satisfies Task);
}

function doByKeyword(play: Play, { context }: Test, by: SpendOption['work']): void {
  if (by.type === 'inspire' && context.self !== null) inspire(play, context.self);
  if (by.type === 'bank-advantage' && context.officer !== null) play.officer(context.officer).advantage += 1;
}
