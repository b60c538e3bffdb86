/** What the bids for the Chancellorship come to (NC-CHANC-05, NC-CHANC-06, NC-CHANC-09 to 15). */
import type { RuleId } from '../../../shared/base';
import type { SeatId } from '../engine';
import type { Table } from './table';

export interface Bid {
  readonly seat: SeatId;
  readonly intel: number;
}
export interface BidsResult {
  /** Who pays and takes the card; null: nobody. */
  readonly winner: SeatId | null;
  /** Who holds the card afterwards; null: it is unclaimed. */
  readonly chancellor: SeatId | null;
  readonly rule: RuleId;
}

/** `holder`: who holds the card before; null: it is unclaimed. */
export function settleBids(table: Table, bids: readonly Bid[], holder: SeatId | null): BidsResult {
  const highest = Math.max(0, ...bids.map(({ intel }) => intel));
  if (highest === 0) return nobodyBid(table, holder);
  const top = bids.filter(({ intel }) => intel === highest).map(({ seat }) => seat);
  const [first, second] = top;
  if (first !== undefined && second === undefined) return wonBy(first, 'NC-CHANC-05');
  if (holder === null) return { winner: null, chancellor: null, rule: 'NC-CHANC-09' };
  if (top.length > 2) return unclaimed('NC-CHANC-11');
  const other = top.includes(holder) ? top.find((seat) => seat !== holder) : undefined;
  if (other !== undefined) return wonBy(other, 'NC-CHANC-10');
  const holders = bids.find(({ seat }) => seat === holder)?.intel ?? 0;
  if (holders === 0) return unclaimed('NC-CHANC-12');
  return table.readings['NC-CHANC-14'] === 'a' ? unclaimed('NC-CHANC-14') : kept(holder, 'NC-CHANC-14');
}

/** A winning bid is at least 1 (NC-CHANC-06). */
function nobodyBid(table: Table, holder: SeatId | null): BidsResult {
  if (holder === null) return { winner: null, chancellor: null, rule: 'NC-CHANC-06' };
  return table.readings['NC-CHANC-15'] === 'b' ? unclaimed('NC-CHANC-15') : kept(holder, 'NC-CHANC-15');
}

function wonBy(seat: SeatId, rule: RuleId): BidsResult {
  return { winner: seat, chancellor: seat, rule };
}
/** Nobody pays (NC-CHANC-13). */
function unclaimed(rule: RuleId): BidsResult {
  return { winner: null, chancellor: null, rule };
}
function kept(holder: SeatId, rule: RuleId): BidsResult {
  return { winner: null, chancellor: holder, rule };
}
