/** What a name on the table stands for. */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import type { Point, Shape } from '../geometry';
import { sectorGeometry } from './layout';
import type { SectorTable, TableUnit } from './types';
import { shapeOfFeature, shapeOfUnit, unknownClass } from './unit-class';

/** A place to measure from or to: a piece by its id, or a point of the table. */
export type Place =
  { readonly type: 'piece'; readonly id: string } | { readonly type: 'point'; readonly at: Point };

/** A place found on the table. `unit` is null for features, systems and points. */
export interface FoundPlace {
  readonly shape: Shape;
  readonly centre: Point;
  readonly unit: TableUnit | null;
}

/** The refusal for an id that the document lacks. */
export function unknownId(id: string): Refusal {
  return { code: 'unknown-id', message: `Nothing on the table has the id "${id}".` };
}

/** A unit by its id. */
export function unitOf(table: SectorTable, id: string): Result<TableUnit, Refusal> {
  const unit = table.units.find((each) => each.id === id);
  return unit === undefined ? err(unknownId(id)) : ok(unit);
}

/**
 * Finds a place: a unit's outline, a feature's disc, a point, or the centre of a system's marker (distance to a
 * system is to that centre). Units and features come before systems. Refuses `unknown-id`, `unknown-class`.
 */
export function findPlace(pack: ContentPack, table: SectorTable, place: Place): Result<FoundPlace, Refusal> {
  if (place.type === 'point') return ok(pointPlace(place.at));
  const unit = table.units.find((each) => each.id === place.id);
  if (unit !== undefined) {
    const shape = shapeOfUnit(pack, unit);
    if (shape === undefined) return err(unknownClass(unit));
    return ok({ shape, centre: { x: unit.pose.x, y: unit.pose.y }, unit });
  }
  const feature = table.features.find((each) => each.id === place.id);
  if (feature !== undefined) {
    return ok({ shape: shapeOfFeature(pack, feature), centre: feature.at, unit: null });
  }
  const { systems } = sectorGeometry(pack, table.sector, table.readings);
  const system = systems.find((each) => each.id === place.id);
  return system === undefined ? err(unknownId(place.id)) : ok(pointPlace({ x: system.x, y: system.y }));
}

function pointPlace(at: Point): FoundPlace {
  return { shape: { type: 'point', at }, centre: at, unit: null };
}
