/** Every legal answer to every task can be given by pressing things: nothing that the rules allow is out of reach. */
import { describe, expect, it } from 'vitest';
import type { BlackAlertAction, Task, TaskType } from '../../../../shared/contract/black-alert';
import { randomFrom } from '../../../../src-main/rules/engine';
import {
  bid,
  enhanced,
  Match,
  match,
  type MatchOptions,
  rulesWith,
  SEATS,
  use,
} from '../../../../tests/support/black-alert';
import { tableFor, tableOf } from '../../../../tests/support/black-alert-table.svelte';
import { cardsOf, partsOf } from './decision/asks';
import type { MatchSession } from './session.svelte';

/** Takes the action's row up and presses what it asks, as a person would. Returns what would be sent. */
function pressed(session: MatchSession, action: BlackAlertAction): BlackAlertAction | null {
  session.choosing.clear();
  session.turning.lower();
  const entry = session.entries.find(({ actions }) => actions.includes(action));
  if (!entry) return null;
  if (session.choosing.entry?.id !== entry.id) session.take(entry.id);
  if (action.type === 'turn-tile') return turned(session, action);
  for (let asked = 0; asked < 12; asked += 1) {
    const { ask } = session.choosing;
    if (ask === null) break;
    if (ask === 'cards') {
      for (const card of cardsOf(action)) session.choosing.lay(card);
      break;
    }
    const value = partsOf(action)[ask];
    if (value === undefined || session.choosing.ready === action) break;
    expect(session.choosing.values).toContain(value);
    const settled = session.choosing.press(ask, value);
    if (settled) return settled;
  }
  return session.choosing.ready;
}

function turned(
  session: MatchSession,
  { space, turn }: Extract<BlackAlertAction, { type: 'turn-tile' }>,
): BlackAlertAction | null {
  session.pressSpace(space);
  const { turning } = session;
  for (let step = 0; step < 6 && turning.turn !== turn; step += 1) turning.step(1);
  return turning.space === null || turning.turn === null
    ? null
    : { type: 'turn-tile', space: turning.space, turn: turning.turn };
}

function expectAllReachable(session: MatchSession, some = Infinity): void {
  const actions = session.offers?.actions ?? [];
  expect(actions.length).toBeGreaterThan(0);
  const step = Math.max(1, Math.floor(actions.length / some));
  for (const action of actions.filter((_, index) => index % step === 0)) {
    expect(pressed(session, action)).toEqual(action);
  }
}

/** A task that waits for the player, laid on top of a turn. */
const waiting =
  (task: Task): NonNullable<MatchOptions['change']> =>
  (state) =>
    void state.tasks.push(task as (typeof state.tasks)[number]); // a draft of the same shape

const verb = (effect: Extract<Task, { type: 'verb' }>['effect'], character: string | null = null): Task => ({
  type: 'verb',
  effect,
  context: { self: 'saru', from: 's1' },
  character,
});

const HANDS = { saru: ['s1', 's2', 's4'], lorca: ['t1', 't2', 't4'] };
const ABOARD: MatchOptions['at'] = { saru: 'discovery/brig', lorca: 'discovery/brig' };

