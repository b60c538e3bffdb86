/** What the keys 1 to 9 stand for: answers to the question under way first, then rows, and what may be done with dice. */
import type { Ask } from './asks';
import type { Choosing } from './choosing.svelte';
import type { Entry } from './entries';

export type Numbered =
  | { readonly type: 'value'; readonly ask: Ask; readonly value: string }
  | { readonly type: 'row'; readonly id: string };

export function numberedOf(entries: readonly Entry[], choosing: Choosing): readonly Numbered[] {
  const { ask } = choosing;
  const values =
    ask === null ? [] : choosing.values.map((value): Numbered => ({ type: 'value', ask, value }));
  const rows = entries
    .filter(
      ({ id, group }) =>
        (group === 'main' || group === 'dice') && !(values.length > 0 && id === choosing.entry?.id),
    )
    .map(({ id }): Numbered => ({ type: 'row', id }));
  return [...values, ...rows];
}
