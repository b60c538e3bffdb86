/** Boards of the house pack as the star chart shows them: in play, with a tile in the air, crowded. */
import type { BlackAlertPack } from '../../shared/content/black-alert';
import {
  EDGES,
  networkOf,
  type NodeId,
  type PlacedTile,
  routesFrom,
  type Space,
  SPACES,
} from '../../shared/hex';
import {
  type ChartBoard,
  chartOf,
  type ChartOptions,
  loopsOf,
} from '../../src-renderer/games/black-alert/board/chart-of';
import type { ChartRoute, NetworkModel, NodeMark } from '../../src-renderer/table/network/model';

const CORRUPT: readonly Space[] = ['C4', 'D2', 'D3', 'E3', 'E2'];

/** Mission tiles on their spaces, the others in the order of the pack, each turned a little further than the one before. */
export function houseTiles(pack: BlackAlertPack): PlacedTile[] {
  const ids = Object.keys(pack.tiles).sort();
  const ofKind = (kind: string): string[] => ids.filter((id) => pack.tiles[id]?.kind === kind);
  const [missions, plain, start] = [ofKind('mission'), ofKind('plain'), ofKind('start')];
  return SPACES.map((space, i): PlacedTile => {
    const from = space === 'C3' ? start : pack.start.missionSpaces.includes(space) ? missions : plain;
    const turn = EDGES[(i * 5 + 1) % 6] ?? 0;
    return { space, tile: from.shift() ?? '', face: 'a', turn: space === 'C3' ? 0 : turn };
  });
}

function boardOf(pack: BlackAlertPack): ChartBoard & { readonly discovery: NodeId } {
  const { discovery } = pack.start;
  return {
    tiles: houseTiles(pack),
    corruption: CORRUPT,
    fleets: ['B4', 'E2'],
    discovery: `${discovery.space}/${discovery.node}`,
    charon: 'D2',
  };
}

interface Network {
  readonly routes: ReturnType<typeof routesFrom>;
  readonly board: ChartBoard & { readonly discovery: NodeId };
}

function networkIn(pack: BlackAlertPack, tiles?: readonly PlacedTile[]): Network {
  const board = boardOf(pack);
  const network = networkOf({
    tiles: tiles ?? board.tiles,
    loops: loopsOf(pack),
    faceOf: ({ tile, face }) => pack.tiles[tile]?.[face] ?? { nodes: [], paths: [] },
  });
  return { board, routes: routesFrom(network, board.discovery, (space) => CORRUPT.includes(space)) };
}

/** Marks at the nodes one Navigate away, Missions at named nodes, and the way to the farthest node. */
function playOptions(pack: BlackAlertPack): { readonly board: ChartBoard; readonly options: ChartOptions } {
  const { board, routes } = networkIn(pack);
  const marks = new Map<NodeId, NodeMark[]>();
  const mark = (node: NodeId, added: NodeMark): void => {
    marks.set(node, [...(marks.get(node) ?? []), added]);
  };
  for (const [node, [best]] of routes) {
    if (best?.uses !== 1) continue;
    mark(node, best.threats > 0 ? { type: 'costly', threats: best.threats } : { type: 'connected' });
  }
  const missionNodes = new Set(Object.values(pack.missions).map(({ node }) => node));
  const named = board.tiles.flatMap(({ space, tile, face }) =>
    (pack.tiles[tile]?.[face]?.nodes ?? [])
      .filter(({ name }) => name !== null && missionNodes.has(name))
      .map(({ id }): NodeId => `${space}/${id}`),
  );
  for (const node of named.slice(0, 2)) mark(node, { type: 'mission' });
  const far = [...routes.values()]
    .map(([best]) => best)
    .filter((route) => route?.uses === 3)
    .at(-1);
  const routeShown: ChartRoute[] = far
    ? [
        {
          id: 'way',
          nodes: [board.discovery, ...far.legs.map(({ to }) => to)],
          tiles: far.legs.map(({ tiles }) => tiles),
          tone: 'lit',
          price: `${far.uses} Navigate, ${far.threats} Threat ${far.threats === 1 ? 'card' : 'cards'}`,
        },
      ]
    : [];
  if (far) mark(far.to, { type: 'chosen' });
  return {
    board,
    options: {
      nodeMarks: marks,
      routes: routeShown,
      offeredSpaces: ['A1', 'B1'],
      waitsFor: 'starfleet',
      focus: null,
      reducedMotion: true,
    },
  };
}

