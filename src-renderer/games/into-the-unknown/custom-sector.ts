/** Editing a custom sector: systems and set-up areas added, changed and removed; inches. */
import type { PlanSector, SectorPlan } from '../../../shared/documents/plan';
import type { SectorGeometry } from '../../../shared/sector';
import { idsOf } from './edits';

export type CustomSector = Extract<PlanSector, { layout: 'custom' }>;
export type CustomSystem = CustomSector['systems'][number];
export type CustomArea = NonNullable<CustomSector['setupAreas']>[number];

const NEW_RADIUS_IN = 13;
const AREA_IN = { width: 12, height: 6 } as const;

/** A custom sector that begins as what is on the table now. */
export function customFrom(sector: SectorGeometry): CustomSector {
  return {
    layout: 'custom',
    systems: sector.systems.map((system) => ({ ...system })),
    setupAreas: sector.setupAreas.map((area) => ({ ...area })),
  };
}

/** In the middle, with the lowest number that nothing on the table has. */
export function addSystem(plan: SectorPlan, sector: CustomSector, sizeIn: number): CustomSector {
  const taken = new Set([...idsOf(plan), ...sector.systems.map((system) => system.id)]);
  let number = 1;
  while (taken.has(String(number))) number++;
  const id = String(number);
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

/** The next player without an area gets one, along the first free piece of the north or south edge. */
export function addArea(sector: CustomSector, sizeIn: number): CustomSector {
  const areas = sector.setupAreas ?? [];
  const taken = new Set(areas.map(({ player }) => player));
  const player = [1, 2, 3, 4, 5, 6].find((candidate) => !taken.has(candidate)) ?? 1;
  const places = areaPlaces(sizeIn);
  const free = places.find((place) => !areas.some((area) => overlaps(area, place))) ?? places[0];
  return free ? { ...sector, setupAreas: [...areas, { player, ...free }] } : sector;
}

type AreaBox = Omit<CustomArea, 'player'>;

/** As the printed layouts have them: corners first, each opposite the one before, then the middles of both edges. */
function areaPlaces(sizeIn: number): readonly AreaBox[] {
  const { width, height } = AREA_IN;
  const [east, middle, south] = [sizeIn - width, (sizeIn - width) / 2, sizeIn - height];
  const corners = [
    [0, 0],
    [east, south],
    [east, 0],
    [0, south],
    [middle, 0],
    [middle, south],
  ] as const;
  return corners.map(([x0, y0]) => ({ x0, y0, x1: x0 + width, y1: y0 + height }));
}

function overlaps(a: AreaBox, b: AreaBox): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

export function changeArea(sector: CustomSector, index: number, change: Partial<CustomArea>): CustomSector {
  const areas = sector.setupAreas ?? [];
  return { ...sector, setupAreas: areas.map((area, at) => (at === index ? { ...area, ...change } : area)) };
}

export function removeArea(sector: CustomSector, index: number): CustomSector {
  return { ...sector, setupAreas: (sector.setupAreas ?? []).filter((_, at) => at !== index) };
}
