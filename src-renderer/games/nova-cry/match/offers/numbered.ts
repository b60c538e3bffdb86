/** What the keys 1 to 9 stand for: answers to the question under way first, then rows; a strategy keeps its number while it is closed. */
import { STRATEGIES } from '../../../../../shared/content/nova-cry';
import { type Ask, cardsOf } from './asks';
import type { Choosing } from './choosing.svelte';
import { type ClosedEntry, type Entry, nameOf } from './entries';

export type Numbered =
  | { readonly type: 'value'; readonly ask: Ask; readonly value: string }
  | { readonly type: 'row'; readonly id: string }
  /** A place that is kept for what cannot be done now. */
  | { readonly type: 'none' };

export interface NumberedFacts {
  readonly entries: readonly Entry[];
  readonly closed: readonly ClosedEntry[];
  readonly choosing: Choosing;
}

export function numberedOf({ entries, closed, choosing }: NumberedFacts): readonly Numbered[] {
  const { ask } = choosing;
  const values =
    ask === null ? [] : answersNow(choosing).map((value): Numbered => ({ type: 'value', ask, value }));
  const strategies = strategyRows(entries, closed);
  const of = (groups: readonly string[]): readonly Numbered[] =>
    entries
      .filter(({ id, group }) => groups.includes(group) && !(values.length > 0 && id === choosing.entry?.id))
      .map(({ id }) => ({ type: 'row', id }));
  return [...values, ...of(['main']), ...strategies.map(numberOf), ...of(['free'])];
}

/** Answers to the question now; sets of cards are answered card by card. */
export function answersNow(choosing: Choosing): readonly string[] {
  return choosing.ask === 'cards'
    ? [...new Set(choosing.candidates.flatMap(cardsOf))].sort()
    : choosing.values;
}

/** The five in the order of the rules, what cards add behind them; open or closed. */
export function strategyRows(
  entries: readonly Entry[],
  closed: readonly ClosedEntry[],
): readonly (Entry | ClosedEntry)[] {
  const rows = [...entries, ...closed].filter(({ group }) => group === 'strategy');
  return rows.sort((one, other) => rankOf(one.id) - rankOf(other.id));
}

function numberOf(row: Entry | ClosedEntry): Numbered {
  return 'closed' in row ? { type: 'none' } : { type: 'row', id: row.id };
}

function rankOf(id: string): number {
  const rank = STRATEGIES.findIndex((strategy) => strategy === nameOf(id));
  return rank < 0 ? STRATEGIES.length : rank;
}
