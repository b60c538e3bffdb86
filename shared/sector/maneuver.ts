/**
 * Judges a manoeuvre on a sector table. Exact: travel is a translation, so what it may do is a union of intervals of
 * the distance, worked out per obstacle (see possible.ts), never by stepping along.
 */
import { ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  boxContains,
  firstContact,
  headCentre,
  type Maneuver,
  overlaps as shapesOverlap,
  passesThrough,
  type Point,
  round9,
  stemBearingDeg,
  sweptOutline,
} from '../geometry';
import { type LaidManeuver, layManeuver } from './laid-maneuver';
import { sectorBox } from './layout';
import { maneuverLimits, type ManeuverLimits } from './limits';
import { greatestLegalTravel } from './possible';
import type { SectorTable, TableUnit } from './types';
import { unitOf } from './pieces';
import { baseOutline, shapeOfFeature } from './unit-class';
import type { Crossing, ManeuverDrawing, ManeuverVerdict, Overlap } from './verdict';
import { violationsOf } from './violations';

/**
 * The whole answer about a manoeuvre of one unit: legality with every violated rule, the end pose, the greatest legal
 * distance with the same turn, what it crosses and overlaps, and what the table draws. Ships' bases block (bare small,
 * medium and large bases count as ships); auxiliary and hazard units, projectiles and features do not. Touching is no
 * overlap. Refuses `unknown-id`, `unknown-class`, `unknown-figure`.
 */
export function judgeManeuver(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  maneuver: Maneuver,
): Result<ManeuverVerdict, Refusal> {
  const found = unitOf(table, unitId);
  if (!found.ok) return found;
  const unit = found.value;
  const limits = maneuverLimits(pack, unit, maneuver.kind, table.readings);
  if (!limits.ok) return limits;
  const laid = layManeuver(pack, table, unit, maneuver);
  return laid.ok ? ok(judgeLaid(pack, table, unit, laid.value, limits.value)) : laid;
}

/** The verdict about a manoeuvre or slide that has been laid out. */
export function judgeLaid(
  pack: ContentPack,
  table: SectorTable,
  unit: TableUnit,
  laid: LaidManeuver,
  limits: ManeuverLimits,
): ManeuverVerdict {
  const sector = sectorBox(pack);
  const overlaps = overlapsOf(laid);
  const leavesSector = !boxContains(sector, laid.ended);
  const violations = violationsOf({ laid, limits, overlaps, leavesSector });
  return {
    legal: violations.length === 0,
    violations,
    end: laid.end,
    possible: greatestLegalTravel(laid, limits, sector),
    crosses: crossingsOf(pack, table, laid),
    overlaps,
    leavesSector,
    limits,
    drawing: drawingOf(pack, unit, laid),
  };
}

// Rounded travels, so that a mirror image on the table comes out in the same order.
const byContact = (a: Crossing, b: Crossing): number =>
  a.atIn - b.atIn || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Features that share a point with the swept outline (touching counts). Come about: with the outline at its end. */
function crossingsOf(pack: ContentPack, table: SectorTable, laid: LaidManeuver): readonly Crossing[] {
  const { direction, mover, ended, maneuver } = laid;
  const crosses = table.features.flatMap((feature): Crossing[] => {
    const disc = shapeOfFeature(pack, feature);
    const atIn =
      direction === null
        ? firstContact(ended, NORTH, 0, disc)
        : firstContact(mover, direction, maneuver.distanceIn, disc);
    return atIn === null ? [] : [{ id: feature.id, atIn: round9(atIn) }];
  });
  return crosses.sort(byContact);
}

const NORTH: Point = { x: 0, y: -1 };

/** Units whose outline is entered on the way or at the end. Come about: at its end only. */
function overlapsOf(laid: LaidManeuver): readonly Overlap[] {
  const entered = laid.obstacles.flatMap(({ id, outline }): Overlap[] => {
    const atEnd = shapesOverlap(laid.ended, outline);
    if (laid.direction === null) return atEnd ? [{ id, atIn: 0, atEnd }] : [];
    const pass = passesThrough(laid.mover, laid.direction, laid.maneuver.distanceIn, outline);
    if (pass === null) return atEnd ? [{ id, atIn: round9(laid.maneuver.distanceIn), atEnd }] : [];
    return [{ id, atIn: round9(pass.atIn), atEnd }];
  });
  return entered.sort(byContact);
}

function drawingOf(pack: ContentPack, unit: TableUnit, laid: LaidManeuver): ManeuverDrawing {
  const { maneuver, swung, direction, mover, ended } = laid;
  const base = baseOutline(pack, unit);
  const tool = base === undefined ? null : maneuver.tool;
  return {
    start: unit.pose,
    swung,
    pivot: base === undefined || tool === null ? null : headCentre(base, unit.pose, tool),
    stemBearingDeg:
      tool === null
        ? null
        : stemBearingDeg(unit.pose, maneuver.kind, tool, maneuver.notches, pack.tool.notchDeg),
    direction,
    swept: direction === null ? ended : sweptOutline(mover, direction, maneuver.distanceIn),
    firstContact: firstUnitMet(laid),
  };
}

function firstUnitMet({ direction, mover, maneuver, obstacles }: LaidManeuver): Crossing | null {
  if (direction === null) return null;
  const met = obstacles.flatMap(({ id, outline }): Crossing[] => {
    const atIn = firstContact(mover, direction, maneuver.distanceIn, outline);
    return atIn === null ? [] : [{ id, atIn: round9(atIn) }];
  });
  return met.sort(byContact)[0] ?? null;
}
