/** The keys 1 to 9 beside what they stand for. */
import type { MatchSession } from '../session.svelte';

const MOST = 9;

export function numbersOf({ numbered }: Pick<MatchSession, 'numbered'>): {
  readonly rows: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, string>;
} {
  const rows = new Map<string, string>();
  const values = new Map<string, string>();
  for (const [index, at] of numbered.slice(0, MOST).entries()) {
    if (at.type === 'row') rows.set(at.id, String(index + 1));
    else values.set(at.value, String(index + 1));
  }
  return { rows, values };
}
