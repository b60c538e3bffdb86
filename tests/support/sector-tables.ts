/** Sector tables for tests, short to write. */
import type { Maneuver, ManeuverKind, Pose } from '../../shared/geometry';
import type { FeatureKind, SectorTable, TableFeature, TableUnit } from '../../shared/sector';

export function poseAt(x: number, y: number, headingDeg = 0): Pose {
  return { x, y, headingDeg };
}

export function unitAt(
  id: string,
  unitClass: TableUnit['class'],
  pose: Pose,
  rest: Partial<TableUnit> = {},
): TableUnit {
  return { id, class: unitClass, pose, ...rest };
}

export function featureAt(id: string, x: number, y: number, kind: FeatureKind = 'anomaly'): TableFeature {
  return { id, kind, at: { x, y } };
}

export function tableOf(
  units: readonly TableUnit[],
  features: readonly TableFeature[] = [],
  readings?: Readonly<Record<string, string>>,
): SectorTable {
  return { sector: { layout: 'solitary' }, units, features, ...(readings === undefined ? {} : { readings }) };
}

/** A straight manoeuvre, unless `rest` says more. */
export function moved(kind: ManeuverKind, distanceIn: number, rest: Partial<Maneuver> = {}): Maneuver {
  return { kind, tool: null, notches: 0, distanceIn, headingDeg: null, ...rest };
}

/** The value of a Result that must be one. */
export function valueOf<Value>(result: {
  readonly ok: boolean;
  readonly value?: Value;
  readonly error?: unknown;
}): Value {
  if (!result.ok || result.value === undefined) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}
