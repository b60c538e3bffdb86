/** Who decides now, for the line over the question. */
import type { MatchState, SeatId } from '../../../shared/contract';

interface Waiting {
  readonly state: Pick<MatchState, 'waiting' | 'offers'>;
  /** The seat whose eyes these are; null: everybody's. */
  readonly seat: SeatId | null;
  nameOf(seat: SeatId): string;
}

/** `who`: whom the question asks where nobody is waited for; null: chance, several at once, or nobody. */
export function deciderOf(session: Waiting, who: SeatId | null): string {
  const { waiting, offers } = session.state;
  if (offers) return offers.seat === session.seat ? 'You decide' : `${session.nameOf(offers.seat)} decides`;
  if (waiting.type === 'chance') return 'Chance decides';
  if (waiting.type === 'person' || waiting.type === 'bot') return `${session.nameOf(waiting.seat)} decides`;
  return who === null ? 'Under way' : `${session.nameOf(who)} decides`;
}
