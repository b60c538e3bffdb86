/** Editing a custom sector: systems and set-up areas added, changed and removed; inches. */
import type { PlanSector, SectorPlan } from '../../../shared/documents/plan';
import type { SectorGeometry } from '../../../shared/sector';
import { freshId, idsOf } from './edits';

export type CustomSector = Extract<PlanSector, { layout: 'custom' }>;
export type CustomSystem = CustomSector['systems'][number];
export type CustomArea = NonNullable<CustomSector['setupAreas']>[number];

const NEW_RADIUS_IN = 13;
const NEW_AREA = { x0: 0, y0: 0, x1: 12, y1: 6 } as const;

/** A custom sector that begins as what is on the table now. */
export function customFrom(sector: SectorGeometry): CustomSector {
  return {
    layout: 'custom',
    systems: sector.systems.map((system) => ({ ...system })),
    setupAreas: sector.setupAreas.map((area) => ({ ...area })),
  };
}

export function addSystem(plan: SectorPlan, sector: CustomSector, sizeIn: number): CustomSector {
  const id = freshId(idsOf(plan), 'system');
  return {
    ...sector,
    systems: [...sector.systems, { id, x: sizeIn / 2, y: sizeIn / 2, radiusIn: NEW_RADIUS_IN }],
  };
}

export function changeSystem(
  sector: CustomSector,
  id: string,
  change: Partial<Omit<CustomSystem, 'id'>>,
): CustomSector {
  return {
    ...sector,
    systems: sector.systems.map((system) => (system.id === id ? { ...system, ...change } : system)),
  };
}

export function removeSystem(sector: CustomSector, id: string): CustomSector {
  return { ...sector, systems: sector.systems.filter((system) => system.id !== id) };
}

/** The next player without an area gets one. */
export function addArea(sector: CustomSector): CustomSector {
  const areas = sector.setupAreas ?? [];
  const taken = new Set(areas.map(({ player }) => player));
  const player = [1, 2, 3, 4, 5, 6].find((candidate) => !taken.has(candidate)) ?? 1;
  return { ...sector, setupAreas: [...areas, { player, ...NEW_AREA }] };
}

export function changeArea(sector: CustomSector, index: number, change: Partial<CustomArea>): CustomSector {
  const areas = sector.setupAreas ?? [];
  return { ...sector, setupAreas: areas.map((area, at) => (at === index ? { ...area, ...change } : area)) };
}

export function removeArea(sector: CustomSector, index: number): CustomSector {
  return { ...sector, setupAreas: (sector.setupAreas ?? []).filter((_, at) => at !== index) };
}
