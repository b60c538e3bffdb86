/** Chances for people: one decimal, and never a 0 or a 100 that is not one. */

/** Sums of doubles are true to about this much. */
const EXACT = 1e-9;

export function percentText(chance: number): string {
  if (chance < EXACT) return '0 %';
  if (chance > 1 - EXACT) return '100 %';
  if (chance < 0.0005) return '< 0.1 %';
  if (chance > 0.9995) return '> 99.9 %';
  const tenths = Math.round(chance * 1000) / 10;
  return `${Number.isInteger(tenths) ? tenths : tenths.toFixed(1)} %`;
}

/** `1.3`, `3`: cubes or wounds on average. */
export function meanText(mean: number): string {
  const rounded = Math.round(mean * 10) / 10;
  return Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(1);
}
