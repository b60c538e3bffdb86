import { describe, expect, it } from 'vitest';
import { match, type SeatOptions } from '../../../tests/support/nova-cry';

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
    const destroyed = match({
      seats: [{ training: 1 }, {}],
      readings: { 'NC-TRAIN-08': 'b' },
      change: (state) => (state.seats[0]!.crew[0]!.status = 'destroyed'),
    });
    expect(destroyed.refusal('1', train('sci-22', 'exploration')).rule).toBe('NC-TRAIN-04');
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

  it('NC-EMERG-01: in the own turn also in the middle of a fight, in another’s turn never', () => {
    const seats = [{ ship: 'ghost', intel: 8 }, { intel: 8 }] as const;
    const fight = (turn: '1' | '2') =>
      match({
        seats,
        turn,
        phase: 'battle',
        change: (state) => (state.seats[0]!.captain!.status = 'destroyed'),
      }).do(turn, { type: 'battle', target: turn === '1' ? '2' : '1', by: 'intel' });
    const own = fight('1');
    expect(own.task.type).toBe('battle');
    expect(own.do('1', back('captain', 4)).seat('1')).toMatchObject({
      intel: 0,
      captain: { status: 'ready' },
    });
    const other = fight('2');
    expect(other.actors).toEqual(['1']);
    expect(other.options('1', 'emergency')).toEqual([]);
    expect(other.refusal('1', back('captain', 4))).toMatchObject({
      code: 'not-own-turn',
      rule: 'NC-EMERG-01',
    });
  });

  it('NC-EMERG-01, NC-TRAIN-01: in the own turn at a merchant planet too', () => {
    const game = match({
      seats: [{ planet: ['market', 2], intel: 6, training: 1 }, {}],
      phase: 'navigation',
      change: (state) => (state.seats[0]!.captain!.status = 'destroyed'),
    }).do('1', { type: 'proceed' });
    expect(game.task.type).toBe('merchant');
    expect(game.options('1', 'train')).toHaveLength(6);
    expect(game.do('1', back('captain', 4)).seat('1').captain?.status).toBe('ready');
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
    expect(at('b').refusal('1', back('idle', 4)).rule).toBe('NC-EMERG-05');
    expect(at('b').do('1', back('captain', 4)).refusal('1', back('sci-22', 4)).rule).toBe('NC-EMERG-05');
  });
});
