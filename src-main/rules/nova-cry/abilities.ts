/** The numbers of ships' and captains' abilities as they count now (NC-ABIL-10, NC-ABIL-16, NC-CARD-08 to 11). */
import type { Ability, CaptainAbility, ShipAbility } from '../../../shared/content/nova-cry';
import type { SeatId } from '../engine';
import type { NovaCryState } from './state';
import { recordOf, type Table } from './table';
import { seatOf } from './turn-order';

/**
 * The number of the ability at a place of the own ship as it counts now: raised by Elite Prototypes, which lower a
 * negative one (NC-CARD-11), never below 0. An ability that is not there has 0.
 */
export function shipAbilityAt(table: Table, state: NovaCryState, seat: SeatId, index: number): number {
  const { ship } = seatOf(state, seat);
  const printed = ship && table.content.ships[recordOf(ship.card)]?.abilities[index];
  return ship && printed ? raisedNumber(table, printed, ship.raised[index] ?? 0) : 0;
}

/** As `shipAbilityAt`, for the captain; 0 while the captain is out (NC-ABIL-16). */
export function captainAbilityAt(table: Table, state: NovaCryState, seat: SeatId, index: number): number {
  const { captain } = seatOf(state, seat);
  if (!captain || captain.status !== 'ready') return 0;
  const printed = table.content.captains[recordOf(captain.card)]?.abilities[index];
  return printed ? raisedNumber(table, printed, captain.raised[index] ?? 0) : 0;
}

function raisedNumber(
  table: Table,
  { ability, number }: { readonly ability: Ability; readonly number: number },
  raised: number,
): number {
  if (raised === 0) return number;
  return Math.max(0, table.content.abilities[ability].negative ? number - raised : number + raised);
}

/** The number of a ship's ability as it counts now, 0 where the ship has it not. */
export function shipAbility(table: Table, state: NovaCryState, seat: SeatId, ability: ShipAbility): number {
  const { ship } = seatOf(state, seat);
  const printed = ship && table.content.ships[recordOf(ship.card)]?.abilities;
  if (!printed) return 0;
  let sum = 0;
  for (let index = 0; index < printed.length; index += 1)
    if (printed[index]?.ability === ability) sum += shipAbilityAt(table, state, seat, index);
  return sum;
}

/** The number of a captain's ability as it counts now, 0 where the captain has it not or is out (NC-ABIL-16). */
export function captainAbility(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  ability: CaptainAbility,
): number {
  const { captain } = seatOf(state, seat);
  if (!captain || captain.status !== 'ready') return 0;
  const printed = table.content.captains[recordOf(captain.card)]?.abilities ?? [];
  let sum = 0;
  for (let index = 0; index < printed.length; index += 1)
    if (printed[index]?.ability === ability) sum += captainAbilityAt(table, state, seat, index);
  return sum;
}
