/** The bases of the worked examples as the kernel takes them, and the makers that the geometry properties share. */
import fc from 'fast-check';
import {
  type BaseOutline,
  type Disc,
  type FiringBase,
  type Polygon,
  type Pose,
  type ShipPoint,
  outlineAt,
} from '../../shared/geometry';
import examples from './geometry-examples.json';

export const BASE_NAMES = ['shuttle', 'small', 'medium', 'large'] as const;
export type BaseName = (typeof BASE_NAMES)[number];

interface QuadrantFigures {
  readonly corners: readonly (readonly number[])[];
  readonly foreSlot: number;
  readonly sideSlot: number;
  readonly sideHalfMouth: number;
  readonly wedgeApex?: number;
}

export const BASES: Readonly<Record<BaseName, BaseOutline>> = {
  shuttle: baseOf(examples.bases.shuttle),
  small: baseOf(examples.bases.small),
  medium: baseOf(examples.bases.medium),
  large: baseOf(examples.bases.large),
};

/** A hexagon 0.75 across the flats, a point to the fore. */
export const PROJECTILE: readonly ShipPoint[] = hexagon(examples.projectile.acrossFlats);

function baseOf(figures: QuadrantFigures): BaseOutline {
  const quadrant = figures.corners.map(([u = NaN, v = NaN]) => ({ u, v }));
  const aftStarboard = quadrant.map(({ u, v }) => ({ u, v: -v })).reverse();
  const aftPort = quadrant.map(({ u, v }) => ({ u: -u, v: -v }));
  const forePort = quadrant.map(({ u, v }) => ({ u: -u, v })).reverse();
  return {
    corners: [...quadrant, ...aftStarboard, ...aftPort, ...forePort],
    headCentres: {
      fore: { u: 0, v: figures.foreSlot },
      starboard: { u: figures.sideSlot, v: 0 },
      aft: { u: 0, v: -figures.foreSlot },
      port: { u: -figures.sideSlot, v: 0 },
    },
    halfMouthForeIn: quadrant[0]?.u ?? NaN,
    halfMouthSideIn: figures.sideHalfMouth,
    wedgeApexIn: figures.wedgeApex ?? null,
  };
}

function hexagon(acrossFlatsIn: number): ShipPoint[] {
  const half = acrossFlatsIn / 2;
  const tip = acrossFlatsIn / Math.sqrt(3);
  return [
    { u: 0, v: tip },
    { u: half, v: tip / 2 },
    { u: half, v: -tip / 2 },
    { u: 0, v: -tip },
    { u: -half, v: -tip / 2 },
    { u: -half, v: tip / 2 },
  ];
}

export function firingBase(name: BaseName, pose: Pose): FiringBase {
  return { pose, corners: BASES[name].corners, wedgeApexIn: BASES[name].wedgeApexIn };
}

/** Numbers as they enter a state: on the grid of 1e-9, evenly spread, the ends and 0 more often. */
export const onGrid = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(min * 1e9), max: Math.round(max * 1e9) }).map((steps) => steps / 1e9);

export const anyPose: fc.Arbitrary<Pose> = fc.record({
  x: onGrid(8, 28),
  y: onGrid(8, 28),
  headingDeg: onGrid(0, 359.999),
});
export const anyBaseName: fc.Arbitrary<BaseName> = fc.constantFrom(...BASE_NAMES);
export const anyOutline: fc.Arbitrary<Polygon> = fc
  .tuple(fc.constantFrom(...Object.values(BASES).map((base) => base.corners), PROJECTILE), anyPose)
  .map(([corners, pose]) => outlineAt(corners, pose));
export const anyDisc: fc.Arbitrary<Disc> = fc
  .tuple(onGrid(8, 28), onGrid(8, 28), fc.constantFrom(0.1, 0.625, 1))
  .map(([x, y, radiusIn]) => ({ type: 'disc', centre: { x, y }, radiusIn }));
export const anyPiece: fc.Arbitrary<Polygon | Disc> = fc.oneof(
  { weight: 3, arbitrary: anyOutline },
  { weight: 1, arbitrary: anyDisc },
);
