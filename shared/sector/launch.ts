/** Launching a unit along the turning tool (ITU-LAUNCH-01 to 05, ITU-SEP-02, ITU-EVAC-06, torpedo tubes). */
import { err, ok, type Refusal, type Result, type RuleId } from '../base';
import type { BaseRecord, ContentPack, UnitClass } from '../content';
import {
  atMost,
  boxContains,
  type BaseOutline,
  headCentre,
  launchPose,
  outlineAt,
  overlaps as shapesOverlap,
  type Point,
  type Polygon,
  type Pose,
  type Slot,
  TOLERANCE_IN,
} from '../geometry';
import { sectorBox } from './layout';
import { type LaunchOption, launchOptions } from './launch-options';
import { unitOf } from './pieces';
import { readingOf } from './readings';
import type { SectorTable, TableUnit } from './types';
import { baseOutline, shapeOfFeature, shapeOfUnit, unknownClass } from './unit-class';

/** A launch as asked for. */
export interface Launch {
  /** Class of the launched unit. */
  readonly unit: string;
  readonly slot: Slot;
  /** Of the tool, real, positive clockwise as seen from above. */
  readonly notches: number;
  /** Side of the stem on which the unit lies, looking from the head along the stem. */
  readonly side: 'port' | 'starboard';
  /** Distance along the stem from the head's centre to the fore end of the edge that lies on it, inches. */
  readonly slideIn: number;
}

export const LAUNCH_VIOLATION_CODES = [
  'cannot-launch',
  'slot-not-allowed',
  'turn-over-limit',
  'slide-over-limit',
  'slide-under-limit',
  'overlaps-unit',
  'overlaps-feature',
  'leaves-sector',
] as const;
export type LaunchViolationCode = (typeof LAUNCH_VIOLATION_CODES)[number];
export interface LaunchViolation {
  readonly code: LaunchViolationCode;
  readonly rule: RuleId;
  readonly message: string;
}

export interface LaunchVerdict {
  readonly legal: boolean;
  /** In the order of `LAUNCH_VIOLATION_CODES`. */
  readonly violations: readonly LaunchViolation[];
  /** Where the launched unit would stand. */
  readonly end: Pose;
  readonly overlaps: readonly string[];
  readonly leavesSector: boolean;
  /** What the launcher may do with this unit; null when it cannot launch it. */
  readonly option: LaunchOption | null;
  /** Centre of the tool's head and bearing of its stem. */
  readonly head: Point;
  readonly stemBearingDeg: number;
}

/**
 * Judges a launch: slot, turn, slide, no overlap with any unit (the launching one included) or feature, in the sector
 * unless the reading says otherwise. Touching is no overlap. Refuses `unknown-id`, `unknown-class`.
 */
export function judgeLaunch(
  pack: ContentPack,
  table: SectorTable,
  launcherId: string,
  launch: Launch,
): Result<LaunchVerdict, Refusal> {
  const launcher = unitOf(table, launcherId);
  if (!launcher.ok) return launcher;
  const base = baseOutline(pack, launcher.value);
  if (base === undefined) return err(unknownClass(launcher.value));
  const launched = Object.hasOwn(pack.units, launch.unit) ? pack.units[launch.unit] : undefined;
  if (launched === undefined) return err(unknownClass({ id: launch.unit, class: launch.unit }));
  const end = launchedPose(pack, launcher.value, base, launched, launch);
  return ok(verdictOf(pack, table, launcher.value, launch, { base, launched, end }));
}

function launchedPose(
  pack: ContentPack,
  launcher: TableUnit,
  base: BaseOutline,
  launched: UnitClass,
  launch: Launch,
): Pose {
  return launchPose({
    launcher: { base, pose: launcher.pose },
    slot: launch.slot,
    notches: launch.notches,
    unit: launchedShape(pack.bases[launched.base]),
    side: launch.side,
    slideIn: launch.slideIn,
    stemHalfWidthIn: pack.tool.launch.stemHalfWidthIn,
    notchDeg: pack.tool.notchDeg,
  });
}

/** A base with slots lies with its aft straight edge on the stem, a token without slots with a lateral flat. */
function launchedShape(base: BaseRecord) {
  return base.halfMouthSideIn === null
    ? ({ kind: 'projectile', acrossFlatsIn: base.widthIn } as const)
    : ({ kind: 'base', widthIn: base.widthIn, halfMouthSideIn: base.halfMouthSideIn } as const);
}

