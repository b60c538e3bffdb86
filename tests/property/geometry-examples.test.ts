import { describe, expect, it } from 'vitest';
import {
  type ArcName,
  type ManeuverKind,
  type Polygon,
  type Pose,
  type Shape,
  type Slot,
  TOLERANCE_IN,
  distance,
  endPose,
  firstContact,
  headCentre,
  launchPose,
  measureArc,
  outlineAt,
  overlaps,
  slideAlongFlat,
  systemMembership,
  travelVector,
} from '../../shared/geometry';
import { BASES, type BaseName, PROJECTILE, firingBase } from './geometry-bases';
import examples from './geometry-examples.json';

interface ExamplePose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}
type ExampleShape =
  | { readonly base: BaseName | 'projectile'; readonly pose: ExamplePose }
  | { readonly disc: { readonly x: number; readonly y: number; readonly radius: number } };
interface PlacedBase {
  readonly base: BaseName;
  readonly pose: ExamplePose;
}

const NOTCH_DEG = 30;
const DIGITS = 1e-9;

const KINDS: Readonly<Record<string, ManeuverKind>> = {
  forward: 'forward',
  reverse: 'reverse',
  'lateral to port': 'lateral-port',
  'lateral to starboard': 'lateral-starboard',
  port: 'lateral-port',
};

function poseOf({ x, y, heading }: ExamplePose): Pose {
  return { x, y, headingDeg: heading };
}

function polygonOf({ base, pose }: { base: BaseName | 'projectile'; pose: ExamplePose }): Polygon {
  return outlineAt(base === 'projectile' ? PROJECTILE : BASES[base].corners, poseOf(pose));
}

function shapeOf(shape: ExampleShape): Shape {
  if (!('disc' in shape)) return polygonOf(shape);
  const { x, y, radius } = shape.disc;
  return { type: 'disc', centre: { x, y }, radiusIn: radius };
}

function kindOf(name: string): ManeuverKind {
  const kind = KINDS[name];
  if (kind === undefined) throw new Error(`No manoeuvre ${name}`);
  return kind;
}

function near(actual: number | null, expected: number | null): void {
  if (actual === null || expected === null) expect(actual).toBe(expected);
  else expect(Math.abs(actual - expected), `${actual} against ${expected}`).toBeLessThanOrEqual(DIGITS);
}

function nearPose(actual: Pose, expected: ExamplePose): void {
  near(actual.x, expected.x);
  near(actual.y, expected.y);
  near(actual.headingDeg, expected.heading);
}

function checkDistance(
  input: { a: ExampleShape; b: ExampleShape },
  expected: { distance: number; overlaps?: boolean },
): void {
  const [a, b] = [shapeOf(input.a), shapeOf(input.b)];
  near(distance(a, b).distanceIn, expected.distance);
  if (expected.overlaps !== undefined) expect(overlaps(a, b)).toBe(expected.overlaps);
}

function checkArc(
  input: { from: PlacedBase; arc: string; target: ExampleShape; range: number },
  expected: {
    inArc: boolean;
    nearestEdge: number;
    nearestEdgeInArc: number | null;
    inRange: boolean;
  },
): void {
  const base = firingBase(input.from.base, poseOf(input.from.pose));
  // The figures name arcs as strings; an unknown one fails inside.
  const verdict = measureArc(base, input.arc as ArcName, shapeOf(input.target));
  expect(verdict.in).toBe(expected.inArc);
  near(distance(polygonOf(input.from), shapeOf(input.target)).distanceIn, expected.nearestEdge);
  near(verdict.distanceIn, expected.nearestEdgeInArc);
  expect(verdict.distanceIn !== null && verdict.distanceIn <= input.range + TOLERANCE_IN).toBe(
    expected.inRange,
  );
}

function checkManeuver(
  input: PlacedBase & { manoeuvre: string; toolSlot: string; notches: number; distance: number },
  expected: { pivot: { x: number; y: number }; end: ExamplePose },
): void {
  const [base, pose, tool] = [BASES[input.base], poseOf(input.pose), input.toolSlot as Slot];
  const pivot = headCentre(base, pose, tool);
  near(pivot.x, expected.pivot.x);
  near(pivot.y, expected.pivot.y);
  const { notches, distance: distanceIn } = input;
  const asked = { kind: kindOf(input.manoeuvre), tool, notches, distanceIn, headingDeg: null };
  nearPose(endPose(base, pose, asked, NOTCH_DEG), expected.end);
}

