/**
 * What a base can cover, and where its centre can come, over all poses of its families that nothing bars.
 *
 * Error, inches, each bound argued in the file named: chords of paths 0.002 and of edges that turn 0.002
 * (pose-strip.ts, swept-contours.ts), ends of barred travels 0.0014 and their least step 0.002 (barrier.ts), points
 * left out 0.001 (thinned.ts), narrow holes 0.0005 and straight corners 0.0005 (union.ts), rounding and overlaps
 * 0.0001. They do not all meet at one place, and together stay below `REACH_TOLERANCE_IN`: no place of a border is
 * farther than that from the true one. What no tolerance of the border can tell: poses allowed or barred by less than
 * 0.003 of travel, such as between two bases that leave just room, may be told either way, with all they cover.
 */
import type { Point } from '../types';
import { freeStrips } from './free-poses';
import type { CarriedShape } from './hull-corners';
import { barriersIn, type ReachObstacles } from './obstacles';
import { type PoseStrip, refined, type TravelAt, travelsAt } from './pose-strip';
import type { Contours, Region } from './region';
import { addSwept } from './swept-contours';
import { atTurn, carriedBy, familyRadius, turnedBy, type TurnFamily } from './turn-family';
import { thinned } from './thinned';
import { unionOf } from './union';

/** No border of a reach lies farther than this from the true one, inches. */
export const REACH_TOLERANCE_IN = 0.01;

/** A family with the poses of it that nothing bars. */
export interface FreePoses {
  readonly family: TurnFamily;
  readonly strips: readonly PoseStrip[];
}

/** The free poses of families among obstacles. */
export function freePoses(families: readonly TurnFamily[], obstacles: ReachObstacles): readonly FreePoses[] {
  const turning = families.map((family): FreePoses => {
    const strips = freeStrips(family, barriersIn(family, obstacles));
    if (family.turnDeg === 0) return { family, strips };
    const radiusIn = familyRadius(family);
    return { family, strips: strips.map((strip) => overlapping(thinned(strip, radiusIn))) };
  });
  return [...turning, ...turning.flatMap((poses) => lonelyStops(poses, obstacles))];
}

/** The free poses of families with the tool on a notch, none between notches. */
export function freePosesOnNotches(
  families: readonly TurnFamily[],
  obstacles: ReachObstacles,
): readonly FreePoses[] {
  return families.flatMap((family) =>
    family.stopsDeg.map((turnDeg): FreePoses => {
      const still = atTurn(family, turnDeg);
      return { family: still, strips: freeStrips(still, barriersIn(still, obstacles)) };
    }),
  );
}

/**
 * Poses on a notch where no turn beside it allows the same: a base flush along another may often go straight ahead
 * and nowhere else, which strips of turns cannot tell.
 */
function lonelyStops({ family, strips }: FreePoses, obstacles: ReachObstacles): readonly FreePoses[] {
  if (family.turnDeg === 0) return [];
  return freePosesOnNotches([family], obstacles).flatMap((still, index) => {
    const turnDeg = family.stopsDeg[index] ?? 0;
    const lonely = still.strips.filter(([at]) => at !== undefined && !isTold(strips, turnDeg, at));
    return lonely.length === 0 ? [] : [{ family: still.family, strips: lonely }];
  });
}

/** Travels differing by less than this are told alike, inches. */
const ALIKE_IN = 0.004;

function isTold(strips: readonly PoseStrip[], turnDeg: number, at: TravelAt): boolean {
  return strips.some((strip) => {
    const told = travelsAt(strip, turnDeg);
    return told !== null && told.fromIn <= at.fromIn + ALIKE_IN && told.toIn >= at.toIn - ALIKE_IN;
  });
}

/** Neighbouring strips are made to overlap by this, degrees, so that no crack runs between them. */
const OVERLAP_DEG = 1e-4;