interface Placed {
  readonly base: BaseOutline;
  readonly launched: UnitClass;
  readonly end: Pose;
}

function verdictOf(
  pack: ContentPack,
  table: SectorTable,
  launcher: TableUnit,
  launch: Launch,
  { base, launched, end }: Placed,
): LaunchVerdict {
  const outline = outlineAt(pack.bases[launched.base].corners, end);
  const option = launchOptions(pack, launcher).find(
    (each) => each.unit === launch.unit && each.slots.includes(launch.slot),
  );
  const offered = launchOptions(pack, launcher).some((each) => each.unit === launch.unit);
  const onUnits = overlappedUnits(pack, table, outline);
  const onFeatures = overlappedFeatures(pack, table, outline);
  const leavesSector = !boxContains(sectorBox(pack), outline);
  const barred = leavesSector && readingOf(table.readings, 'launch.mustBeInSector') === 'yes';
  const violations = [
    ...(offered
      ? []
      : [violation('cannot-launch', 'ITU-LAUNCH-01', 'The launcher does not launch this unit.')]),
    ...(offered && option === undefined
      ? [violation('slot-not-allowed', 'ITU-LAUNCH-01', `It is not launched from the ${launch.slot} slot.`)]
      : []),
    ...(option === undefined ? [] : limitViolations(option, launch)),
    ...overlapViolations(onUnits, onFeatures),
    ...(barred
      ? [violation('leaves-sector', 'ITU-LAUNCH-05', 'It would not lie wholly inside the sector.')]
      : []),
  ];
  return {
    legal: violations.length === 0,
    violations,
    end,
    overlaps: [...onUnits, ...onFeatures],
    leavesSector,
    option: option ?? null,
    head: headCentre(base, launcher.pose, launch.slot),
    stemBearingDeg: end.headingDeg,
  };
}

function violation(code: LaunchViolationCode, rule: RuleId, message: string): LaunchViolation {
  return { code, rule, message };
}

function limitViolations(option: LaunchOption, launch: Launch): LaunchViolation[] {
  const { notches, nearestIn, farthestIn } = option;
  const turned = Math.abs(launch.notches);
  return [
    ...(notches !== null && turned > notches + TOLERANCE_IN
      ? [
          violation(
            'turn-over-limit',
            'ITU-LAUNCH-02',
            `The tool turns up to ${notches} notches to either side.`,
          ),
        ]
      : []),
    ...(atMost(launch.slideIn, farthestIn)
      ? []
      : [
          violation(
            'slide-over-limit',
            'ITU-LAUNCH-03',
            `Its edge ends at most ${farthestIn} ${farthestIn === 1 ? 'inch' : 'inches'} out.`,
          ),
        ]),
    ...(atMost(nearestIn, launch.slideIn)
      ? []
      : [
          violation(
            'slide-under-limit',
            'ITU-LAUNCH-03',
            `Its edge ends at least ${nearestIn} ${nearestIn === 1 ? 'inch' : 'inches'} out.`,
          ),
        ]),
  ];
}

function overlapViolations(units: readonly string[], features: readonly string[]): LaunchViolation[] {
  const named = (ids: readonly string[]) => ids.map((id) => `"${id}"`).join(', ');
  return [
    ...(units.length === 0
      ? []
      : [violation('overlaps-unit', 'ITU-LAUNCH-04', `It would overlap ${named(units)}.`)]),
    ...(features.length === 0
      ? []
      : [violation('overlaps-feature', 'ITU-LAUNCH-04', `It would overlap ${named(features)}.`)]),
  ];
}

function overlappedUnits(pack: ContentPack, table: SectorTable, outline: Polygon): readonly string[] {
  return table.units
    .filter((unit) => {
      const shape = shapeOfUnit(pack, unit);
      return shape !== undefined && shapesOverlap(outline, shape);
    })
    .map((unit) => unit.id);
}

function overlappedFeatures(pack: ContentPack, table: SectorTable, outline: Polygon): readonly string[] {
  return table.features
    .filter((feature) => shapesOverlap(outline, shapeOfFeature(pack, feature)))
    .map((feature) => feature.id);
}
