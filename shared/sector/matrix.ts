/** Who can reach whom: one side's units against the other's, where they stand, or after a manoeuvre of each. */
import { ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import { atMost, type ManeuverKind, type Region, regionDistance } from '../geometry';
import { farthestArcs } from './fleet-threat';
import { type Reach, reachesOf } from './reaches';
import { maneuverThreat } from './threat';
import type { Owner, SectorTable, TableUnit } from './types';
import { shapeOfUnit } from './unit-class';
import { type ReachVerdict, weaponVerdicts } from './weapons';

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

/** Rows are attackers, columns targets: every pair as `weaponVerdicts` says, the best verdict of a type. */
export function presentMatrix(
  pack: ContentPack,
  table: SectorTable,
  { attackers, targets }: MatrixSides,
  type: ReachType,
): readonly (readonly PresentCell[])[] {
  return attackers.map(({ id: attackerId }) =>
    targets.map(({ id: targetId }): PresentCell => {
      const verdicts = weaponVerdicts(pack, table, attackerId, targetId);
      const rows = verdicts.ok ? verdicts.value.filter((row) => row.type === type) : [];
      return {
        attackerId,
        targetId,
        best: bestOf(rows),
        isKnown: rows.some(({ rangeIn }) => rangeIn !== null),
      };
    }),
  );
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
