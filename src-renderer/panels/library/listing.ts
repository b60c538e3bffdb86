/** Searching and sorting what the library lists. */
import type { ExampleEntry, LibraryEntry } from '../../../shared/contract';
import { TABLES } from './tables';

export const SORT_ORDERS = ['changed', 'title', 'steps'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
export const SORT_TITLES: Readonly<Record<SortOrder, string>> = {
  changed: 'Last changed first',
  title: 'By title',
  steps: 'Most steps first',
};

export const EXAMPLE_GROUPS = ['solo', 'layout', 'lesson', 'stress'] as const;
export type ExampleGroup = (typeof EXAMPLE_GROUPS)[number];
export const GROUP_TITLES: Readonly<Record<ExampleGroup, string>> = {
  solo: 'Solo missions',
  layout: 'Layouts',
  lesson: 'Lessons',
  stress: 'Crowded',
};

/** True when every word of the query begins a word of title or summary; case and accents do not count. */
export function matches(entry: { readonly title: string; readonly summary: string }, query: string): boolean {
  const words = plain(`${entry.title} ${entry.summary}`).split(/[^\p{L}\p{N}]+/u);
  const wanted = plain(query).split(/[^\p{L}\p{N}]+/u);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

/** What a document is, without the name of its table where the table's sign stands before it. */
export function besideSign({ game, summary }: Pick<LibraryEntry, 'game' | 'summary'>): string {
  const name = `${TABLES[game].name}, `;
  return summary.startsWith(name) ? `Plan, ${summary.slice(name.length)}` : summary;
}

/** A sorted copy; equal ones keep the last changed first. */
export function sortEntries<Entry extends LibraryEntry>(
  entries: readonly Entry[],
  order: SortOrder,
): Entry[] {
  return [...entries].sort((a, b) => compare(a, b, order) || b.changedAt - a.changedAt);
}

/** Examples that fit the query: the featured one of each table, and the others by group (null: all). */
export function shownExamples(
  examples: readonly ExampleEntry[],
  query: string,
  group: ExampleGroup | null,
): { featured: readonly ExampleEntry[]; others: readonly ExampleEntry[] } {
  const fitting = examples.filter((example) => matches(example, query));
  const featured = fitting.filter(
    (example, index) =>
      example.group === 'featured' &&
      fitting.findIndex(({ game, group: other }) => game === example.game && other === 'featured') === index,
  );
  const others = fitting.filter(
    (example) => !featured.includes(example) && (group === null || example.group === group),
  );
  return { featured, others };
}

function compare(a: LibraryEntry, b: LibraryEntry, order: SortOrder): number {
  if (order === 'title') return a.title.localeCompare(b.title, undefined, { numeric: true });
  return order === 'steps' ? b.steps - a.steps : b.changedAt - a.changedAt;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
