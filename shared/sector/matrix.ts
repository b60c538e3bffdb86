/** Who can reach whom: one side's units against the other's, where they stand, or after a manoeuvre of each. */
import { ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  arcSight,
  atMost,
  distance,
  farthestFrom,
  type FiringBase,
  type ManeuverKind,
  outlineAt,
  type Polygon,
  type Region,
  regionDistance,
} from '../geometry';
import { farthestArcs } from './fleet-threat';
import { judgeArc } from './measure';
import { findPlace, type FoundPlace } from './pieces';
import { type Reach, reachesOf, reachesOn } from './reaches';
import { maneuverThreat } from './threat';
import type { Owner, SectorTable, TableUnit } from './types';
import { firingBase, shapeOfUnit } from './unit-class';
import { type ReachVerdict, reachVerdicts } from './weapons';

export type ReachType = Reach['type'];
export type MatrixSide = Exclude<Owner, 'neutral'>;

/** The units of one side, and those of the other, in the table's order. */
export interface MatrixSides {
  readonly attackers: readonly TableUnit[];
  readonly targets: readonly TableUnit[];
}

export function matrixSides(table: Pick<SectorTable, 'units'>, side: MatrixSide): MatrixSides {
  const other = side === 'blue' ? 'orange' : 'blue';
  return {
    attackers: table.units.filter(({ owner }) => owner === side),
    targets: table.units.filter(({ owner }) => owner === other),
  };
}

/** One attacker against one target where both stand. */
export interface PresentCell {
  readonly attackerId: string;
  readonly targetId: string;
  /** The verdict in arc with the most to spare, the pack's order on a tie; null when none has the target in its arc. */
  readonly best: ReachVerdict | null;
  /** False when the attacker has nothing of this type, or nobody knows. */
  readonly isKnown: boolean;
}

/**
 * Rows are attackers, columns targets: of what `weaponVerdicts` says of every pair, the best verdict of a type. Arcs
 * that cannot hold the best are not measured, so that a whole table takes no longer than a frame.
 */
export function presentMatrix(
  pack: ContentPack,
  table: SectorTable,
  { attackers, targets }: MatrixSides,
  type: ReachType,
): readonly (readonly PresentCell[])[] {
  const seen = targets.map((target) => targetOf(pack, table, target.id));
  return attackers.map((attacker) => {
    const sights = sightsOf(pack, table, attacker, type);
    return targets.map((target, index): PresentCell => {
      const found = seen[index];
      return {
        attackerId: attacker.id,
        targetId: target.id,
        best: found && sights ? bestOn(pack, table, sights, found) : null,
        isKnown: (sights?.known.length ?? 0) > 0,
      };
    });
  });
}

interface Target {
  readonly place: FoundPlace;
  /** Radius of a circle about its centre that encloses it, inches. */
  readonly reachIn: number;
}

function targetOf(pack: ContentPack, table: SectorTable, id: string): Target | null {
  const place = findPlace(pack, table, { type: 'piece', id });
  return place.ok
    ? { place: place.value, reachIn: farthestFrom(place.value.centre, place.value.shape) }
    : null;
}

interface Sight {
  readonly reach: Reach;
  /** Its place in the pack. */
  readonly order: number;
  readonly sees: ReturnType<typeof arcSight>;
}
interface Sights {
  readonly base: FiringBase;
  readonly outline: Polygon;
  /** Open reaches of known range, each arc once, the farthest first. */
  readonly known: readonly Sight[];
  /** Closed, or of a range that nobody knows. */
  readonly others: readonly Sight[];
}

function sightsOf(
  pack: ContentPack,
  table: SectorTable,
  attacker: TableUnit,
  type: ReachType,
): Sights | null {
  const base = firingBase(pack, attacker);
  const reaches = reachesOn(pack, table, attacker);
  if (base === undefined || !reaches.ok) return null;
  const sights = reaches.value
    .filter((reach) => reach.type === type)
    .map((reach, order): Sight => ({ reach, order, sees: arcSight(base, reach.arc) }));
  const isOpen = ({ reach }: Sight): boolean => reach.rangeIn !== null && reach.closedBy === null;
  return {
    base,
    outline: outlineAt(base.corners, base.pose),
    known: farthestFirst(sights.filter(isOpen)),
    others: sights.filter((sight) => !isOpen(sight)),
  };
}

