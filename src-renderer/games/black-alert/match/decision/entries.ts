/** What is on offer, grouped as a person looks for it: one row of the panel for each thing that may be done. */
import { agreeing, type Ask, ASKS, cardsOf, type Parts, valuesOf, without } from './asks';
import type { ClosedOffer, Offers } from '../../../../../shared/contract';
import type { BlackAlertAction, BlackAlertView, TaskView } from '../../../../../shared/contract/black-alert';

export type EntryGroup =
  /** Answers to the task under way, or the steps of a turn. */
  | 'main'
  /** Free actions, each once a turn (BA-FREE-01). */
  | 'free'
  /** Staying out, stopping, ending the turn. */
  | 'end';

export interface Entry {
  /** Such as `move`, `use`, `use-enhanced`, `complete-mission:names-of-the-loyal`, `answer:choose-node`. */
  readonly id: string;
  readonly group: EntryGroup;
  readonly actions: readonly BlackAlertAction[];
}

/** Closed offers as rows, each beside what it belongs to. */
export interface ClosedEntry {
  readonly id: string;
  readonly group: EntryGroup;
  readonly closed: ClosedOffer;
}

const FREE: ReadonlySet<string> = new Set(['play', 'ability', 'take-ready']);
const ENDS: ReadonlySet<string> = new Set(['pass', 'end-turn']);
/** The order of a turn's rows. */
const TURN_ORDER = [
  'begin',
  'use',
  'use-enhanced',
  'complete-mission',
  'repair-resolve',
  'repair-resources',
  'return',
  'move',
  'play',
  'take-ready',
  'ability',
  'end-turn',
];

/** The task that waits on top; null before the first and after the last. */
export function topTask(view: BlackAlertView): TaskView | null {
  return view.tasks.at(-1) ?? null;
}

export function groupOf(kind: string): EntryGroup {
  const [type = ''] = kind.split(':');
  if (FREE.has(type)) return 'free';
  return ENDS.has(type) ? 'end' : 'main';
}

/** Rows for what may be done, in the order of a turn, answers to a task before what may be put in between. */
export function entriesOf(offers: Offers<BlackAlertAction> | null): readonly Entry[] {
  const rows = new Map<string, BlackAlertAction[]>();
  for (const action of offers?.actions ?? []) {
    const id = idOf(action);
    rows.set(id, [...(rows.get(id) ?? []), action]);
  }
  return [...rows]
    .map(([id, actions]): Entry => ({ id, group: groupOf(id), actions }))
    .sort((one, other) => rankOf(one.id) - rankOf(other.id));
}

/**
 * Rows for what may not be done. What is open already, such as a second way to pay for it, is not told twice. Missions have
 * one row: what each lacks stands on its card. Why a card of the hand cannot be played is told on the card.
 */
export function closedEntries(
  offers: Offers<BlackAlertAction> | null,
  entries: readonly Entry[],
): readonly ClosedEntry[] {
  const open = new Set(entries.map(({ id }) => kindOf(id)));
  const told = new Set<string>();
  return nearestFirst(offers?.closed ?? [])
    .filter(({ what }) => {
      const kind = kindOf(what);
      const key = MANY.has(kind) ? what : kind;
      const isTold = open.has(kind) || told.has(key) || (kind === 'play' && what !== 'play');
      told.add(key);
      return !isTold;
    })
    .map((closed): ClosedEntry => ({ id: closed.what, group: groupOf(closed.what), closed }))
    .sort((one, other) => rankOf(one.closed.what) - rankOf(other.closed.what));
}

/** Of several Missions the one is told whose node is reached: what it lacks is news. The order of the rest stays. */
function nearestFirst(closed: readonly ClosedOffer[]): readonly ClosedOffer[] {
  const isFar = ({ what, refusal }: ClosedOffer): boolean =>
    kindOf(what) === 'complete-mission' && refusal.rule === 'BA-MISSION-02';
  return [...closed.filter((each) => !isFar(each)), ...closed.filter(isFar)];
}

/** Kinds of which each is told apart: who may not bid. */
const MANY: ReadonlySet<string> = new Set(['bid']);

/** Why a card of the hand cannot be played for its text now; null: it can, or nobody asks. */
export function closedCard(offers: Offers<BlackAlertAction> | null, card: string): ClosedOffer | null {
  return offers?.closed.find(({ what }) => what === `play:${card}`) ?? null;
}

/** `use`, `complete-mission`, `bid`; both ways to repair are one. */
function kindOf(id: string): string {
  const [kind = id] = id.split(':');
  return kind.startsWith('repair') ? 'repair' : kind;
}

function idOf(action: BlackAlertAction): string {
  if (action.type === 'use') return action.enhance ? 'use-enhanced' : 'use';
  if (action.type === 'repair') return `repair-${action.price}`;
  if (action.type === 'complete-mission') return `complete-mission:${action.mission}`;
  return TURN_ORDER.includes(action.type) || action.type === 'pass' ? action.type : `answer:${action.type}`;
}

/**
 * Everything on the table that would be an answer now, by what it answers: other answers of the row that is taken up, and
 * where that row asks no such thing whatever the waiting rows would take.
 */
export function offeredBy(
  taken: Entry | null,
  picks: Parts,
  waiting: readonly Entry[],
): ReadonlyMap<Ask, ReadonlySet<string>> {
  return new Map(ASKS.map((ask) => [ask, new Set(answersTo(ask, taken, picks, waiting))]));
}

function answersTo(
  ask: Ask,
  taken: Entry | null,
  picks: Parts,
  waiting: readonly Entry[],
): readonly string[] {
  if (ask === 'cards') return taken?.actions.flatMap(cardsOf) ?? [];
  const isAsked = taken !== null && valuesOf(taken.actions, ask).length > 0;
  return isAsked
    ? valuesOf(agreeing(taken.actions, without(picks, ask)), ask)
    : waiting.flatMap(({ actions }) => valuesOf(actions, ask));
}

/** Answers first, then a turn's rows in order, staying out last. */
function rankOf(id: string): number {
  if (id.startsWith('answer:')) return -1;
  const [type = id] = id.split(':');
  const rank = TURN_ORDER.indexOf(type);
  return rank < 0 ? TURN_ORDER.length : rank;
}