const CASES: Partial<Readonly<Record<TaskType, readonly MatchOptions[]>>> = {
  'choose-holder': [
    { seats: 3, change: waiting({ type: 'choose-holder', team: 'starfleet', among: ['saru', 'tilly'] }) },
  ],
  turn: [
    { hands: HANDS, change: (state) => void (state.turn.step = 'draw') },
    { hands: HANDS, at: ABOARD, pools: { discovery: { tritanium: 1 } }, ready: ['s2#2', null, 's3'] },
    {
      hands: { saru: ['system-bypass', 's4', 's3'] },
      at: { saru: 'discovery/weapons' },
      discovery: 'C1/planet',
      pools: { discovery: { intel: 2 } },
    },
    {
      hands: HANDS,
      damage: ['d-ready-room'],
      at: { saru: 'discovery/ready-room' },
      pools: { discovery: { dilithium: 1 } },
    },
    { hands: HANDS, at: { saru: 'charon/reactor' }, pools: { discovery: { intel: 1 } } },
    { hands: HANDS, at: { saru: 'discovery/weapons' }, charon: 'C3', fleets: ['C3', 'C3'] },
    { turn: 'lorca', hands: HANDS, at: { lorca: 'discovery/weapons' }, pools: { charon: { intel: 1 } } },
    { turn: 'lorca', hands: HANDS, at: { lorca: 'discovery/brig' } },
  ],
  discard: [
    { hands: HANDS, change: waiting({ type: 'discard', character: 'saru', count: 2, by: 'holder' }) },
  ],
  'pool-limit': [
    {
      pools: { discovery: { intel: 5, tritanium: 4 } },
      change: waiting({ type: 'pool-limit', ship: 'discovery' }),
    },
  ],
  gain: [
    {
      change: waiting({
        type: 'gain',
        ship: 'discovery',
        character: 'saru',
        kinds: ['intel', 'tritanium'],
        count: 2,
      }),
    },
  ],
  'gain-nodes': [
    {
      change: waiting({
        type: 'gain-nodes',
        ship: 'discovery',
        character: 'saru',
        nodes: ['C3/hub', 'C3/east', 'C1/planet'],
        count: 2,
      }),
    },
  ],
  seize: [
    {
      pools: { charon: { intel: 1, dilithium: 2 } },
      change: waiting({ type: 'seize', from: 'charon', character: 'saru', count: 4 }),
    },
  ],
  'place-corruption': [
    {
      corruption: ['A3', 'E2'],
      change: waiting({
        type: 'place-corruption',
        character: 'saru',
        near: 'corruption',
        count: 2,
        rule: 'BA-CLEAN-05',
      }),
    },
  ],
  navigate: [
    {
      change: waiting({
        type: 'navigate',
        ship: 'discovery',
        character: 'saru',
        within: 'network',
        times: 2,
      }),
    },
    { change: waiting({ type: 'navigate', ship: 'charon', character: 'saru', within: 'network', times: 1 }) },
  ],
  threat: [
    {
      change: waiting({
        type: 'threat',
        card: 'threat-1',
        sections: ['corruption', 'fleet'],
        drawer: 'saru',
      }),
    },
  ],
  rotate: [{ change: waiting({ type: 'rotate', character: 'saru', count: 2, turned: ['B2'] }) }],
  fleet: [
    {
      fleets: ['E1'],
      change: waiting({
        type: 'fleet',
        character: 'saru',
        tokens: 2,
        steps: 2,
        add: true,
        optional: true,
        moving: null,
        done: [],
      }),
    },
    {
      fleets: ['E1', 'E1'],
      change: waiting({
        type: 'fleet',
        character: 'saru',
        tokens: 1,
        steps: 2,
        add: false,
        optional: true,
        moving: { space: 'E1', steps: 1 },
        done: [],
      }),
    },
  ],
  damage: [{ change: waiting({ type: 'damage', ship: 'charon', at: 'chosen', count: 1, chooser: 'saru' }) }],
  'choose-damage': [
    {
      change: waiting({
        type: 'choose-damage',
        ship: 'charon',
        chooser: 'saru',
        cards: ['c-reactor', 'c-weapons'],
      }),
    },
  ],
  'reactor-repair': [
    {
      hands: HANDS,
      damage: ['c-reactor'],
      change: waiting({ type: 'reactor-repair', character: 'saru', enhanced: false, credit: 0 }),
    },
    {
      hands: HANDS,
      damage: ['c-reactor', 'c-weapons'],
      change: waiting({ type: 'reactor-repair', character: 'saru', enhanced: true, credit: 2 }),
    },
  ],
  'give-card': [
    {
      seats: 4,
      change: waiting({
        type: 'give-card',
        character: 'saru',
        chosen: null,
        from: 'ready',
        cards: ['s1', 's2', 's3', 's4'],
      }),
    },
    {
      seats: 4,
      discards: { starfleet: ['s1', 's2'] },
      change: waiting({ type: 'give-card', character: 'saru', chosen: null, from: 'discard', cards: [] }),
    },
    {
      seats: 4,
      change: waiting({ type: 'give-card', character: 'saru', chosen: 's1', from: 'deal', cards: [] }),
    },
  ],
  verb: [
    { seats: 4, change: waiting(verb({ verb: 'wound', who: 'enemy' })) },
    { change: waiting(verb({ verb: 'go', who: 'self', to: 'anywhere' }, 'saru')) },
    {
      pools: { charon: { intel: 1, dilithium: 1 } },
      change: waiting(verb({ verb: 'lose', side: 'other', count: 1 })),
    },
    { discards: { starfleet: ['s1', 's3'] }, change: waiting(verb({ verb: 'recover', count: 2 })) },
    { corruption: ['A3', 'B2', 'E2'], change: waiting(verb({ verb: 'cleanse', near: 'any', count: 2 })) },
    {
      hands: HANDS,
      change: waiting(verb({ verb: 'unless-paid', resolve: 3, then: [{ verb: 'discard-ready' }] })),
    },
    {
      change: waiting(
        verb({ verb: 'choose', options: [[{ verb: 'refill-ready' }], [{ verb: 'peek-threat' }]] }),
      ),
    },
    {
      damage: ['d-brig', 'd-bridge'],
      change: waiting(verb({ verb: 'repair', ship: 'discovery', count: 1 })),
    },
  ],
};

