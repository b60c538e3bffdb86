/** Sectors: where systems, edge markers and set-up areas lie, by layout and readings (ITU-SECTOR-01 to 10). */
import type { ContentPack, LayoutRecord } from '../content';
import { type Box, foreVector, type Point, roundPoint } from '../geometry';
import { isReadingKey, readingOf, type Readings } from './readings';
import type { SectorLayout, SetupArea, SystemPlace } from './types';

export interface EdgeMarker extends Point {
  /** The system's id. */
  readonly system: string;
  /** From the system's centre, degrees clockwise from north. */
  readonly bearingDeg: number;
}

export interface SectorGeometry {
  /** The sector is the square 0..sizeIn. */
  readonly sizeIn: number;
  readonly systems: readonly SystemPlace[];
  readonly edgeMarkers: readonly EdgeMarker[];
  readonly setupAreas: readonly SetupArea[];
  readonly centreMarkerRadiusIn: number;
}

/** The standard layout that supplies size and markers of custom sectors. */
const STANDARD = 'solitary';
/**
 * The sector whole, table frame, inches. Readings other than the defaults move what the layout's record says. Edge
 * markers lie on their system's circle; one that would stand outside the sector is left out.
 */
export function sectorGeometry(pack: ContentPack, sector: SectorLayout, readings?: Readings): SectorGeometry {
  const standard = layoutRecord(pack, sector.layout === 'custom' ? STANDARD : sector.layout);
  const { sizeIn, centreMarkerRadiusIn } = standard;
  const frame = { sizeIn, centreMarkerRadiusIn };
  if (sector.layout === 'custom') {
    const bearings = standard.systems[0]?.edgeBearingsDeg ?? [];
    return {
      ...frame,
      systems: sector.systems,
      edgeMarkers: sector.systems.flatMap((system) => markersOf(system, bearings, sizeIn)),
      setupAreas: sector.setupAreas ?? [],
    };
  }
  return { ...frame, ...placed(standard, readings) };
}

/** The sector's square. */
export function sectorBox(pack: ContentPack): Box {
  const { sizeIn } = layoutRecord(pack, STANDARD);
  return { type: 'box', x0: 0, y0: 0, x1: sizeIn, y1: sizeIn };
}

function layoutRecord(pack: ContentPack, id: string): LayoutRecord {
  const record = pack.layouts[id];
  // A merged pack is checked for the standard layouts when it is read, so a missing one is a bug.
  if (record === undefined) throw new Error(`The content pack lacks the layout ${id}`);
  return record;
}

/** Variants apply in the order they stand in the record, so a later one wins where both move the same system. */
function placed(record: LayoutRecord, readings?: Readings) {
  const inForce = Object.entries(record.variants)
    .filter(([setting]) => isInForce(setting, readings))
    .map(([, variant]) => variant);
  const moves = inForce.flatMap((variant) => variant.systems ?? []);
  const systems = record.systems.map((system) => movedSystem(system, moves));
  const setupAreas = inForce.reduce<readonly SetupArea[]>(
    (areas, variant) => variant.setupAreas ?? areas,
    record.setupAreas,
  );
  return {
    systems: systems.map(({ id, x, y, radiusIn }): SystemPlace => ({ id, x, y, radiusIn })),
    setupAreas,
    edgeMarkers: systems.flatMap((system) => markersOf(system, system.edgeBearingsDeg, record.sizeIn)),
  };
}

/** True if a variant's key, such as `sector.edgeMarker=onEdge`, names the value in force. */
function isInForce(setting: string, readings?: Readings): boolean {
  const [key = '', value] = setting.split('=');
  return isReadingKey(key) && readingOf(readings, key) === value;
}

type RecordedSystem = LayoutRecord['systems'][number];
type Move = NonNullable<LayoutRecord['variants'][string]['systems']>[number];

function movedSystem(system: RecordedSystem, moves: readonly Move[]): RecordedSystem {
  return moves
    .filter((move) => move.id === system.id)
    .reduce<RecordedSystem>(
      (moved, { x, y, edgeBearingsDeg }) => ({
        ...moved,
        x,
        y,
        edgeBearingsDeg: edgeBearingsDeg ?? moved.edgeBearingsDeg,
      }),
      system,
    );
}

function markersOf(system: SystemPlace, bearings: readonly number[], sizeIn: number): EdgeMarker[] {
  return bearings
    .map((bearingDeg) => markerAt(system, bearingDeg))
    .filter((marker) => isInside(marker, sizeIn));
}

function markerAt(system: SystemPlace, bearingDeg: number): EdgeMarker {
  const outward = foreVector(bearingDeg);
  const at = roundPoint({
    x: system.x + system.radiusIn * outward.x,
    y: system.y + system.radiusIn * outward.y,
  });
  return { system: system.id, x: at.x, y: at.y, bearingDeg };
}

function isInside(at: Point, sizeIn: number): boolean {
  return at.x >= 0 && at.y >= 0 && at.x <= sizeIn && at.y <= sizeIn;
}
