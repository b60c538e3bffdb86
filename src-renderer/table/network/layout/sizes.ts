/** Sizes of what stands on the chart, CSS pixels: the same on the screen at every usual zoom. */
import type { NodeKind } from '../../../../shared/hex';
import type { ChartShip, ChartToken } from '../model';

/** Between these sides of a hex pieces keep their size. */
const FULL_SIDE_PX = 60;
const NEAR_SIDE_PX = 96;
/** Below this they shrink with the board, as on a thumbnail. */
const FAR_SIDE_PX = 40;

/** What every size is multiplied with, for a side of a hex in pixels: a little less far off, a little more close by. */
export function pieceScale(sidePx: number): number {
  if (sidePx < FAR_SIDE_PX) return Math.max(0.3, (pieceScale(FAR_SIDE_PX) * sidePx) / FAR_SIDE_PX);
  if (sidePx < FULL_SIDE_PX) return (sidePx / FULL_SIDE_PX) ** 0.5;
  return sidePx <= NEAR_SIDE_PX ? 1 : Math.min(1.5, (sidePx / NEAR_SIDE_PX) ** 0.5);
}

/** The same for the width of lines and their light. */
export function lineScale(sidePx: number): number {
  return Math.min(1.4, Math.max(0.35, sidePx / 72)) ** 0.8;
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

/** Of the ring by which a tile is turned, in sides. */
export const RING_RADIUS = 1.18;
