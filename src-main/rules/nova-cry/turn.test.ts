import { describe, expect, it } from 'vitest';
import { STRATEGIES } from '../../../shared/content/nova-cry';
import {
  match,
  type MatchOptions,
  PASS,
  PROCEED,
  type SeatOptions,
  strategy,
} from '../../../tests/support/nova-cry';

const planning = (own: SeatOptions = {}, options: MatchOptions = {}) =>
  match({ seats: [own, {}], phase: 'strategy', ...options });
const named = (game: ReturnType<typeof match>) =>
  game.options('1', 'strategy').map((each) => each.strategies);

describe('a turn', () => {
  it('NC-TURN-01: Alerts, Navigation, Battle and Recruitment, Strategy, in order', () => {
    const game = match({ seats: [{ planet: ['far', 1] }, {}] });
    const phases = [game.state.turn?.phase];
    phases.push(game.do('1', PROCEED).tokens('data-leak').state.turn?.phase);
    phases.push(game.do('1', PROCEED).state.turn?.phase);
    phases.push(game.do('1', PROCEED).state.turn?.phase);
    expect(phases).toEqual(['alerts', 'navigation', 'battle', 'strategy']);
    expect(game.refusal('1', { type: 'duel', target: '2' }).rule).toBe('NC-BATTLE-01');
    const early = match({}).refusal('1', strategy('rush'));
    expect(early.rule).toBe('NC-TURN-01');
  });

  it('NC-TURN-02: after the four phases the turn passes clockwise, and rounds are counted from the first player', () => {
    const game = match({ seats: [{}, {}, {}], turn: '3', phase: 'strategy', round: 2 });
    game.do('3', strategy('surveillance')).do('3', strategy('training')).do('3', PROCEED);
    expect(game.state.turn).toMatchObject({ seat: '1', round: 3, number: 5, phase: 'alerts' });
    expect(game.state.turnsDone).toBe(1);
    const within = match({ seats: [{}, {}, {}], phase: 'strategy', round: 2 });
    within.do('1', strategy('surveillance')).do('1', strategy('training')).do('1', PROCEED);
    expect(within.state.turn).toMatchObject({ seat: '2', round: 2 });
    expect(within.refusal('1', PROCEED).rule).toBe('NC-TURN-02');
  });

  it('NC-TURN-03: a ship lying sideways is turned upright before Alerts; NC-SHIP-17: so it can be attacked again', () => {
    const game = planning({}, { change: (state) => (state.seats[1]!.ship!.sideways = true) });
    game.do('1', strategy('surveillance')).do('1', strategy('training')).do('1', PROCEED);
    expect(game.state.turn).toMatchObject({ seat: '2', phase: 'alerts' });
    expect(game.seat('2').ship?.sideways).toBe(false);
  });
});

