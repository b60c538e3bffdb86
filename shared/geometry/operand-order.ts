import type { Shape } from './types';
import { coreCorners, coreRadius } from './convex';

const KIND_ORDER = { polygon: 0, disc: 1, point: 2, segment: 3, box: 4 } as const;

/**
 * The fixed order of two operands: by kind, then by coordinates. Measuring sorts its operands by it, so that
 * swapping them changes no bit of the answer. Negative when `a` comes first, 0 when they are the same shape.
 */
export function compareShapes(a: Shape, b: Shape): number {
  if (a.type !== b.type) return KIND_ORDER[a.type] - KIND_ORDER[b.type];
  const ofA = coreCorners(a);
  const ofB = coreCorners(b);
  for (let index = 0; index < ofA.length; index += 1) {
    const left = ofA[index];
    const right = ofB[index];
    if (left === undefined || right === undefined) return 1;
    if (left.x !== right.x) return left.x - right.x;
    if (left.y !== right.y) return left.y - right.y;
  }
  if (ofB.length > ofA.length) return -1;
  return coreRadius(a) - coreRadius(b);
}
