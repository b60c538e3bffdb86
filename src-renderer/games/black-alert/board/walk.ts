/** Walking over the board by arrow keys: to the next node or tile that lies in that direction. Pure. */
import { centreOf, type NodeId, type Space } from '../../../../shared/hex';
import { isNodeId, placedNodes } from '../../../table/network/geometry/chart-geometry';
import type { NetworkModel } from '../../../table/network/model';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
export type Place = NodeId | Space;

const WAY: Readonly<Record<Arrow, { readonly x: number; readonly y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** Off the straight way counts for a little more than along it; much more would leave places that no arrow reaches. */
const ASIDE_WEIGHT = 1.2;

export function isArrow(key: string): key is Arrow {
  return key in WAY;
}

/**
 * The nearest place of the same kind in that direction, at most 60 degrees off it; null at the board's edge. Ties go to the
 * first in the order of the board.
 */
export function walked(model: NetworkModel, from: Place, arrow: Arrow): Place | null {
  const places = placesOf(model);
  const start = places.find(({ id }) => id === from);
  if (!start) return null;
  const way = WAY[arrow];
  let best: Place | null = null;
  let least = Infinity;
  for (const { id, x, y } of places) {
    if (id === from || isNodeId(id) !== isNodeId(from)) continue;
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y - (y - start.y) * way.x);
    if (along < 0.05 || aside > along * Math.sqrt(3)) continue;
    const cost = along + ASIDE_WEIGHT * aside;
    if (cost < least - 1e-9) [best, least] = [id, cost];
  }
  return best;
}

/** The place from which walking begins: the Discovery's node, or the middle of the board. */
export function firstPlace(model: NetworkModel): Place | null {
  const discovery = model.ships.find(({ ship }) => ship === 'discovery');
  return discovery?.at ?? placesOf(model)[0]?.id ?? null;
}

/** Where a place lies, in sides from the board's middle; null where it is not on the board. */
export function placeIn(
  model: NetworkModel,
  place: Place,
): { readonly x: number; readonly y: number } | null {
  return placesOf(model).find(({ id }) => id === place) ?? null;
}

/** Every node and tile with its place, nodes first, in the order of the board. */
function placesOf(model: NetworkModel): { readonly id: Place; readonly x: number; readonly y: number }[] {
  return [
    ...[...placedNodes(model).values()].map(({ id, x, y }) => ({ id, x, y })),
    ...model.tiles.map(({ space }) => ({ id: space, ...centreOf(space) })),
  ];
}
