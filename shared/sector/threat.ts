/** What a unit can threaten: everything in one of its arcs at range from some pose that it can end in. */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  type ArcName,
  contoursOf,
  coveredBy,
  type FiringBase,
  hasArc,
  type ManeuverKind,
  type Point,
  REACH_TOLERANCE_IN,
  type Region,
  regionPath,
  samplePath,
  unionOf,
} from '../geometry';
import { legalPoses, type Turns } from './legal-poses';
import { unitOf } from './pieces';
import type { SectorTable } from './types';
import { firingBase, unknownClass } from './unit-class';

/** An arc and how far it reaches, inches; what `regionPath` draws for a single pose. */
export interface ArcAtRange {
  readonly arc: ArcName;
  readonly rangeIn: number;
}

export interface Threat {
  readonly region: Region;
  /** No border is farther than this from the true one. */
  readonly toleranceIn: number;
}

/** Chords of the arcs of a region, inches inside it. */
const CHORD_IN = 0.001;

/** Corners this near to each other, inches, are one. */
const NOTHING_IN = 1e-7;

/**
 * The union of arcs at range over all legal poses of some kinds of manoeuvre: a target is threatened when any part of
 * it lies inside. The arc at the start counts only if a manoeuvre of the kinds may end there. Refuses `unknown-arc`
 * for a wedge that the base lacks, and as `legalPoses` does.
 */
export function maneuverThreat(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  kinds: readonly ManeuverKind[],
  arcs: readonly ArcAtRange[],
  turns: Turns = 'any',
): Result<Threat, Refusal> {
  const found = unitOf(table, unitId);
  if (!found.ok) return found;
  const base = firingBase(pack, found.value);
  if (base === undefined) return err(unknownClass(found.value));
  const lacking = arcs.find(({ arc }) => !hasArc(base, arc));
  if (lacking !== undefined) return err(unknownArc(unitId, lacking.arc));
  const shapes = arcs.map((each) => arcCorners(base, each, CHORD_IN));
  const regions: Region[] = [];
  for (const kind of kinds) {
    const poses = legalPoses(pack, table, unitId, kind, turns);
    if (!poses.ok) return poses;
    regions.push(...shapes.map((shape) => coveredBy(poses.value, shape)));
  }
  const [only] = regions;
  // United one by one first: contours that overlap by the dozen cost far more at once.
  const region = only !== undefined && regions.length === 1 ? only : unionOf(contoursOf(regions));
  return ok({ region, toleranceIn: REACH_TOLERANCE_IN });
}

/** Corners of a convex polygon that follows an arc's region, clockwise, its chords `chordIn` inside at most. */
export function arcCorners(
  base: FiringBase,
  { arc, rangeIn }: ArcAtRange,
  chordIn: number,
): readonly Point[] {
  const corners = samplePath(regionPath(base, arc, rangeIn), chordIn);
  // The path ends where it began: an edge of no length between both would look in any direction.
  return corners.filter((at, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? at;
    return Math.hypot(at.x - before.x, at.y - before.y) > NOTHING_IN;
  });
}

function unknownArc(unitId: string, arc: ArcName): Refusal {
  return { code: 'unknown-arc', message: `The base of "${unitId}" has no ${arc} arc.` };
}
