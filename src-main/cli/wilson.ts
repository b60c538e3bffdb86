/** How sure a share of games is. */

/** The two-sided 95 % quantile of the normal distribution. */
const Z = 1.959963984540054;

export interface Share {
  readonly share: number;
  /** Ends of the 95 % interval by Wilson's score. */
  readonly low: number;
  readonly high: number;
}

/** The share of `times` in `games` with its interval; of no games nothing is known: 0 to 1. */
export function shareOf(times: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = times / games;
  const z2 = (Z * Z) / games;
  const middle = share + z2 / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games));
  return {
    share,
    low: Math.max(0, (middle - half) / (1 + z2)),
    high: Math.min(1, (middle + half) / (1 + z2)),
  };
}
