/** A short match as readable text: every record with what it brought, kept to be compared. */
import {
  type AnyAction,
  type GameRules,
  playOut,
  randomFrom,
  type SeatId,
} from '../../src-main/rules/engine';

/** A match that is kept under a name; whatever its game. */
export interface GoldenMatch {
  readonly name: string;
  readonly text: () => string;
}

/** How one game's matches are played and told. */
export interface Golden<State, Action extends AnyAction, View, Event extends AnyAction> {
  readonly rules: GameRules<never, State, Action, View, Event>;
  readonly first: State;
  readonly seed: string;
  /** The first line. */
  readonly title: string;
  /** Who is at a seat. */
  readonly whoOf: (state: State, seat: SeatId) => string;
  /** A field of an action or event in words; null: as any other. */
  readonly wordOf?: (key: string, value: unknown) => string | null;
}

const LIMIT = 3000;

/** The whole match, played at random: each record and its events on lines of their own, the outcome last. */
export function goldenText<State, Action extends AnyAction, View, Event extends AnyAction>(
  golden: Golden<State, Action, View, Event>,
): string {
  const { rules, first, seed, title, whoOf, wordOf = () => null } = golden;
  const random = randomFrom(seed);
  const choose = (state: State, actor: Parameters<typeof rules.sample>[1]): Action =>
    rules.sample(state, actor, random);
  const { records } = playOut(rules, first, seed, choose, LIMIT);
  const lines = [title];
  let state = first;
  records.forEach(({ seat, action }, index) => {
    const who = seat === 'chance' || seat === 'referee' ? seat : whoOf(state, seat);
    lines.push(`${index + 1}. ${who}: ${worded(action, wordOf)}`);
    const step = rules.apply(state, seat, action);
    for (const event of step.events) lines.push(`   - ${worded(event, wordOf)}`);
    state = step.state;
  });
  return `${[...lines, `Outcome: ${JSON.stringify(rules.outcome(state))}`].join('\n')}\n`;
}

/** The type, then the fields in their own order; what is null is left out. */
function worded(
  { type, ...fields }: AnyAction,
  wordOf: (key: string, value: unknown) => string | null,
): string {
  const told = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key} ${wordOf(key, value) ?? plain(value)}`);
  return told.length > 0 ? `${type} (${told.join(', ')})` : type;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
}
