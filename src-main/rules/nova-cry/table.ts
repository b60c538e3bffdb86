/** What a match is played with and never changes in it: content and readings, and the cards that their copies come to. */
import type { NovaCryContent, NovaCryReadings } from '../../../shared/content/nova-cry';
import type { CardId } from '../../../shared/contract/nova-cry';

export interface Table {
  readonly content: NovaCryContent;
  readonly readings: NovaCryReadings;
}

/** The pack's id of a card: further copies end in `#2`, `#3` ... */
export function recordOf(card: CardId): string {
  const mark = card.indexOf('#');
  return mark < 0 ? card : card.slice(0, mark);
}

/** The cards of a kind of records, copies being cards of their own, sorted. */
export function copiesOf(records: Readonly<Record<string, { readonly copies: number }>>): readonly CardId[] {
  return Object.entries(records)
    .flatMap(([id, { copies }]) =>
      Array.from({ length: copies }, (_, index) => (index === 0 ? id : `${id}#${index + 1}`)),
    )
    .sort();
}
