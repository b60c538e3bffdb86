/** Who hits whom in a round of a ship battle, and how hard (NC-SHIP-06, NC-SHIP-11). */
import type { TaskOf } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { hitDamage } from './modifiers';
import type { NovaCryState } from './state';
import type { Table } from './table';

export interface Hit {
  readonly hit: SeatId;
  readonly struck: SeatId;
  /** After what is prevented, 0 and up. */
  readonly damage: number;
}

/** The higher die deals damage; a tie goes to the defender. The dice have fallen. */
export function hitIn(table: Table, state: NovaCryState, task: TaskOf<'battle'>): Hit {
  const { attacker, defender, dice, prevented } = task;
  if (!dice) throw new Error('No dice have fallen.');
  const [hit, struck] = dice[0] > dice[1] ? [attacker, defender] : [defender, attacker];
  const keptOff = prevented[struck === attacker ? 0 : 1];
  return { hit, struck, damage: Math.max(0, hitDamage(table, state, hit, struck) - keptOff) };
}