describe('the Strategy Phase', () => {
  it('NC-STRAT-01: 2 different strategies out of five', () => {
    const game = planning();
    expect(named(game)).toEqual(STRATEGIES.map((id) => [id]));
    expect(game.refusal('1', PROCEED).rule).toBe('NC-STRAT-01');
    game.do('1', strategy('surveillance'));
    expect(game.refusal('1', strategy('surveillance')).rule).toBe('NC-STRAT-01');
    game.do('1', strategy('training'));
    expect(named(game)).toEqual([]);
    expect(game.refusal('1', strategy('rush')).rule).toBe('NC-STRAT-01');
    expect(game.legal('1')).toContainEqual(PROCEED);
    expect(game.refusal('1', strategy('conquest')).rule).toBe('NC-STRAT-01');
  });

  it('NC-STRAT-02: Rush moves the pawn one more space; NC-STRAT-08: onto the last one it docks', () => {
    expect(
      planning({ planet: ['far', 2] })
        .do('1', strategy('rush'))
        .seat('1').planet?.space,
    ).toBe(3);
    const docked = planning({ planet: ['w1', 2] }).do('1', strategy('rush'));
    expect(docked.seat('1').victory).toBe(1);
    expect(docked.task).toMatchObject({ type: 'roll', for: { type: 'discovery' } });
  });

  it('NC-STRAT-03: Surveillance gives 1 Intel', () => {
    expect(planning().do('1', strategy('surveillance')).seat('1').intel).toBe(1);
  });

  it('NC-STRAT-04: Command draws 1 action card of any pile, hidden', () => {
    const game = planning().do('1', strategy('command'));
    expect(game.options('1', 'choose-pile')).toHaveLength(3);
    game.do('1', { type: 'choose-pile', pile: 'engineer' }).draw('archive');
    expect(game.seat('1').hand).toEqual(['archive']);
    expect(game.view('2').seats[0]?.hand).toBeNull();
  });

  it('NC-STRAT-05: Training gives two tokens, and one more for each number of Mentor', () => {
    expect(planning().do('1', strategy('training')).seat('1').training).toBe(2);
    expect(planning({ captain: 'mentor' }).do('1', strategy('training')).seat('1').training).toBe(3);
  });

  it('NC-STRAT-06: by reading a a strategy that can do nothing is allowed, by b it is refused', () => {
    const vain = planning().do('1', strategy('rush'));
    expect(vain.state.turn?.strategies).toEqual([{ id: 'rush', left: 0 }]);
    const strict = planning({}, { readings: { 'NC-STRAT-06': 'b' } });
    expect(named(strict)).toEqual([['surveillance'], ['command'], ['training']]);
    expect(strict.refusal('1', strategy('rush')).rule).toBe('NC-STRAT-06');
  });

  it('NC-STRAT-07: by reading b the second is chosen after the first, by a both are named first', () => {
    expect(planning().refusal('1', strategy('rush', 'command')).rule).toBe('NC-STRAT-07');
    const both = planning({ planet: ['far', 1] }, { readings: { 'NC-STRAT-07': 'a' } });
    expect(named(both)).toHaveLength(20);
    expect(both.refusal('1', strategy('rush')).rule).toBe('NC-STRAT-07');
    expect(both.refusal('1', strategy('rush', 'rush')).rule).toBe('NC-STRAT-01');
    both.do('1', strategy('rush', 'surveillance'));
    expect(both.seat('1')).toMatchObject({ intel: 1, planet: { space: 2 } });
    expect(both.legal('1')).toContainEqual(PROCEED);
  });

  it('NC-INSP-01: a named token type goes from the own front row to the bag without effect; NC-INSP-03: the book’s example', () => {
    const own: SeatOptions = {
      front: ['data-leak', 'crew-needs', 'data-leak'],
      onShip: ['warp-wear', 'weapons-jam'],
      hand: ['voyage'],
    };
    const game = planning(own).do('1', strategy('inspection'));
    expect(game.options('1', 'choose-token').map(({ token }) => token)).toEqual(['crew-needs', 'data-leak']);
    expect(game.refusal('1', { type: 'choose-token', token: 'warp-wear', from: 'front' }).rule).toBe(
      'NC-INSP-01',
    );
    game.do('1', { type: 'choose-token', token: 'data-leak', from: 'front' });
    expect(game.seat('1')).toMatchObject({ front: ['crew-needs'], hand: ['voyage'] });
    expect(game.state.bag['data-leak']).toBe(15);
  });

  it('NC-INSP-02: tokens on the ship card stay', () => {
    const game = planning({ front: ['warp-wear'], onShip: ['warp-wear'] }).do('1', strategy('inspection'));
    expect(game.seat('1')).toMatchObject({ front: [], ship: { tokens: ['warp-wear'] } });
  });
});

