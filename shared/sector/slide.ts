/** Impulse of a projectile: it slides along one of its flats without turning (ITU-PROJ-09). */
import { assertNever, err, ok, type Refusal, type Result } from '../base';
import type { ContentPack, UnitClass } from '../content';
import { foreVector, outlineAt, type Point, slideAlongFlat } from '../geometry';
import { type LaidManeuver, obstaclesFor, reachOf } from './laid-maneuver';
import { judgeLaid } from './maneuver';
import { unitOf } from './pieces';
import { readingOf } from './readings';
import type { SectorTable, TableUnit } from './types';
import { baseOutline, classOf, figuresOf, isBareBase, unknownClass, unknownFigure } from './unit-class';
import type { ManeuverVerdict } from './verdict';

/** A flat of a projectile, named as packs do. */
export const SLIDE_FLATS = ['port', 'starboard', 'fore-port', 'fore-starboard'] as const;
export type SlideFlat = (typeof SLIDE_FLATS)[number];

/**
 * Judges a slide of a projectile along a flat: distance up to engine power, and the obstacles of any impulse. Refuses `flat-not-allowed` for a flat the class does not slide along (the fore flats need
 * Guided, but for probes and pods), `not-a-projectile`, `unknown-id`, `unknown-class`, `unknown-figure`.
 */
export function judgeSlide(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  flat: SlideFlat,
  distanceIn: number,
): Result<ManeuverVerdict, Refusal> {
  const unit = unitOf(table, unitId);
  if (!unit.ok) return unit;
  const limitIn = slideLimit(pack, unit.value, flat);
  if (!limitIn.ok) return limitIn;
  const laid = laySlide(pack, table, unit.value, flat, distanceIn);
  if (!laid.ok) return laid;
  const limits = { notches: null, distanceIn: limitIn.value, rule: 'ITU-PROJ-09' } as const;
  return ok(judgeLaid(pack, table, unit.value, laid.value, limits));
}

/** The flats a class may slide along; none of what is no projectile. */
export function slideFlats(pack: ContentPack, unit: Pick<TableUnit, 'class'>): readonly SlideFlat[] {
  const unitClass = classOf(pack, unit);
  if (unitClass === undefined) return [];
  return flatsOf(unitClass);
}

function flatsOf({ flats, keywords }: UnitClass): readonly SlideFlat[] {
  if (flats === null) return [];
  return keywords.includes('Guided') ? [...flats.always, ...flats.guided] : flats.always;
}

function slideLimit(pack: ContentPack, unit: TableUnit, flat: SlideFlat): Result<number, Refusal> {
  const unitClass = classOf(pack, unit);
  if (unitClass === undefined && !isBareBase(unit)) return err(unknownClass(unit));
  if (unitClass?.kind !== 'projectile') {
    return err({ code: 'not-a-projectile', message: `"${unit.id}" is no projectile.`, rule: 'ITU-PROJ-09' });
  }
  if (!flatsOf(unitClass).includes(flat)) {
    return err({ code: 'flat-not-allowed', message: `"${unit.id}" does not slide along its ${flat} flat.` });
  }
  const figures = figuresOf(pack, unit);
  if (!figures.ok) return figures;
  const { enginePower } = figures.value;
  return enginePower === null ? err(unknownFigure(unit, 'engine power')) : ok(enginePower);
}

function laySlide(
  pack: ContentPack,
  table: SectorTable,
  unit: TableUnit,
  flat: SlideFlat,
  distanceIn: number,
): Result<LaidManeuver, Refusal> {
  const base = baseOutline(pack, unit);
  if (base === undefined) return err(unknownClass(unit));
  const direction = slideDirection(unit, flat);
  const way = { from: unit.pose, direction, reachIn: reachOf(base.corners) };
  const obstacles = obstaclesFor(pack, table, unit, way);
  if (!obstacles.ok) return obstacles;
  const end = slideAlongFlat(unit.pose, geometryFlat(flat), distanceIn);
  return ok({
    maneuver: { kind: 'forward', tool: null, notches: 0, distanceIn, headingDeg: null },
    swung: unit.pose,
    end,
    mover: outlineAt(base.corners, unit.pose),
    ended: outlineAt(base.corners, end),
    direction,
    obstacles: obstacles.value,
    barsPassing: readingOf(table.readings, 'impulse.throughBase') === 'no',
  });
}

/** Geometry names the flats the other way round. */
function geometryFlat(flat: SlideFlat) {
  switch (flat) {
    case 'port':
    case 'starboard':
      return flat;
    case 'fore-port':
      return 'port-fore' as const;
    case 'fore-starboard':
      return 'starboard-fore' as const;
    default:
      return assertNever(flat);
  }
}

/** Lateral flats lie along the heading, each fore flat 60 degrees off it, to the other side. */
function slideDirection(unit: TableUnit, flat: SlideFlat): Point {
  const offDeg = flat === 'fore-starboard' ? -60 : flat === 'fore-port' ? 60 : 0;
  return foreVector(unit.pose.headingDeg + offDeg);
}
