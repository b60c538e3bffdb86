/** What the two weapon lines of a duel round do (NC-DUEL-07, NC-DUEL-09). */
import type { WeaponLine } from '../../../shared/content/nova-cry';
import type { DuelRound, TaskOf } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import type { NovaCryState } from './state';
import { recordOf, type Table } from './table';
import { seatOf } from './turn-order';

/** The line of a player's own weapon for a number; null: no weapon. */
function lineOf({ content }: Table, state: NovaCryState, seat: SeatId, die: number): WeaponLine | null {
  const { weapon } = seatOf(state, seat);
  return weapon === null ? null : (content.weapons[recordOf(weapon)]?.lines[die - 1] ?? null);
}

/** Wounds a captain takes: the other's line less what the own line and cards keep off, and the own recoil. */
function woundsFrom(other: WeaponLine | null, own: WeaponLine | null, prevented: number): number {
  return Math.max(0, (other?.wounds ?? 0) - (own?.guard ?? 0) + (own?.recoil ?? 0) - prevented);
}

/** Both lines of a round, carried out together (NC-DUEL-12). The dice have fallen. */
export function duelRound(table: Table, state: NovaCryState, task: TaskOf<'duel'>): DuelRound {
  const { attacker, defender, dice, prevented } = task;
  if (!dice) throw new Error('No dice have fallen.');
  const one = lineOf(table, state, attacker, dice[0]);
  const two = lineOf(table, state, defender, dice[1]);
  return {
    attacker: dice[0],
    defender: dice[1],
    wounds: [woundsFrom(two, one, prevented[0]), woundsFrom(one, two, prevented[1])],
    destroys: [two?.destroys ?? false, one?.destroys ?? false],
  };
}
