/** What each reach of a unit says about a target: in arc or not, in range or not, by how much, and which row decides. */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import { type ArcMeasure, atMost, distance, type FiringBase, outlineAt, type Point } from '../geometry';
import { judgeArc } from './measure';
import { findPlace, type FoundPlace, unitOf } from './pieces';
import { type Reach, reachesOn } from './reaches';
import { isTooClose } from './too-close';
import type { SectorTable, TableUnit } from './types';
import { firingBase } from './unit-class';

export * from './reaches';

export interface ReachVerdict extends Reach {
  readonly inArc: boolean;
  /** Between the part of the base inside the arc and the part of the target inside it; null when not in arc. */
  readonly distanceIn: number | null;
  /** Range minus distance in the arc; null when either is unknown, or the reach is closed. */
  readonly marginIn: number | null;
  /** In arc and at range; null when the range is unknown. */
  readonly inRange: boolean | null;
  /** Nobody can call it on a real table: see `closeBy`. */
  readonly tooClose: boolean;
  /**
   * Which margin is under the tool's `tooCloseIn`, either way: that of the range, or that of the arc's limit line for a
   * target that is near enough for the arc to decide; null: neither.
   */
  readonly closeBy: 'range' | 'arc' | null;
  readonly from: Point | null;
  readonly to: Point | null;
  readonly arcMeasure: ArcMeasure;
}

/**
 * What each reach of the attacker says about a target. "At range" includes exactly the range. Refuses `same-piece`,
 * `unknown-id` and what `figuresOf` refuses.
 */
export function weaponVerdicts(
  pack: ContentPack,
  table: SectorTable,
  attackerId: string,
  targetId: string,
): Result<readonly ReachVerdict[], Refusal> {
  if (attackerId === targetId) {
    return err({ code: 'same-piece', message: `"${attackerId}" cannot be its own target.` });
  }
  const attacker = unitOf(table, attackerId);
  if (!attacker.ok) return attacker;
  const target = findPlace(pack, table, { type: 'piece', id: targetId });
  if (!target.ok) return target;
  return verdictsOn(pack, table, attacker.value, target.value);
}

/** As `weaponVerdicts`, of a unit that may stand elsewhere than on the table, on a place that was found. */
export function verdictsOn(
  pack: ContentPack,
  table: SectorTable,
  attacker: TableUnit,
  target: FoundPlace,
): Result<readonly ReachVerdict[], Refusal> {
  const reaches = reachesOn(pack, table, attacker);
  if (!reaches.ok) return reaches;
  const base = firingBase(pack, attacker);
  if (base === undefined) return ok([]);
  return ok(reachVerdicts(pack, table, reaches.value, base, target));
}

/** Some reaches of a firing base on a place. */
export function reachVerdicts(
  pack: ContentPack,
  table: Pick<SectorTable, 'readings'>,
  reaches: readonly Reach[],
  base: FiringBase,
  target: FoundPlace,
): readonly ReachVerdict[] {
  const nearestIn = distance(outlineAt(base.corners, base.pose), target.shape).distanceIn;
  return reaches.map((reach) =>
    verdictOf(pack, reach, judgeArc(base, reach.arc, target, table.readings), nearestIn),
  );
}

function verdictOf(pack: ContentPack, reach: Reach, arcMeasure: ArcMeasure, nearestIn: number): ReachVerdict {
  const { distanceIn, from, to } = arcMeasure;
  const { rangeIn, closedBy } = reach;
  const isKnown = rangeIn !== null && distanceIn !== null && closedBy === null;
  const marginIn = isKnown ? rangeIn - distanceIn : null;
  const closeBy = closedBy === null ? closenessOf(pack, rangeIn, marginIn, arcMeasure, nearestIn) : null;
  return {
    ...reach,
    inArc: arcMeasure.in,
    distanceIn,
    marginIn,
    inRange: closedBy === null ? isInRange(rangeIn, distanceIn, arcMeasure.in) : false,
    tooClose: closeBy !== null,
    closeBy,
    from,
    to,
    arcMeasure,
  };
}

/** A limit line decides only where the target would be in range but for it. */
function closenessOf(
  pack: ContentPack,
  rangeIn: number | null,
  marginIn: number | null,
  arcMeasure: ArcMeasure,
  nearestIn: number,
): ReachVerdict['closeBy'] {
  const { tooCloseIn } = pack.tool;
  if (marginIn !== null && isTooClose(pack, marginIn)) return 'range';
  if (arcMeasure.marginIn === null || !isTooClose(pack, arcMeasure.marginIn)) return null;
  const isNear = rangeIn === null || (arcMeasure.distanceIn ?? nearestIn) < rangeIn + tooCloseIn;
  return isNear ? 'arc' : null;
}

function isInRange(rangeIn: number | null, distanceIn: number | null, inArc: boolean): boolean | null {
  if (!inArc) return false;
  if (rangeIn === null) return null;
  return distanceIn !== null && atMost(distanceIn, rangeIn);
}

/**
 * The row that decides a card: of the weapons that say something (else of sensors and comms) what is too close to call,
 * then the margin of the range closest to turning, then the pack's order. Null when none has the target in its arc.
 */
export function decidingRow(rows: readonly ReachVerdict[]): ReachVerdict | null {
  const telling = rows.filter((row) => row.tooClose || (row.inArc && row.marginIn !== null));
  const weapons = telling.filter((row) => row.type === 'weapon');
  const candidates = weapons.length > 0 ? weapons : telling;
  return candidates.reduce<ReachVerdict | null>(
    (best, row) => (best && !decides(row, best) ? best : row),
    null,
  );
}

function decides(row: ReachVerdict, over: ReachVerdict): boolean {
  if (row.tooClose !== over.tooClose) return row.tooClose;
  return Math.abs(decidingMargin(row) ?? 0) < Math.abs(decidingMargin(over) ?? 0);
}

/** The margin that a row turns on: that of its limit line where the arc is too close to call, else that of its range. */
export function decidingMargin(row: ReachVerdict): number | null {
  return row.closeBy === 'arc' ? row.arcMeasure.marginIn : row.marginIn;
}