describe('the Chancellor’s strategies', () => {
  const ruling = (own: SeatOptions = {}, readings = {}) => planning(own, { chancellor: '1', readings });

  it('NC-CHANC-01: each chosen strategy may be done twice: Command and Rush draw 2 cards and move 2 spaces', () => {
    const game = ruling({ planet: ['far', 1] }).do('1', strategy('command'));
    game.do('1', { type: 'choose-pile', pile: 'doctor' }).draw('panic').do('1', strategy('command'));
    game.do('1', { type: 'choose-pile', pile: 'engineer' }).draw('archive');
    game.do('1', strategy('rush')).do('1', strategy('rush'));
    expect(game.seat('1')).toMatchObject({ hand: ['archive', 'panic'], planet: { space: 3 } });
    expect(game.legal('1')).toContainEqual(PROCEED);
  });

  it('NC-CHANC-07: while the captain is out 2 strategies are done as usual', () => {
    const game = planning({}, { chancellor: '1', change: captainOut }).do('1', strategy('surveillance'));
    expect(game.task.type).toBe('turn');
    expect(game.state.chancellor).toBe('1');
  });

  it('NC-EMERG-01, NC-CHANC-07: a captain brought back between the two doings brings the second one back', () => {
    const game = planning({ intel: 4 }, { chancellor: '1', change: captainOut }).do(
      '1',
      strategy('training'),
    );
    expect(game.task).toMatchObject({ type: 'again', id: 'training' });
    expect(game.options('1', 'strategy')).toEqual([]);
    expect(game.refusal('1', strategy('training')).rule).toBe('NC-CHANC-07');
    game.do('1', { type: 'emergency', person: 'captain', intel: 4, cards: [] });
    expect(game.legal('1').filter(({ type }) => type !== 'train')).toEqual([strategy('training'), PASS]);
    expect(game.do('1', strategy('training')).seat('1').training).toBe(4);
  });

  it('NC-CHANC-16: by reading a one strategy is done twice, then the other; the second may be left out', () => {
    const game = ruling().do('1', strategy('surveillance'));
    expect(game.legal('1')).toEqual([strategy('surveillance'), PASS]);
    expect(game.refusal('1', strategy('training')).rule).toBe('NC-CHANC-16');
    game.do('1', PASS);
    expect(game.seat('1').intel).toBe(1);
    game.do('1', strategy('training')).do('1', strategy('training'));
    expect(game.seat('1').training).toBe(4);
  });

  it('NC-CHANC-16: by reading b the four doings come in any order', () => {
    const game = ruling({}, { 'NC-CHANC-16': 'b' }).do('1', strategy('surveillance'));
    expect(game.task.type).toBe('turn');
    game.do('1', strategy('training')).do('1', strategy('surveillance'));
    expect(game.seat('1').intel).toBe(2);
    expect(named(game)).toEqual([['training']]);
    expect(game.legal('1')).toContainEqual(PROCEED);
    const both = ruling({}, { 'NC-CHANC-16': 'b', 'NC-STRAT-07': 'a' });
    both.do('1', strategy('surveillance', 'training'));
    expect(both.seat('1').intel).toBe(0);
    expect(both.legal('1')).not.toContainEqual(PROCEED);
    for (const id of ['training', 'surveillance', 'surveillance']) both.do('1', strategy(id));
    expect(both.seat('1')).toMatchObject({ intel: 2, training: 2 });
  });

  it('NC-CHANC-17: by reading a the benefit is tested before each second doing, by b fixed as the phase begins', () => {
    const won = (reading: string) => {
      const game = planning({ planet: ['colony', 2], intel: 1 }, { readings: { 'NC-CHANC-17': reading } });
      game.do('1', strategy('rush')).roll(6);
      game.do('1', { type: 'bid', intel: 1 });
      while (game.task.type === 'chancellorship') game.do('2', { type: 'bid', intel: 0 });
      return game;
    };
    expect(won('a').task).toMatchObject({ type: 'again', id: 'rush' });
    expect(won('b').task.type).toBe('turn');
    const lost = (reading: string) => {
      const game = planning({}, { chancellor: '1', readings: { 'NC-CHANC-17': reading }, change: began });
      game.do('1', strategy('surveillance')).do('1', PASS);
      return game.step('referee', { type: 'set-chancellor', seat: '2' }).do('1', strategy('training'));
    };
    expect(lost('a').task.type).toBe('turn');
    expect(lost('b').task).toMatchObject({ type: 'again', id: 'training' });
  });
});

type Change = NonNullable<MatchOptions['change']>;
const captainOut: Change = (state) => {
  state.seats[0]!.captain!.status = 'knocked-out';
};
/** The phase began with the Chancellorship. */
const began: Change = (state) => {
  state.turn!.wasChancellor = true;
};
