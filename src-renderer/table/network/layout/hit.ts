/** What lies under the pointer, by the same places that are drawn. Pure. Pixels of the world. */
import type { Point } from '../../../../shared/geometry';
import { centreOf, SPACES } from '../../../../shared/hex';
import { APOTHEM } from '../geometry/face-curves';
import type { NetworkHit } from '../model';
import type { ChartLayout } from './chart-layout';
import type { Circle } from './piece-places';

/** A small node is as easy to meet as a large one. */
const LEAST_REACH_PX = 13;
const REACH_PX = 3;

/**
 * Ships, nodes and tokens whose disc is under the point, nearest first, in that order among equals; then words; then the tile.
 * What is `carried` follows the pointer and is looked through, its word too.
 */
export function hitAt(layout: ChartLayout, at: Point, carried: NetworkHit | null = null): NetworkHit | null {
  const discs = [
    ...[...layout.ships].map(([ship, circle]) => ({ circle, hit: { type: 'ship', ship } as const })),
    ...[...layout.nodes].map(([node, circle]) => ({ circle, hit: { type: 'node', node } as const })),
    ...[...layout.tokens].map(([id, circle]) => ({ circle, hit: { type: 'token', id } as const })),
  ];
  let best: NetworkHit | null = null;
  let least = Infinity;
  for (const { circle, hit } of discs) {
    if (isSamePiece(hit, carried)) continue;
    const away = Math.hypot(at.x - circle.x, at.y - circle.y);
    if (away <= reachOf(circle) && away < least - 1e-9) [best, least] = [hit, away];
  }
  return best ?? wordAt(layout, at, carried) ?? tileAt(layout, at);
}

const reachOf = ({ r }: Circle): number => Math.max(LEAST_REACH_PX, r + REACH_PX);

function isSamePiece(one: NetworkHit, other: NetworkHit | null): boolean {
  if (one.type === 'ship') return other?.type === 'ship' && other.ship === one.ship;
  return one.type === 'token' && other?.type === 'token' && other.id === one.id;
}

function wordAt({ words }: ChartLayout, { x, y }: Point, carried: NetworkHit | null): NetworkHit | null {
  const under = words.filter(({ box }) => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1);
  const hits = under.map(({ of }): NetworkHit =>
    'ship' in of ? { type: 'ship', ship: of.ship } : { type: 'node', node: of.node },
  );
  return hits.find((hit) => !isSamePiece(hit, carried)) ?? null;
}

function tileAt({ sidePx, spaces }: ChartLayout, at: Point): NetworkHit | null {
  const space = SPACES.filter((each) => spaces.has(each)).find((each) => {
    const centre = centreOf(each);
    const [x, y] = [Math.abs(at.x / sidePx - centre.x), Math.abs(at.y / sidePx - centre.y)];
    return Math.max(y, APOTHEM * x + 0.5 * y) <= APOTHEM;
  });
  return space ? { type: 'tile', space } : null;
}
