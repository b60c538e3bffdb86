/**
 * What an action settles, part by part, so that one way of pressing things answers every task: each of its fields is a
 * question, and its value the answer as text.
 */
import type { IntoTheUnknownAction } from '../../../../../shared/contract/into-the-unknown';
import { askingBy, type Picks } from '../../../../panels/decide/asks';

/** Questions in the order in which they are asked. Fields that are measured or laid out elsewhere are none. */
export const ASKS = [
  'unit',
  'ability',
  'hail',
  'weapon',
  'mount',
  'letter',
  'team',
  'class',
  'station',
  'officer',
  'who',
  'target',
  'receiver',
  'leader',
  'with',
  'officers',
  'to',
  'joins',
  'section',
  'slot',
  'end',
  'power',
  'reserve',
  'by',
  'effect',
  'dice',
  'feature',
  'card',
  'seat',
  'option',
  'position',
  'token',
  'ship',
  'ships',
  'transfers',
  'equipment',
  'auxiliaries',
  'posts',
  'alert',
  'side',
  'notches',
  'system',
  'endurance',
] as const;
export type Ask = (typeof ASKS)[number];
export type Parts = Picks<Ask>;
/** The answer that names nobody and nothing. */
export const NOBODY = '';

/** What an action settles. */
export function partsOf(action: IntoTheUnknownAction): Parts {
  const known = made.get(action);
  if (known) return known;
  const fields = action as Readonly<Record<string, unknown>>; // read by name: each is told as text
  const parts = Object.fromEntries(
    ASKS.flatMap((ask) => (fields[ask] === undefined ? [] : [[ask, valueText(fields[ask])]])),
  ) as Parts; // one for each question that the action answers
  made.set(action, parts);
  return parts;
}
const made = new WeakMap<IntoTheUnknownAction, Parts>();

function valueText(value: unknown): string {
  if (value === null) return NOBODY;
  if (Array.isArray(value)) return value.map(valueText).join(' ');
  if (typeof value === 'object') return Object.values(value).map(valueText).join('/');
  return String(value as string | number | boolean); // what JSON holds besides
}

/** The piece that an answer names: itself, or the feature or team that somebody goes to. */
export function pieceOf(ask: Ask, value: string): string {
  return ask === 'to' ? value.replace(/^(?:feature|team)\//, '') : value;
}

export { without } from '../../../../panels/decide/asks';
/** `agreeing`, `valuesOf`, `nextAsk`: actions by these questions. */
export const { agreeing, valuesOf, nextAsk } = askingBy(ASKS, partsOf);
