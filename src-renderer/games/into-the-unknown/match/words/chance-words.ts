/** Chance's answers in words. */
import type { Words } from './tables';
import { say } from './line';
import { cardName } from './told';
import { counted, listed } from './text';

export const CHANCE_WORDS: Words<'rolled' | 'drawn' | 'number' | 'flipped' | 'revealed'> = {
  rolled: (_, { faces }) => say(`${counted(faces.length, 'die', 'dice')} rolled`),
  drawn: ({ content }, { cards }) => say(`${listed(cards.map((card) => cardName(content, card)))} drawn`),
  number: (_, { number }) => say(`number ${number}`, '', 'ITU-ANOM-02'),
  flipped: ({ nameOf }, { seat }) => say(`the coin falls for ${nameOf(seat)}`),
  revealed: () => say('all are shown'),
};
