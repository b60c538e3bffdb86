/** Matches of Nova Cry that a referee meddles with, and in which people try what they may not: nothing is lost, all end. */
import { describe, expect, it } from 'vitest';
import { NOVA_CRY_READINGS, type NovaCryContent, STATUSES, TOKENS } from '../../shared/content/nova-cry';
import type { NovaCryAction, RefereeAction } from '../../shared/contract/nova-cry';
import {
  type Actor,
  chanceFor,
  deepFrozen,
  pick,
  type Random,
  randomFrom,
  SEAT_IDS,
} from '../../src-main/rules/engine';
import { novaCry, type NovaCryRules, type NovaCryState, readingsOf } from '../../src-main/rules/nova-cry';
import { CONTENT, openSeats } from '../support/nova-cry';
import { lossIn } from '../support/nova-cry/conserved';
import { shippedNovaCry } from '../support/shipped-content';

const LIMIT = 20_000;
const MEDDLED = 1_000;

function anyReadings(random: Random): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(NOVA_CRY_READINGS).map(([key, { values }]) => [key, pick(Object.keys(values), random)]),
  );
}

/** Something a referee might do to this state, drawn by lot; much of it is refused. */
function meddling(state: NovaCryState, random: Random): RefereeAction {
  const held = pick(state.seats, random);
  const { seat, crew, aliens, planet } = held;
  const { piles } = state;
  const count = pick([0, 0, 1, 2, 4, 9, 99], random);
  const some = <Item>(from: readonly Item[], most: number): Item[] =>
    Array.from({ length: random.below(most) }, () => pick(from, random));
  const cards = (['scientist', 'doctor', 'engineer'] as const).flatMap((pile) => [
    ...piles[pile].deck,
    ...piles[pile].discard,
  ]);
  const owned = state.seats.flatMap(({ hand, permanents }) => [
    ...hand,
    ...permanents.map(({ card }) => card),
  ]);
  const strangers = [
    ...piles.aliens.deck,
    ...state.seats.flatMap((each) => each.aliens.map(({ card }) => card)),
  ];
  const person = pick(
    ['captain', ...crew.map(({ card }) => card), ...aliens.map(({ card }) => card)],
    random,
  );
  const actions: readonly RefereeAction[] = [
    { type: 'set-intel', seat, intel: count },
    { type: 'set-victory', seat, victory: random.below(15) },
    { type: 'set-damage', seat, damage: random.below(12) },
    { type: 'set-status', seat, person, status: pick(STATUSES, random) },
    {
      type: 'set-tokens',
      seat,
      front: some(TOKENS, 9),
      ship: some(['weapons-jam', 'warp-wear'] as const, 5),
    },
    {
      type: 'set-pawn',
      seat,
      planet: pick([null, planet?.card ?? null, ...piles.planets.deck], random),
      space: random.below(6),
    },
    { type: 'set-training', seat, training: count },
    { type: 'set-sideways', seat, sideways: random.below(2) === 1 },
    { type: 'set-chancellor', seat: pick([seat, null], random) },
    { type: 'give-card', card: pick([...cards, ...owned, ''], random), to: seat },
    { type: 'give-alien', card: pick([...strangers, ''], random), to: seat },
  ];
  return pick(actions, random);
}

/** The action with each field changed to what it should not be. */
function spoilt(action: NovaCryAction, state: NovaCryState, random: Random): readonly unknown[] {
  const others = ['nobody', '', 'captain', ...state.seats.flatMap(({ hand }) => hand.slice(0, 1))];
  return Object.entries(action).flatMap(([key, value]): readonly unknown[] => {
    if (key === 'type') return [];
    if (typeof value === 'number')
      return [-1, 0.5, 99, 1e9, NaN].map((other) => ({ ...action, [key]: other }));
    if (!Array.isArray(value))
      return [pick(others, random), pick(SEAT_IDS, random)].map((other) => ({ ...action, [key]: other }));
    const list = value as readonly unknown[]; // a field of an action that is a list
    return [[], [...list, ...list], [...list, pick(others, random)], list.slice(1)].map((other) => ({
      ...action,
      [key]: other,
    }));
  });
}

/** Whatever passes the check is carried out without a loss, and nobody passes out of turn. */
function tryAll(
  rules: NovaCryRules,
  content: NovaCryContent,
  state: NovaCryState,
  tries: readonly unknown[],
  actor: Actor,
): void {
  for (const tried of tries)
    for (const who of [actor, ...SEAT_IDS, 'chance'] as const) {
      const checked = rules.check(state, who, tried);
      if (!checked.ok) {
        // Thousands are refused: an expectation of each would cost more than the matches.
        if (checked.error.message === '')
          throw new Error(`${JSON.stringify(tried)} is refused without a word`);
        continue;
      }
      expect(rules.actors(state), `${who} plays ${JSON.stringify(tried)}`).toContain(who);
      expect(lossIn(content, rules.apply(state, who, checked.value).state)).toBeNull();
    }
}

function playMeddled(content: NovaCryContent, seats: number, seed: string): void {
  const random = randomFrom(seed);
  const readings = readingsOf(anyReadings(random));
  if (!readings.ok) throw new Error(JSON.stringify(readings.error));
  const rules = novaCry(content, readings.value);
  const setup = {
    seats: openSeats(seats),
    exclusives: random.below(2) === 1,
    firstGame: random.below(2) === 1,
  };
  const begun = rules.start(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  let state = begun.value;
  for (let record = 0; rules.outcome(state) === null; record += 1) {
    if (record > LIMIT) throw new Error(`${seed}: no end`);
    const isMeddled = record < MEDDLED && random.below(8) === 0;
    const actor = isMeddled ? 'referee' : pick(rules.actors(state), random);
    const action = isMeddled
      ? meddling(state, random)
      : rules.sample(state, actor, actor === 'chance' ? chanceFor(seed, 0, record) : random);
    if (!isMeddled && random.below(12) === 0)
      tryAll(rules, content, state, spoilt(action, state, random), actor);
    const checked = rules.check(state, actor, action);
    if (!checked.ok && !isMeddled) throw new Error(`${seed}: ${JSON.stringify(checked.error)}`);
    if (!checked.ok) continue;
    state = deepFrozen(rules.apply(state, actor, checked.value).state);
    const loss = lossIn(content, state);
    if (loss !== null) expect(loss, `${seed}, record ${record}`).toBeNull();
  }
  for (const winner of rules.outcome(state)?.winners ?? [])
    expect(state.seats.find(({ seat }) => seat === winner)?.isOut).toBe(false);
}

describe('a match of Nova Cry that is meddled with', () => {
  it.each([2, 3, 4, 5, 6])('loses nothing and comes to its end with %i seats, over the fixture', (seats) => {
    for (let game = 0; game < 8; game += 1) playMeddled(CONTENT, seats, `meddled ${seats} ${game}`);
  });

  it.each([2, 4, 6])('loses nothing and comes to its end with %i seats, over the shipped packs', (seats) => {
    for (let game = 0; game < 4; game += 1)
      playMeddled(shippedNovaCry(), seats, `meddled, shipped ${seats} ${game}`);
  });
});
