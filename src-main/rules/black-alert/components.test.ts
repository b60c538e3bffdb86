import { describe, expect, it } from 'vitest';
import { LOCATIONS, shipOf } from '../../../shared/content/black-alert';
import { CENTRE_SPACE, SPACES } from '../../../shared/hex';
import { CONTENT, rulesWith, SEATS } from '../../../tests/support/black-alert';
import { begun, CASE, faults } from '../../../tests/support/black-alert/set-ups';

describe('components', () => {
  it('BA-COMP-01, BA-SETUP-01: the board is the grid of 19 hexes and the two ships', () => {
    const { board, characters } = begun({ seats: SEATS[2] });
    expect(board.tiles.map(({ space }) => space)).toEqual(SPACES);
    expect(new Set(Object.values(characters).map(({ location }) => shipOf(location)))).toEqual(
      new Set(['discovery', 'charon']),
    );
  });

  it('BA-COMP-02: each ship has six locations, and a location names its ship', () => {
    expect(LOCATIONS.filter((id) => id.startsWith('discovery/'))).toHaveLength(6);
    expect(LOCATIONS.filter((id) => id.startsWith('charon/'))).toHaveLength(6);
    expect(LOCATIONS).toEqual(expect.arrayContaining(['discovery/weapons', 'charon/weapons']));
  });

  it('BA-COMP-04, BA-SETUP-09: tiles are laid at random, Mission tiles at their marks and plain ones elsewhere', () => {
    const { board } = begun({ seats: SEATS[2] });
    for (const { tile, space } of board.tiles) {
      const isMarked = CONTENT.start.missionSpaces.includes(space);
      const kind = space === CENTRE_SPACE ? 'start' : isMarked ? 'mission' : 'plain';
      expect(CONTENT.tiles[tile]?.kind, space).toBe(kind);
    }
    expect(new Set(board.tiles.map(({ turn }) => turn)).size).toBeGreaterThan(1);
  });

  it.each(['a', 'b'])(
    'BA-COMP-05: a Mission tile shows the face whose node a Mission in play names (reading %s, told by the data)',
    (reading) => {
      const state = begun({ seats: SEATS[2] }, rulesWith({ 'BA-COMP-05': reading }));
      for (const { id } of state.missions) {
        const node = CONTENT.missions[id]?.node;
        const shown = state.board.tiles.find(({ tile, face }) =>
          CONTENT.tiles[tile]?.[face]?.nodes.some(({ name }) => name === node),
        );
        // Two Missions of one tile cannot both show.
        const rival = state.missions.some(
          (other) => other.id !== id && CONTENT.missions[other.id]?.node === 'Harlak' && node === 'World 3',
        );
        if (!rival) expect(shown, node).toBeDefined();
      }
    },
  );

  it('BA-COMP-07: a Character is of one team, and both Stamets have ids of their own', () => {
    expect([CONTENT.characters.stamets?.team, CONTENT.characters['mirror-stamets']?.team]).toEqual([
      'starfleet',
      'terran',
    ]);
    const wrong = [
      { team: 'starfleet', characters: ['lorca'] },
      { team: 'terran', characters: ['nobody'] },
    ] as const;
    expect(faults({ seats: wrong })).toEqual([
      { code: 'wrong-team', at: '/seats/0/characters/0', rule: 'BA-COMP-07' },
      { code: 'unknown-id', at: '/seats/1/characters/0', rule: 'BA-COMP-07' },
    ]);
    const twice = [
      { team: 'starfleet', characters: ['saru'] },
      { team: 'terran', characters: ['lorca'] },
      { team: 'terran', characters: ['lorca'] },
      { team: 'starfleet', characters: ['tilly'] },
    ] as const;
    expect(faults({ seats: twice })).toEqual([
      { code: 'duplicate-id', at: '/seats/2/characters/0', rule: 'BA-COMP-07' },
    ]);
  });

  it('BA-COMP-08: there are two Fleet tokens and no more', () => {
    expect(faults({ ...CASE, fleets: ['A1', 'A2', 'A3'] })).toEqual([
      { code: 'out-of-range', at: '/fleets', rule: 'BA-COMP-08' },
    ]);
  });

  it('BA-COMP-09: 49 Command cards lie in the two decks, 12 Threat, 12 Damage and 6 Mission cards in theirs', () => {
    const first = rulesWith().start(CASE);
    const piles = first.ok ? first.value.piles : null;
    const sizes = Object.fromEntries(
      Object.entries(piles ?? {}).map(([name, { rest }]) => [name, rest.length]),
    );
    expect(sizes).toEqual({
      starfleet: 24,
      terran: 25,
      threat: 12,
      'damage-discovery': 6,
      'damage-charon': 6,
      missions: 6,
    });
  });
});
