/** What the two weapon lines of a duel round do (NC-DUEL-07, NC-DUEL-09). */
import type { WeaponLine } from '../../../shared/content/nova-cry';
import type { DuelRound, TaskOf } from '../../../shared/contract/nova-cry';
import { roundWounds } from '../../../shared/force';
import type { SeatId } from '../engine';
import type { NovaCryState } from './state';
import { recordOf, type Table } from './table';
import { seatOf } from './turn-order';

/** The line of a player's own weapon for a number; without a weapon nothing happens. */
function lineOf({ content }: Table, state: NovaCryState, seat: SeatId, die: number): WeaponLine {
  const { weapon } = seatOf(state, seat);
  return (weapon === null ? undefined : content.weapons[recordOf(weapon)]?.lines[die - 1]) ?? NOTHING;
}

const NOTHING: WeaponLine = { wounds: 0, destroys: false, recoil: 0, guard: 0 };

/** Both lines of a round, carried out together (NC-DUEL-12), less what cards keep off. The dice have fallen. */
export function duelRound(table: Table, state: NovaCryState, task: TaskOf<'duel'>): DuelRound {
  const { attacker, defender, dice, prevented } = task;
  if (!dice) throw new Error('No dice have fallen.');
  const one = lineOf(table, state, attacker, dice[0]);
  const two = lineOf(table, state, defender, dice[1]);
  const first = roundWounds(one, two);
  const second = roundWounds(two, one);
  return {
    attacker: dice[0],
    defender: dice[1],
    wounds: [Math.max(0, first.wounds - prevented[0]), Math.max(0, second.wounds - prevented[1])],
    destroys: [first.destroyed, second.destroyed],
  };
}
