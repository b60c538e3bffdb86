/** Bases in the way and the sector's sides, as they bar travels of a family. */
import type { TravelInterval } from '../ray-polygon';
import { forbiddenTravel } from '../sweep';
import { TOLERANCE_IN } from '../tolerance';
import type { Box, Point, Polygon } from '../types';
import { type Barrier, barriersOf } from './barrier';
import { boxEvents, polygonEvents } from './obstacle-events';
import { familyRadius, swungOutline, turnedBy, type TurnFamily } from './turn-family';

/** What a base may not end on, and, where it may not pass through either, not go beyond. */
export interface ReachObstacles {
  readonly bases: readonly Polygon[];
  readonly barsPassing: boolean;
  /** The end pose lies wholly inside. */
  readonly sector: Box;
}

/** Everything that bars poses of a family. */
export function barriersIn(
  family: TurnFamily,
  { bases, barsPassing, sector }: ReachObstacles,
): readonly Barrier[] {
  const { travelIn } = family;
  const radiusIn = familyRadius(family);
  const near = bases.filter((base) => isNear(family.pivot, base, radiusIn));
  const byBases = near.flatMap((base) => {
    const barredAt = (turnDeg: number) => {
      return forbiddenTravel(
        swungOutline(family, turnDeg),
        turnedBy(family, family.direction, turnDeg),
        base,
      );
    };
    const events = polygonEvents(family, base.corners);
    return barriersOf({ barredAt, events, shadows: barsPassing, travelIn, radiusIn });
  });
  return [...byBases, ...sidesOf(sector).flatMap((side) => barriersBySide(family, side, radiusIn))];
}

function isNear(pivot: Point, { corners }: Polygon, radiusIn: number): boolean {
  // The least rectangle around the base; exact enough to leave out what no turn can meet.
  const gap = (values: readonly number[], at: number) =>
    Math.max(0, Math.min(...values) - at, at - Math.max(...values));
  const east = gap(
    corners.map(({ x }) => x),
    pivot.x,
  );
  const south = gap(
    corners.map(({ y }) => y),
    pivot.y,
  );
  return Math.hypot(east, south) <= radiusIn;
}

/** A side of the sector: points with x nx + y ny <= limitIn lie inside. */
interface Side {
  readonly nx: number;
  readonly ny: number;
  readonly limitIn: number;
}

function sidesOf({ x0, y0, x1, y1 }: Box): readonly Side[] {
  return [
    { nx: 1, ny: 0, limitIn: x1 },
    { nx: 0, ny: 1, limitIn: y1 },
    { nx: -1, ny: 0, limitIn: 0 - x0 },
    { nx: 0, ny: -1, limitIn: 0 - y0 },
  ];
}

function barriersBySide(family: TurnFamily, side: Side, radiusIn: number): readonly Barrier[] {
  const { pivot, travelIn } = family;
  if (pivot.x * side.nx + pivot.y * side.ny + radiusIn <= side.limitIn) return [];
  const barredAt = (turnDeg: number) => barredBySide(family, side, turnDeg);
  return barriersOf({ barredAt, events: boxEvents(family), shadows: false, travelIn, radiusIn });
}

/** A travel along a side drifts off it by less than the tolerance over any sector. */
const PARALLEL = 1e-9;

function barredBySide(family: TurnFamily, { nx, ny, limitIn }: Side, turnDeg: number): TravelInterval | null {
  const { corners } = swungOutline(family, turnDeg);
  const farthest = corners.reduce((most, { x, y }) => Math.max(most, x * nx + y * ny), -Infinity);
  const direction = turnedBy(family, family.direction, turnDeg);
  const rate = direction.x * nx + direction.y * ny;
  const spareIn = limitIn + TOLERANCE_IN - farthest;
  if (Math.abs(rate) < PARALLEL) return spareIn >= 0 ? null : { fromIn: -Infinity, toIn: Infinity };
  return rate > 0 ? { fromIn: spareIn / rate, toIn: Infinity } : { fromIn: -Infinity, toIn: spareIn / rate };
}
