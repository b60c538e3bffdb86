/** Which key stands beside which answer and row: the ninth is the last that has one. */

/** Answers and rows that have a key of their own. */
export const MOST_NUMBERED = 9;

/** What a key stands for; other types are numbers that answer nothing in the panel now. */
export type Numbered =
  | { readonly type: 'value'; readonly value: string }
  | { readonly type: 'row'; readonly id: string }
  | { readonly type: 'none' };

export interface Numbers {
  readonly values: ReadonlyMap<string, number>;
  readonly rows: ReadonlyMap<string, number>;
}

/** The numbers from 1 by what they stand beside. */
export function numbersOf(numbered: readonly Numbered[]): Numbers {
  const values = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const [index, each] of numbered.slice(0, MOST_NUMBERED).entries()) {
    if (each.type === 'value') values.set(each.value, index + 1);
    if (each.type === 'row') rows.set(each.id, index + 1);
  }
  return { values, rows };
}
