import { describe, expect, it } from 'vitest';
import { OFFICERS, TOKENS } from '../../../shared/content/nova-cry';
import { CONTENT, force, Match, match, openSeats, play } from '../../../tests/support/nova-cry';
import { SEAT_IDS, type SeatId } from '../engine';
import { warningsOfSetup } from './setup-faults';

/** So many full task forces: nothing is drafted. */
const full = (count: number, readings = {}) =>
  Match.from({ seats: openSeats(count).map((_, index) => ({ force: force({}, index) })) }, readings);

/** Deals the stage under way as it comes. */
function dealt(game: Match): Match {
  while (game.task.type === 'draw') game.step('chance', game.rules.sample(game.state, 'chance', FIRST));
  return game;
}
const FIRST = { below: () => 0 };

function handsOf(game: Match): readonly (readonly string[])[] {
  return game.task.type === 'draft' ? game.task.hands.map(({ dealt: cards }) => cards) : [];
}

describe('starting resources', () => {
  it('NC-START-01: Intel by place in the order of turns', () => {
    const rows = [
      [1, 2],
      [1, 1, 2],
      [1, 1, 2, 2],
      [1, 1, 2, 2, 2],
      [1, 1, 2, 2, 2, 2],
    ];
    for (const row of rows) {
      const dice = row.map((_, index) => (index === 1 ? 6 : 1));
      const game = full(row.length).roll(...dice);
      const order = [...SEAT_IDS.slice(1, row.length), '1'] as readonly SeatId[];
      expect(order.map((seat) => game.seat(seat).intel)).toEqual(row);
    }
  });

  it('NC-START-02: each draws 2 action cards from one pile or two, and hands are hidden', () => {
    const game = full(2).roll(6, 1);
    expect(game.legal('1')).toEqual(OFFICERS.map((pile) => ({ type: 'choose-pile', pile })));
    game.do('1', { type: 'choose-pile', pile: 'doctor' }).draw('panic');
    game.do('1', { type: 'choose-pile', pile: 'engineer' }).draw('hull-patch');
    expect(game.seat('1').hand).toEqual(['hull-patch', 'panic']);
    expect(game.view('2').seats[0]).toMatchObject({ hand: null, handSize: 2 });
    expect(game.rules.eventsFor(game.events, '2')).toMatchObject([{ type: 'drew', count: 1, cards: null }]);
    expect(game.actor).toBe('2');
  });

  it('NC-START-03: then each draws a token as in the Alerts Phase, re-draws included', () => {
    const game = withTokens(full(2).roll(6, 1));
    expect(game.task).toMatchObject({ type: 'draw-tokens', seat: '1', redraws: true });
    game.tokens('warp-wear').tokens('weapons-jam');
    expect(game.seat('1').front).toEqual(['warp-wear']);
    expect(game.seat('2').front).toEqual(['weapons-jam']);
    const slow = withTokens(
      Match.from({ seats: [{ force: force({ ship: 'slow' }) }, { force: force({}, 1) }] }).roll(6, 1),
    );
    slow.tokens('warp-wear');
    expect(slow.task).toMatchObject({ type: 'draw-tokens', seat: '1' });
  });

  it('NC-START-04: a first game goes without the Orion and the Solemnity, with two ships each for five and six', () => {
    const begin = (count: number) =>
      dealt(
        Match.from({ seats: openSeats(count), firstGame: true }).roll(6, ...Array<number>(count - 1).fill(1)),
      );
    for (const [count, each] of [
      [4, 3],
      [5, 2],
      [6, 2],
    ] as const)
      expect(handsOf(begin(count)).map(({ length }) => length)).toEqual(Array(count).fill(each));
    const { ships } = Match.from({ seats: openSeats(2), firstGame: true }).state.piles;
    expect(ships.deck).not.toContain('orion');
    expect(ships.deck).not.toContain('slow');
    const seats = [{ force: force({ ship: 'orion' }) }, {}];
    expect(warningsOfSetup(CONTENT, { seats, firstGame: true }).map(({ rule }) => rule)).toEqual([
      'NC-START-04',
    ]);
    expect(warningsOfSetup(CONTENT, { seats })).toEqual([]);
  });

  it('NC-START-06: abilities of the start act when the task forces are complete, before cards and tokens', () => {
    const seats = [{ force: force({ ship: 'archive', captain: 'inspection' }) }, { force: force({}, 1) }];
    const game = Match.from({ seats }).roll(1, 6);
    expect(game.task).toMatchObject({ type: 'start-ability', seat: '1', ability: 'databanks', count: 1 });
    game.do('1', { type: 'choose-pile', pile: 'doctor' }).do('1', { type: 'choose-card', card: 'panic' });
    expect(game.task).toMatchObject({ ability: 'inspection', count: 2 });
    expect(game.seat('1').intel).toBe(0);
    expect(game.legal('1')).toEqual(TOKENS.map((token) => ({ type: 'choose-token', token, from: 'bag' })));
    game.do('1', { type: 'choose-token', token: 'data-leak', from: 'bag' });
    expect(game.refusal('1', { type: 'choose-token', token: 'data-leak', from: 'bag' }).rule).toBe(
      'NC-ABIL-14',
    );
    game.do('1', { type: 'choose-token', token: 'crew-needs', from: 'bag' });
    expect(game.seat('1')).toMatchObject({
      hand: ['panic'],
      captain: { tokens: ['crew-needs', 'data-leak'] },
    });
    expect(game.state.bag['data-leak']).toBe(14);
    expect(game.task).toMatchObject({ type: 'draw-cards', seat: '2' });
  });
});

describe('abilities of the start that act again', () => {
  it('NC-SETUP-07, NC-CARD-12: Databanks search a pile that takes its discards back', () => {
    const game = match({
      seats: [{ ship: 'archive', hand: ['elite-prototype'] }, {}],
      change: ({ piles }) => {
        for (const pile of [piles.scientist, piles.doctor]) {
          pile.discard = pile.deck;
          pile.deck = [];
        }
      },
    }).do('1', play('elite-prototype'));
    while (game.task.type !== 'start-ability') game.do('1', game.legal('1')[0]!);
    expect(game.options('1', 'choose-pile').map(({ pile }) => pile)).toEqual(OFFICERS);
    game.do('1', { type: 'choose-pile', pile: 'doctor' }).do('1', { type: 'choose-card', card: 'panic' });
    expect(game.seat('1').hand).toEqual(['panic']);
    expect(game.state.piles.doctor.discard).toEqual([]);
  });
});

/** Everybody takes scientists' cards, as they come. */
function withTokens(game: Match): Match {
  while (game.task.type !== 'draw-tokens') {
    const { actor } = game;
    game.step(actor ?? '1', game.rules.sample(game.state, actor ?? '1', FIRST));
  }
  return game;
}
