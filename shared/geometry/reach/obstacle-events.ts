/**
 * The turns at which what bars a travel changes its kind, in closed form. Between two of them the same corners and
 * edges face each other, so that the ends of the barred travel are smooth but for the switch from one pair to another.
 */
import { angleFromEastDeg } from '../angle';
import type { Point } from '../types';
import { turnedBy, type TurnFamily } from './turn-family';

/** Turns of a family, degrees in 0..turnDeg, sorted, at which something happens. */
export type TurnEvents = readonly number[];

/** Turns at which an edge of the base, or its way, lies along one of some edges of the table, given by bearings. */
function alignments(family: TurnFamily, tableDeg: readonly number[]): number[] {
  const { outline, direction } = family;
  const own = [...edgeAngles(outline), angleFromEastDeg(direction.x, direction.y)];
  return tableDeg.flatMap((table) => own.flatMap((mine) => turnsTo(family, table - mine, 180)));
}

/** Turns at which a polygon comes into the way's breadth or leaves it: its outermost corner is abreast of the side. */
function silhouettes(family: TurnFamily, corners: readonly Point[]): number[] {
  const { pivot, outline, direction } = family;
  const across: Point = { x: 0 - direction.y, y: direction.x };
  const acrossDeg = angleFromEastDeg(across.x, across.y);
  const offsets = outline.map(({ x, y }) => x * across.x + y * across.y);
  const sides = [
    { atIn: Math.min(...offsets), outward: -1 },
    { atIn: Math.max(...offsets), outward: 1 },
  ] as const;
  return corners.flatMap(({ x, y }) => {
    const east = x - pivot.x;
    const south = y - pivot.y;
    const farIn = Math.hypot(east, south);
    const atDeg = angleFromEastDeg(east, south) - acrossDeg;
    return sides.flatMap(({ atIn, outward }) => {
      if (Math.abs(atIn) > farIn) return [];
      const offDeg = (Math.acos(atIn / farIn) * 180) / Math.PI;
      const turns = [...turnsTo(family, atDeg - offDeg, 360), ...turnsTo(family, atDeg + offDeg, 360)];
      return turns.filter((turnDeg) =>
        liesBeyond(family, corners, turnedBy(family, across, turnDeg), outward, atIn),
      );
    });
  });
}

/** True if all corners lie at or beyond a side of the way, seen across it. */
function liesBeyond(
  { pivot }: TurnFamily,
  corners: readonly Point[],
  across: Point,
  outward: 1 | -1,
  atIn: number,
): boolean {
  return corners.every(
    ({ x, y }) => outward * ((x - pivot.x) * across.x + (y - pivot.y) * across.y - atIn) > -1e-7,
  );
}

/** The turns within a family's range that bring an angle of the base by `byDeg` clockwise, give or take periods. */
function turnsTo({ sign, turnDeg }: TurnFamily, byDeg: number, periodDeg: number): number[] {
  const turns: number[] = [];
  const by = sign * byDeg;
  for (let turn = by - periodDeg * Math.floor(by / periodDeg); turn < turnDeg; turn += periodDeg)
    turns.push(turn);
  return turns;
}

function edgeAngles(corners: readonly Point[]): number[] {
  return corners.map((to, index) => {
    const from = corners[(index + corners.length - 1) % corners.length] ?? to;
    return angleFromEastDeg(to.x - from.x, to.y - from.y);
  });
}

/** Events of a base in the way: its edges alongside the mover's, its corners abreast of the mover's way. */
export function polygonEvents(family: TurnFamily, corners: readonly Point[]): TurnEvents {
  return sorted(family, [...alignments(family, edgeAngles(corners)), ...silhouettes(family, corners)]);
}

/** Events of the sector's sides, which lie along the axes of the table. */
export function boxEvents(family: TurnFamily): TurnEvents {
  return sorted(family, alignments(family, [0, 90]));
}

/** Turns nearer to each other than this, degrees, are one. */
export const SAME_DEG = 1e-7;

function sorted({ turnDeg }: TurnFamily, turns: readonly number[]): TurnEvents {
  const inside = turns.filter((turn) => turn > SAME_DEG && turn < turnDeg - SAME_DEG).sort((a, b) => a - b);
  const apart = inside.filter((turn, index) => index === 0 || turn - (inside[index - 1] ?? 0) > SAME_DEG);
  return turnDeg === 0 ? [0] : [0, ...apart, turnDeg];
}
