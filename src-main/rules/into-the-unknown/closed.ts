/** What a player may look for while giving orders and cannot do now, each with the one rule that forbids it. */
import type { ClosedOffer } from '../../../shared/contract/match';
import type { SeatId } from '../engine';
import { isInPlay } from './figures';
import { orderViews } from './round/order-views';
import type { IntoTheUnknownState } from './state';
import type { Table } from './table';

/** One entry `order:UNIT:ABILITY` for each action of each own unit that cannot be ordered. Empty outside of orders. */
export function closedTo(table: Table, state: IntoTheUnknownState, seat: SeatId): readonly ClosedOffer[] {
  return state.units
    .filter((unit) => unit.owner === seat && isInPlay(unit))
    .flatMap((unit) =>
      orderViews(table, state, unit).flatMap(({ ability, refusal }) =>
        refusal === null ? [] : [{ what: `order:${unit.id}:${ability}`, refusal }],
      ),
    );
}
