/** What players are taken to do while a bot looks ahead: plausible at a glance, never thought over. */
import type { NovaCryAction, TaskType } from '../../../shared/contract/nova-cry';
import { pick, type Random } from '../engine';
import { recordOf, type Table } from './table';

/** Answers looked at before the better one is taken. */
const LOOKS = 2;

/**
 * One of the listed actions; null in a turn, where nothing presses and the position may be judged as it is. Planets lean to
 * many points, bids to few Intel, all else is as it comes.
 */
export function habitOf(
  table: Table,
  task: TaskType,
  listed: readonly NovaCryAction[],
  random: Random,
): NovaCryAction | null {
  if (task === 'turn') return null;
  let best = pick(listed, random);
  for (let look = 1; look < LOOKS; look += 1) {
    const other = pick(listed, random);
    if (appeal(table, other) > appeal(table, best)) best = other;
  }
  return best;
}

function appeal({ content }: Table, action: NovaCryAction): number {
  if (action.type === 'choose-planet') return content.planets[recordOf(action.planet)]?.victory ?? 0;
  if (action.type === 'bid') return -action.intel;
  return 0;
}
