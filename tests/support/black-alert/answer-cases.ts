/** Positions in which every kind of task of Black Alert waits for an answer: for tests that give all of them. */
import type { Task, TaskType } from '../../../shared/contract/black-alert';
import type { MatchOptions } from '.';

/** A task that waits for the player, laid on top of a turn. */
export const waiting =
  (task: Task): NonNullable<MatchOptions['change']> =>
  (state) =>
    void state.tasks.push(task as (typeof state.tasks)[number]); // a draft of the same shape

export const verb = (
  effect: Extract<Task, { type: 'verb' }>['effect'],
  character: string | null = null,
): Task => ({
  type: 'verb',
  effect,
  context: { self: 'saru', from: 's1' },
  character,
});

export const HANDS = { saru: ['s1', 's2', 's4'], lorca: ['t1', 't2', 't4'] };
export const ABOARD: MatchOptions['at'] = { saru: 'discovery/brig', lorca: 'discovery/brig' };

export const CASES: Partial<Readonly<Record<TaskType, readonly MatchOptions[]>>> = {
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