function checkLaunch(
  input: {
    launcher: PlacedBase;
    toolSlot: string;
    notches: number;
    unit: BaseName | 'projectile';
    unitSide: string;
    slide: number;
    stemHalfWidth: number;
  },
  expected: { pose: ExamplePose; distanceToLauncher: number; overlapsLauncher: boolean },
): void {
  const { unit } = input;
  const pose = launchPose({
    launcher: { base: BASES[input.launcher.base], pose: poseOf(input.launcher.pose) },
    slot: input.toolSlot as Slot,
    notches: input.notches,
    unit:
      unit === 'projectile'
        ? { kind: 'projectile', acrossFlatsIn: examples.projectile.acrossFlats }
        : { kind: 'base', widthIn: widthOf(unit), halfMouthSideIn: BASES[unit].halfMouthSideIn },
    side: input.unitSide === 'port' ? 'port' : 'starboard',
    slideIn: input.slide,
    stemHalfWidthIn: input.stemHalfWidth,
    notchDeg: NOTCH_DEG,
  });
  nearPose(pose, expected.pose);
  const launched = outlineAt(unit === 'projectile' ? PROJECTILE : BASES[unit].corners, pose);
  near(distance(launched, polygonOf(input.launcher)).distanceIn, expected.distanceToLauncher);
  expect(overlaps(launched, polygonOf(input.launcher))).toBe(expected.overlapsLauncher);
}

function widthOf(name: BaseName): number {
  return 2 * Math.max(...BASES[name].corners.map(({ u }) => u));
}

function checkSweep(
  input: { mover: PlacedBase; travel: string; distance: number; obstacle: ExampleShape },
  expected: { firstContact: number | null },
): void {
  const direction = travelVector(kindOf(input.travel), poseOf(input.mover.pose));
  near(
    firstContact(polygonOf(input.mover), direction, input.distance, shapeOf(input.obstacle)),
    expected.firstContact,
  );
}

function checkSystem(
  input: { unit: PlacedBase; centre: { x: number; y: number }; radius: number },
  expected: { nearest: number; farthest: number; membership: string },
): void {
  const found = systemMembership(polygonOf(input.unit), input.centre, input.radius);
  near(found.nearestIn, expected.nearest);
  near(found.farthestIn, expected.farthest);
  expect(found.membership).toBe(expected.membership);
}

function checkWarp(input: PlacedBase & { distance: number }, expected: { end: ExamplePose }): void {
  const asked = {
    kind: 'warp',
    tool: null,
    notches: 0,
    distanceIn: input.distance,
    headingDeg: null,
  } as const;
  nearPose(endPose(BASES[input.base], poseOf(input.pose), asked, NOTCH_DEG), expected.end);
}

function checkSlide(
  input: { pose: ExamplePose; flat: string; distance: number },
  expected: { end: ExamplePose },
): void {
  const flat = input.flat as 'starboard-fore' | 'port-fore';
  nearPose(slideAlongFlat(poseOf(input.pose), flat, input.distance), expected.end);
}

/** The figures are one heterogeneous list; each kind of example has its own shape of input and answer. */
const CHECKS: Readonly<Record<string, (input: never, expected: never) => void>> = {
  distance: checkDistance,
  arc: checkArc,
  manoeuvre: checkManeuver,
  launch: checkLaunch,
  sweep: checkSweep,
  system: checkSystem,
  warp: checkWarp,
  'projectile impulse': checkSlide,
};

describe('the worked examples hold to 1e-9', () => {
  it('there are thirty of them', () => {
    expect(examples.vectors).toHaveLength(30);
  });
  for (const { id, kind, what, input, expect: expected } of examples.vectors) {
    it(`${id}: ${what}`, () => {
      const check = CHECKS[kind];
      if (check === undefined) throw new Error(`No check for ${kind}`);
      // The record's kind decides its shape, which the type of the JSON list cannot say.
      check(input as never, expected as never);
    });
  }
});
