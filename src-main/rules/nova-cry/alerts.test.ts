import { describe, expect, it } from 'vitest';
import { TOKENS, type Token } from '../../../shared/content/nova-cry';
import { match, type MatchOptions, PASS, PROCEED, type SeatOptions } from '../../../tests/support/nova-cry';

const FOUR: readonly Token[] = ['crew-needs', 'crew-needs', 'weapons-jam', 'crew-needs'];
/** Seat 1 draws these tokens in its Alerts Phase. */
function alerted(own: SeatOptions, tokens: readonly Token[], options: MatchOptions = {}) {
  const game = match({ seats: [own, {}], ...options }).do('1', PROCEED);
  for (const token of tokens) game.tokens(token);
  return game;
}
const sum = (bag: Readonly<Record<Token, number>>): number =>
  TOKENS.reduce((all, each) => all + bag[each], 0);

describe('alert tokens', () => {
  it('NC-ALERT-01: one is drawn from the bag and lies in the front row with those before', () => {
    const game = alerted({ front: ['crew-needs'] }, ['data-leak']);
    expect(game.seat('1').front).toEqual(['crew-needs', 'data-leak']);
    expect(game.state.bag['data-leak']).toBe(14);
    expect(game.state.turn?.phase).toBe('navigation');
  });

  it('NC-ALERT-01: with an empty bag there is none', () => {
    const bag = { 'crew-needs': 0, 'weapons-jam': 0, 'warp-wear': 0, 'data-leak': 0 };
    const game = match({ bag }).do('1', PROCEED);
    expect(game.seat('1').front).toEqual([]);
    expect(game.state.turn?.phase).toBe('navigation');
  });

  it('NC-ALERT-01, NC-ABIL-09: of two a fifth that goes back is the only one left for the second draw', () => {
    const bag = { 'crew-needs': 0, 'weapons-jam': 0, 'warp-wear': 0, 'data-leak': 1 };
    const game = alerted({ ship: 'jackal', front: FOUR, hand: ['voyage'] }, ['data-leak'], { bag });
    expect(game.seat('1').hand).toEqual([]);
    expect(game.task).toMatchObject({ type: 'draw-tokens', count: 1 });
    expect(game.tokens('data-leak').told('ignored')).toMatchObject([{ token: 'data-leak' }]);
    expect(game.state.turn?.phase).toBe('navigation');
  });

  it('NC-ALERT-02: there are four types', () => {
    expect(TOKENS).toEqual(['crew-needs', 'weapons-jam', 'warp-wear', 'data-leak']);
  });

  it('NC-ALERT-03: the fifth and any later one activates at once, the earlier ones stay', () => {
    const game = alerted({ front: FOUR, hand: ['voyage', 'panic'] }, ['data-leak']);
    expect(game.told('activated')).toMatchObject([{ token: 'data-leak' }]);
    game.do('1', { type: 'choose-card', card: 'panic' });
    expect(game.seat('1').front).toEqual(FOUR);
  });

  it('NC-ALERT-05: tokens on the ship do not count towards the four', () => {
    const own: SeatOptions = {
      front: ['crew-needs', 'crew-needs', 'crew-needs'],
      onShip: ['warp-wear', 'weapons-jam'],
    };
    const game = alerted(own, ['data-leak']);
    expect(game.told('activated')).toEqual([]);
    expect(game.seat('1').front).toHaveLength(4);
  });

  it('NC-ALERT-06: Crew Needs knocks out a crew member of the own choice, an alien too', () => {
    const game = alerted({ front: FOUR, aliens: ['idle'] }, ['crew-needs']);
    const people = game.options('1', 'choose-person').map(({ person }) => person);
    expect(people).toEqual(['sci-22', 'doc-22', 'eng-22', 'idle']);
    game.do('1', { type: 'choose-person', seat: '1', person: 'idle' });
    expect(game.seat('1').aliens).toMatchObject([{ status: 'knocked-out' }]);
  });

  it('NC-ALERT-08: Warp Wear takes a warp symbol', () => {
    const game = alerted({ ship: 'orion', front: FOUR }, ['warp-wear']);
    expect(game.view('1').seats[0]?.warp).toBe(3);
  });

  it('NC-ALERT-10: a Data Leak costs a card of the affected player’s own choice', () => {
    const game = alerted({ front: FOUR, hand: ['voyage', 'panic'] }, ['data-leak']);
    expect(game.legal('1')).toEqual([
      { type: 'choose-card', card: 'panic' },
      { type: 'choose-card', card: 'voyage' },
    ]);
    expect(game.refusal('1', { type: 'choose-card', card: 'mechheart' }).rule).toBe('NC-ALERT-10');
    game.do('1', { type: 'choose-card', card: 'voyage' });
    expect(game.told('discarded')).toMatchObject([{ cards: ['voyage'], why: 'token' }]);
  });

  it('NC-ALERT-11: an activated token goes back to the bag, Weapons Jam and Warp Wear onto the ship', () => {
    const before = sum(match({ seats: [{ front: FOUR }, {}] }).state.bag);
    const leak = alerted({ front: FOUR, hand: ['voyage'] }, ['data-leak']);
    expect(sum(leak.state.bag)).toBe(before);
    const jam = alerted({ front: FOUR }, ['weapons-jam']);
    expect(jam.seat('1').ship?.tokens).toEqual(['weapons-jam']);
    expect(sum(jam.state.bag)).toBe(before - 1);
  });

  it('NC-ALERT-13: the book’s first example: a Data Leak as the fifth', () => {
    const game = alerted({ front: FOUR, hand: ['voyage'] }, ['data-leak']);
    expect(game.seat('1')).toMatchObject({ front: FOUR, hand: [] });
    expect(game.state.bag['data-leak']).toBe(15);
  });

  it('NC-ALERT-14: the book’s second example: Warp Wear as the fifth', () => {
    const game = alerted({ front: FOUR }, ['warp-wear']);
    expect(game.seat('1')).toMatchObject({ front: FOUR, ship: { tokens: ['warp-wear'] } });
    expect(game.state.bag['warp-wear']).toBe(14);
    expect(game.view('1').seats[0]?.warp).toBe(1);
  });
});

