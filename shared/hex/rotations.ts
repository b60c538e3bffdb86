/** Which turns of tiles bring a node nearer: the answer to "what must I turn to get there". */
import { type NetworkBoard, networkOf, type NodeId } from './network';
import { type Route, routesFrom } from './routes';
import { EDGES, type Edge, type Space } from './spaces';

export interface Turn {
  readonly space: Space;
  /** How the tile lies afterwards. */
  readonly turn: Edge;
}

export interface TurnedRoute {
  readonly turns: readonly Turn[];
  readonly route: Route;
}

/**
 * Turns of exactly `count` different tiles, one or two, after which the node is reached with fewer uses of Navigate than
 * now, or with as many and fewer Threat cards; best first, then in the order of the board. BA-DENG-01, BA-DENG-02.
 */
export function rotationsTo(
  board: NetworkBoard,
  from: NodeId,
  to: NodeId,
  hasToken: (space: Space) => boolean,
  count: 1 | 2,
): readonly TurnedRoute[] {
  const now = bestOf(board, from, to, hasToken);
  const better = choicesOf(board, count).flatMap((turns): readonly TurnedRoute[] => {
    const route = bestOf(turned(board, turns), from, to, hasToken);
    return route !== null && (now === null || isBetter(route, now)) ? [{ turns, route }] : [];
  });
  // A stable sort keeps the order of the board among equals.
  return better.sort((a, b) => a.route.uses - b.route.uses || a.route.threats - b.route.threats);
}

/** The board with some tiles turned. */
export function turned(board: NetworkBoard, turns: readonly Turn[]): NetworkBoard {
  const bySpace = new Map(turns.map(({ space, turn }) => [space, turn]));
  return {
    ...board,
    tiles: board.tiles.map((tile) => ({ ...tile, turn: bySpace.get(tile.space) ?? tile.turn })),
  };
}

function choicesOf({ tiles }: NetworkBoard, count: 1 | 2): readonly (readonly Turn[])[] {
  const single = tiles.flatMap(({ space, turn }) =>
    EDGES.filter((edge) => edge !== turn).map((edge): Turn => ({ space, turn: edge })),
  );
  if (count === 1) return single.map((turn) => [turn]);
  return single.flatMap((one, index) =>
    single.slice(index + 1).flatMap((other) => (other.space === one.space ? [] : [[one, other]])),
  );
}

function bestOf(
  board: NetworkBoard,
  from: NodeId,
  to: NodeId,
  hasToken: (space: Space) => boolean,
): Route | null {
  return routesFrom(networkOf(board), from, hasToken).get(to)?.[0] ?? null;
}

function isBetter(one: Route, other: Route): boolean {
  return one.uses < other.uses || (one.uses === other.uses && one.threats < other.threats);
}
