/** Two Comms ranges added (ITU-PKEY-04), of teams too: they measure from where they are. */
import { atMost } from '../../../../shared/geometry';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { pieceOf } from './distances';
import { unitOf } from './pieces';
import { commsRows } from './ranges';
import type { Row } from './reaches';

/** Whether two units are in combined Comms range: the distance is at most both ranges together, exactly that included. */
export function hasCombinedComms(
  table: Table,
  state: IntoTheUnknownState,
  one: string,
  other: string,
): boolean {
  const [from, to] = [pieceOf(state, one), pieceOf(state, other)];
  if (from === null || to === null) return false;
  if (from === to) return true;
  const back = commsRows(table, state, unitOf(state, other), from);
  return commsRows(table, state, unitOf(state, one), to).some((there) =>
    back.some((here) => isReached(there, here)),
  );
}

/** Where an arc leaves out a part, each side measures in its own: the greater distance has to be covered. */
function isReached(there: Row, here: Row): boolean {
  if (there.rangeIn === null || here.rangeIn === null) return false;
  const apart = Math.max(there.distanceIn ?? Infinity, here.distanceIn ?? Infinity);
  return atMost(apart, there.rangeIn + here.rangeIn);
}