function overlapping(strip: PoseStrip): PoseStrip {
  const [first, last] = [strip[0], strip[strip.length - 1]];
  if (first === undefined || last === undefined) return strip;
  const moved = (at: TravelAt, byDeg: number): TravelAt => ({ ...at, turnDeg: at.turnDeg + byDeg });
  return [moved(first, 0 - OVERLAP_DEG), ...strip, moved(last, OVERLAP_DEG)];
}

/** Everything that a convex shape carried along covers; it lies on the table with the base at its start. */
export function coveredBy(poses: readonly FreePoses[], shape: readonly Point[]): Region {
  return sweptBy(poses, (family) => carriedBy(family, shape));
}

function sweptBy(poses: readonly FreePoses[], shapeIn: (family: TurnFamily) => CarriedShape): Region {
  const contours: Contours = [];
  for (const { family, strips } of poses) {
    const shape = shapeIn(family);
    for (const strip of strips) addSwept(contours, family, shape, strip);
  }
  return unionOf(contours);
}

/** Everything that the base covers at some pose. */
export function outlineRegion(poses: readonly FreePoses[]): Region {
  return sweptBy(poses, ({ outline }) => outline);
}

/** Where a centre can come: an area, and lines where the poses allow hardly any turn or hardly any travel. */
export interface CentreRegion extends Region {
  /** Places in order from one end to the other, not closed; a single place where the centre stays. */
  readonly lines: readonly (readonly Point[])[];
}

/** Every place of the base's centre. */
export function centreRegion(poses: readonly FreePoses[]): CentreRegion {
  const broad = poses.map(({ family, strips }) => ({
    family,
    strips: strips.filter((strip) => !isNarrow(family, strip)),
  }));
  const { outer, holes } = sweptBy(broad, ({ centre }) => [centre]);
  const lines = poses.flatMap(({ family, strips }) =>
    strips.filter((strip) => isNarrow(family, strip)).map((strip) => centreLine(family, strip)),
  );
  return { outer, holes, lines: withoutRepeats(lines) };
}

/** A line to and fro across such a strip leaves no place of it farther off than half of this, inches. */
const NARROW_IN = 0.02;

function isNarrow(family: TurnFamily, strip: PoseStrip): boolean {
  const [first, last] = [strip[0], strip[strip.length - 1]];
  if (first === undefined || last === undefined) return true;
  const travelIn = Math.max(...strip.map(({ toIn }) => toIn));
  const radiusIn = familyRadius({ ...family, outline: [family.centre], travelIn });
  const turnedIn = ((last.turnDeg - first.turnDeg) * Math.PI * radiusIn) / 180;
  return turnedIn < NARROW_IN || strip.every(({ fromIn, toIn }) => toIn - fromIn < NARROW_IN);
}

type Line = readonly Point[];

function centreLine(family: TurnFamily, strip: PoseStrip): Line {
  const centreAt = (turnDeg: number, travelIn: number): Point => {
    const { x, y } = turnedBy(family, alongWay(family, travelIn), turnDeg);
    return { x: family.pivot.x + x, y: family.pivot.y + y };
  };
  const steps = refined(strip, familyRadius({ ...family, outline: [family.centre] }));
  const places = steps.flatMap((at) => [centreAt(at.turnDeg, at.fromIn), centreAt(at.turnDeg, at.toIn)]);
  return places.filter((at, index) => index === 0 || !isSamePlace(at, places[index - 1]));
}

function alongWay({ centre, direction }: TurnFamily, travelIn: number): Point {
  return { x: centre.x + direction.x * travelIn, y: centre.y + direction.y * travelIn };
}

function isSamePlace(a: Point, b: Point | undefined): boolean {
  return b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 1e-9;
}

/** Both slots tell the way straight ahead, and come about tells one point over and over. */
function withoutRepeats(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line, index) => !lines.slice(0, index).some((other) => isSameLine(line, other)));
}

function isSameLine(a: Line, b: Line): boolean {
  return a.length === b.length && a.every((at, index) => isSamePlace(at, b[index]));
}
