/** Exact fractions and how they leave this folder: as text and as the nearest double, plain data both. */

/** A probability, or a mean: `exact` is a fraction in lowest terms (`3/8`, or `1`), `value` the double next to it. */
export interface Exact {
  readonly exact: string;
  readonly value: number;
}

/** `numerator / denominator` in lowest terms; the denominator is positive. */
export function exactly(numerator: bigint, denominator: bigint): Exact {
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  const [top, bottom] = [numerator / divisor, denominator / divisor];
  return { exact: bottom === 1n ? `${top}` : `${top}/${bottom}`, value: ratio(top, bottom) };
}

/** The quotient as a double, also where neither part fits one. */
export function ratio(top: bigint, bottom: bigint): number {
  const [upper, lower] = [Number(top), Number(bottom)];
  if (Number.isFinite(upper) && Number.isFinite(lower)) return upper / lower;
  const excess = Math.max(bitLength(top), bitLength(bottom)) - 1000;
  return Number(top >> BigInt(excess)) / Number(bottom >> BigInt(excess));
}

function bitLength(value: bigint): number {
  return (value < 0n ? -value : value).toString(16).length * 4;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [greater, lesser] = [one, other];
  while (lesser !== 0n) [greater, lesser] = [lesser, greater % lesser];
  return greater;
}

/** `base` to the power of `exponent`, a whole number from 0. */
export function power(base: number, exponent: number): bigint {
  return BigInt(base) ** BigInt(exponent);
}
