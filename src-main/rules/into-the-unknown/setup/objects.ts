/** Everything that stands on the table as outlines: what a token or unit that is put down may not overlap or be near to. */
import type { UnitClass } from '../../../../shared/content';
import type { FeatureState, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { Disc, Point, Polygon, Pose } from '../../../../shared/geometry';
import { type FeatureKind, shapeOfFeature, shapeOfUnit } from '../../../../shared/sector';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

/** A unit or feature with its outline, table frame, inches (ITU-OBJECT-01). */
export type TableObject =
  | {
      readonly type: 'unit';
      readonly id: string;
      readonly shape: Polygon;
      readonly extent: Extent;
      readonly unit: UnitState;
      /** Of its class: `construct`, `creature`, `torpedo` ...; null: none. */
      readonly subtype: string | null;
    }
  | {
      readonly type: 'feature';
      readonly id: string;
      readonly shape: Disc;
      readonly extent: Extent;
      readonly feature: FeatureState;
    };

/** A disc that holds a shape whole: what lies beyond it need not be measured. */
export interface Extent extends Point {
  readonly radiusIn: number;
}

/** Not the least such disc of a base, but one that is quickly found. */
export function extentOf(shape: Disc | Polygon): Extent {
  if (shape.type === 'disc') return { ...shape.centre, radiusIn: shape.radiusIn };
  const { corners } = shape;
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length;
  const radiusIn = Math.max(...corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
  return { x, y, radiusIn };
}

/** Every object in the sector, units first, in the order of the state. Teams and units without a pose are not there. */
export function objectsOn(table: Table, state: IntoTheUnknownState): readonly TableObject[] {
  const objects: TableObject[] = [];
  for (const unit of state.units) {
    const shape = outlineOf(table, unit);
    const subtype = classOfUnit(table, unit)?.subtype ?? null;
    if (shape !== null)
      objects.push({ type: 'unit', id: unit.id, shape, extent: extentOf(shape), unit, subtype });
  }
  for (const feature of state.features) {
    const shape = shapeOfFeature(table.content, feature);
    objects.push({ type: 'feature', id: feature.id, shape, extent: extentOf(shape), feature });
  }
  return objects;
}

/** A unit's base where it stands; a cloaked ship's is its wake marker. Null for what stands nowhere. */
export function outlineOf(table: Table, unit: UnitState): Polygon | null {
  const { pose } = unit;
  if (pose === null || unit.kind === 'team') return null;
  return outlineAtPose(table, unit.conditions.includes('cloaked') ? { base: 'wake' } : unit.class, pose);
}

/** The base of a class at a pose; null when the packs lack the class. */
export function outlineAtPose(
  table: Table,
  unitClass: string | { readonly base: 'wake' },
  pose: Pose,
): Polygon | null {
  return shapeOfUnit(table.content, { class: unitClass, pose }) ?? null;
}

/** A token's disc at a place. */
export function tokenAt(
  table: Table,
  kind: FeatureKind,
  at: { readonly x: number; readonly y: number },
): Disc {
  return shapeOfFeature(table.content, { kind, at });
}

/** The class of a space unit; undefined for teams and for what the packs lack. */
export function classOfUnit(table: Table, unit: Pick<UnitState, 'class'>): UnitClass | undefined {
  return Object.hasOwn(table.content.units, unit.class) ? table.content.units[unit.class] : undefined;
}
