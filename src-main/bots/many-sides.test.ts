/** Several sides that choose at once and in secret, each for itself: the tiny game, judged by the rounds that a seat has won. */
import { describe, expect, it } from 'vitest';
import { type AnyRules, chanceFor, pick, playOut, type SeatId, shuffled, Timeline } from '../rules/engine';
import { TINY_GAME, type TinyState, type TinyView } from '../../tests/support/tiny-game';
import { chooserOf } from './bots';
import { decideSteadily, UNWATCHED } from './steady';

/** A seat's own rounds against all that were played: it knows of no teams. */
const evaluate = ({ wins, round }: TinyView, seat: SeatId): number => (wins[seat] ?? 0) / Math.max(1, round);
const HABITUAL: typeof TINY_GAME = {
  ...TINY_GAME,
  evaluate,
  habit: (state, actor, random) => {
    const list = TINY_GAME.legal(state, actor);
    return list.type === 'listed' ? pick(list.actions, random) : null;
  },
};
const RULES = HABITUAL as unknown as AnyRules; // bots know rules of whichever game

const SEATS = ['1', '2', '3', '4'] as const;

/** Four seats, dealt by the seed; some of them have chosen already. */
function dealt(seed: string, chosen: readonly SeatId[]): TinyState {
  const started = Timeline.start(TINY_GAME, { seats: 4 });
  if (!started.ok) throw new Error('The tiny game starts with four seats');
  const deal = TINY_GAME.sample(started.value.state, 'chance', chanceFor(seed, 0, 0));
  let { state } = TINY_GAME.apply(started.value.state, 'chance', deal);
  for (const seat of chosen) {
    const [first] = handOf(state, seat);
    state = TINY_GAME.apply(state, seat, { type: 'choose', card: first ?? 0 }).state;
  }
  return state;
}

function handOf(state: TinyState, seat: SeatId): readonly number[] {
  return state.hands[seat] ?? [];
}

/** Seeds that deal a seat one high card and two that win far less often. */
function seedsOfClearHands(seat: SeatId, count: number): readonly string[] {
  const seeds: string[] = [];
  for (let number = 0; seeds.length < count; number += 1) {
    const seed = `deal ${number}`;
    const [, second = 0, highest = 0] = [...handOf(dealt(seed, []), seat)].sort((one, other) => one - other);
    if (highest >= 11 && second <= 6) seeds.push(seed);
  }
  return seeds;
}

function decision(state: TinyState, seat: SeatId, seed: string) {
  const list = TINY_GAME.legal(state, seat);
  return decideSteadily(
    RULES,
    {
      seat,
      view: TINY_GAME.view(state, seat),
      legal: list.type === 'listed' ? list.actions : [],
      seed,
      budget: { type: 'nodes', nodes: 900 },
    },
    UNWATCHED,
  );
}

describe('steady among several who choose at once', () => {
  it.each(SEATS)('seat %s lays the card that wins most often, whoever is asked first', (seat) => {
    for (const seed of seedsOfClearHands(seat, 4)) {
      const others = shuffled(
        SEATS.filter((each) => each !== seat),
        chanceFor(seed, 0, 1),
      );
      for (const chosen of [[], others.slice(0, 1), others.slice(0, 2), others]) {
        const state = dealt(seed, chosen);
        const { action, nodes } = decision(state, seat, seed);
        const card = Math.max(...handOf(state, seat));
        expect(action, `${seed}, ${chosen.length} have chosen`).toEqual({ type: 'choose', card });
        expect(nodes).toBeGreaterThan(0);
      }
    }
  });

  it('decides the same whatever the others have chosen in secret', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const state = dealt(seed, ['1', '2']);
      const twin = { ...state, chosen: { ...state.chosen, '1': handOf(state, '1')[2] ?? 0 } };
      expect(decision(twin, '3', seed)).toEqual(decision(state, '3', seed));
    }
  });

  it('plays whole games of four seats, each with its own view', () => {
    const started = Timeline.start(TINY_GAME, { seats: 4 });
    if (!started.ok) throw new Error('The tiny game starts with four seats');
    const choose = chooserOf(RULES, ['steady', 'random', 'steady', 'random'], 'whole', 60);
    const { outcome } = playOut(RULES, started.value.state as unknown, 'whole', choose, 100);
    expect(outcome?.winners.length).toBeGreaterThan(0);
  });
});