const CANDIDATES: readonly Space[] = ['B2', 'C2', 'D2', 'B3', 'D3', 'C4'];

function turnedTiles(tiles: readonly PlacedTile[], space: Space, sixths: number): PlacedTile[] {
  return tiles.map((tile) =>
    tile.space === space ? { ...tile, turn: EDGES[(((tile.turn + sixths) % 6) + 6) % 6] ?? 0 } : tile,
  );
}

function within(routes: Network['routes'], uses: number): Set<NodeId> {
  return new Set(
    [...routes].filter(([, [best]]) => best !== undefined && best.uses <= uses).map(([node]) => node),
  );
}

/** A tile at so many degrees: the way before, the way after, what is gained and lost. */
export function turningModel(pack: BlackAlertPack, deg: number): NetworkModel {
  const { board, routes: before } = networkIn(pack);
  const was = within(before, 2);
  const tried = CANDIDATES.map((space) => {
    const { routes } = networkIn(pack, turnedTiles(board.tiles, space, Math.round(deg / 60)));
    const is = within(routes, 2);
    return { space, routes, is, gained: [...is].filter((node) => !was.has(node)) };
  });
  const best = tried.reduce((most, each) => (each.gained.length > most.gained.length ? each : most));
  const marks = new Map<NodeId, NodeMark[]>();
  for (const node of best.gained) marks.set(node, [{ type: 'gained' }]);
  for (const node of was) if (!best.is.has(node)) marks.set(node, [{ type: 'lost' }]);
  const goal = best.gained.find((node) => before.has(node));
  const routeTo = (routes: Network['routes'], id: string, tone: ChartRoute['tone']): ChartRoute[] => {
    const route = goal && routes.get(goal)?.[0];
    if (!route) return [];
    const nodes = [board.discovery, ...route.legs.map(({ to }) => to)];
    const price = tone === 'after' ? `${route.uses} Navigate, ${route.threats} Threat cards` : null;
    return [{ id, nodes, tiles: route.legs.map(({ tiles }) => tiles), tone, price }];
  };
  return chartOf(pack, board, {
    nodeMarks: marks,
    routes: [...routeTo(before, 'before', 'before'), ...routeTo(best.routes, 'after', 'after')],
    raised: { space: best.space, dragDeg: deg },
    reducedMotion: true,
  });
}

export const NETWORK_SCENES = {
  /** Mid-game: corruption, fleets, marks and a route with its price. */
  play: (pack: BlackAlertPack): NetworkModel => {
    const { board, options } = playOptions(pack);
    return chartOf(pack, board, options);
  },
  /** A tile between two notches. */
  turning: (pack: BlackAlertPack): NetworkModel => turningModel(pack, 98),
  /** Focus on a node, a chosen tile, markers at nodes and tiles. */
  plan: (pack: BlackAlertPack): NetworkModel => {
    const { board } = playOptions(pack);
    const [node] = networkIn(pack).routes.keys();
    const markers = [
      { id: 'm1', at: 'A2' as const },
      ...(node ? [{ id: 'm2', at: node }] : []),
      { id: 'm3', at: 'D2' as const },
    ];
    return chartOf(
      pack,
      { ...board, markers, corruption: SPACES.slice(0, 12) },
      {
        chosenSpace: 'B3',
        focus: node ?? null,
        tokenStates: new Map([
          ['m1', 'chosen'],
          ['fleet:1', 'offered'],
        ]),
        shipStates: { charon: 'chosen', discovery: 'offered' },
        reducedMotion: true,
      },
    );
  },
} as const satisfies Record<string, (pack: BlackAlertPack) => NetworkModel>;
export type NetworkSceneName = keyof typeof NETWORK_SCENES;
