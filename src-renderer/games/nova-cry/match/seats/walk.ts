/** Whose task force is laid out: the seats in their order, and whom a question is about. */
import type { SeatId } from '../../../../../shared/contract';
import type { Choosing } from '../offers';

/** The seat so many places on, round the table. */
export function seatAfter(seats: readonly { readonly seat: SeatId }[], from: SeatId, by: number): SeatId {
  const at = seats.findIndex(({ seat }) => seat === from);
  const next = seats[(at + by + seats.length) % seats.length];
  return next?.seat ?? from;
}

/** The seat whose people are the only answers to what is asked; null: several seats', one's own too, or no people. */
export function askedSeatOf(choosing: Choosing, home: SeatId): SeatId | null {
  if (choosing.ask !== 'person' && choosing.picks.person === undefined) return null;
  const values = choosing.offered.get('person') ?? new Set<string>();
  const seats = new Set([...values].map(seatOfPerson));
  const [only] = seats;
  return seats.size === 1 && only !== undefined && only !== home ? only : null;
}

/** The seat of a person's key such as `2/captain`. */
function seatOfPerson(key: string): SeatId {
  return key.slice(0, key.indexOf('/')) as SeatId; // keys are made by `personKey` of a seat
}
