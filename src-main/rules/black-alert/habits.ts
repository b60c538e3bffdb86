/** What others are taken to do while a bot looks ahead: plausible at a glance, never thought over. */
import type { BlackAlertAction } from '../../../shared/contract/black-alert';
import { pick, type Random } from '../engine';
import { recordOf, type Table } from './table';
import type { TaskType } from './task';

/** Bids looked at before the strongest of them is made. */
const LOOKS = 2;

/**
 * One of the listed actions; null in a turn, where nothing presses and the position may be judged as it is. Bids lean to
 * the strong side, all else is as it comes.
 */
export function habitOf(
  table: Table,
  task: TaskType,
  listed: readonly BlackAlertAction[],
  random: Random,
): BlackAlertAction | null {
  if (task === 'turn') return null;
  if (task !== 'challenge') return pick(listed, random);
  let best = pick(listed, random);
  for (let look = 1; look < LOOKS; look += 1) {
    const other = pick(listed, random);
    if (strengthOf(table, other) > strengthOf(table, best)) best = other;
  }
  return best;
}

function strengthOf({ content }: Table, action: BlackAlertAction): number {
  if (action.type !== 'bid') return -1;
  return action.cards.reduce((sum, card) => sum + (content.commandCards[recordOf(card)]?.resolve ?? 0), 0);
}
