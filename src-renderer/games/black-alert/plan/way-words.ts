/** What sets a way apart from the one that is shown. */
import type { Way } from '../../../../shared/network';

/** `Slower and clear`, `Quicker, more Threat cards`, `Over other tiles`. */
export function alternativeWords(other: Way, shown: Way | null): string {
  if (shown === null) return 'A way there';
  const pace = other.uses > shown.uses ? 'Slower' : other.uses < shown.uses ? 'Quicker' : null;
  const cards = cardsWords(other, shown);
  if (pace === null && cards === null) return 'Over other tiles';
  if (pace === null) return capital(cards ?? '');
  if (cards === null) return pace;
  return cards === 'clear' ? `${pace} and clear` : `${pace}, ${cards}`;
}

function cardsWords(other: Way, shown: Way): string | null {
  if (other.threats === shown.threats) return null;
  if (other.threats === 0) return 'clear';
  return other.threats < shown.threats ? 'fewer Threat cards' : 'more Threat cards';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
