/** Turns option texts into values. Each throws `UsageError` on a text that does not fit. */
import type { Place, Readings } from '../../shared/sector';
import { UsageError } from './usage-error';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** Beyond this, turning and adding up would leave what a number can hold. */
const GREATEST = 1e300;

/** A finite decimal number. */
export function numberFrom(text: string, option: string): number {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  if (!(Math.abs(value) <= GREATEST)) throw new UsageError(`${option} takes a finite number, not "${text}".`);
  return value;
}

/** A finite decimal number >= 0; -0 is 0. */
export function notNegativeFrom(text: string, option: string): number {
  const value = numberFrom(text, option);
  if (value < 0) throw new UsageError(`${option} takes a number from 0, not "${text}".`);
  return value + 0;
}

/** A whole number >= 0. */
export function wholeFrom(text: string, option: string): number {
  const value = notNegativeFrom(text, option);
  if (!Number.isSafeInteger(value)) throw new UsageError(`${option} takes a whole number, not "${text}".`);
  return value;
}

/** One of a closed list of words. */
export function wordFrom<Word extends string>(text: string, words: readonly Word[], option: string): Word {
  const word = words.find((each) => each === text);
  if (word === undefined) throw new UsageError(`${option} is one of ${words.join(', ')}, not "${text}".`);
  return word;
}

/** An id, or a point as `x,y`. */
export function placeFrom(text: string, option: string): Place {
  // An option swallowed as a value: the value was forgotten. No id begins so, and no number.
  if (text === '' || text.startsWith('--'))
    throw new UsageError(`${option} takes an id or a point such as 18,6.5.`);
  if (!text.includes(',')) return { type: 'piece', id: text };
  const parts = text.split(',');
  const [x = '', y = ''] = parts;
  if (parts.length !== 2) throw new UsageError(`${option} takes a point as x,y, not "${text}".`);
  return { type: 'point', at: { x: numberFrom(x.trim(), option), y: numberFrom(y.trim(), option) } };
}

/** Readings as `KEY=VALUE`, the last of a key winning. Whether key and value exist is not asked here. */
export function readingsFrom(texts: readonly string[]): Readings {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new UsageError(`--reading takes KEY=VALUE, not "${text}".`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}
