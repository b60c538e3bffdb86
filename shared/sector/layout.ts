/** Sectors: where systems, edge markers and set-up areas lie, by layout and readings (ITU-SECTOR-01 to 10). */
import type { ContentPack, LayoutRecord } from '../content';
import { type Box, foreVector, normaliseHeading, type Point, roundPoint } from '../geometry';
import { readingOf, type ReadingKey, type Readings } from './readings';
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
/** Later readings win over earlier ones where both move the same system. */
const LAYOUT_READINGS = [
  'sector.edgeMarker',
  'sector.trinaryCorners',
  'sector.trinary3Edge',
  'sector.playerEdges',
] as const satisfies readonly ReadingKey[];

/**
 * The sector whole, table frame, inches. Edge markers lie on their system's circle inside the sector; one that a
 * reading would push off the table is mirrored east-west, or left out where that lies outside too.
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

function placed(record: LayoutRecord, readings?: Readings) {
  const variants = LAYOUT_READINGS.map((key) => record.variants[`${key}=${readingOf(readings, key)}`]);
  const moved = new Map(
    variants.flatMap((variant) => variant?.systems ?? []).map((place) => [place.id, place]),
  );
  const systems = record.systems.map(({ id, x, y, radiusIn }): SystemPlace => {
    const to = moved.get(id);
    return { id, x: to?.x ?? x, y: to?.y ?? y, radiusIn };
  });
  const setupAreas = variants.reduce<readonly SetupArea[]>(
    (areas, variant) => variant?.setupAreas ?? areas,
    record.setupAreas,
  );
  const edgeMarkers = systems.flatMap((system, index) =>
    markersOf(system, record.systems[index]?.edgeBearingsDeg ?? [], record.sizeIn),
  );
  return { systems, setupAreas, edgeMarkers };
}

function markersOf(system: SystemPlace, bearings: readonly number[], sizeIn: number): EdgeMarker[] {
  return bearings.flatMap((bearingDeg) => {
    const marker = markerAt(system, bearingDeg);
    if (isInside(marker, sizeIn)) return [marker];
    const mirrored = markerAt(system, normaliseHeading(-bearingDeg));
    return isInside(mirrored, sizeIn) && !bearings.includes(mirrored.bearingDeg) ? [mirrored] : [];
  });
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
