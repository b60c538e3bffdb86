/** Where the travel spaces of a planet card lie, from the width, and how much of each name there is room for. */
import type { SpaceSymbol } from '../../../../../shared/content/nova-cry';
import { SHORT_SYMBOLS } from '../../cards/words';

export interface PlanetFrame {
  readonly width: number;
  readonly height: number;
  /** Travel spaces, 2 to 8 (NC-TERM-03). */
  readonly spaces: number;
}

/** Room at both ends, pixels. */
const END = 34;
/** A letter of the label type at 14 px, pixels; a little wide. */
const LETTER = 6.6;
const MOST_STEP = 134;

export function stepBetween({ width, spaces }: PlanetFrame): number {
  return Math.min(MOST_STEP, Math.max(0, width - 2 * END) / Math.max(1, spaces - 1));
}

/** The middle of a space, counted from 1; the row is centred. */
export function spaceX(space: number, frame: PlanetFrame): number {
  const row = stepBetween(frame) * (frame.spaces - 1);
  return (frame.width - row) / 2 + stepBetween(frame) * (space - 1);
}

export function trackY({ height }: PlanetFrame): number {
  return height * 0.54;
}

/** Half the height of a space; the dock is a little larger. */
export function radiusOf(frame: PlanetFrame, isDock: boolean): number {
  const plain = Math.max(10, Math.min(20, frame.height / 5.4, stepBetween(frame) / 2.6));
  return isDock ? plain * 1.12 : plain;
}

/** The longest of `3 Asteroid`, `Asteroid`, `3` that fits between its neighbours; two of a kind are `3 Asteroid ×2`. */
export function spaceLabel(
  space: number,
  symbols: readonly SpaceSymbol[],
  isDock: boolean,
  frame: PlanetFrame,
): string {
  const [first, second] = symbols;
  const name = isDock
    ? 'Dock'
    : first === undefined
      ? ''
      : second === undefined
        ? SHORT_SYMBOLS[first]
        : first === second
          ? `${SHORT_SYMBOLS[first]} ×2`
          : `${SHORT_SYMBOLS[first]}, ${SHORT_SYMBOLS[second]}`;
  const whole = name === '' ? String(space) : `${space} ${name}`;
  const fits = (text: string): boolean => text.length * LETTER <= stepBetween(frame) - 4;
  return [whole, name, String(space)].find((text) => text !== '' && fits(text)) ?? String(space);
}
