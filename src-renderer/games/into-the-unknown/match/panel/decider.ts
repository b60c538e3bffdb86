/** Who decides now, for the line over the question. */
import type { MatchSession } from '../session.svelte';
import type { TaskWords } from '../words';

export function deciderOf(session: MatchSession, words: TaskWords): string {
  const { state, offers } = session;
  const { waiting } = state;
  if (offers) return offers.seat === session.seat ? 'You decide' : `${session.nameOf(offers.seat)} decides`;
  if (waiting.type === 'chance') return 'Chance decides';
  if (waiting.type === 'person' || waiting.type === 'bot') return `${session.nameOf(waiting.seat)} decides`;
  return words.who === null ? 'Under way' : `${session.nameOf(words.who)} decides`;
}
