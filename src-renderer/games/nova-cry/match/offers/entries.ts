/** What is on offer, grouped as a person looks for it: one row of the panel for each thing that may be done. */
import type { ClosedOffer, Offers, SeatId } from '../../../../../shared/contract';
import type { NovaCryAction, NovaCryView, TaskView } from '../../../../../shared/contract/nova-cry';
import { agreeing, type Ask, ASKS, cardsOf, type Parts, valuesOf, without } from './asks';

export type EntryGroup =
  /** Answers to the task under way, fights and purchases of the turn. */
  | 'main'
  /** Strategies, one row for each (NC-STRAT-01). */
  | 'strategy'
  /** Cards of the hand (NC-ACTION-01). */
  | 'card'
  /** Training, Emergency Resurrect, aliens, arrow cards and abilities, whenever they may be used. */
  | 'free'
  /** Going on, staying out, stopping. */
  | 'end';

export interface Entry {
  /** Such as `proceed`, `battle`, `battle-teleport`, `strategy:rush`, `play:long-scan#2`, `use:broker`, `answer:choose-seat`. */
  readonly id: string;
  readonly group: EntryGroup;
  readonly actions: readonly NovaCryAction[];
}

/** Closed offers as rows, each beside what it belongs to. */
export interface ClosedEntry {
  readonly id: string;
  readonly group: EntryGroup;
  readonly closed: ClosedOffer;
}

/** The order of a turn's rows; answers stand before them, strangers after them. */
const ORDER = [
  'battle',
  'battle-teleport',
  'duel',
  'buy-alien',
  'buy',
  'service',
  'strategy',
  'play',
  'reroll',
  'use',
  'ability',
  'train',
  'emergency',
  'proceed',
  'pass',
] as const;
const GROUPS: Readonly<Record<string, EntryGroup>> = {
  strategy: 'strategy',
  play: 'card',
  use: 'free',
  ability: 'free',
  train: 'free',
  emergency: 'free',
  proceed: 'end',
  pass: 'end',
};

/** The task that waits on top; null before the first and after the last. */
export function topTask(view: NovaCryView): TaskView | null {
  return view.tasks.at(-1) ?? null;
}

/** `strategy` of `strategy:rush`. */
export function kindOf(id: string): string {
  const [kind = id] = id.split(':');
  return kind;
}

/** `rush` of `strategy:rush`; empty where there is none. */
export function nameOf(id: string): string {
  return id.slice(kindOf(id).length + 1);
}

export function groupOf(id: string): EntryGroup {
  return GROUPS[kindOf(id)] ?? 'main';
}

/** Actions that are rows by themselves, whatever they name. */
const PLAIN: ReadonlySet<string> = new Set([
  'duel',
  'buy-alien',
  'service',
  'train',
  'emergency',
  'proceed',
  'pass',
]);

/** The row that an action belongs to. */
export function entryIdOf(action: NovaCryAction): string {
  const name = rowName(action);
  if (name !== null) return `${action.type}:${name}`;
  if (action.type === 'battle') return action.by === 'teleport' ? 'battle-teleport' : 'battle';
  return PLAIN.has(action.type) ? action.type : `answer:${action.type}`;
}

/** What tells rows of one kind apart; null: there is one row of its kind. */
function rowName(action: NovaCryAction): string | null {
  if (action.type === 'strategy') return action.strategies[0] ?? '';
  if (action.type === 'play') return action.card;
  if (action.type === 'use') return action.cards.join('+');
  if (action.type === 'ability') return action.ability;
  if (action.type === 'buy') return action.line;
  return action.type === 'reroll' ? action.by : null;
}

/** Rows for what may be done: answers to a task first, then a turn's rows in order. */
export function entriesOf(offers: Offers<NovaCryAction> | null): readonly Entry[] {
  const rows = new Map<string, NovaCryAction[]>();
  for (const action of offers?.actions ?? []) {
    const id = entryIdOf(action);
    const row = rows.get(id);
    if (row) row.push(action);
    else rows.set(id, [action]);
  }
  return [...rows]
    .map(([id, actions]): Entry => ({ id, group: groupOf(id), actions }))
    .sort((one, other) => rankOf(one.id) - rankOf(other.id));
}

/** Rows for what may not be done; what is open already is not told twice. */
export function closedEntries(
  offers: Offers<NovaCryAction> | null,
  entries: readonly Entry[],
): readonly ClosedEntry[] {
  const told = new Set(entries.map(({ id }) => id));
  return (offers?.closed ?? [])
    .filter(({ what }) => {
      const isTold = told.has(what);
      told.add(what);
      return !isTold;
    })
    .map((closed): ClosedEntry => ({ id: closed.what, group: groupOf(closed.what), closed }))
    .sort((one, other) => rankOf(one.id) - rankOf(other.id));
}

/**
 * Why something cannot be done now, by the row's id or a finer one such as `play:long-scan:1`, `battle:2` (that opponent),
 * `choose-planet:far-reach`; the first that is known. Null: it can, or nobody asks.
 */
export function closedBy(
  offers: Offers<NovaCryAction> | null,
  ...whats: readonly string[]
): ClosedOffer | null {
  for (const what of whats) {
    const found = offers?.closed.find((closed) => closed.what === what);
    if (found) return found;
  }
  return null;
}

/**
 * Everything on the table that would be an answer now, by what it answers: other answers of the row that is taken up, and
 * where that row asks no such thing whatever the waiting rows would take.
 */
export function offeredBy(
  taken: Entry | null,
  picks: Parts,
  waiting: readonly Entry[],
  seat: SeatId,
): ReadonlyMap<Ask, ReadonlySet<string>> {
  return new Map(ASKS.map((ask) => [ask, new Set(answersTo(ask, taken, picks, waiting, seat))]));
}

function answersTo(
  ask: Ask,
  taken: Entry | null,
  picks: Parts,
  waiting: readonly Entry[],
  seat: SeatId,
): readonly string[] {
  if (ask === 'cards')
    return taken ? agreeing(taken.actions, without(picks, ask), seat).flatMap(cardsOf) : [];
  const isAsked = taken !== null && valuesOf(taken.actions, ask, seat).length > 0;
  return isAsked
    ? valuesOf(agreeing(taken.actions, without(picks, ask), seat), ask, seat)
    : waiting.flatMap(({ actions }) => valuesOf(actions, ask, seat));
}

function rankOf(id: string): number {
  const kind = kindOf(id);
  if (kind === 'answer') return -1;
  const rank = ORDER.findIndex((each) => each === kind);
  return rank < 0 ? ORDER.length : rank;
}
