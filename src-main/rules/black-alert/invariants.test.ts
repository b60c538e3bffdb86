import { describe, expect, it } from 'vitest';
import { effectSchema, RESOURCES, TEAMS } from '../../../shared/content/black-alert';
import { CONTENT, LAID, rulesWith, SEATS } from '../../../tests/support/black-alert';
import { chanceFor, randomFrom } from '../engine';
import { poolLimit } from './modifiers';
import { readingsOf } from './readings';
import { tokensIn } from './resources';
import type { BlackAlertEvent, BlackAlertState } from '.';
import { deckOf, makeTable } from './table';
import { VERBS } from './effects';

/** Every card of a deck that lies somewhere, with what lies in a task; sorted. */
function cardsOf(state: BlackAlertState, team: 'starfleet' | 'terran'): readonly string[] {
  const { top, rest, discard } = state.piles[team];
  const hands = Object.values(state.characters).flatMap((each) => (each.team === team ? each.hand : []));
  const laid = team === 'starfleet' ? state.ready.flatMap((card) => card ?? []) : state.infiltrations;
  const known = new Set(deckOf(CONTENT, team));
  const held = state.tasks.flatMap((task): readonly string[] => {
    if (task.type === 'played') return [task.card];
    if (task.type === 'give-card') return task.from === 'ready' ? task.cards : [];
    if (task.type === 'draw') return task.to.type === 'ready-and-give' ? task.to.held : [];
    // From the totals on, bids and bonus cards lie in their discards.
    if (task.type !== 'challenge' || task.totals !== null) return [];
    return [...task.bids.flatMap(({ cards }) => cards), ...TEAMS.flatMap((each) => task.bonus[each].cards)];
  });
  return [...top, ...rest, ...discard, ...hands, ...laid, ...held.filter((card) => known.has(card))].sort();
}

function check(state: BlackAlertState): void {
  for (const team of TEAMS) expect(cardsOf(state, team)).toEqual(deckOf(CONTENT, team));
  for (const kind of RESOURCES) {
    const all = state.supply.resources[kind] + state.pools.discovery[kind] + state.pools.charon[kind];
    expect(all, kind).toBe(CONTENT.start.resourceTokens[kind]);
  }
  const { corruption, fleets } = state.board;
  expect(new Set(corruption).size).toBe(corruption.length);
  expect(corruption.length + state.supply.corruption).toBeLessThanOrEqual(CONTENT.start.corruptionTokens);
  expect(fleets.length).toBeLessThanOrEqual(2);
  const isReturning = state.tasks.some(({ type }) => type === 'pool-limit');
  for (const ship of ['discovery', 'charon'] as const) {
    if (!isReturning) expect(tokensIn(state, ship)).toBeLessThanOrEqual(poolLimit(state, ship));
  }
}

function checkEvents(events: readonly BlackAlertEvent[], isOver: boolean): void {
  const end = events.findIndex(({ type }) => type === 'ended');
  expect(end).toBe(isOver ? events.length - 1 : -1);
}

describe('whatever is played', () => {
  it.each([2, 3, 4] as const)(
    'BA-OBJ-04, BA-RES-03, BA-CFLEET-02: with %i players cards and tokens are neither lost nor made, limits are kept, and nothing follows the end',
    (seats) => {
      const rules = rulesWith();
      for (let game = 0; game < 12; game += 1) {
        const started = rules.start({ seats: SEATS[seats] });
        if (!started.ok) throw new Error(JSON.stringify(started.error));
        const seed = `invariants ${seats} ${game}`;
        const random = randomFrom(seed);
        let state = started.value;
        let record = 0;
        for (let [actor] = rules.actors(state); actor !== undefined; [actor] = rules.actors(state)) {
          const stream = actor === 'chance' ? chanceFor(seed, 0, record) : random;
          const step = rules.apply(state, actor, rules.sample(state, actor, stream));
          state = step.state;
          record += 1;
          check(state);
          checkEvents(step.events, state.outcome !== null);
        }
      }
    },
  );

  it('the fixture of these tests uses every verb of the vocabulary', () => {
    const text = JSON.stringify([CONTENT.characters, CONTENT.commandCards, CONTENT.threatCards]);
    const used = Object.keys(VERBS).filter((verb) => text.includes(`"verb":"${verb}"`));
    expect(used).toEqual(Object.keys(VERBS));
    for (const { ability } of Object.values(CONTENT.characters)) {
      for (const effect of ability.effects) expect(effectSchema.safeParse(effect).success).toBe(true);
    }
  });

  it('BA-NET-04: one network for a board as it lies, another after a turn', () => {
    const readings = readingsOf({});
    if (!readings.ok) throw new Error('refused');
    const table = makeTable(CONTENT, readings.value);
    const turned = LAID.map((tile) => (tile.space === 'C4' ? { ...tile, turn: 1 as const } : tile));
    const ways = (tiles: typeof LAID) =>
      table
        .networkOf(tiles)
        .connections.get('C3/hub')
        ?.map(({ to }) => to);
    expect([ways(LAID), ways(turned)]).toEqual([['C1/planet', 'C4/n'], expect.not.arrayContaining(['C4/n'])]);
    expect(table.networkOf(LAID)).toBe(table.networkOf(LAID));
  });
});
