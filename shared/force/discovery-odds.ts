/** What a discovery roll brings when it may be made again, the latest result counting (NC-DISC-01, NC-ABIL-12). */

export interface DiscoveryOdds {
  /** Chance of each line in the end, for a one first; together 1. */
  readonly lines: readonly number[];
  /** What it is worth on average, in the unit of the worths that were asked with. */
  readonly worth: number;
  /** The lines worth keeping, by re-rolls still left from 1 up; with none left every line stays. */
  readonly keeps: readonly (readonly boolean[])[];
}

/**
 * The odds of a roll that may be made again so often, played as well as can be: a line is kept where it is worth at least
 * what another roll promises. `worths`: what each line is worth to who rolls, for a one first, in any unit; with 1 for
 * wanted lines and 0 for the others, `worth` is the chance of getting one.
 */
export function discoveryOdds(worths: readonly number[], rerolls: number): DiscoveryOdds {
  const even = worths.map(() => 1 / worths.length);
  let odds: DiscoveryOdds = { lines: even, worth: weighed(even, worths), keeps: [] };
  for (let left = 1; left <= rerolls; left += 1) {
    const { lines: next, worth, keeps } = odds;
    const isKept = worths.map((each) => each >= worth);
    const again = isKept.filter((kept) => !kept).length / worths.length;
    const lines = worths.map((_, line) => (isKept[line] ? 1 / worths.length : 0) + again * (next[line] ?? 0));
    odds = { lines, worth: weighed(lines, worths), keeps: [...keeps, isKept] };
  }
  return odds;
}

function weighed(chances: readonly number[], worths: readonly number[]): number {
  return chances.reduce((sum, chance, line) => sum + chance * (worths[line] ?? 0), 0);
}
