/** What a unit's weapons, sensors and comms reach: the rows of the inspector and of the measure card. */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack, UnitClass } from '../content';
import { type ArcMeasure, type ArcName, atMost, type Point } from '../geometry';
import { judgeArc } from './measure';
import { findPlace, unitOf } from './pieces';
import type { SectorTable, TableUnit } from './types';
import { classOf, figuresOf, firingBase } from './unit-class';

/** A weapon mount, sensors or comms of a unit, with its range right now. */
export interface Reach {
  readonly type: 'weapon' | 'sensors' | 'comms';
  readonly name: string;
  readonly arc: ArcName;
  /** How many mounts cover this arc. */
  readonly count: number;
  /** Inches, instruments power included; null where nobody knows. */
  readonly rangeIn: number | null;
}

export interface ReachVerdict extends Reach {
  readonly inArc: boolean;
  /** Between the part of the base inside the arc and the part of the target inside it; null when not in arc. */
  readonly distanceIn: number | null;
  /** Range minus distance in the arc; null when either is unknown. */
  readonly marginIn: number | null;
  /** In arc and at range; null when the range is unknown. */
  readonly inRange: boolean | null;
  /** The margin, or the arc's margin of a target near its limit line, is under the tool's `tooCloseIn`: nobody can call it on a real table. */
  readonly tooClose: boolean;
  readonly from: Point | null;
  readonly to: Point | null;
  readonly arcMeasure: ArcMeasure;
}

/**
 * The reaches of a unit at its alert row, in the pack's order: weapons by mount, sensors, comms. A bare base has none.
 * Refuses what `figuresOf` refuses.
 */
export function reachesOf(
  pack: ContentPack,
  unit: Pick<TableUnit, 'class' | 'alert' | 'id'>,
): Result<readonly Reach[], Refusal> {
  const figures = figuresOf(pack, unit);
  if (!figures.ok) return figures;
  const unitClass = classOf(pack, unit);
  return ok(unitClass === undefined ? [] : reachesAt(unitClass, figures.value.instrumentsPower));
}

function reachesAt(unitClass: UnitClass, instruments: number | null): readonly Reach[] {
  const weapons = (unitClass.weapons ?? []).flatMap(({ name, mounts, rangeIn }) =>
    mounts.map(({ arc, count }): Reach => ({ type: 'weapon', name, arc, count, rangeIn })),
  );
  const ranges = (type: 'sensors' | 'comms', name: string) =>
    (unitClass[type] ?? []).map(({ arc, baseIn, plusInstruments }): Reach => {
      const added = plusInstruments ? instruments : 0;
      return { type, name, arc, count: 1, rangeIn: added === null ? null : baseIn + added };
    });
  return [...weapons, ...ranges('sensors', 'Sensors'), ...ranges('comms', 'Comms')];
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
  const reaches = reachesOf(pack, attacker.value);
  if (!reaches.ok) return reaches;
  const base = firingBase(pack, attacker.value);
  if (base === undefined) return ok([]);
  return ok(
    reaches.value.map((reach) =>
      verdictOf(pack, reach, judgeArc(base, reach.arc, target.value, table.readings)),
    ),
  );
}

function verdictOf(pack: ContentPack, reach: Reach, arcMeasure: ArcMeasure): ReachVerdict {
  const isClose = (marginIn: number | null): boolean =>
    marginIn !== null && Math.abs(marginIn) < pack.tool.tooCloseIn;
  const { distanceIn, from, to } = arcMeasure;
  const marginIn = reach.rangeIn === null || distanceIn === null ? null : reach.rangeIn - distanceIn;
  return {
    ...reach,
    inArc: arcMeasure.in,
    distanceIn,
    marginIn,
    inRange: isInRange(reach.rangeIn, distanceIn, arcMeasure.in),
    tooClose: isClose(marginIn) || isClose(arcMeasure.marginIn),
    from,
    to,
    arcMeasure,
  };
}

function isInRange(rangeIn: number | null, distanceIn: number | null, inArc: boolean): boolean | null {
  if (!inArc) return false;
  if (rangeIn === null) return null;
  return distanceIn !== null && atMost(distanceIn, rangeIn);
}
