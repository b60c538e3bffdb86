/** What a whole fleet threatens: the union of its units' arcs at range, now or after a manoeuvre of each. */
import { ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  type ArcName,
  ARCS,
  contoursOf,
  type ManeuverKind,
  REACH_TOLERANCE_IN,
  type Region,
  unionOf,
} from '../geometry';
import { type Reach, reachesOf, reachesOn } from './reaches';
import { type ArcAtRange, arcCorners, maneuverThreat } from './threat';
import type { Owner, SectorTable, TableUnit } from './types';
import { firingBase } from './unit-class';

/** Chords of an arc of a present pose, inches inside it. */
const CHORD_IN = 0.005;

export interface FleetThreat {
  readonly region: Region;
  /** Units that threaten something, in the table's order. */
  readonly unitIds: readonly string[];
  /** Units without a known weapon, or whose manoeuvre nobody can limit. */
  readonly leftOut: readonly string[];
  /** No border is farther than this from the true one, inches. */
  readonly toleranceIn: number;
}

/** Arcs whose cones lie within another's: at no farther range everything in them lies in the other's region too. */
const HOLDS: Readonly<Partial<Record<ArcName, readonly ArcName[]>>> = {
  all: ARCS,
  fore: ['fore-port', 'fore-starboard', 'bow'],
  aft: ['aft-port', 'aft-starboard', 'stern'],
  port: ['fore-port', 'aft-port'],
  starboard: ['fore-starboard', 'aft-starboard'],
};

/**
 * The arcs of open reaches with a known range, as few as cover the same: each at its farthest, without those that a
 * wider arc of no lesser range holds.
 */
export function farthestArcs(reaches: readonly Reach[]): readonly ArcAtRange[] {
  const farthest = new Map<ArcName, number>();
  for (const { arc, rangeIn } of reaches) {
    if (rangeIn === null || rangeIn <= 0) continue;
    farthest.set(arc, Math.max(rangeIn, farthest.get(arc) ?? 0));
  }
  const all = [...farthest].map(([arc, rangeIn]) => ({ arc, rangeIn }));
  const isHeld = ({ arc, rangeIn }: ArcAtRange): boolean =>
    all.some((other) => other.arc !== arc && other.rangeIn >= rangeIn && HOLDS[other.arc]?.includes(arc));
  return all.filter((each) => !isHeld(each));
}

/**
 * What one unit's weapons threaten where it stands (`kind` null), or after some legal manoeuvre of a kind. Empty when
 * it has no weapon of known range. Refuses as `reachesOf` and `maneuverThreat` do.
 */
export function unitThreat(
  pack: ContentPack,
  table: SectorTable,
  unit: TableUnit,
  kind: ManeuverKind | null,
): Result<Region, Refusal> {
  // What features do to it where it stands is gone once it has moved.
  const reaches = kind === null ? reachesOn(pack, table, unit) : reachesOf(pack, unit);
  if (!reaches.ok) return reaches;
  const arcs = farthestArcs(reaches.value.filter(({ type }) => type === 'weapon'));
  if (kind !== null && arcs.length > 0) {
    const threat = maneuverThreat(pack, table, unit.id, [kind], arcs);
    return threat.ok ? ok(threat.value.region) : threat;
  }
  const base = firingBase(pack, unit);
  const outer = base === undefined ? [] : arcs.map((each) => arcCorners(base, each, CHORD_IN));
  return ok(unionOf(contoursOf([{ outer, holes: [] }])));
}

/**
 * The union over all units of an owner. A unit that cannot be judged is left out and named, so that the rest is still
 * shown.
 */
export function fleetThreat(
  pack: ContentPack,
  table: SectorTable,
  owner: Owner,
  kind: ManeuverKind | null,
): FleetThreat {
  const regions: Region[] = [];
  const unitIds: string[] = [];
  const leftOut: string[] = [];
  for (const unit of table.units.filter((each) => (each.owner ?? 'neutral') === owner)) {
    const threat = unitThreat(pack, table, unit, kind);
    if (!threat.ok || threat.value.outer.length === 0) {
      leftOut.push(unit.id);
      continue;
    }
    unitIds.push(unit.id);
    regions.push(threat.value);
  }
  return { region: unionOf(contoursOf(regions)), unitIds, leftOut, toleranceIn: REACH_TOLERANCE_IN };
}
