import { describe, expect, it } from 'vitest';
import {
  challenged,
  CONTENT,
  enhanced,
  match,
  type Match,
  PASS,
  use,
} from '../../../../tests/support/black-alert';
import { starfleet, terran } from '../../../../tests/support/black-alert/charon-matches';

const spaces = (game: Match, who: string) => game.options(who, 'choose-space').map(({ space }) => space);
const to = (space: Match['state']['board']['charon']) => ({ type: 'choose-space', space }) as const;

describe('Charon: Fleet Command', () => {
  const CALL = terran('charon/fleet-command', { fleets: ['E1', 'E3'], pools: { charon: { tritanium: 1 } } });
  const add = { type: 'choose-option', option: 0 } as const;

  it('BA-CFLEET-01: one Fleet token goes to an adjacent tile', () => {
    const game = match(CALL).do('lorca', use());
    expect(game.legal('lorca')).toEqual([to('E1'), to('E3')]);
    expect(game.refusal('lorca', to('A1'))).toMatchObject({ rule: 'BA-CFLEET-01' });
    game.do('lorca', to('E1'));
    expect(spaces(game, 'lorca')).toEqual(expect.arrayContaining(['D1', 'D2', 'E2']));
    expect(game.do('lorca', to('D2')).state.board.fleets).toEqual(['D2', 'E3']);
    expect(game.state.tasks).toHaveLength(1);
  });

  it('BA-CFLEET-02: one is added only from the supply, after a loss; two may share a tile, more there are never', () => {
    const full = match(CALL).do('lorca', use());
    expect(full.refusal('lorca', add)).toMatchObject({ rule: 'BA-CFLEET-01' });
    const game = match({ ...CALL, charon: 'E1', fleets: ['E1'] }).do('lorca', use());
    expect(game.do('lorca', add).state.board.fleets).toEqual(['E1', 'E1']);
  });

  it("BA-CFLEET-03, BA-TOKEN-08: one that enters the Discovery's tile makes the current Starfleet player draw", () => {
    const game = match({
      ...CALL,
      seats: 4,
      fleets: ['D2', 'E3'],
      at: { ...CALL.at, tilly: 'discovery/brig' },
    });
    game.do('lorca', use()).do('lorca', to('D2')).do('lorca', to('C3')).draw('threat-4');
    expect(game.told('threat')).toEqual([
      { type: 'threat', card: 'threat-4', sections: ['fleet'], drawer: 'saru' },
    ]);
  });

  it('BA-CFLEET-03: one added there counts as entering; by reading b it does not', () => {
    const added = (reading: string) =>
      match({ ...CALL, readings: { 'BA-CFLEET-03': reading }, charon: 'C3', fleets: ['E1'] })
        .do('lorca', use())
        .do('lorca', add);
    expect(added('a').actor).toBe('chance');
    expect(added('b').waitsFor('lorca')).toBe(true);
  });

  it('BA-CFLEET-04, BA-TOKEN-05: enhanced, both may go; both into the Discovery’s tile draw two cards', () => {
    const game = match({ ...CALL, fleets: ['D2', 'D3'] }).do('lorca', enhanced());
    game.do('lorca', to('D2')).do('lorca', to('C3')).draw('threat-4');
    expect(game.legal('lorca')).toEqual([to('D3'), PASS]);
    game.do('lorca', to('D3')).do('lorca', to('C3'));
    expect(game.actor).toBe('chance');
    expect(game.draw('threat-8').state.board.fleets).toEqual(['C3', 'C3']);
    const one = match({ ...CALL, fleets: ['D2', 'D3'] })
      .do('lorca', enhanced())
      .do('lorca', PASS);
    expect(one.state.board.fleets).toEqual(['D2', 'D3']);
  });

  const DRIVE = starfleet('charon/fleet-command', {
    fleets: ['D2', 'E3'],
    pools: { discovery: { tritanium: 1 } },
  });

  it('BA-CFLEET-05: won by Starfleet, one token goes up to two tiles, token and tiles of their choice', () => {
    const game = challenged(DRIVE).do('saru', to('E3'));
    expect(game.refusal('saru', to('A1'))).toMatchObject({ rule: 'BA-CFLEET-05' });
    game.do('saru', to('E2')).do('saru', to('E1'));
    expect([game.state.board.fleets, game.state.tasks.length]).toEqual([['D2', 'E1'], 1]);
    const short = challenged(DRIVE).do('saru', to('E3')).do('saru', to('E2')).do('saru', PASS);
    expect(short.state.board.fleets).toEqual(['D2', 'E2']);
  });

  it('BA-CFLEET-05, BA-ACT-05: with no Fleet token on the board the token it names is lacking', () => {
    const game = match({ ...DRIVE, fleets: [] });
    expect(game.refusal('saru', use())).toMatchObject({ code: 'no-target', rule: 'BA-CFLEET-05' });
    expect(game.refusal('saru', enhanced())).toMatchObject({ code: 'no-target', rule: 'BA-CFLEET-05' });
  });

  it("BA-CFLEET-06: each entry into the Discovery's tile on the way draws a card, even if the token goes on", () => {
    const game = challenged(DRIVE).do('saru', to('D2')).do('saru', to('C3')).draw('threat-4');
    game.do('saru', to('B2'));
    expect(game.state.board.fleets).toEqual(['B2', 'E3']);
  });

  it('BA-CFLEET-07: enhanced, both tokens, up to two tiles each', () => {
    const game = challenged(DRIVE, enhanced()).do('saru', to('D2')).do('saru', to('D1')).do('saru', PASS);
    expect(game.legal('saru')).toEqual([to('E3'), PASS]);
    game.do('saru', to('E3')).do('saru', to('E2')).do('saru', to('E1'));
    expect([game.state.board.fleets, game.state.tasks.length]).toEqual([['D1', 'E1'], 1]);
  });

  it('BA-CFLEET-02: the Fleet tokens of the fixture start on the board', () => {
    expect(CONTENT.start.fleets).toHaveLength(2);
  });
});
