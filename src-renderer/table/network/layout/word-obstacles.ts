/** What words keep clear of: nodes, pieces, lit routes and the ring by which a tile is turned. Pure. Pixels of the world. */
import type { NodeId } from '../../../../shared/hex';
import type { PxBox } from '../../draw/clip';
import { flattenCircle } from '../../draw/flatten';
import { lineBoxes } from '../../labels/boxes';
import type { Owned } from '../../labels/label-placement';
import type { ChartGeometry } from '../geometry/chart-geometry';
import { thinned } from '../geometry/curves';
import type { LaidRoute } from './layout-means';
import type { Circle } from './piece-places';
import { RING_RADIUS } from './sizes';

/** To cover another word counts 4. */
const PIECE_WEIGHT = 3;
const LIT_WEIGHT = 2;

/** Where things lie. */
export interface Occupied {
  readonly nodes: ReadonlyMap<NodeId, Circle>;
  readonly tokens: ReadonlyMap<string, Circle>;
  readonly ships: ReadonlyMap<'discovery' | 'charon', Circle>;
  readonly routes: readonly LaidRoute[];
}

/** The box round a disc, so much wider on every side. Pixels. */
export function boxOf({ x, y, r }: Circle, grow = 0): PxBox {
  return { x0: x - r - grow, y0: y - r - grow, x1: x + r + grow, y1: y + r + grow };
}

/** Nodes, pieces and lit routes; each belongs to what it is, so that a word may stand close to its own. */
export function obstacles({ nodes, tokens, ships, routes }: Occupied): Owned[] {
  return [
    ...[...nodes.values()].map((circle) => ({ box: boxOf(circle, 1), owner: null, weight: PIECE_WEIGHT })),
    ...[...tokens.values()].map((circle) => ({ box: boxOf(circle, 1), owner: null, weight: PIECE_WEIGHT })),
    ...[...ships.values()].map((circle) => ({ box: boxOf(circle, 1), owner: null, weight: PIECE_WEIGHT })),
    ...routes
      .filter(({ route }) => route.tone !== 'before')
      .flatMap(({ lines }) => lines.flatMap(({ line }) => lineBoxes(thinned(line), 4)))
      .map((box) => ({ box, owner: null, weight: LIT_WEIGHT })),
  ];
}

/** The ring by which a tile is turned. */
export function ringObstacles({ tiles }: ChartGeometry, sidePx: number): Owned[] {
  return tiles
    .filter(({ tile }) => tile.state === 'raised')
    .flatMap(({ centre }) => lineBoxes(flattenCircle(centre, RING_RADIUS, sidePx), 6))
    .map((box) => ({ box, owner: null, weight: LIT_WEIGHT }));
}
