/** What a match is played with and never changes in it: content and readings. */
import type { ContentPack } from '../../../shared/content';
import type { ReadingKey, Readings } from '../../../shared/sector';
import { readingOf } from '../../../shared/sector';

export interface Table {
  readonly content: ContentPack;
  readonly readings: Readings;
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
