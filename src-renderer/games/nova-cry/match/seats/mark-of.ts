import type { SeatId } from '../../../../../shared/contract';
import type { Mark } from '../../../../ui';

const MARKS: Readonly<Record<SeatId, Mark>> = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 };

/** The sign of a seat; there are no sides in this game. */
export function markOf(seat: SeatId): Mark {
  return MARKS[seat];
}