/** The sort is stable: of equal ranges of an arc the pack's first stays. */
function farthestFirst(sights: readonly Sight[]): readonly Sight[] {
  const sorted = [...sights].sort((a, b) => rangeOf(b) - rangeOf(a));
  return sorted.filter(
    ({ reach }, index) => sorted.findIndex((other) => other.reach.arc === reach.arc) === index,
  );
}

const rangeOf = ({ reach }: Sight): number => reach.rangeIn ?? 0;

/** More than any rounding of a margin, inches. */
const SAME_IN = 1e-9;

interface Judged {
  readonly sight: Sight;
  readonly marginIn: number;
}

function betters(judged: Judged, best: Judged): boolean {
  if (judged.marginIn !== best.marginIn) return judged.marginIn > best.marginIn;
  return judged.sight.order < best.sight.order;
}

/** The same as `bestOf` over all verdicts of the pair. */
function bestOn(
  pack: ContentPack,
  table: SectorTable,
  { base, outline, known, others }: Sights,
  { place, reachIn }: Target,
): ReachVerdict | null {
  const nearestIn = distance(outline, place.shape).distanceIn;
  let best: Judged | null = null;
  for (const sight of known) {
    // No arc is nearer than the nearest edge, and ranges only fall from here.
    if (best !== null && rangeOf(sight) - nearestIn < best.marginIn - SAME_IN) break;
    if (!sight.sees(place.centre, reachIn)) continue;
    const measure = judgeArc(base, sight.reach.arc, place, table.readings);
    if (!measure.in || measure.distanceIn === null) continue;
    const judged: Judged = { sight, marginIn: rangeOf(sight) - measure.distanceIn };
    if (best === null || betters(judged, best)) best = judged;
  }
  const candidates = best === null ? others : [best.sight];
  const reaches = candidates.map(({ reach }) => reach);
  return bestOf(reachVerdicts(pack, table, reaches, base, place));
}

/** The verdict in arc with the greatest margin, the first of such; one without a known range only where all are. */
export function bestOf(rows: readonly ReachVerdict[]): ReachVerdict | null {
  return rows
    .filter(({ inArc }) => inArc)
    .reduce<ReachVerdict | null>(
      (best, row) =>
        best !== null && (best.marginIn ?? -Infinity) >= (row.marginIn ?? -Infinity) ? best : row,
      null,
    );
}

/** One attacker against one target after some legal manoeuvre of the attacker. */
export interface PossibleCell {
  readonly attackerId: string;
  readonly targetId: string;
  /**
   * How far the target stays outside of everything the attacker could then reach, inches; 0: it can be reached. Null:
   * nobody can tell, since the unit has nothing of this type or moves without limits.
   */
  readonly shortIn: number | null;
}

/**
 * One row of the matrix after a manoeuvre: the attacker's threat, of which no border is farther than the reach's
 * tolerance from the true one, against each target where it stands. A row at a time, since a whole fleet's takes
 * longer than a frame.
 */
export function possibleRow(
  pack: ContentPack,
  table: SectorTable,
  attacker: TableUnit,
  targets: readonly TableUnit[],
  question: { readonly type: ReachType; readonly kind: ManeuverKind },
): readonly PossibleCell[] {
  const region = possibleRegion(pack, table, attacker, question);
  return targets.map((target): PossibleCell => {
    const shape = shapeOfUnit(pack, target);
    const known = region.ok && region.value !== null && shape !== undefined;
    const shortIn = known ? regionDistance(region.value, shape) : null;
    return {
      attackerId: attacker.id,
      targetId: target.id,
      shortIn: shortIn !== null && atMost(shortIn, 0) ? 0 : shortIn,
    };
  });
}

function possibleRegion(
  pack: ContentPack,
  table: SectorTable,
  attacker: TableUnit,
  { type, kind }: { readonly type: ReachType; readonly kind: ManeuverKind },
): Result<Region | null, Refusal> {
  const reaches = reachesOf(pack, attacker);
  if (!reaches.ok) return reaches;
  const arcs = farthestArcs(reaches.value.filter((reach) => reach.type === type));
  if (arcs.length === 0) return ok(null);
  const threat = maneuverThreat(pack, table, attacker.id, [kind], arcs);
  return threat.ok ? ok(threat.value.region) : threat;
}
