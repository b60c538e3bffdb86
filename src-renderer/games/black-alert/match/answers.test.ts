/** Every legal answer to every task can be given by pressing things: nothing that the rules allow is out of reach. */
import { describe, expect, it } from 'vitest';
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import { randomFrom } from '../../../../src-main/rules/engine';
import { bid, enhanced, Match, match, rulesWith, SEATS, use } from '../../../../tests/support/black-alert';
import { tableFor, tableOf } from '../../../../tests/support/black-alert-table.svelte';
import { cardsOf, partsOf } from './decision/asks';
import type { MatchSession } from './session.svelte';
import { CASES, HANDS } from '../../../../tests/support/black-alert/answer-cases';

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
