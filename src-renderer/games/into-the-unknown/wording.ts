/** Lengths and angles in words, in the person's unit and decimals. Display only: it never decides. */
import {
  degreesFigure,
  headingText,
  lengthFigure,
  type LengthFormat,
  lengthText,
  ruleFigure,
} from '../../ui/format';

export interface Wording {
  /** `3.25 in`. */
  length(inches: number): string;
  /** `3.25`. */
  figure(inches: number): string;
  /** A range or a limit as the rules give it: `6`, in cm `15.24`, whatever the decimals. */
  range(inches: number): string;
  /** `+0.21`, `−1.99`. */
  signed(inches: number): string;
  /** `58°`. */
  heading(degrees: number): string;
  /** `1.4`: at most two decimals, no idle zeros. */
  notches(count: number): string;
  readonly unit: 'in' | 'cm';
}

export function makeWording(format: LengthFormat): Wording {
  return {
    length: (inches) => lengthText(inches, format),
    figure: (inches) => lengthFigure(inches, format),
    range: (inches) => ruleFigure(inches, format),
    signed: (inches) => lengthFigure(inches, format, { sign: true }),
    heading: (degrees) => headingText(degrees),
    notches: (count) => degreesFigure(count, 2),
    unit: format.units,
  };
}

/** `x 12.00  y 3.50`: a place of the table. */
export function pointText({ x, y }: { readonly x: number; readonly y: number }, words: Wording): string {
  return `x ${words.figure(x)}  y ${words.figure(y)}`;
}

/** `one ship`, `3 ships`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The name of one thing, or how many there are. */
export function named(names: readonly string[], many: string): string {
  const [only] = names;
  return names.length === 1 && only !== undefined ? only : `${names.length} ${many}`;
}
