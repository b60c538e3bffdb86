const MOST_TICKS = 40;

/** Steps between two ticks of the time bar: 1, 2, 5, 10, 20 ... so that at most 40 ticks stand on it. */
export function tickSpacing(steps: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      if (steps / (factor * power) <= MOST_TICKS) return factor * power;
    }
  }
}
