import type { SeatId } from '../../../../../shared/contract';
import type { Owner } from '../../../../../shared/sector';
import type { Mark } from '../../../../ui';

const MARKS: Readonly<Record<SeatId, Mark>> = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 };

/** The sign of a seat, as on its bases: 1 blue disc, 2 orange hatched diamond. */
export function markOf(seat: SeatId): Mark {
  return MARKS[seat];
}

/** Whose piece it is on the table; a seat beyond the second has no ink of its own there. */
export function ownerOf(seat: SeatId | null): Owner {
  return seat === '1' ? 'blue' : seat === '2' ? 'orange' : 'neutral';
}
