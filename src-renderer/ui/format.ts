/**
 * The one place that words lengths and angles for people and reads typed ones. Inside, a length is inches and an
 * angle degrees; centimetres and rounding exist only here and never decide anything.
 */
import { err, ok, type Refusal, type Result } from '../../shared/base';

export const CM_PER_INCH = 2.54;
/** What a typed minus may look like; we write the last. */
const MINUS_SIGNS = /[-\u2010-\u2015\u2212]/g;
const MINUS = '\u2212';
const NUMBER = /^([+-]?)\s*(\d+(?:[.,]\d*)?|[.,]\d+)\s*(.*)$/;

/** How the person wants lengths worded; the program's settings fit as they are. */
export interface LengthFormat {
  readonly units: 'in' | 'cm';
  /** 0 to 3. */
  readonly decimals: number;
  /** Decimal separator; absent: that of the person's locale. */
  readonly separator?: '.' | ',';
}
export interface WordingOptions {
  /** A plus before positive values: margins. */
  readonly sign?: boolean;
}

let localeSeparatorCache: '.' | ',' | null = null;

/** The decimal separator of the person's locale. */
export function localeSeparator(): '.' | ',' {
  localeSeparatorCache ??= (1.5).toLocaleString().includes(',') ? ',' : '.';
  return localeSeparatorCache;
}

/**
 * Rounds to `decimals` (0 to 9) places, halves away from zero, after taking off binary noise below 1e-9: 5.985
 * gives 5.99 and -5.985 gives -5.99, however they were computed. Never -0.
 */
export function roundHalfAway(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value;
  const clean = shiftDecimal(Math.round(shiftDecimal(Math.abs(value), 9)), -9);
  const size = shiftDecimal(Math.round(shiftDecimal(clean, decimals)), -decimals);
  return value < 0 && size !== 0 ? -size : size;
}

/** Moves the decimal point in the decimal notation, where a multiplication would add noise of its own. */
function shiftDecimal(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** A number with fixed decimals, halves away from zero, a true minus sign and the given separator. */
export function wordNumber(
  value: number,
  decimals: number,
  options: WordingOptions & { readonly separator?: '.' | ',' } = {},
): string {
  const rounded = roundHalfAway(value, decimals);
  const digits = Math.abs(rounded)
    .toFixed(decimals)
    .replace('.', options.separator ?? localeSeparator());
  if (rounded < 0) return MINUS + digits;
  return options.sign && rounded > 0 ? `+${digits}` : digits;
}

/** A length (inches) as a bare figure in the person's unit, such as `5.99`. */
export function lengthFigure(inches: number, format: LengthFormat, options: WordingOptions = {}): string {
  const value = format.units === 'cm' ? inches * CM_PER_INCH : inches;
  return wordNumber(value, format.decimals, { ...options, ...separatorOf(format) });
}

/** A length that a rule gives, such as a range: whole as it stands in inches, to a tenth of a millimetre in cm. */
export function ruleFigure(inches: number, format: LengthFormat): string {
  const value = format.units === 'cm' ? inches * CM_PER_INCH : inches;
  return degreesFigure(value, 2, format);
}

/** A length (inches) with its unit, such as `5.99 in` or `15.21 cm`. */
export function lengthText(inches: number, format: LengthFormat, options: WordingOptions = {}): string {
  return `${lengthFigure(inches, format, options)} ${format.units}`;
}

/** An angle as a bare figure, at most `decimals` places and no idle zeros: `58`, `8.4`. */
export function degreesFigure(
  degrees: number,
  decimals = 1,
  format?: Pick<LengthFormat, 'separator'>,
): string {
  const text = wordNumber(degrees, decimals, format ? separatorOf(format) : {});
  return decimals > 0 ? text.replace(/[.,]0+$|([.,]\d*?[1-9])0+$/, '$1') : text;
}

/** An angle with its sign: `58°`. A heading that rounds to 360 is worded 0. */
export function degreesText(degrees: number, decimals = 1, format?: Pick<LengthFormat, 'separator'>): string {
  return `${degreesFigure(degrees, decimals, format)}°`;
}

/** A heading, 0 <= h < 360 as worded: 359.97 is `0°` at one decimal, never `360°`. */
export function headingText(degrees: number, decimals = 1): string {
  const rounded = roundHalfAway(degrees, decimals);
  return degreesText(rounded >= 360 ? rounded - 360 : rounded, decimals);
}

/**
 * Reads a typed length into inches. Both decimal separators count, a suffix (`in`, `"`, `cm`, `mm`) overrules
 * `units`; anything else is refused with a sentence.
 */
export function parseLength(text: string, units: 'in' | 'cm'): Result<number, Refusal> {
  const read = readNumber(text);
  if (!read.ok) return read;
  const { value, rest } = read.value;
  switch (rest) {
    case '':
      return ok(units === 'cm' ? value / CM_PER_INCH : value);
    case 'in':
    case 'inch':
    case 'inches':
    case '"':
    case '\u2033':
    case '\u201d':
      return ok(value);
    case 'cm':
      return ok(value / CM_PER_INCH);
    case 'mm':
      return ok(value / CM_PER_INCH / 10);
    default:
      return unreadable(text, 'a length such as 5.5, 5,5 in or 14 cm');
  }
}

/** Reads a typed angle in degrees; a degree sign or `deg` may follow. */
export function parseDegrees(text: string): Result<number, Refusal> {
  const read = readNumber(text);
  if (!read.ok) return read;
  const { value, rest } = read.value;
  return ['', '°', 'deg', 'degrees'].includes(rest)
    ? ok(value)
    : unreadable(text, 'an angle such as 58 or 58.5°');
}

/** Reads a typed number without a unit. */
export function parseCount(text: string): Result<number, Refusal> {
  const read = readNumber(text);
  if (!read.ok) return read;
  return read.value.rest === '' ? ok(read.value.value) : unreadable(text, 'a number');
}

function readNumber(text: string): Result<{ value: number; rest: string }, Refusal> {
  const match = NUMBER.exec(text.trim().replace(MINUS_SIGNS, '-'));
  if (!match) return unreadable(text, 'a number');
  const [, sign = '', digits = '', rest = ''] = match;
  const size = Number(digits.replace(',', '.'));
  return ok({ value: sign === '-' && size !== 0 ? -size : size, rest: rest.trim().toLowerCase() });
}

function unreadable(text: string, wanted: string): Result<never, Refusal> {
  const shown = text.trim() === '' ? 'Nothing' : `“${text.trim()}”`;
  return err({ code: 'unreadable-number', message: `${shown} is not ${wanted}.` });
}

function separatorOf(format: Pick<LengthFormat, 'separator'>): { separator?: '.' | ',' } {
  return format.separator ? { separator: format.separator } : {};
}