describe('re-draws', () => {
  it('NC-ALERT-16: a ship without weapons draws again for a Weapons Jam', () => {
    const game = alerted({ ship: 'unarmed' }, ['weapons-jam', 'data-leak']);
    expect(game.seat('1').front).toEqual(['data-leak']);
    const reduced = alerted({ ship: 'orion', onShip: ['weapons-jam'] }, ['weapons-jam', 'crew-needs']);
    expect(reduced.seat('1').front).toEqual(['crew-needs']);
  });

  it('NC-ALERT-17: a ship with one warp draws again for Warp Wear', () => {
    const game = alerted({ ship: 'slow' }, ['warp-wear', 'warp-wear', 'data-leak']);
    expect(game.seat('1').front).toEqual(['data-leak']);
    const reduced = alerted({ onShip: ['warp-wear'] }, ['warp-wear', 'crew-needs']);
    expect(reduced.seat('1').front).toEqual(['crew-needs']);
    expect(alerted({}, ['warp-wear']).seat('1').front).toEqual(['warp-wear']);
  });

  it('NC-ALERT-18: a re-draw comes before any activation, touches the new token alone, and none elsewhere', () => {
    const own: SeatOptions = { ship: 'slow', front: ['warp-wear', ...FOUR.slice(1)], hand: ['voyage'] };
    const game = alerted(own, ['warp-wear']);
    expect(game.told('token')).toMatchObject([{ token: 'warp-wear', again: true }]);
    expect(game.told('activated')).toEqual([]);
    expect(game.seat('1').front).toEqual(own.front);
    const storm = match({ seats: [{ ship: 'slow', planet: ['storm', 2] }, {}], phase: 'strategy' });
    storm.do('1', { type: 'strategy', strategies: ['surveillance'] });
    storm.do('1', { type: 'strategy', strategies: ['training'] });
    storm.do('1', PROCEED).tokens('warp-wear');
    expect(storm.seat('1').front).toEqual(['warp-wear']);
  });

  it('NC-ALERT-19: by reading a the unfit token goes into the bag first, by b it is kept aside', () => {
    const bag = { 'crew-needs': 1, 'weapons-jam': 0, 'warp-wear': 1, 'data-leak': 0 };
    const into = alerted({ ship: 'slow' }, ['warp-wear'], { bag });
    expect(into.state.bag['warp-wear']).toBe(1);
    expect(into.tokens('warp-wear').tokens('crew-needs').seat('1').front).toEqual(['crew-needs']);
    const aside = alerted({ ship: 'slow' }, ['warp-wear'], { bag, readings: { 'NC-ALERT-19': 'b' } });
    expect(aside.state.bag['warp-wear']).toBe(0);
    expect(aside.refusal('chance', { type: 'tokens', tokens: ['warp-wear'] }).code).toBe('impossible-draw');
    aside.tokens('crew-needs');
    expect(aside.state.bag['warp-wear']).toBe(1);
  });

  it('NC-ALERT-19: with nothing but unfit tokens in the bag the drawing ends, by either reading', () => {
    const bag = { 'crew-needs': 0, 'weapons-jam': 0, 'warp-wear': 2, 'data-leak': 0 };
    const into = alerted({ ship: 'slow' }, ['warp-wear'], { bag });
    expect([into.state.bag['warp-wear'], into.state.turn?.phase]).toEqual([2, 'navigation']);
    const aside = alerted({ ship: 'slow' }, ['warp-wear', 'warp-wear'], {
      bag,
      readings: { 'NC-ALERT-19': 'b' },
    });
    expect([aside.state.bag['warp-wear'], aside.state.turn?.phase]).toEqual([2, 'navigation']);
  });
});

