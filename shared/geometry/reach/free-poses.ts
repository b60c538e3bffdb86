/**
 * The poses of a family that nothing bars, as strips. The barriers are polylines over the turn; cut at all their
 * corners and at all places where two of them cross, the plane of turn and travel falls into slabs in which nothing
 * crosses, so that the order at a slab's middle tells what is free all over it.
 */
import type { Barrier } from './barrier';
import { type PoseStrip, type TravelAt, travelBetween } from './pose-strip';
import type { TurnFamily } from './turn-family';

/** A straight line of travel over a slab: its values at the slab's ends. */
interface Line {
  readonly fromIn: number;
  readonly toIn: number;
}

/** An open stretch of travel barred over a slab. */
interface Barred {
  readonly near: Line;
  readonly far: Line;
  readonly shadows: boolean;
}

/** A slab of turns in which no lines cross, its ends as parts (0..1) of the lines' own span. */
type Part = readonly [number, number];

/** Free travels over part of a slab. */
interface Free {
  readonly start: TravelAt;
  readonly end: TravelAt;
}

/** The strips of free poses of a family; none when nothing is allowed. Strips may touch one another. */
export function freeStrips(family: TurnFamily, barriers: readonly Barrier[]): readonly PoseStrip[] {
  const { turnDeg, travelIn } = family;
  const strips: TravelAt[][] = [];
  for (const [fromDeg, toDeg] of slabsOf(turnDeg, barriers)) {
    const barred = barriers.flatMap((barrier) => barredOver(barrier, fromDeg, toDeg));
    for (const part of partsOf(barred, travelIn)) {
      for (const free of freeOver(barred, travelIn, fromDeg, toDeg, part)) link(strips, free);
    }
  }
  return strips;
}

/** The turns between two neighbouring corners of any barriers; a single turn where the family does not turn. */
function slabsOf(turnDeg: number, barriers: readonly Barrier[]): (readonly [number, number])[] {
  if (turnDeg === 0) return [[0, 0]];
  const turns = barriers.flatMap(({ points }) => points.map((each) => each.turnDeg));
  const sorted = Float64Array.from([0, ...turns, turnDeg]).sort();
  const slabs: (readonly [number, number])[] = [];
  for (let index = 1; index < sorted.length; index += 1) {
    const [from = 0, to = 0] = [sorted[index - 1], sorted[index]];
    if (to > from) slabs.push([from, to]);
  }
  return slabs;
}

/** What a barrier bars over a slab that lies within one of its steps. */
function barredOver({ points, shadows }: Barrier, fromDeg: number, toDeg: number): Barred[] {
  const [first, last] = [points[0], points[points.length - 1]];
  if (first === undefined || last === undefined || first.turnDeg > fromDeg || last.turnDeg < toDeg) return [];
  const index = points.findIndex((each) => each.turnDeg >= toDeg);
  const [before, after] = [points[index - 1] ?? first, points[index] ?? last];
  const [from, to] = [valueAt(before, after, fromDeg), valueAt(before, after, toDeg)];
  const near = { fromIn: from.fromIn, toIn: to.fromIn };
  return [{ near, far: { fromIn: from.toIn, toIn: to.toIn }, shadows }];
}

function valueAt(before: TravelAt, after: TravelAt, turnDeg: number): TravelAt {
  const span = after.turnDeg - before.turnDeg;
  return span === 0 ? after : travelBetween(before, after, (turnDeg - before.turnDeg) / span);
}

/** The parts of a slab between neighbouring crossings of its lines, as far as those lie in 0..travelIn. */
function partsOf(barred: readonly Barred[], travelIn: number): readonly Part[] {
  const lines = [flat(0), flat(travelIn), ...barred.flatMap(({ near, far }) => [near, far])];
  const cuts = [0, 1];
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const start = line.fromIn - other.fromIn;
      const end = line.toIn - other.toIn;
      if (start > 0 === end > 0 || start === end) continue;
      const part = start / (start - end);
      const at = valueOn(line, part);
      if (part > 0 && part < 1 && at >= -1e-6 && at <= travelIn + 1e-6) cuts.push(part);
    }
  }
  cuts.sort((a, b) => a - b);
  return cuts.slice(1).map((to, index): Part => [cuts[index] ?? 0, to]);
}

function flat(atIn: number): Line {
  return { fromIn: atIn, toIn: atIn };
}

function valueOn({ fromIn, toIn }: Line, part: number): number {
  return part === 1 ? toIn : fromIn + (toIn - fromIn) * part;
}

/** The free travels over a part of a slab, from the least on. */
function freeOver(
  barred: readonly Barred[],
  travelIn: number,
  fromDeg: number,
  toDeg: number,
  [from, to]: Part,
): readonly Free[] {
  const middle = (from + to) / 2;
  const at = (low: Line, high: Line, part: number): TravelAt => ({
    turnDeg: part === 1 ? toDeg : fromDeg + (toDeg - fromDeg) * part,
    fromIn: valueOn(low, part),
    toIn: valueOn(high, part),
  });
  const free: Free[] = [];
  for (const [low, high] of gapsBetween(barred, travelIn, middle)) {
    free.push({ start: at(low, high, from), end: at(low, high, to) });
  }
  return free;
}

/** A single travel is free where rounding alone puts its two bounds in the wrong order, inches. */
const ROUNDING_IN = 1e-8;

/** The lines that bound each free travel in the middle of a part. */
function gapsBetween(barred: readonly Barred[], travelIn: number, middle: number): (readonly [Line, Line])[] {
  const nearestFirst = [...barred].sort((a, b) => valueOn(a.near, middle) - valueOn(b.near, middle));
  const gaps: (readonly [Line, Line])[] = [];
  let low = flat(0);
  for (const { near, far, shadows } of nearestFirst) {
    const lowIn = valueOn(low, middle);
    if (valueOn(near, middle) >= travelIn) break;
    // Behind the start nothing is passed through; and what is passed through bars all travels beyond it.
    if (valueOn(far, middle) <= (shadows ? 0 : lowIn)) continue;
    if (valueOn(near, middle) > lowIn - ROUNDING_IN) gaps.push([low, near]);
    if (shadows) return gaps;
    low = far;
  }
  if (valueOn(low, middle) <= travelIn + ROUNDING_IN) gaps.push([low, flat(travelIn)]);
  return gaps;
}

/** Adds a free stretch to the strip that it continues, or begins a new one. */
function link(strips: TravelAt[][], { start, end }: Free): void {
  const strip = strips.find((each) => isSame(each[each.length - 1], start));
  if (strip === undefined) strips.push(start.turnDeg === end.turnDeg ? [start] : [start, end]);
  else strip.push(end);
}

function isSame(a: TravelAt | undefined, b: TravelAt): boolean {
  if (a === undefined || a.turnDeg !== b.turnDeg) return false;
  return Math.abs(a.fromIn - b.fromIn) < 1e-9 && Math.abs(a.toIn - b.toIn) < 1e-9;
}
