/** Which key stands beside which answer and row: the ninth is the last that has one. */
import type { MatchSession } from '../session.svelte';

const LAST = 9;

export interface Numbers {
  readonly values: ReadonlyMap<string, number>;
  readonly rows: ReadonlyMap<string, number>;
}

export function numbersOf({ numbered }: MatchSession): Numbers {
  const values = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const [index, each] of numbered.slice(0, LAST).entries()) {
    if (each.type === 'value') values.set(each.value, index + 1);
    if (each.type === 'row') rows.set(each.id, index + 1);
  }
  return { values, rows };
}
