/**
 * What an action settles, part by part, so that one way of pressing things answers every task: each of its fields is a
 * question, and its value the answer as text.
 */
import type { IntoTheUnknownAction } from '../../../../../shared/contract/into-the-unknown';

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
/** One answer to one question, as text: an id, a number, or several in order. */
export type Parts = Readonly<Partial<Record<Ask, string>>>;
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

/** Actions that agree with every answer given so far. */
export function agreeing(
  actions: readonly IntoTheUnknownAction[],
  picks: Parts,
): readonly IntoTheUnknownAction[] {
  const asked = ASKS.filter((ask) => picks[ask] !== undefined);
  return actions.filter((action) => {
    const parts = partsOf(action);
    return asked.every((ask) => parts[ask] === picks[ask]);
  });
}

/** Distinct answers to one question, in the order of the rules' list; an action that leaves it open counts for none. */
export function valuesOf(actions: readonly IntoTheUnknownAction[], ask: Ask): readonly string[] {
  return [...new Set(actions.flatMap((action) => partsOf(action)[ask] ?? []))];
}

/** The first question on which the actions still differ; null: there is but one, or they are all alike. */
export function nextAsk(actions: readonly IntoTheUnknownAction[], picks: Parts): Ask | null {
  if (actions.length < 2) return null;
  const parts = actions.map(partsOf);
  return (
    ASKS.find((ask) => picks[ask] === undefined && new Set(parts.map((each) => each[ask])).size > 1) ?? null
  );
}

/** The answers without one of them. */
export function without(picks: Parts, ask: Ask): Parts {
  return Object.fromEntries(Object.entries(picks).filter(([key]) => key !== ask));
}
