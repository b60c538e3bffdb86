import { beforeAll, describe, expect, it } from 'vitest';
import { shippedBlackAlert } from '../../../tests/support/shipped-content';
import {
  CENTRE_SPACE,
  componentsOf,
  EDGES,
  type FaceName,
  type Network,
  networkOf,
  openEdges,
  type PlacedTile,
  rimEdges,
  SPACES,
  tileOf,
} from '../../hex';

const { tiles, loops, start } = shippedBlackAlert();
const faces = Object.entries(tiles).flatMap(([tile, { a, b }]) =>
  (b === null ? [a] : [a, b]).map((face, index) => ({ tile, side: 'ab'[index] as FaceName, face })),
);

/** The same layouts in every run: a small generator with a fixed seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A board laid at random as the set-up lays it. BA-COMP-04. */
function layout(below: (count: number) => number): readonly PlacedTile[] {
  const stock = (kind: string): string[] => Object.keys(tiles).filter((id) => tiles[id]?.kind === kind);
  const left = { start: stock('start'), mission: stock('mission'), plain: stock('plain') };
  return SPACES.map((space): PlacedTile => {
    const other = start.missionSpaces.includes(space) ? 'mission' : 'plain';
    const pile = left[space === CENTRE_SPACE ? 'start' : other];
    const [tile = ''] = pile.splice(below(pile.length), 1);
    const face = tiles[tile]?.b && below(2) === 1 ? 'b' : 'a';
    return { space, tile, face, turn: EDGES[below(6)] ?? 0 };
  });
}

function networkFor(placed: readonly PlacedTile[]): Network {
  return networkOf({
    tiles: placed,
    loops: Object.entries(loops).map(([id, loop]) => ({ ...loop, id })),
    faceOf: ({ tile, face }) => tiles[tile]![face]!,
  });
}

describe('the tiles that ship', () => {
  it('BA-COMP-03: there are 19, one to start with, 6 for Missions and 12 plain', () => {
    const count = (kind: string): number => Object.values(tiles).filter((tile) => tile.kind === kind).length;
    expect([count('start'), count('mission'), count('plain')]).toEqual([1, 6, 12]);
    expect(new Set(start.missionSpaces).size).toBe(6);
  });

  it('BA-COMP-05: Mission tiles have two faces, others one', () => {
    for (const { kind, b } of Object.values(tiles)) expect(b !== null).toBe(kind === 'mission');
  });

  it.each(faces)('no dead tile: every edge and node of $tile, face $side, is on a pathway', ({ face }) => {
    expect(openEdges(face)).toEqual([]);
    for (const { id } of face.nodes) {
      expect(
        face.paths.some(({ from, to }) => [from, to].some((end) => 'node' in end && end.node === id)),
      ).toBe(true);
    }
  });

  it('BA-NET-01: planets bear names, moons bear resources and no name but that of a place, points bear neither', () => {
    const nodes = [
      ...faces.flatMap(({ face }) => face.nodes),
      ...Object.values(loops).flatMap((loop) => loop.nodes),
    ];
    for (const { kind, name, resources } of nodes) {
      expect(kind === 'planet').toBe(name !== null && name !== 'Interphasic Space');
      expect(kind === 'point').toBe(resources.length === 0);
    }
  });

  it('offers each kind of resource about as often', () => {
    const all = [
      ...faces.flatMap(({ face }) => face.nodes),
      ...Object.values(loops).flatMap((loop) => loop.nodes),
    ];
    const count = (kind: string): number =>
      all.flatMap(({ resources }) => resources).filter((r) => r === kind).length;
    const counts = ['intel', 'dilithium', 'tritanium'].map(count);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
  });

  it('BA-NET-05: loops join all outer edges two by two, some of them with nodes', () => {
    const joined = Object.values(loops).flatMap(({ from, to }) => [from, to]);
    const key = ({ space, edge }: (typeof joined)[number]): string => `${space}:${edge}`;
    expect(joined.map(key).sort()).toEqual(rimEdges().map(key).sort());
    const withNodes = Object.values(loops).filter(({ nodes }) => nodes.length > 0).length;
    expect([withNodes, Object.keys(loops).length]).toEqual([6, 15]);
  });
});

describe('500 boards laid at random', () => {
  const boards: Network[] = [];
  beforeAll(() => {
    const below = numbers(20_261_129);
    for (let board = 0; board < 500; board += 1) boards.push(networkFor(layout(below)));
  });

  it('a node has two to four connections on average', () => {
    const nodes = boards.flatMap(({ connections }) => [...connections.values()]);
    const mean = nodes.reduce((sum, { length }) => sum + length, 0) / nodes.length;
    expect(mean).toBeGreaterThan(2);
    expect(mean).toBeLessThan(4);
  });

  it('three fifths of the nodes are on one network in about half of them, so that turning tiles matters', () => {
    const joined = boards.filter((network) => {
      const largest = Math.max(...componentsOf(network).map(({ length }) => length));
      return largest > (network.nodes.length * 3) / 5;
    });
    expect(joined.length / boards.length).toBeGreaterThan(0.4);
    expect(joined.length / boards.length).toBeLessThan(0.6);
  });

  it('from the first node the Discovery can nearly always leave its tile', () => {
    const first = `${start.discovery.space}/${start.discovery.node}` as const;
    const free = boards.filter((network) =>
      (network.connections.get(first) ?? []).some(({ to }) => tileOf(to) !== CENTRE_SPACE),
    );
    expect(free.length / boards.length).toBeGreaterThan(0.9);
  });
});
