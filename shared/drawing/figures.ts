/** Lengths as the drawing words them. Rounding happens here and decides nothing. */

export interface FigureFormat {
  readonly unit: 'in' | 'cm';
  /** 0 to 3. */
  readonly decimals: number;
}

export const CM_PER_INCH = 2.54;
const MINUS = '\u2212';

/** A length (inches) in the format's unit with all its decimals, halves away from zero: `5.99`. */
export function lengthFigure(inches: number, { unit, decimals }: FigureFormat): string {
  return wordFigure(unit === 'cm' ? inches * CM_PER_INCH : inches, decimals);
}

/** A length that a rule gives, such as a range: whole where it is whole, at most two decimals. */
export function ruleFigure(inches: number, { unit }: FigureFormat): string {
  const text = wordFigure(unit === 'cm' ? inches * CM_PER_INCH : inches, 2);
  return text.replace(/\.?0+$/, '');
}

/** An angle or a count: at most `decimals` places, no idle zeros. */
export function plainFigure(value: number, decimals: number): string {
  const text = wordFigure(value, decimals);
  return decimals > 0 ? text.replace(/\.?0+$/, '') : text;
}

/** Rounded in decimal notation after taking off binary noise below 1e-9: 5.985 is 5.99 however it was computed. */
function wordFigure(value: number, decimals: number): string {
  const clean = Number(Math.abs(value).toFixed(9));
  const [digits = '0', exponent = '0'] = String(clean).split('e');
  const size = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const text = (size / 10 ** decimals).toFixed(decimals);
  return value < 0 && size !== 0 ? MINUS + text : text;
}
