import { describe, expect, it } from 'vitest';
import { match, type MatchOptions, planet, PROCEED, type SeatOptions } from '../../../tests/support/nova-cry';

const sailing = (own: SeatOptions = {}, options: MatchOptions = {}) =>
  match({ seats: [own, {}], phase: 'navigation', ...options }).do('1', PROCEED);
const to = (planet: string) => ({ type: 'choose-planet', planet }) as const;

describe('the Navigation Phase', () => {
  it('NC-NAV-01: with no planet card 3 are drawn, 1 is played, the others discarded, the pawn is on space 1', () => {
    const game = sailing();
    expect(game.task).toMatchObject({ type: 'draw', pile: 'planets', count: 3 });
    game.draw('w1', 'w2', 'far').do('1', to('w2'));
    expect(game.seat('1').planet).toEqual({ card: 'w2', space: 1 });
    expect(game.state.piles.planets.discard).toEqual(['w1', 'far']);
    expect(game.state.turn?.phase).toBe('battle');
  });

  it('NC-NAV-02: with a planet card none is drawn and the pawn moves 1 space; NC-NAV-11: the book’s third example', () => {
    const game = sailing({ planet: ['far', 2] });
    expect(game.seat('1').planet).toEqual({ card: 'far', space: 3 });
    expect(game.told('moved')).toMatchObject([{ space: 3, of: 6 }]);
    expect(game.state.turn?.phase).toBe('battle');
  });

  it('NC-NAV-03: a planet card is played with as many warp symbols as it asks for, as the Orion’s 4 for 2', () => {
    const orion = sailing({ ship: 'orion' }).draw('w2', 'w3', 'w4');
    expect(orion.options('1', 'choose-planet').map((each) => each.planet)).toEqual(['w2', 'w3', 'w4']);
    const plain = sailing().draw('w2', 'w3', 'w4');
    expect(plain.refusal('1', to('w3')).rule).toBe('NC-NAV-03');
    expect(plain.refusal('1', to('far')).rule).toBe('NC-NAV-01');
  });

  it('NC-NAV-04: if any of the three is legal one must be played', () => {
    const game = sailing().draw('w1', 'w3', 'w4');
    expect(game.legal('1')).toEqual([to('w1')]);
    expect(game.refusal('1', { type: 'pass' }).rule).toBe('NC-NAV-04');
  });

  it('NC-NAV-05: if none is legal all are discarded, without a move, for 1 Intel; NC-NAV-10: the book’s second example', () => {
    const w3 = planet('wild', 3, 3, [[], []]);
    const planets = { 'a-4': planet('wild', 4, 4, [[], []]), 'b-3': w3, 'c-3': w3 };
    const game = match({ phase: 'navigation', content: { planets } }).do('1', PROCEED);
    game.draw('a-4', 'b-3', 'c-3');
    expect(game.told('no-planet')).toMatchObject([{ cards: ['a-4', 'b-3', 'c-3'] }]);
    expect(game.seat('1')).toMatchObject({ planet: null, intel: 1 });
    expect(game.state.piles.planets.discard).toHaveLength(3);
    expect(game.state.turn?.phase).toBe('battle');
  });

  it('NC-NAV-06: a ship on its way always moves', () => {
    const game = match({ seats: [{ planet: ['far', 1] }, {}], phase: 'navigation' });
    expect(game.legal('1').map(({ type }) => type)).toEqual(['proceed']);
    expect(game.do('1', PROCEED).seat('1').planet?.space).toBe(2);
  });

  it('NC-NAV-07: the warp test is made when the card is played, not on later moves; NC-ALERT-09: the card is finished', () => {
    const game = sailing({ planet: ['w2', 1], onShip: ['warp-wear', 'warp-wear', 'warp-wear'] });
    expect(game.view('1').seats[0]?.warp).toBe(1);
    expect(game.seat('1').planet?.space).toBe(2);
  });

  it('NC-NAV-08: a player has one planet card in play at most; NC-COMP-04: a place that a ship travels to', () => {
    const game = sailing({ planet: ['w1', 1] });
    expect(game.task.type).toBe('turn');
    expect(game.seat('1').planet?.card).toBe('w1');
  });

  it('NC-NAV-09: the book’s first example: warp 2, drawn needs 3, 2, 1', () => {
    const game = sailing().draw('w3', 'w2', 'w1');
    expect(game.legal('1')).toEqual([to('w2'), to('w1')]);
    game.do('1', to('w2'));
    expect(game.seat('1').planet).toEqual({ card: 'w2', space: 1 });
    expect(game.state.piles.planets.discard).toEqual(['w3', 'w1']);
  });

  it('NC-SETUP-07: a planet pile that runs out is rebuilt from its discards, and the draw goes on', () => {
    const all = ['w1', 'w2', 'w3', 'w4'];
    const w1 = planet('wild', 1, 1, [[], []]);
    const planets = Object.fromEntries(all.map((id) => [id, w1]));
    const game = sailing({}, { content: { planets }, discards: { planets: ['w2', 'w3', 'w4'] } });
    game.draw('w1');
    expect(game.task).toMatchObject({ type: 'draw', count: 2 });
    game.draw('w3', 'w4');
    expect(game.told('reshuffled')).toMatchObject([{ pile: 'planets' }]);
    expect(game.legal('1')).toEqual([to('w1'), to('w3'), to('w4')]);
  });

  it('NC-SETUP-07: a pile without cards and discards gives what there is', () => {
    const one = { w1: planet('wild', 1, 1, [[], []]) };
    const game = sailing({}, { content: { planets: one } }).draw('w1');
    expect(game.legal('1')).toEqual([to('w1')]);
    const none = sailing({}, { content: { planets: {} } });
    expect(none.seat('1')).toMatchObject({ planet: null, intel: 1 });
  });
});

