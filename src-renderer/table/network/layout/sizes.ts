/** Sizes of what stands on the chart, CSS pixels: the same on the screen at every usual zoom. */
import type { NodeKind } from '../../../../shared/hex';
import type { ChartShip, ChartToken } from '../model';

/** From this side of a hex on, pieces have their full size; on smaller boards, such as a thumbnail, they shrink. */
const FULL_SIDE_PX = 44;
/** From here on they grow a little, so that a board close by does not look empty. */
const NEAR_SIDE_PX = 96;

/** What every size is multiplied with, for a side of a hex in pixels. */
export function pieceScale(sidePx: number): number {
  if (sidePx < FULL_SIDE_PX) return Math.max(0.3, sidePx / FULL_SIDE_PX);
  return sidePx <= NEAR_SIDE_PX ? 1 : Math.min(1.5, (sidePx / NEAR_SIDE_PX) ** 0.5);
}

export const NODE_RADIUS: Readonly<Record<NodeKind, number>> = { planet: 12, moon: 11, point: 5 };
/** Round a node in a Mission: the outer, dashed ring. */
export const MISSION_RADIUS = 19;
export const TOKEN_RADIUS: Readonly<Record<ChartToken['kind'], number>> = {
  corruption: 11,
  fleet: 13,
  marker: 11,
};
export const SHIP_RADIUS: Readonly<Record<ChartShip['ship'], number>> = { discovery: 21, charon: 24 };

/** Below this side there is no room for words. */
export const LETTERED_SIDE_PX = 34;
