/** The roll under way as odds are told of it: its dice, what may still be done with them, what it takes. */
import type { RollAhead, RolledDie, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { shownBy } from '../combat/dice';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { forecastUnrolled } from './attacks';
import { changesOf, keywordsOf, NO_CHANGES, struckBy } from './pools';

/** The innermost test or attack; null once it is decided, and while something else has to be chosen before its dice are known. */
export function rollAheadOf(table: Table, state: IntoTheUnknownState): RollAhead | null {
  const task = state.tasks.findLast(({ type }) => type === 'test' || type === 'attack');
  if (task?.type === 'test') return testAhead(table, task);
  return task?.type === 'attack' ? attackAhead(table, state, task) : null;
}

const OPEN_STEPS: ReadonlySet<string> = new Set(['dice', 'roll', 'reroll']);

function testAhead(table: Table, task: TaskOf<'test'>): RollAhead | null {
  const isAsked = task.skill === null && typeof task.work.test.skill !== 'string';
  if (!OPEN_STEPS.has(task.step) || isAsked) return null;
  const { rerolls, difficulty: needed } = task;
  return { dice: lyingDice(table, task.dice), rerolls, needed, attack: null, ...changesOf(task) };
}

function attackAhead(table: Table, state: IntoTheUnknownState, task: TaskOf<'attack'>): RollAhead | null {
  const told = task.step === 'end' ? forecastUnrolled(table, state) : attackNow(table, state, task);
  if (told === null) return null;
  const { keywords, targets } = told;
  const { rerolls } = task;
  return {
    dice: lyingDice(table, task.dice),
    rerolls,
    needed: null,
    attack: { keywords, targets },
    ...NO_CHANGES,
  };
}

function attackNow(table: Table, state: IntoTheUnknownState, task: TaskOf<'attack'>): RollAhead['attack'] {
  if (!OPEN_STEPS.has(task.step)) return null;
  return { keywords: keywordsOf(table, state, task), targets: [struckBy(table, state, task)] };
}

/** What dice show as the table reads them, those that were changed as they are now. */
function lyingDice(table: Table, dice: readonly RolledDie[]): RollAhead['dice'] {
  return dice.map((die) => ({ die: die.die, shows: die.face < 0 ? null : shownBy(table, die) }));
}