describe('docking', () => {
  it('NC-PLANET-01: points, text, discard and discovery in that order; NC-TERM-01: on the last space', () => {
    const game = sailing({ planet: ['capital', 2] });
    expect(game.events.map(({ type }) => type)).toEqual(['moved', 'docked', 'victory', 'intel']);
    expect(game.seat('1')).toMatchObject({ victory: 2, intel: 1, planet: null });
    expect(game.state.piles.planets.discard).toEqual(['capital']);
    expect(game.task).toMatchObject({ type: 'roll', for: { type: 'discovery' } });
  });

  it('NC-PLANET-02: 15 points there end the game before bonus and discovery', () => {
    const game = sailing({ planet: ['capital', 2], victory: 13 });
    expect(game.state.outcome).toMatchObject({ winners: ['1'], rule: 'NC-SCORE-01' });
    expect(game.seat('1').intel).toBe(0);
    expect(game.actors).toEqual([]);
  });

  it('NC-PLANET-03: new planet cards are drawn on the next turn', () => {
    const game = sailing({ planet: ['w1', 2] }).roll(2);
    expect(game.state.turn).toMatchObject({ phase: 'battle', docked: true });
    expect(game.seat('1').planet).toBeNull();
    expect(game.task.type).toBe('turn');
  });

  it('NC-COMP-09: a merchant planet is no chart', () => {
    expect(sailing({ planet: ['market', 2], intel: 1 }).task.type).toBe('merchant');
  });

  it('NC-TERM-02: en route is any space but the last; NC-TERM-03: spaces are numbered from 1', () => {
    const game = sailing().draw('near', 'w1', 'w2').do('1', to('near'));
    expect(game.seat('1').planet?.space).toBe(1);
    expect(game.told('docked')).toEqual([]);
  });
});

