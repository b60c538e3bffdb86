/**
 * The smallest game that uses everything the engine offers: chance that deals and rolls, hidden hands, a secret choice
 * of all seats at once, an end. Each seat is dealt two of six cards; every round all seats choose one in secret, a die is
 * rolled, and the highest card plus, for the lowest seat, the die wins the round.
 */
import { err, ok } from '../../shared/base';
import {
  type Actor,
  type GameRules,
  type Random,
  SEAT_IDS,
  type SeatId,
  shuffled,
  type Viewer,
} from '../../src-main/rules/engine';

export interface TinySetup {
  readonly seats: number;
}
export interface TinyState {
  readonly seats: readonly SeatId[];
  readonly hands: Readonly<Record<string, readonly number[]>>;
  readonly chosen: Readonly<Record<string, number>>;
  readonly wins: Readonly<Record<string, number>>;
  readonly waiting: 'deal' | 'choose' | 'roll' | 'over';
  readonly round: number;
}
export type TinyAction =
  | { readonly type: 'choose'; readonly card: number }
  | { readonly type: 'shuffled'; readonly order: readonly number[] }
  | { readonly type: 'rolled'; readonly pips: number };
export type TinyEvent =
  | { readonly type: 'dealt'; readonly hands: Readonly<Record<string, readonly number[]>> }
  | { readonly type: 'chose'; readonly seat: SeatId; readonly card: number | null }
  | { readonly type: 'round'; readonly pips: number; readonly winner: SeatId };
export interface TinyView {
  readonly seats: readonly SeatId[];
  readonly hand: readonly number[];
  readonly handSizes: Readonly<Record<string, number>>;
  readonly choice: number | null;
  readonly hasChosen: readonly SeatId[];
  readonly wins: Readonly<Record<string, number>>;
  readonly waiting: TinyState['waiting'];
  readonly round: number;
}

const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const HAND = 3;

function legalOf(state: TinyState, actor: Actor): readonly TinyAction[] {
  if (state.waiting !== 'choose' || actor === 'chance' || actor === 'referee') return [];
  if (state.chosen[actor] !== undefined) return [];
  return (state.hands[actor] ?? []).map((card): TinyAction => ({ type: 'choose', card }));
}

function chanceActors(state: TinyState): readonly Actor[] {
  if (state.waiting === 'over') return [];
  if (state.waiting !== 'choose') return ['chance'];
  return state.seats.filter((seat) => state.chosen[seat] === undefined);
}

function isChance(state: TinyState, action: TinyAction): boolean {
  if (action.type === 'shuffled') return state.waiting === 'deal' && isOrder(action.order);
  return action.type === 'rolled' && state.waiting === 'roll' && action.pips >= 1 && action.pips <= 6;
}

function isOrder(order: readonly number[]): boolean {
  return [...order].sort((a, b) => a - b).join() === DECK.join();
}

function isAction(value: unknown): value is TinyAction {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'choose') return 'card' in value && typeof value.card === 'number';
  if (value.type === 'rolled') return 'pips' in value && Number.isInteger(value.pips);
  return value.type === 'shuffled' && 'order' in value && Array.isArray(value.order);
}

function apply(
  state: TinyState,
  actor: Actor,
  action: TinyAction,
): { state: TinyState; events: TinyEvent[] } {
  switch (action.type) {
    case 'shuffled': {
      const hands = Object.fromEntries(
        state.seats.map((seat, index) => [seat, action.order.slice(index * HAND, (index + 1) * HAND)]),
      );
      return { state: { ...state, hands, waiting: 'choose' }, events: [{ type: 'dealt', hands }] };
    }
    case 'choose': {
      const seat = actor as SeatId; // only seats choose
      const chosen = { ...state.chosen, [seat]: action.card };
      const waiting = state.seats.every((each) => chosen[each] !== undefined) ? 'roll' : 'choose';
      return { state: { ...state, chosen, waiting }, events: [{ type: 'chose', seat, card: action.card }] };
    }
    case 'rolled':
      return endRound(state, action.pips);
  }
}

