import { describe, expect, it } from 'vitest';
import { STRATEGIES } from '../../../shared/content/nova-cry';
import {
  match,
  type MatchOptions,
  PASS,
  play,
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

describe('the Training strategy', () => {
  const train = (crew: string, skill: 'exploration' | 'alien-tech' | 'medicine') =>
    ({ type: 'train', crew, skill }) as const;

  it('NC-TRAIN-01: any number of tokens at any time; by reading a in other players’ turns too, by b not', () => {
    const own = match({ seats: [{ training: 2 }, {}] });
    own.do('1', train('sci-22', 'exploration')).do('1', train('doc-22', 'medicine'));
    expect(own.seat('1').training).toBe(0);
    expect(own.refusal('1', train('sci-22', 'exploration')).rule).toBe('NC-TRAIN-01');
    const asked = (reading: string) =>
      match({
        seats: [{ ship: 'ghost', training: 1 }, { intel: 4 }],
        turn: '2',
        phase: 'battle',
        readings: { 'NC-TRAIN-01': reading },
      }).do('2', { type: 'battle', target: '1', by: 'intel' });
    expect(asked('a').options('1', 'train')).toHaveLength(6);
    expect(asked('b').options('1', 'train')).toEqual([]);
    expect(asked('b').refusal('1', train('sci-22', 'exploration')).rule).toBe('NC-TRAIN-01');
  });

  it('NC-TRAIN-02: a token raises one of the two skills of a crew member by 1', () => {
    const game = match({ seats: [{ training: 1 }, {}] }).do('1', train('sci-22', 'alien-tech'));
    expect(
      game
        .view('1')
        .seats[0]?.skills.slice(0, 2)
        .map(({ level }) => level),
    ).toEqual([2, 3]);
    const other = match({ seats: [{ training: 1 }, {}] }).refusal('1', train('sci-22', 'medicine'));
    expect(other.rule).toBe('NC-TRAIN-02');
  });

  it('NC-TRAIN-03: a placed token never moves', () => {
    const game = match({ seats: [{ training: 1 }, {}] }).do('1', train('sci-22', 'alien-tech'));
    expect(game.options('1', 'train')).toEqual([]);
    expect(game.seat('1').crew[0]?.training).toEqual([0, 1]);
  });

  it('NC-TRAIN-06: none on an alien', () => {
    const game = match({ seats: [{ training: 1, aliens: ['idle'] }, {}] });
    expect(game.options('1', 'train').map(({ crew }) => crew)).not.toContain('idle');
    expect(game.refusal('1', train('idle', 'medicine')).rule).toBe('NC-TRAIN-06');
  });

  it('NC-TRAIN-07: by reading a a token may lie on a skill of 4 that stays 4, by b it is refused', () => {
    const at = (reading: string) =>
      match({
        seats: [{ training: 1, crew: ['sci-40', 'doc-22', 'eng-22'] }, {}],
        readings: { 'NC-TRAIN-07': reading },
      });
    const lain = at('a').do('1', train('sci-40', 'exploration'));
    expect(lain.view('1').seats[0]?.skills[0]).toEqual({ skill: 'exploration', level: 4 });
    expect(at('b').refusal('1', train('sci-40', 'exploration')).rule).toBe('NC-TRAIN-07');
  });

  it('NC-TRAIN-08: by reading a nobody who is out is trained, by b it counts after the revival', () => {
    const at = (reading: string) =>
      match({
        seats: [{ training: 1, intel: 4 }, {}],
        readings: { 'NC-TRAIN-08': reading },
        change: (state) => (state.seats[0]!.crew[0]!.status = 'knocked-out'),
      });
    expect(at('a').refusal('1', train('sci-22', 'exploration')).rule).toBe('NC-TRAIN-08');
    const game = at('b').do('1', train('sci-22', 'exploration'));
    expect(game.view('1').seats[0]?.skills[0]?.level).toBe(0);
    game.do('1', { type: 'emergency', person: 'sci-22', intel: 4, cards: [] });
    expect(game.view('1').seats[0]?.skills[0]?.level).toBe(3);
  });
});

describe('Emergency Resurrect', () => {
  const hand = ['archive', 'detour', 'panic', 'voyage'];
  const hurt = (
    own: SeatOptions,
    person: 'captain' | number,
    to: 'knocked-out' | 'destroyed',
    readings = {},
  ) =>
    match({
      seats: [own, {}],
      readings,
      change: (state) => {
        const held = state.seats[0]!;
        if (person === 'captain') held.captain!.status = to;
        else held.crew[person]!.status = to;
      },
    });
  const back = (person: string, intel: number, cards: readonly string[] = []) =>
    ({ type: 'emergency', person, intel, cards }) as const;

  it('NC-EMERG-01: four in all, any mix, at any time of the own turn alone', () => {
    const game = hurt({ hand, intel: 2 }, 'captain', 'destroyed');
    const mixes = new Set(
      game.options('1', 'emergency').map(({ intel, cards }) => `${intel}+${cards.length}`),
    );
    expect([...mixes]).toEqual(['2+2', '1+3', '0+4']);
    expect(game.refusal('1', back('captain', 2, ['voyage'])).rule).toBe('NC-EMERG-01');
    expect(game.refusal('1', back('captain', 3, ['voyage'])).rule).toBe('NC-EMERG-01');
    expect(game.refusal('1', back('doc-22', 2, ['voyage', 'panic'])).rule).toBe('NC-EMERG-01');
  });

  it('NC-EMERG-01: a set of cards that is not listed is taken as well', () => {
    const many = ['archive', 'detour', 'exchange', 'hull-patch', 'panic', 'voyage', 'whispers'];
    const game = hurt({ hand: many }, 'captain', 'destroyed');
    const cards = ['hull-patch', 'panic', 'voyage', 'whispers'];
    expect(game.options('1', 'emergency').map((each) => each.cards)).not.toContainEqual(cards);
    expect(game.do('1', back('captain', 0, cards)).seat('1').captain?.status).toBe('ready');
  });

  it('NC-EMERG-02: 3 action cards and 1 Intel resurrect the captain', () => {
    const game = hurt({ hand, intel: 1 }, 'captain', 'destroyed');
    game.do('1', back('captain', 1, ['archive', 'panic', 'voyage']));
    expect(game.seat('1')).toMatchObject({ intel: 0, hand: ['detour'], captain: { status: 'ready' } });
    expect(game.told('resurrected')).toMatchObject([{ person: 'captain' }]);
  });

  it('NC-EMERG-03: 2 action cards and 2 Intel revive a crew member', () => {
    const game = hurt({ hand, intel: 2 }, 1, 'knocked-out').do('1', back('doc-22', 2, ['archive', 'panic']));
    expect(game.seat('1').crew[1]?.status).toBe('ready');
    expect(game.told('revived')).toMatchObject([{ person: 'doc-22' }]);
  });

  it('NC-EMERG-04: the cards are discarded, not played: no points, and the turn’s card is still to come', () => {
    const game = hurt({ hand }, 'captain', 'destroyed').do('1', back('captain', 0, hand));
    expect(game.seat('1').victory).toBe(0);
    expect(game.state.turn?.played).toBe(false);
    expect(game.told('discarded')).toMatchObject([{ cards: hand, why: 'emergency' }]);
  });

  it('NC-EMERG-05: by reading a also for an alien and again while paid, by b neither', () => {
    const at = (reading: string) =>
      match({
        seats: [{ intel: 12, aliens: ['idle'] }, {}],
        readings: { 'NC-EMERG-05': reading },
        change: (state) => {
          state.seats[0]!.aliens[0]!.status = 'destroyed';
          state.seats[0]!.captain!.status = 'destroyed';
          state.seats[0]!.crew[0]!.status = 'destroyed';
        },
      });
    const wide = at('a').do('1', back('idle', 4)).do('1', back('captain', 4));
    expect(wide.seat('1')).toMatchObject({ aliens: [{ status: 'ready' }], captain: { status: 'ready' } });
    expect(at('b').refusal('1', back('idle', 4)).rule).toBe('NC-EMERG-01');
    expect(at('b').do('1', back('captain', 4)).refusal('1', back('sci-22', 4)).rule).toBe('NC-EMERG-05');
  });
});

describe('action cards', () => {
  const holding = (own: SeatOptions, options: MatchOptions = {}) => match({ seats: [own, {}], ...options });

  it('NC-ACTION-01: one card from hand in the own turn, in any phase, none in another’s', () => {
    for (const phase of ['alerts', 'navigation', 'battle', 'strategy'] as const) {
      const game = holding({ hand: ['plain-repair', 'plain-repair#2'] }, { phase }).do(
        '1',
        play('plain-repair'),
      );
      expect(game.seat('1').intel).toBe(1);
      expect(game.refusal('1', play('plain-repair#2')).rule).toBe('NC-ACTION-01');
    }
    const other = match({ seats: [{}, { hand: ['plain-repair'] }] });
    expect(other.refusal('2', play('plain-repair')).rule).toBe('NC-TURN-02');
    expect(holding({}).refusal('1', play('plain-repair')).rule).toBe('NC-ACTION-01');
  });

  it('NC-ACTION-02: a hand has no maximum', () => {
    const hand = [
      'archive',
      'detour',
      'exchange',
      'hull-patch',
      'panic',
      'plain-repair',
      'voyage',
      'whispers',
    ];
    const game = planning({ hand })
      .do('1', strategy('command'))
      .do('1', { type: 'choose-pile', pile: 'doctor' });
    expect(game.draw('mechheart').seat('1').hand).toHaveLength(9);
  });

  it('NC-ACTION-03: an officer who is not out needs the level of the option, as Alien Tech 4 for 3', () => {
    const able = holding({ hand: ['plain-alien-tech'], crew: ['sci-04', 'doc-22', 'eng-22'] });
    expect(able.options('1', 'play').map(({ option }) => option)).toEqual([0, 1]);
    const less = holding({ hand: ['plain-alien-tech'] });
    expect(less.refusal('1', play('plain-alien-tech', 1)).rule).toBe('NC-ACTION-03');
    const out = holding(
      { hand: ['plain-alien-tech'] },
      { change: (state) => (state.seats[0]!.crew[0]!.status = 'knocked-out') },
    );
    expect(out.refusal('1', play('plain-alien-tech')).rule).toBe('NC-ACTION-03');
    expect(out.legal('1')).toEqual([PROCEED]);
  });

  it('NC-COMP-07: crew members are what makes action cards playable', () => {
    const none = holding({ hand: ['plain-medicine'], crew: ['sci-40', 'doc-04', 'eng-40'] });
    expect(none.options('1', 'play')).toEqual([]);
  });

  it('NC-ACTION-04: the card is shown, its points are scored at once, then its text is carried out', () => {
    const game = holding({ hand: ['plain-exploration'], crew: ['sci-40', 'doc-22', 'eng-22'] });
    game.do('1', play('plain-exploration', 1));
    expect(game.events.map(({ type }) => type)).toEqual(['played', 'victory', 'intel']);
    const won = holding({ hand: ['plain-exploration'], crew: ['sci-40', 'doc-22', 'eng-22'], victory: 14 });
    won.do('1', play('plain-exploration', 1));
    expect(won.state.outcome?.winners).toEqual(['1']);
    expect(won.seat('1').intel).toBe(0);
  });

  it('NC-ACTION-05: a text that cannot be followed is refused, and so is one that cannot be paid for', () => {
    const vain = holding({ hand: ['voyage'] });
    expect(vain.refusal('1', play('voyage')).rule).toBe('NC-ACTION-05');
    const poor = holding({ hand: ['panic', 'wormhole-cannon'] });
    expect(poor.refusal('1', play('wormhole-cannon', 0, 'panic')).rule).toBe('NC-ACTION-05');
  });

  it('NC-ACTION-06: one of two options is chosen for each play', () => {
    const game = holding({ hand: ['hull-patch'], damage: 1, front: ['data-leak'] });
    expect(game.options('1', 'play').map(({ option }) => option)).toEqual([0, 1]);
  });

  it('NC-ACTION-07: a card with the arrow stays with its option marked, any other is discarded', () => {
    const arrow = holding({ hand: ['dampers'] }).do('1', play('dampers', 1));
    expect(arrow.seat('1').permanents).toMatchObject([{ card: 'dampers', option: 1 }]);
    expect(arrow.state.piles.engineer.discard).toEqual([]);
    const plain = holding({ hand: ['plain-repair'] }).do('1', play('plain-repair'));
    expect(plain.state.piles.engineer.discard).toEqual(['plain-repair']);
  });

  it('NC-ACTION-11: discarded cards are other cards of the hand, in whichever set that pays', () => {
    const game = match({ seats: [{ hand: ['detour', 'panic', 'voyage', 'wormhole-cannon'] }, {}] });
    const ways = game.options('1', 'play').filter(({ card }) => card === 'wormhole-cannon');
    expect(ways.map(({ pay }) => pay)).toEqual([
      ['detour', 'panic'],
      ['detour', 'voyage'],
      ['panic', 'voyage'],
    ]);
    game.do('1', play('wormhole-cannon', 0, 'voyage', 'panic'));
    expect(game.seat('1').hand).toEqual(['detour']);
  });
});
