import { describe, expect, it } from 'vitest';
import { deepFrozen, randomFrom } from '../../engine';
import type { IntoTheUnknownAction, Task } from '../../../../shared/contract/into-the-unknown';
import { type BegunOptions, officerCard } from '../../../../tests/support/into-the-unknown';
import { hailing, open, show, testOf, trust } from '../../../../tests/support/into-the-unknown/hails';
import { Match } from '../../../../tests/support/into-the-unknown/match';

const NOTE: Task = { type: 'note', seat: '1', text: 'The phase is over', from: 'test' };
const STANDBY: readonly Task[] = [NOTE, { type: 'standby-order', seat: '1', part: 'units' }];

/** What is told of the first action that fits; undefined: nothing. */
function told(match: Match, is: (action: IntoTheUnknownAction) => boolean) {
  const actions = match.legal('1');
  const forecasts = match.rules.forecasts?.(match.state, '1') ?? [];
  return forecasts.find(({ offer }) => {
    const action = actions[offer];
    return action !== undefined && is(action);
  })?.ways;
}

const isOrder = (ability: string) => (action: IntoTheUnknownAction) =>
  action.type === 'order' && action.ability === ability;

describe('the rolls that actions lead to', () => {
  const fighter = { class: 'jemhadar-fighter', seat: '2', at: [26, 26, 180] } as const;
  const raiders: BegunOptions = {
    units: [fighter, { class: 'security-team', in: '2:jemhadar-fighter/cargo' }],
    round: { phase: 'standby' },
    tasks: STANDBY,
  };

  it('ITU-TEAM-26: a raid is told with the difficulty that its target makes', () => {
    const match = Match.begun(raiders);
    expect(told(match, isOrder('raid'))).toEqual([
      {
        given: {},
        helpers: [],
        seat: '1',
        name: 'Ops + Fieldcraft',
        dice: { intuition: 3, expertise: 1 },
        rerolls: [],
        swap: null,
        exchanges: [],
        isLeast: false,
        needed: 4,
      },
    ]);
  });

  it('ITU-DICE-13: an order to fire tells the attacks that it opens, one of each mount at each target', () => {
    const match = Match.begun({
      units: [
        { class: 'defiant', at: [18, 18, 0], alert: 'red 1', crew: { tactical: 'tester' } },
        { class: 'jemhadar-fighter', seat: '2', at: [18, 14, 180] },
      ],
      cards: { officers: { tester: officerCard({ skills: { ordnance: 1 } }) } },
    });
    const forecasts = match.rules.forecasts?.(match.state, '1') ?? [];
    const at = match.legal('1').findIndex(isOrder('fire-weapons'));
    const opens = forecasts.find(({ offer }) => offer === at)?.opens ?? [];
    const order = match.legal('1')[at];
    if (order) match.step('1', order);
    const made = new Set(
      match.options('1', 'attack').map(({ weapon, mount, target }) => `${weapon}/${mount}/${target}`),
    );
    expect(made.size).toBeGreaterThan(0);
    expect(opens).toHaveLength(made.size);
    for (const { action } of opens) expect(match.legal('1')).toContainEqual(action);
  });

  it('ITU-HAIL-17, ITU-HAIL-20: a token is told against each that the other may show, by who then tests', () => {
    const match = hailing().step('1', open());
    const ways = told(match, (action) => action.type === 'trust' && action.token === 3) ?? [];
    expect(ways.map(({ given, seat, dice }) => [given, seat, dice.intuition])).toEqual([
      [{ own: 3, other: 2 }, '1', 2],
      [{ own: 3, other: 3 }, testOf(show(hailing().step('1', open()), 3, 3))?.seat, 3],
      [{ own: 3, other: 4 }, '2', 3],
    ]);
  });

  it('ITU-HAIL-13: what the other has chosen already is not in it', () => {
    const opened = () => hailing().step('1', open());
    const chosen = (token: number) => opened().step('2', { type: 'trust', token });
    const forecasts = ({ rules, state }: Match) => rules.forecasts?.(state, '1');
    expect(forecasts(chosen(1))).toEqual(forecasts(opened()));
    expect(forecasts(chosen(4))).toEqual(forecasts(opened()));
  });

  it('ITU-HAIL-14: who answers with the refusal token rolls nothing; spent tokens are not reckoned with', () => {
    const match = hailing({ seats: { '1': trust(), '2': trust(3) } }).step('1', open());
    const ways = told(match, (action) => action.type === 'trust' && action.token === 4) ?? [];
    expect(ways.map(({ given }) => given.other)).toEqual([2, 4]);
  });

  it('ITU-FKEY-01: with one of two skills to choose each is told, and each choice by itself', () => {
    const skills = { commerce: 3, fieldcraft: 1 };
    const match = Match.begun({
      units: [{ class: 'defiant', at: [18, 18, 0], crew: { 'cargo-bay': 'tester' } }],
      features: [{ kind: 'cloud', at: [18, 16], is: { keywords: { abundant: 2 } } }],
      cards: { officers: { tester: officerCard({ skills }) } },
      tasks: [NOTE, { type: 'priority-order', seat: '1' }],
    });
    const is = (action: IntoTheUnknownAction) =>
      action.type === 'order' && action.ability.endsWith('gather-resources');
    const pools = (each: ReturnType<typeof told>) => each?.map(({ name, dice }) => [name, dice.expertise]);
    const both = pools(told(match, is));
    expect(both).toHaveLength(2);
    const order = match.legal('1').find(is);
    if (order) match.step('1', order);
    const chosen = [0, 1].flatMap((at) =>
      pools(told(match, (action) => action.type === 'choose-option' && action.option === at)),
    );
    expect(chosen).toEqual(both);
  });

  it('ITU-DICE-10: a test is told as it lies, and with the die of each officer who may assist', () => {
    const assisting = officerCard({ name: 'Helper', passives: [{ changes: 'assist-die' }] });
    const match = Match.begun({
      units: [
        { class: 'defiant', at: [18, 18, 0], crew: { 'cargo-bay': 'tester', helm: 'helper' } },
        { class: 'jemhadar-fighter', seat: '2', at: [26, 26, 180] },
      ],
      features: [{ kind: 'cloud', at: [18, 16], is: { keywords: { abundant: 2 } } }],
      cards: {
        officers: {
          tester: officerCard({ skills: { commerce: 2, fieldcraft: 2 } }),
          helper: assisting,
        },
      },
      tasks: [NOTE, { type: 'priority-order', seat: '1' }],
    });
    const is = (action: IntoTheUnknownAction) =>
      action.type === 'order' && action.ability.endsWith('gather-resources') && action.officer === '1:tester';
    const ways = told(match, is) ?? [];
    const helped = ways.filter(({ helpers }) => helpers.length > 0);
    expect(helped.map(({ helpers }) => helpers)).toEqual([['1:helper'], ['1:helper']]);
    for (const way of helped) {
      const alone = ways.find(({ name, helpers }) => name === way.name && helpers.length === 0);
      expect(way).toEqual({
        ...alone,
        helpers: ['1:helper'],
        dice: { ...alone?.dice, intuition: (alone?.dice['intuition'] ?? 0) + 1 },
      });
    }
  });

  it('agrees with what is rolled, and changes nothing, over a match', () => {
    const cards = { officers: { tester: officerCard({ skills: { logic: 2 } }) } };
    const match = Match.begun({
      cards,
      units: [
        { class: 'defiant', at: [18, 18, 0], crew: { helm: 'tester' } },
        { class: 'jemhadar-fighter', seat: '2', at: [18, 10, 180] },
      ],
    });
    const random = randomFrom('forecasts');
    let compared = 0;
    for (let steps = 0; steps < 250 && match.actor !== null; steps += 1) {
      const { actor } = match;
      if (actor === '1' || actor === '2') compared += compare(match, actor);
      match.sample(random);
    }
    expect(compared).toBeGreaterThan(0);
  });
});

/** Each order that is told of, given: the dice that lie there next are those told. */
function compare({ rules, state }: Match, seat: '1' | '2'): number {
  const actions = rules.legal(state, seat).actions ?? [];
  const orders = (rules.forecasts?.(deepFrozen(state), seat) ?? []).filter(({ ways }) => ways.length === 1);
  return orders.filter(({ offer, ways }) => {
    const action = actions[offer];
    const top = action && rules.apply(state, seat, action).state.tasks.at(-1);
    if (top?.type !== 'test') return false;
    expect(ways[0]).toMatchObject({ seat: top.seat, needed: top.difficulty });
    expect(Object.values(ways[0]?.dice ?? {}).reduce((sum, count) => sum + count, 0)).toBe(top.dice.length);
    return true;
  }).length;
}
