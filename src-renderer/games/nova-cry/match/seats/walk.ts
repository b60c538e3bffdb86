/** Whose task force is laid out: the seats in their order, and whom a question is about. */
import type { SeatId } from '../../../../../shared/contract';
import type { SeatView } from '../../../../../shared/contract/nova-cry';
import type { Choosing } from '../offers';

/** The seat so many places on, round the table. */
export function seatAfter(seats: readonly { readonly seat: SeatId }[], from: SeatId, by: number): SeatId {
  const at = seats.findIndex(({ seat }) => seat === from);
  const next = seats[(at + by + seats.length) % seats.length];
  return next?.seat ?? from;
}

/** The seat whose people or cards in play are the only answers to what is asked; null: several seats', one's own too, or others. */
export function askedSeatOf(choosing: Choosing, seats: readonly SeatView[], home: SeatId): SeatId | null {
  const asked = new Set([
    ...answers(choosing, 'person').map(seatOfPerson),
    ...answers(choosing, 'card').map((card) => seatOfPermanent(seats, card)),
  ]);
  const [only] = asked;
  return asked.size === 1 && only !== home ? (only ?? null) : null;
}

/** What would answer a question that is asked, or that is answered and may still be changed. */
function answers(choosing: Choosing, ask: 'person' | 'card'): readonly string[] {
  if (choosing.ask !== ask && choosing.picks[ask] === undefined) return [];
  return [...(choosing.offered.get(ask) ?? [])];
}

/** Whose arrow card in play it is; null: it lies elsewhere. */
function seatOfPermanent(seats: readonly SeatView[], card: string): SeatId | null {
  const owner = seats.find(({ permanents }) => permanents.some((permanent) => permanent.card === card));
  return owner?.seat ?? null;
}

/** The seat of a person's key such as `2/captain`. */
function seatOfPerson(key: string): SeatId {
  return key.slice(0, key.indexOf('/')) as SeatId; // keys are made by `personKey` of a seat
}
