/** Finding a card by its name among what may have come. */
import type { ChanceAsk } from './chance-ask';

/** Every typed word begins a word of the name; whole names and names that begin so come first. */
export function foundChoices(choices: ChanceAsk['choices'], query: string): ChanceAsk['choices'] {
  const wanted = plain(query).trim();
  if (wanted === '') return choices;
  const rank = (name: string): number => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2);
  return choices
    .map((choice) => ({ choice, name: plain(choice.name) }))
    .filter(({ name }) => beginsWords(name, wanted))
    .sort((a, b) => rank(a.name) - rank(b.name))
    .map(({ choice }) => choice);
}

function beginsWords(name: string, wanted: string): boolean {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return wanted.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