function endRound(state: TinyState, pips: number): { state: TinyState; events: TinyEvent[] } {
  const worth = (seat: SeatId): number => (state.chosen[seat] ?? 0) + (seat === state.seats[0] ? pips : 0);
  const winner = state.seats.reduce((best, seat) => (worth(seat) > worth(best) ? seat : best));
  const hands = Object.fromEntries(
    state.seats.map((seat) => [
      seat,
      (state.hands[seat] ?? []).filter((card) => card !== state.chosen[seat]),
    ]),
  );
  const round = state.round + 1;
  return {
    state: {
      ...state,
      hands,
      chosen: {},
      wins: { ...state.wins, [winner]: (state.wins[winner] ?? 0) + 1 },
      waiting: round === HAND ? 'over' : 'choose',
      round,
    },
    events: [{ type: 'round', pips, winner }],
  };
}

function view(state: TinyState, viewer: Viewer): TinyView {
  return {
    seats: state.seats,
    hand: state.hands[viewer] ?? [],
    handSizes: Object.fromEntries(state.seats.map((seat) => [seat, state.hands[seat]?.length ?? 0])),
    choice: state.chosen[viewer] ?? null,
    hasChosen: state.seats.filter((seat) => state.chosen[seat] !== undefined),
    wins: state.wins,
    waiting: state.waiting,
    round: state.round,
  };
}

function eventsFor(events: readonly TinyEvent[], viewer: Viewer): readonly TinyEvent[] {
  return events.map((event): TinyEvent => {
    if (event.type === 'dealt') {
      const own = Object.entries(event.hands).filter(([seat]) => seat === viewer);
      return { type: 'dealt', hands: Object.fromEntries(own) };
    }
    return event.type === 'chose' && event.seat !== viewer ? { ...event, card: null } : event;
  });
}

function determinize(seen: TinyView, seat: SeatId, random: Random): TinyState {
  const others = shuffled(
    DECK.filter((card) => !seen.hand.includes(card)),
    random,
  );
  const hands = Object.fromEntries(
    seen.seats.map((each) => [each, each === seat ? seen.hand : others.splice(0, seen.handSizes[each] ?? 0)]),
  );
  const chosen = Object.fromEntries(
    seen.hasChosen.map((each) => [each, each === seat ? (seen.choice ?? 0) : (hands[each]?.[0] ?? 0)]),
  );
  return { seats: seen.seats, hands, chosen, wins: seen.wins, waiting: seen.waiting, round: seen.round };
}

export const TINY_GAME: GameRules<TinySetup, TinyState, TinyAction, TinyView, TinyEvent> = {
  id: 'tiny',
  rulesVersion: 1,
  start({ seats }) {
    if (seats < 2 || seats > 4)
      return err([{ code: 'out-of-range', message: 'Two to four play.', at: '/seats' }]);
    const ids = SEAT_IDS.slice(0, seats);
    return ok({ seats: ids, hands: {}, chosen: {}, wins: {}, waiting: 'deal', round: 0 });
  },
  seats: ({ seats }) => seats,
  actors: chanceActors,
  legal: (state, actor) =>
    actor === 'chance'
      ? { type: 'open', kinds: chanceActors(state).includes('chance') ? ['shuffled', 'rolled'] : [] }
      : { type: 'listed', actions: legalOf(state, actor) },
  check(state, actor, action) {
    const refusal = { code: 'not-legal', message: 'Not now.', rule: 'BA-ACT-01' } as const;
    if (!isAction(action)) return err({ code: 'unknown-action', message: 'No such action.' });
    if (actor === 'chance') return isChance(state, action) ? ok(action) : err(refusal);
    const found = legalOf(state, actor).find((each) => JSON.stringify(each) === JSON.stringify(action));
    return found ? ok(found) : err(refusal);
  },
  sample(state, actor, random) {
    if (actor === 'chance') {
      return state.waiting === 'deal'
        ? { type: 'shuffled', order: shuffled(DECK, random) }
        : { type: 'rolled', pips: random.below(6) + 1 };
    }
    const actions = legalOf(state, actor);
    const action = actions[random.below(actions.length)];
    if (!action) throw new Error('Nothing is legal.');
    return action;
  },
  apply,
  outcome(state) {
    if (state.waiting !== 'over') return null;
    const most = Math.max(...state.seats.map((seat) => state.wins[seat] ?? 0));
    return {
      type: 'win',
      winners: state.seats.filter((seat) => state.wins[seat] === most),
      rule: 'BA-OBJ-01',
    };
  },
  view,
  eventsFor,
  turns: ({ round }) => round,
  determinize,
};
