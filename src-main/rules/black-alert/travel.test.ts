import { describe, expect, it } from 'vitest';
import type { LoopRecord } from '../../../shared/content/black-alert';
import {
  challenged,
  CONTENT,
  enhanced,
  match,
  type Match,
  type MatchOptions,
  use,
} from '../../../tests/support/black-alert';

/** The Discovery goes north from the middle: over C2, which has no node, to Harlak on C1. */
const NORTH: MatchOptions = { at: { saru: 'discovery/bridge' }, corruption: [], fleets: [] };
function travelled(options: MatchOptions, node: Match['state']['board']['discovery'] = 'C1/planet'): Match {
  return match({ ...NORTH, ...options })
    .do('saru', use())
    .do('saru', { type: 'choose-node', node });
}
const sections = (game: Match) => game.told('threat').map((each) => each.sections);

describe('tokens on the way', () => {
  it('BA-TOKEN-01: a tile with a token interrupts the travel: a Threat card, its section, then it goes on', () => {
    const game = travelled({ corruption: ['C1'] });
    expect([game.actor, game.state.board.discovery]).toEqual(['chance', 'C3/hub']);
    game.draw('threat-1');
    expect(game.told('threat')).toEqual([
      { type: 'threat', card: 'threat-1', sections: ['corruption'], drawer: 'saru' },
    ]);
    expect([game.character('saru').wounded, game.state.board.discovery]).toEqual([true, 'C1/planet']);
  });

  it('BA-TOKEN-01: unless the card says otherwise: then the Discovery stays, and a second travel still follows', () => {
    const stopped = travelled({ corruption: ['C1'] }).draw('threat-3');
    expect([stopped.state.board.discovery, stopped.waitsFor('saru')]).toEqual(['C3/hub', true]);
    const twice = match({ ...NORTH, corruption: ['C1'], pools: { discovery: { dilithium: 2 } } })
      .do('saru', enhanced())
      .do('saru', { type: 'choose-node', node: 'C1/planet' })
      .draw('threat-3');
    expect(twice.options('saru', 'choose-node').length).toBeGreaterThan(0);
  });

  it('BA-TOKEN-02: over several tiles with tokens at each in turn, one crossed without a node included', () => {
    const game = travelled({ corruption: ['C2'], fleets: ['C1', 'E1'] }).draw('threat-4');
    expect([game.told('entered'), sections(game)]).toEqual([
      [{ type: 'entered', space: 'C1' }],
      [['corruption']],
    ]);
    game.draw('threat-8');
    expect([sections(game), game.state.board.discovery]).toEqual([[['fleet']], 'C1/planet']);
  });

  it('BA-TOKEN-03: Corruption and Fleet on one tile: one card, both sections, the drawer choosing which goes first', () => {
    const game = travelled({ corruption: ['C1'], fleets: ['C1'] }).draw('threat-1');
    expect(game.legal('saru')).toEqual([0, 1].map((option) => ({ type: 'choose-option', option })));
    expect(game.refusal('saru', { type: 'choose-option', option: 2 })).toMatchObject({ rule: 'BA-TOKEN-03' });
    game.do('saru', { type: 'choose-option', option: 1 });
    // The Fleet section damages the Discovery; the wound of the other has not come yet.
    expect([game.actor, game.character('saru').wounded]).toEqual(['chance', false]);
    game.draw('d-brig');
    expect([game.character('saru').wounded, game.state.board.discovery]).toEqual([true, 'C1/planet']);
  });

  it('BA-TOKEN-04: both Fleet tokens on one tile: one card, each section once; by reading b one for each token', () => {
    const options: MatchOptions = { corruption: ['C1'], fleets: ['C1', 'C1'] };
    const one = travelled(options).draw('threat-4').do('saru', { type: 'choose-option', option: 0 });
    expect(one.state.board.discovery).toBe('C1/planet');
    const three = travelled({ ...options, readings: { 'BA-TOKEN-04': 'b' } });
    three.draw('threat-4').draw('threat-8').draw('threat-12');
    expect([three.state.board.discovery, three.state.piles.threat.discard.length]).toEqual(['C1/planet', 3]);
  });

  it('BA-TOKEN-06: tokens stay on the board', () => {
    const game = travelled({ corruption: ['C1'], fleets: ['C2'] })
      .draw('threat-4')
      .draw('threat-8');
    expect([game.state.board.corruption, game.state.board.fleets]).toEqual([['C1'], ['C2']]);
  });

  it('BA-TOKEN-08: who navigates draws', () => {
    const game = match({
      ...NORTH,
      seats: 4,
      turn: 'tilly',
      at: { tilly: 'discovery/bridge' },
      corruption: ['C1'],
    });
    game.do('tilly', use()).do('tilly', { type: 'choose-node', node: 'C1/planet' }).draw('threat-4');
    expect(game.told('threat')[0]?.drawer).toBe('tilly');
  });

  it('BA-TOKEN-09: a Terran draws one by a card, too', () => {
    const game = match({ turn: 'lorca', hands: { lorca: ['t-plot'] } }).do('lorca', {
      type: 'play',
      card: 't-plot',
    });
    game.draw('threat-1');
    expect([game.told('threat')[0]?.drawer, game.character('lorca').wounded]).toEqual(['lorca', true]);
  });

  it('BA-TOKEN-10: an empty Threat deck is rebuilt from its discards', () => {
    const game = travelled({
      corruption: ['C1'],
      discards: { threat: ['threat-4', 'threat-8'] },
      change: ({ piles }) => void (piles.threat.rest = []),
    });
    expect(game.rules.check(game.state, 'chance', { type: 'drawn', cards: ['threat-1'] }).ok).toBe(false);
    game.draw('threat-8');
    expect(game.told('reshuffled')).toEqual([{ type: 'reshuffled', pile: 'threat' }]);
    expect(game.state.piles.threat).toEqual({ top: [], rest: ['threat-4'], discard: ['threat-8'] });
  });

  it('BA-TOKEN-11: a Threat card has a corner number, a Corruption section and a Fleet section', () => {
    for (const { corner, corruption, fleet } of Object.values(CONTENT.threatCards)) {
      expect([0, 1, 2]).toContain(corner);
      expect([Array.isArray(corruption.effects), Array.isArray(fleet.effects)]).toEqual([true, true]);
    }
  });

  it('BA-TOKEN-12: staying on or leaving a tile with tokens draws nothing, nor does one newly placed there', () => {
    expect(travelled({ corruption: ['C3'], fleets: ['C3'] }).state.board.discovery).toBe('C1/planet');
    expect(travelled({ corruption: ['C3'] }, 'C3/east').waitsFor('saru')).toBe(true);
    const placed = challenged({
      turn: 'lorca',
      hands: { lorca: ['t4'] },
      at: { lorca: 'discovery/engineering', saru: 'charon/reactor' },
      corruption: ['C2'],
      readings: { 'BA-DENG-04': 'b' },
    }).do('lorca', { type: 'choose-space', space: 'C3' });
    expect([placed.state.board.corruption, placed.waitsFor('lorca')]).toEqual([['C2', 'C3'], true]);
  });

  it('BA-TOKEN-13: a card that was processed goes to the Threat discards', () => {
    expect(travelled({ corruption: ['C1'] }).draw('threat-4').state.piles.threat.discard).toEqual([
      'threat-4',
    ]);
  });
});

