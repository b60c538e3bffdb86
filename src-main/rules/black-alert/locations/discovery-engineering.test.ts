import { describe, expect, it } from 'vitest';
import { neighboursOf } from '../../../../shared/hex';
import {
  challenged,
  enhanced,
  match,
  type Match,
  type MatchOptions,
  use,
} from '../../../../tests/support/black-alert';

describe('Discovery: Engineering', () => {
  const STARFLEET: MatchOptions = {
    at: { saru: 'discovery/engineering' },
    pools: { discovery: { intel: 1 } },
  };
  const turn = (space: 'C2' | 'C4' | 'C3', by: 1 | 2) => ({ type: 'turn-tile', space, turn: by }) as const;
  const turnOf = (game: Match, space: string) =>
    game.state.board.tiles.find((tile) => tile.space === space)?.turn;

  it('BA-DENG-01, BA-NET-04: one tile to any orientation, and the network is another at once', () => {
    const game = match(STARFLEET).do('saru', use());
    expect(game.options('saru', 'turn-tile')).toHaveLength(19 * 5);
    game.do('saru', turn('C2', 1));
    expect([turnOf(game, 'C2'), game.state.tasks.length]).toEqual([1, 1]);
    const burnham = match({
      seats: [
        { team: 'starfleet', characters: ['burnham'] },
        { team: 'terran', characters: ['lorca'] },
      ],
      at: { burnham: 'discovery/engineering' },
    });
    burnham.do('burnham', use()).do('burnham', turn('C4', 1)).do('burnham', { type: 'ability' });
    expect(burnham.options('burnham', 'choose-node').map(({ node }) => node)).not.toContain('C4/n');
  });

  it('BA-DENG-02: enhanced, two different tiles', () => {
    const game = match(STARFLEET).do('saru', enhanced()).do('saru', turn('C2', 1));
    expect(game.refusal('saru', turn('C2', 2))).toMatchObject({ code: 'cannot-turn', rule: 'BA-DENG-02' });
    game.do('saru', turn('C4', 2));
    expect([turnOf(game, 'C2'), turnOf(game, 'C4'), game.state.tasks.length]).toEqual([1, 2, 1]);
  });

  it('BA-DENG-02, reading b: one plus two, or a tile again', () => {
    const game = match({ ...STARFLEET, readings: { 'BA-DENG-02': 'b' } }).do('saru', enhanced());
    game.do('saru', turn('C2', 1)).do('saru', turn('C2', 2)).do('saru', turn('C4', 1));
    expect([turnOf(game, 'C2'), turnOf(game, 'C4'), game.state.tasks.length]).toEqual([2, 1, 1]);
  });

  it('BA-DENG-03: tiles with pieces and Interphasic Space turn, pieces keep their place; by reading b they do not', () => {
    const game = match(STARFLEET).do('saru', use()).do('saru', turn('C3', 1));
    expect([turnOf(game, 'C3'), game.state.board.discovery]).toEqual([1, 'C3/hub']);
    const strict = match({ ...STARFLEET, readings: { 'BA-DENG-03': 'b' }, discovery: 'C1/planet' }).do(
      'saru',
      use(),
    );
    const spaces = new Set(strict.options('saru', 'turn-tile').map(({ space }) => space));
    for (const space of ['C3', 'C1', 'A1', 'E1', 'E3', 'A3', 'E2'] as const)
      expect(spaces.has(space)).toBe(false);
    expect(spaces.size).toBe(12);
  });

  it('BA-COMP-06: Network tiles are all 19; by reading b the plain ones alone turn, bear Corruption and bring ships together', () => {
    const readings = { 'BA-COMP-06': 'b' };
    const game = match({ ...STARFLEET, readings }).do('saru', use());
    expect(game.options('saru', 'turn-tile')).toHaveLength(12 * 5);
    const together = (options: MatchOptions) => match(options).options('saru', 'move').length;
    expect(together({ charon: 'C3' })).toBe(11);
    expect(together({ charon: 'C3', readings })).toBe(5);
    expect(together({ discovery: 'C4/n', charon: 'C4', readings })).toBe(11);
    const burnt = challenged({ ...TERRAN, discovery: 'C4/n', readings });
    expect(burnt.options('lorca', 'choose-space').map(({ space }) => space)).toEqual([
      'B3',
      'B4',
      'D3',
      'D4',
    ]);
  });

  const TERRAN: MatchOptions = {
    turn: 'lorca',
    hands: { lorca: ['t4'] },
    at: { lorca: 'discovery/engineering', saru: 'charon/reactor' },
    pools: { charon: { dilithium: 1 } },
  };
  const spaces = (game: Match) => game.options('lorca', 'choose-space').map(({ space }) => space);

  it("BA-DENG-04: one token on a tile next to the Discovery's, at most one a tile; by reading b next to Corruption", () => {
    const game = challenged({ ...TERRAN, corruption: ['C2', 'A1'] });
    expect(spaces(game)).toEqual(['B2', 'B3', 'C4', 'D2', 'D3']);
    expect(game.refusal('lorca', { type: 'choose-space', space: 'C2' })).toMatchObject({
      rule: 'BA-DENG-04',
    });
    game.do('lorca', { type: 'choose-space', space: 'C4' });
    expect(game.state.board.corruption).toEqual(['A1', 'C2', 'C4']);
    expect(spaces(challenged({ ...TERRAN, corruption: ['A1'], readings: { 'BA-DENG-04': 'b' } }))).toEqual(
      [...neighboursOf('A1')].sort(),
    );
  });

  it('BA-DENG-05: enhanced, Starfleet have no bonus card, and the effect is the same', () => {
    const game = challenged(TERRAN, enhanced(), { starfleet: [] });
    expect(spaces(game)).toHaveLength(6);
    game.do('lorca', { type: 'choose-space', space: 'C4' });
    expect(game.state.tasks.map(({ type }) => type)).toEqual(['turn']);
  });

  it('BA-DENG-06: it can be the last of the supply', () => {
    const game = challenged({ ...TERRAN, change: (state) => void (state.supply.corruption = 1) });
    game.do('lorca', { type: 'choose-space', space: 'C4' });
    expect(game.state.outcome).toMatchObject({ type: 'loss', rule: 'BA-CORR-01' });
  });
});