describe('symbols at the end of the turn', () => {
  /** Seat 1 ends its turn. */
  const ended = (own: SeatOptions, options: MatchOptions = {}) => {
    const game = match({ seats: [own, {}], phase: 'strategy', ...options });
    game.do('1', { type: 'strategy', strategies: ['surveillance'] });
    return game.do('1', { type: 'strategy', strategies: ['training'] }).do('1', PROCEED);
  };

  it('NC-EVENT-01: a symbol acts on the space where the turn ends, passing over it does nothing', () => {
    expect(ended({ planet: ['asteroid', 2] }).seat('1').ship?.damage).toBe(1);
    expect(sailing({ planet: ['asteroid', 2] }).seat('1').ship?.damage).toBe(0);
  });

  it('NC-TURN-04: symbols act after the Strategy Phase and any Rush', () => {
    const game = match({ seats: [{ planet: ['asteroid', 1] }, {}], phase: 'strategy' });
    game.do('1', { type: 'strategy', strategies: ['rush'] });
    expect(game.seat('1').ship?.damage).toBe(0);
    game.do('1', { type: 'strategy', strategies: ['surveillance'] }).do('1', PROCEED);
    expect(game.seat('1').ship?.damage).toBe(1);
  });

  it('NC-EVENT-02: an Asteroid can destroy the own ship, and activates no token', () => {
    const hit = ended({ planet: ['asteroid', 2], front: ['data-leak'] });
    expect(hit.told('activated')).toEqual([]);
    const lost = ended({ planet: ['asteroid', 2], damage: 9 });
    expect(lost.state.outcome).toMatchObject({ winners: ['2'], rule: 'NC-SHIP-14' });
  });

  it('NC-SHIP-19: who is out has no more turns', () => {
    const seats = [{ planet: ['asteroid', 2], damage: 9 }, {}, {}] as const;
    const game = match({ seats, phase: 'strategy' });
    game.do('1', { type: 'strategy', strategies: ['surveillance'] });
    game.do('1', { type: 'strategy', strategies: ['training'] }).do('1', PROCEED);
    expect(game.state.turn).toMatchObject({ seat: '2' });
    expect(game.seat('1').isOut).toBe(true);
  });

  it('NC-EVENT-03: an Electric Storm draws a token; a fifth activates', () => {
    const game = ended({ planet: ['storm', 2], front: ['data-leak', 'data-leak', 'data-leak', 'data-leak'] });
    expect(game.task).toMatchObject({ type: 'draw-tokens', redraws: false });
    game.tokens('weapons-jam');
    expect(game.seat('1').ship?.tokens).toEqual(['weapons-jam']);
  });

  it('NC-EVENT-08: two symbols on a space act twice', () => {
    expect(ended({ planet: ['asteroids', 2] }).seat('1').ship?.damage).toBe(2);
  });

  it('NC-EVENT-09: a pawn without a planet card meets none', () => {
    const game = ended({});
    expect(game.told('symbol')).toEqual([]);
    expect(game.state.turn?.seat).toBe('2');
  });

  it('NC-EVENT-05: an Anomaly’s card of a chosen pile is played at once whatever the skills', () => {
    const game = ended({ planet: ['anomaly', 2] }, { change: everybodyOut });
    expect(game.options('1', 'choose-pile')).toHaveLength(3);
    game.do('1', { type: 'choose-pile', pile: 'scientist' }).draw('plain-alien-tech');
    expect(game.options('1', 'play').map(({ option }) => option)).toEqual([0, 1]);
    game.do('1', { type: 'play', card: 'plain-alien-tech', option: 1, pay: [] });
    expect(game.seat('1').intel).toBe(2);
    expect(game.state.piles.scientist.discard).toEqual(['plain-alien-tech']);
  });

  it('NC-EVENT-06: its points are not scored; a text that cannot be followed is discarded', () => {
    const scored = ended({ planet: ['anomaly', 2] }).do('1', { type: 'choose-pile', pile: 'doctor' });
    scored.draw('plain-medicine').do('1', { type: 'play', card: 'plain-medicine', option: 1, pay: [] });
    expect(scored.seat('1').victory).toBe(0);
    const vain = ended({ planet: ['anomaly', 2] }).do('1', { type: 'choose-pile', pile: 'doctor' });
    vain.draw('field-hospital');
    expect(vain.told('discarded')).toMatchObject([{ cards: ['field-hospital'], why: 'effect' }]);
    expect(vain.state.turn?.seat).toBe('2');
  });

  it('NC-EVENT-07: by reading a it comes on top of the turn’s card and an arrow card stays, by b it counts as that card', () => {
    const played = (reading: string) => {
      const own = { planet: ['anomaly', 2], hand: ['plain-repair'] } as const;
      const game = match({ seats: [own, {}], phase: 'strategy', readings: { 'NC-EVENT-07': reading } });
      game.do('1', { type: 'play', card: 'plain-repair', option: 0, pay: [] });
      game.do('1', { type: 'strategy', strategies: ['surveillance'] });
      game.do('1', { type: 'strategy', strategies: ['training'] }).do('1', PROCEED);
      return game.do('1', { type: 'choose-pile', pile: 'scientist' }).draw('powercell');
    };
    const free = played('a').do('1', { type: 'play', card: 'powercell', option: 0, pay: [] });
    expect(free.seat('1').permanents).toMatchObject([{ card: 'powercell' }]);
    expect(played('b').told('discarded')).toMatchObject([{ cards: ['powercell'] }]);
  });
});

function everybodyOut(state: Parameters<NonNullable<MatchOptions['change']>>[0]): void {
  for (const member of state.seats[0]?.crew ?? []) member.status = 'destroyed';
}
