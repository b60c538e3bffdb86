/** What a match is played with and never changes in it: content and readings. */
import type { ContentPack } from '../../../shared/content';
import type { Amount, Condition } from '../../../shared/content/into-the-unknown';
import type { EffectContext } from '../../../shared/contract/into-the-unknown';
import type { ReadingKey, Readings } from '../../../shared/sector';
import { readingOf } from '../../../shared/sector';
import type { IntoTheUnknownState } from './state';

export interface Table {
  readonly content: ContentPack;
  readonly readings: Readings;
  readonly cards: CardReader;
}

/**
 * Numbers and conditions of cards as they come to now. They are read off figures, and figures change by what cards say, so
 * the reader comes with the table and figures need not know the missions.
 */
export interface CardReader {
  amountOf(table: Table, state: IntoTheUnknownState, context: EffectContext, amount: Amount): number;
  allHold(
    table: Table,
    state: IntoTheUnknownState,
    context: EffectContext,
    conditions: readonly Condition[],
  ): boolean;
}

/** The reading in force. */
export function reading(table: Table, key: ReadingKey): string {
  return readingOf(table.readings, key);
}

/** The pack's id of a card or class: copies end in `#2`, `#3`; ids of units and officers begin with the seat and a colon. */
export function recordOf(id: string): string {
  const bare = id.slice(id.indexOf(':') + 1);
  const mark = bare.indexOf('#');
  return mark < 0 ? bare : bare.slice(0, mark);
}
