/** When something may be used, what it spends, and what it does then. */
import type { Timing, Use } from '../../../../shared/content/nova-cry';
import { effectsWords } from './effect-words';
import { counted } from './names';

export const TIMING_WORDS: Readonly<Record<Timing, string>> = {
  'own-turn': 'in your turn',
  any: 'at any time',
  'before-roll': 'before the dice of your battle or duel',
  'after-roll': 'after the dice of your battle or duel',
  token: 'when one of your tokens activates',
  'crew-out': 'when one of yours would be knocked out or destroyed',
  'card-damage': 'when a card’s damage would fall on your ship',
};

const SPENDS: Readonly<Record<Use['spends'], string>> = {
  discard: 'discard it',
  turn: 'once a turn',
  game: 'once a game',
  free: 'as often as you like',
};

/** Such as `At any time, discard it: Draw 1 card from any action pile.` */
export function useWords({ timing, cards, spends, effects }: Use): string {
  const price = cards > 0 ? ` and ${counted(cards, 'card')} of your hand` : '';
  const paid = spends === 'discard' ? `${SPENDS.discard}${price}` : SPENDS[spends];
  const extra = spends !== 'discard' && cards > 0 ? `, discarding ${counted(cards, 'card')}` : '';
  const when = TIMING_WORDS[timing];
  return `${when.charAt(0).toUpperCase()}${when.slice(1)}, ${paid}${extra}: ${effectsWords(effects)}`;
}