describe('tokens that can do nothing', () => {
  it('NC-ALERT-20: a Data Leak with an empty hand is ignored; by reading a it goes to the bag, by b it stays', () => {
    const bagged = alerted({ front: FOUR }, ['data-leak']);
    expect(bagged.told('ignored')).toMatchObject([{ token: 'data-leak' }]);
    expect(bagged.seat('1').front).toEqual(FOUR);
    expect(bagged.state.bag['data-leak']).toBe(15);
    const stays = alerted({ front: FOUR }, ['data-leak'], { readings: { 'NC-ALERT-20': 'b' } });
    expect(stays.seat('1').front).toEqual([...FOUR, 'data-leak']);
    expect(stays.state.bag['data-leak']).toBe(14);
  });

  it('NC-ALERT-20: Crew Needs with everybody out, a Jam at no weapons and Wear at one warp are ignored too', () => {
    const out = alerted({ front: FOUR }, ['crew-needs'], {
      change: (state) => {
        for (const member of state.seats[0]?.crew ?? []) member.status = 'knocked-out';
      },
    });
    expect(out.told('ignored')).toMatchObject([{ token: 'crew-needs' }]);
    for (const [token, ship] of [
      ['weapons-jam', 'unarmed'],
      ['warp-wear', 'slow'],
    ] as const) {
      // Tokens that do not come in the Alerts Phase are not drawn again (NC-ALERT-18).
      const task = { type: 'draw-tokens', seat: '1', count: 1, redraws: false, aside: [] } as const;
      const game = match({ seats: [{ ship, front: FOUR }, {}], tasks: [task] }).tokens(token);
      expect(game.told('ignored')).toMatchObject([{ token }]);
      expect(game.seat('1').ship?.tokens).toEqual([]);
    }
  });
});

describe('answers to a token', () => {
  it('NC-ALIEN-06: who holds an alien for that very moment is asked, nobody else', () => {
    const game = alerted({ front: FOUR, aliens: ['warden'], hand: ['voyage'] }, ['data-leak']);
    expect(game.legal('1')).toEqual([PASS, { type: 'use', cards: ['warden'], pay: [] }]);
    const kept = alerted({ front: FOUR, aliens: ['warden'], hand: ['voyage'] }, ['data-leak']);
    kept.do('1', { type: 'use', cards: ['warden'], pay: [] });
    expect(kept.seat('1').hand).toEqual(['voyage']);
    expect(game.do('1', PASS).seat('1').hand).toEqual([]);
  });
});