describe('nodes', () => {
  it('BA-NET-01: a node is a planet, a moon or a point, with whatever resources the tile data say', () => {
    const gained = (discovery: Match['state']['board']['discovery']) =>
      Object.values(
        match({ at: { saru: 'discovery/cargo-bay' }, discovery }).do('saru', use()).state.pools.discovery,
      );
    expect(gained('C1/planet')).toEqual([0, 0, 1]);
    expect(gained('C3/hub')).toEqual([1, 0, 0]);
    expect(gained('C3/west')).toEqual([0, 0, 0]);
  });

  /** One loop with a node between the rims of A1 and A2, part of A1 by the board's data. */
  const loop: LoopRecord = {
    from: { space: 'A1', edge: 5 },
    to: { space: 'A2', edge: 5 },
    nodes: [{ id: 'ring', kind: 'moon', name: null, resources: ['dilithium'], x: 0, y: 0 }],
    tile: 'A1',
    source: CONTENT.start.source,
  };
  const content = { loops: { ring: loop } };
  const RING: MatchOptions = {
    content,
    discovery: 'A1/ring',
    at: { saru: 'discovery/bridge' },
    corruption: [],
    fleets: [],
  };

  it('BA-NET-07: an edge node is part of the tile that the board names, by reading b of both that its loop touches', () => {
    const together = (charon: 'A1' | 'A2', reading: string) =>
      match({ ...RING, charon, readings: { 'BA-NET-07': reading } }).options('saru', 'move').length === 11;
    expect([together('A1', 'a'), together('A2', 'a')]).toEqual([true, false]);
    expect([together('A1', 'b'), together('A2', 'b')]).toEqual([true, true]);
  });

  it('BA-NET-07, reading b: its resources belong to both tiles, and going on to either enters none', () => {
    const readings = { 'BA-NET-07': 'b' };
    const cargo = (charon: 'A1' | 'A2', given = {}) =>
      match({
        content,
        turn: 'lorca',
        at: { lorca: 'charon/aft-cargo-bay', saru: 'discovery/brig' },
        charon,
        readings: given,
      }).do('lorca', use()).state.pools.charon.dilithium;
    expect([cargo('A1'), cargo('A2'), cargo('A2', readings)]).toEqual([1, 0, 1]);
    // A1 joins edge 5 to edge 4 and so to A2's own side; what it reaches lies on tiles it is on already.
    const nodes = (given: Record<string, string>) =>
      match({ ...RING, corruption: ['A2'], readings: given })
        .do('saru', use())
        .options('saru', 'choose-node')
        .map(({ node }) => node);
    expect(nodes(readings)).toEqual(expect.arrayContaining(['A1/planet', 'A1/moon', 'A2/n']));
    const game = match({ ...RING, corruption: ['A2'], readings }).do('saru', use());
    expect(game.do('saru', { type: 'choose-node', node: 'A2/n' }).state.board.discovery).toBe('A2/n');
  });
});