describe('every legal answer can be given by pressing things', () => {
  for (const [type, list] of Object.entries(CASES)) {
    it(`${type}: ${list.length === 1 ? 'once' : `${list.length} ways`}`, () => {
      for (const options of list) {
        const { session } = tableFor(options, options.turn ?? 'saru');
        expect(session.task?.type).toBe(type);
        expectAllReachable(session);
      }
    });
  }

  it('challenge: Initiator, leader, assistants and the choice of an effect', () => {
    const begun = match({
      hands: HANDS,
      at: { saru: 'discovery/weapons', lorca: 'charon/throne-room' },
      charon: 'C3',
    }).do('saru', use({ option: 'charon' }));
    expectAllReachable(tableOf(begun, 'saru').session);
    begun.do('saru', bid('s4'));
    expectAllReachable(tableOf(begun, 'lorca').session);
    const appointed = match({
      seats: 4,
      readings: { 'BA-CHAL-26': 'b' },
      turn: 'lorca',
      hands: { ...HANDS, tilly: ['s3'] },
      at: { lorca: 'discovery/cargo-bay', saru: 'discovery/cargo-bay', tilly: 'discovery/cargo-bay' },
    })
      .do('lorca', use())
      .do('lorca', bid('t1'));
    expectAllReachable(tableOf(appointed, 'saru').session);
  });

  it('what closes the question stays beside it: pass, add a token', () => {
    const { session } = tableFor(CASES.fleet?.[0] ?? {});
    expect(session.entries.map(({ id }) => id)).toEqual([
      'answer:choose-space',
      'answer:choose-option',
      'pass',
    ]);
  });

  it('BA-FREE-08, reading b: free actions are offered in the middle of a task, beside its answers', () => {
    const game = match({
      readings: { 'BA-FREE-08': 'b' },
      hands: { saru: ['system-bypass', 's1'] },
      ready: ['s2', null, null],
      at: { saru: 'discovery/bridge' },
    }).do('saru', use());
    const { session } = tableOf(game, 'saru');
    expect(session.entries.map(({ group }) => group)).toContain('free');
    expectAllReachable(session);
  });

  it.each(['one', 'two', 'three'])('holds along whole matches of random play: %s', (seed) => {
    const random = randomFrom(seed);
    const rules = rulesWith();
    const started = rules.start({ seats: seed === 'three' ? SEATS[3] : SEATS[seed === 'two' ? 4 : 2] });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const game = new Match(rules, started.value);
    for (let moves = 0; moves < 160; moves += 1) {
      game.fate(`${seed} ${moves}`);
      const { actor } = game;
      if (actor === null || actor === 'chance' || actor === 'referee') break;
      const who = game.state.seats.find(({ seat }) => seat === actor)?.characters[0] ?? '';
      expectAllReachable(tableOf(game, who).session, 12);
      game.step(actor, rules.sample(game.state, actor, random));
    }
  });
});

describe('enhanced uses', () => {
  it('BA-ENH-01: stand in a row of their own with their price', () => {
    const { session } = tableFor({
      at: { saru: 'discovery/bridge' },
      pools: { discovery: { dilithium: 2 } },
    });
    expect(session.entries.map(({ id }) => id)).toContain('use-enhanced');
    session.take('use-enhanced');
    expect(session.choosing.ready).toEqual(enhanced());
  });
});
