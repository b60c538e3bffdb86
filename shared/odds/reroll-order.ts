/**
 * Re-rolls of several sources may be used in any order, and which comes next may be decided after each roll. What is left
 * to use is one number: the digits of a counter, one for each size of re-roll.
 */
export interface RerollOrder {
  /** The sizes that differ, the greatest first. */
  readonly sizes: readonly number[];
  /** What is left before the first re-roll: the greatest number. */
  readonly all: number;
  /** Every re-roll that may come next: its size, and what is left after it. */
  readonly next: (left: number) => readonly { readonly size: number; readonly left: number }[];
}

/** The order of re-rolls of so many dice each; those of none are left out. */
export function makeRerollOrder(rerolls: readonly number[]): RerollOrder {
  const sizes = [...new Set(rerolls.filter((most) => most > 0))].sort((one, other) => other - one);
  const radixes = sizes.map((size) => rerolls.filter((most) => most === size).length + 1);
  const strides = radixes.map((_, index) =>
    radixes.slice(0, index).reduce((product, radix) => product * radix, 1),
  );
  const all = radixes.reduce((product, radix) => product * radix, 1) - 1;
  const isLeft = (left: number, index: number) =>
    Math.floor(left / (strides[index] ?? 1)) % (radixes[index] ?? 1) > 0;
  return {
    sizes,
    all,
    next: (left) =>
      sizes.flatMap((size, index) =>
        isLeft(left, index) ? [{ size, left: left - (strides[index] ?? 1) }] : [],
      ),
  };
}

/** How many re-rolls are weighed in all, each of them against every state. */
export function countWeighed({ all, next }: RerollOrder): number {
  let count = 0;
  for (let left = 1; left <= all; left += 1) count += next(left).length;
  return count;
}
