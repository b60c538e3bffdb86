/**
 * Where pieces on a tile stand: searched, so that they keep clear of nodes, of each other, of lit routes and, where there is
 * room, of every pathway. Pure and without chance: the same board gives the same places. Pixels of the world.
 */
import type { Point } from '../../../../shared/geometry';
import { APOTHEM } from '../geometry/face-curves';
import type { Polyline } from '../../draw/flatten';

export interface Circle extends Point {
  readonly r: number;
}

/** A line that a piece should not cover, and how much it matters. */
export interface Strand {
  readonly line: Polyline;
  readonly weight: number;
}

export interface PieceRequest {
  readonly id: string;
  readonly centre: Point;
  readonly sidePx: number;
  readonly r: number;
  /** Beside this node; null: anywhere on the tile. */
  readonly beside: Circle | null;
}

const GAP_PX = 3;
const CIRCLE_WEIGHT = 8;
const EDGE_WEIGHT = 4;
/** A gentle pull to the middle, so that equal places are decided. */
const MIDDLE_WEIGHT = 0.12;
const RINGS = 7;

/** A place for each piece, in the order asked; those placed earlier are obstacles for the later. */
export function placePieces(
  requests: readonly PieceRequest[],
  nodes: readonly Circle[],
  strands: readonly Strand[],
): ReadonlyMap<string, Point> {
  const places = new Map<string, Point>();
  const taken: Circle[] = [...nodes];
  for (const request of requests) {
    const circles = near(request, taken);
    const lines = strands
      .map((strand) => ({ weight: strand.weight, points: pointsNear(request, strand.line) }))
      .filter(({ points }) => points.length > 0);
    let best = request.beside ?? request.centre;
    let least = Infinity;
    for (const at of candidates(request)) {
      let cost = roomCost(at, request, circles);
      // where pieces and edge are dear already, lines do not matter
      if (cost < least) cost += lineCost(at, request, lines);
      if (cost < least - 1e-9) [best, least] = [at, cost];
    }
    const place = { x: best.x, y: best.y };
    places.set(request.id, place);
    taken.push({ ...place, r: request.r });
  }
  return places;
}

function* candidates({ beside, centre, sidePx, r }: PieceRequest): Generator<Point> {
  if (beside) {
    for (const reach of [beside.r + r + GAP_PX, beside.r + 1.4 * r + GAP_PX])
      for (let k = 0; k < 12; k += 1) yield onCircle(beside, reach, 30 * k - 60);
    return;
  }
  yield centre;
  for (let ring = 1; ring <= RINGS; ring += 1)
    for (let k = 0; k < 6 * ring; k += 1)
      yield onCircle(centre, (0.78 * sidePx * ring) / RINGS, (60 * k) / ring - 90);
}

function onCircle(centre: Point, radius: number, deg: number): Point {
  const rad = (deg * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(rad), y: centre.y + radius * Math.sin(rad) };
}

function near({ centre, sidePx }: PieceRequest, circles: readonly Circle[]): Circle[] {
  return circles.filter(({ x, y, r }) => Math.hypot(x - centre.x, y - centre.y) < 1.6 * sidePx + r);
}

/** Every other point of a line that can matter on this tile. */
function pointsNear({ centre, sidePx, r }: PieceRequest, line: Polyline): Polyline {
  const reach = (sidePx + r) ** 2;
  const out: Polyline = [];
  for (let i = 0; i < line.length; i += 4) {
    const [dx, dy] = [line[i]! - centre.x, line[i + 1]! - centre.y];
    if (dx * dx + dy * dy < reach) out.push(line[i]!, line[i + 1]!);
  }
  return out;
}

/** What it costs to cover pieces and nodes, and to stand over the edge. */
function roomCost(
  at: Point,
  { centre, sidePx, r, beside }: PieceRequest,
  circles: readonly Circle[],
): number {
  let cost = beside ? 0 : MIDDLE_WEIGHT * Math.hypot(at.x - centre.x, at.y - centre.y);
  if (!beside) cost += EDGE_WEIGHT * over(hexReach(at, centre) + r + 1 - APOTHEM * sidePx);
  for (const circle of circles)
    cost += CIRCLE_WEIGHT * over(r + circle.r + GAP_PX - Math.hypot(at.x - circle.x, at.y - circle.y));
  return cost;
}

function lineCost(
  at: Point,
  { r }: PieceRequest,
  strands: readonly { readonly points: Polyline; readonly weight: number }[],
): number {
  let cost = 0;
  for (const { points, weight } of strands) cost += weight * over(r + GAP_PX - nearest(at, points));
  return cost;
}

const over = (px: number): number => (px > 0 ? px * px : 0);

/** How far out of a hex's middle a point lies, towards the nearest edge. */
function hexReach(at: Point, centre: Point): number {
  const [x, y] = [Math.abs(at.x - centre.x), Math.abs(at.y - centre.y)];
  return Math.max(y, APOTHEM * x + 0.5 * y);
}

function nearest(at: Point, points: Polyline): number {
  let least = Infinity;
  for (let i = 0; i < points.length; i += 2) {
    const [dx, dy] = [points[i]! - at.x, points[i + 1]! - at.y];
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}
