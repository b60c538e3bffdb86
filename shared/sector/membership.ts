/** In which system a unit stands: its base against each system's circle (ITU-DEPLOY-04, ITU-SECTOR-02). */
import type { ContentPack } from '../content';
import { type Disc, type Polygon, systemMembership } from '../geometry';
import { sectorGeometry, type SectorGeometry } from './layout';
import type { SectorTable, SystemPlace, TableUnit } from './types';
import { shapeOfUnit } from './unit-class';

export interface SystemMembership {
  readonly system: string;
  /** Nearest and farthest point of the base from the marker's centre, inches. */
  readonly nearestIn: number;
  readonly farthestIn: number;
  /** `outside` at nearest >= radius - tolerance, `wholly` at farthest <= radius + tolerance, else `partly`. */
  readonly membership: 'outside' | 'wholly' | 'partly';
}

/** A unit against every system of its table, in the systems' order; empty when the pack lacks its class. */
export function membershipsOf(
  pack: ContentPack,
  table: SectorTable,
  unit: Pick<TableUnit, 'class' | 'pose'>,
): readonly SystemMembership[] {
  const outline = shapeOfUnit(pack, unit);
  if (outline === undefined) return [];
  return shapeMemberships(outline, sectorGeometry(pack, table.sector, table.readings));
}

/** An outline against every system of a sector. */
export function shapeMemberships(
  outline: Polygon | Disc,
  sector: Pick<SectorGeometry, 'systems'>,
): readonly SystemMembership[] {
  return sector.systems.map((system: SystemPlace) => ({
    system: system.id,
    ...systemMembership(outline, { x: system.x, y: system.y }, system.radiusIn),
  }));
}
