/** The odds of the roll that lies on the table: before it is made, and of rolling some of its dice again. */
import type { ActionOf } from '../../../../../shared/contract/into-the-unknown';
import type { Exact } from '../../../../../shared/odds';
import type { MatchSession } from '../session.svelte';
import type { RollTask } from './dice.svelte';
import { showsOf } from './faces';
import { type Roll, successChance } from './test-odds';

/** Null once any die has been rolled. */
export function rollAhead(task: RollTask): Roll | null {
  if (task.type !== 'test' || task.dice.length === 0 || task.dice.some(({ face }) => face >= 0)) return null;
  return {
    dice: countedDice(task.dice),
    rerolls: Object.values(task.rerolls).filter((most) => most > 0),
    changes: task.changes,
    needed: task.difficulty,
  };
}

function countedDice(dice: RollTask['dice']): Roll['dice'] {
  const counts: Record<string, number> = {};
  for (const { die } of dice) counts[die] = (counts[die] ?? 0) + 1;
  return counts;
}

export interface AgainOdds {
  readonly chance: Exact;
  /** Something may still be done afterwards that is not counted. */
  readonly isLeast: boolean;
}

/** The chance that the roll succeeds, or hits, with these dice rolled again and the others as they lie. */
export function againOdds(
  session: Pick<MatchSession, 'content' | 'view'>,
  task: RollTask,
  { by, dice }: ActionOf<'reroll'>,
): AgainOdds | null {
  const kept = showsOf(
    session.content,
    task.dice.filter((_, index) => !dice.includes(index)),
  );
  const reached = (kept.success ?? 0) + (kept.breakthrough ?? 0);
  const needed = task.type === 'test' ? task.difficulty : task.evasion;
  const again = task.dice.filter((_, index) => dice.includes(index));
  const chance = successChance(session, {
    dice: countedDice(again),
    rerolls: [],
    changes: {},
    needed: needed - reached,
  });
  const others = Object.entries(task.rerolls).some(([source, most]) => source !== by && most > 0);
  const changes = task.type === 'test' && Object.values(task.changes).some((most) => most > 0);
  return chance && { chance, isLeast: others || changes };
}
