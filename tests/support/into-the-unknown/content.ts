/** What tests of matches are played with: the shipped packs, or these with cards of a test's own. */
import type { ContentPack } from '../../../shared/content';
import type { MatchContent } from '../../../shared/content/into-the-unknown';
import type { Readings } from '../../../shared/sector';
import { tableOver } from '../../../src-main/rules/into-the-unknown/mission/table-over';
import type { Table } from '../../../src-main/rules/into-the-unknown/table';
import { shippedContent } from '../shipped-content';

/** Cards by kind, laid over the shipped ones; `only` has these kinds hold nothing else. */
export type Cards = { readonly [Kind in keyof MatchContent]?: MatchContent[Kind] } & {
  readonly units?: ContentPack['units'];
  readonly only?: boolean;
};

export function contentWith({ only = false, ...cards }: Cards = {}): ContentPack {
  const shipped = shippedContent();
  const kinds = Object.entries(cards).map(([kind, records]) => {
    const before = only ? {} : shipped[kind as keyof MatchContent]; // the keys are those of Cards
    return [kind, { ...before, ...records }] as const;
  });
  return { ...shipped, ...Object.fromEntries(kinds) };
}

/** A table over the shipped content, readings at their defaults unless told. */
export function tableWith(cards: Cards = {}, readings: Readings = {}): Table {
  return tableOver(contentWith(cards), readings);
}
