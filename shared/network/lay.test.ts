import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedBlackAlert } from '../../tests/support/shipped-content';
import { CENTRE_SPACE, type NetworkBoard, networkOf, SPACES } from '../hex';
import { adviseBoard, layAtRandom, layInOrder, type PlannedBoard, startPlaces } from '.';

const content = shippedBlackAlert();
const networkOn = ({ tiles }: PlannedBoard) => {
  const board: NetworkBoard = {
    tiles,
    loops: Object.entries(content.loops).map(([id, loop]) => ({ ...loop, id })),
    faceOf: ({ tile, face }) => content.tiles[tile]?.[face] ?? { nodes: [], paths: [] },
  };
  return networkOf(board);
};
const standard = (): PlannedBoard => ({ tiles: layInOrder(content), ...startPlaces(content) });
const codes = (board: PlannedBoard): string[] =>
  adviseBoard(board, content, networkOn(board)).map(({ code }) => code);

describe('laying the board', () => {
  it('BA-SETUP-08: Interphasic Space lies in the middle, BA-COMP-04: Mission tiles at their places', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (seed) => {
        const tiles = layAtRandom(content, seed);
        expect(tiles.map(({ space }) => space)).toEqual([...SPACES]);
        expect(new Set(tiles.map(({ tile }) => tile)).size).toBe(SPACES.length);
        for (const { space, tile } of tiles) {
          const isMission = content.start.missionSpaces.includes(space);
          const kind = space === CENTRE_SPACE ? 'start' : isMission ? 'mission' : 'plain';
          expect(content.tiles[tile]?.kind).toBe(kind);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('the same seed lays the same board, another one another', () => {
    expect(layAtRandom(content, 'sarek')).toEqual(layAtRandom(content, 'sarek'));
    expect(layAtRandom(content, 'sarek')).not.toEqual(layAtRandom(content, 'amanda'));
  });

  it('every turn and both faces come up', () => {
    const laid = Array.from({ length: 30 }, (_, seed) => layAtRandom(content, `${seed}`)).flat();
    expect(new Set(laid.map(({ turn }) => turn)).size).toBe(6);
    expect(new Set(laid.map(({ face }) => face)).size).toBe(2);
  });
});

describe('advice on a planned board', () => {
  it('a board laid in order with everything at its place is complete', () => {
    expect(codes(standard()).filter((code) => code !== 'cut-off')).toEqual([]);
  });

  it('BA-SETUP-15: tells of ships without a place and of missing tokens', () => {
    const bare = { ...standard(), discovery: null, charon: null, fleets: [], corruption: [] };
    expect(codes(bare)).toEqual(['no-discovery', 'no-charon', 'fleets', 'no-corruption']);
  });

  it('BA-COMP-03: tells of empty spaces, BA-SETUP-08: of a starting tile elsewhere', () => {
    const board = standard();
    const swapped = board.tiles.map((tile) =>
      tile.space === 'C3'
        ? { ...tile, space: 'C2' as const }
        : tile.space === 'C2'
          ? { ...tile, space: 'C3' as const }
          : tile,
    );
    expect(codes({ ...board, tiles: swapped.slice(1) })).toEqual(
      expect.arrayContaining(['empty-spaces', 'start-tile']),
    );
  });

  it('BA-COMP-04: tells of a Mission tile off its places', () => {
    const board = standard();
    const spaces = { A1: 'A2', A2: 'A1' } as Record<string, 'A1' | 'A2'>;
    const tiles = board.tiles.map((tile) => ({ ...tile, space: spaces[tile.space] ?? tile.space }));
    const [line] = adviseBoard({ ...board, tiles }, content, networkOn({ ...board, tiles }));
    expect(line).toMatchObject({ code: 'mission-tile', severity: 'note', rule: 'BA-COMP-04' });
    expect(line?.spaces.toSorted()).toEqual(['A1', 'A2']);
  });

  it('BA-CLEAN-05 and BA-CORR-01: tells of two Corruption tokens on a tile and of the last one', () => {
    const board = { ...standard(), corruption: ['A1', 'A1'] as const };
    expect(codes(board)).toContain('corruption-twice');
    expect(codes({ ...board, corruption: SPACES.slice(0, 12) })).toContain('last-corruption');
  });

  it('BA-NET-03: tells of named nodes that the Discovery cannot get to, through tiles that nodes share too', () => {
    const board = standard();
    const { tiles } = board;
    const only = { ...board, tiles: tiles.filter(({ space }) => space === 'C3' || space === 'A2') };
    const line = adviseBoard(only, content, networkOn(only)).find(({ code }) => code === 'cut-off');
    expect(line?.spaces).toEqual(['A2']);
    expect(line?.message).toMatch(/^The Discovery cannot get to [A-Z].* as the tiles lie\.$/);
  });
});
