/** What others did since the looking seat decided last. */
import type { LogEntry, SeatId } from '../../../shared/contract';

/**
 * The records after the last decision of the seat, the oldest first; none where nobody else has decided since, such as in
 * the middle of one's own turn. `seat` null (a spectator): none.
 */
export function sinceOwn<Event>(
  log: readonly LogEntry<Event>[],
  seat: SeatId | null,
): readonly LogEntry<Event>[] {
  if (seat === null) return [];
  const own = log.findLastIndex(({ actor }) => actor === seat);
  const since = log.slice(own + 1);
  const isOthers = since.some(({ actor }) => actor !== 'chance' && actor !== 'referee');
  return isOthers ? since : [];
}
