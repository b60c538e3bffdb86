/** Judges moves and slides: both are one translation after an optional swing; every verdict is `shared/sector`'s. */
import { err, ok } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import type { PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import {
  type BaseOutline,
  distance,
  headCentre,
  outlineAt,
  type Point,
  type Polygon,
  type Pose,
  roundPose,
  stemBearingDeg,
  sweptOutline,
} from '../../../shared/geometry';
import {
  baseOutline,
  judgeManeuver,
  judgeSlide,
  type ManeuverVerdict,
  shapeOfUnit,
  unknownClass,
} from '../../../shared/sector';
import type { Judged, Judgement, Turning } from './judged';
import { maneuverOf, moveKind, type MoveStaging, type SlideStaging, TOOL_SLOTS } from './staging';

export function judgeTravel(
  pack: ContentPack,
  plan: SectorPlan,
  unit: PlanUnit,
  staging: MoveStaging | SlideStaging,
): Judgement {
  const judged =
    staging.type === 'move'
      ? judgeManeuver(pack, plan, unit.id, maneuverOf(staging))
      : judgeSlide(pack, plan, unit.id, staging.flat, staging.distanceIn);
  return judged.ok ? drawTravel(pack, plan, unit, staging, judged.value) : judged;
}

/** A verdict that has been given already, with all that is drawn of it. */
export function drawTravel(
  pack: ContentPack,
  plan: SectorPlan,
  unit: PlanUnit,
  staging: MoveStaging | SlideStaging,
  verdict: ManeuverVerdict,
): Judgement {
  const base = baseOutline(pack, unit);
  return base ? ok(drawn(pack, plan, { unit, base, staging, verdict })) : err(unknownClass(unit));
}

interface Travel {
  readonly unit: PlanUnit;
  readonly base: BaseOutline;
  readonly staging: MoveStaging | SlideStaging;
  readonly verdict: ManeuverVerdict;
}

function drawn(pack: ContentPack, plan: SectorPlan, travel: Travel): Judged {
  const { unit, base, staging, verdict } = travel;
  const { swung, direction } = verdict.drawing;
  const travelIn = possibleTravel(verdict, direction ? staging.distanceIn : 0);
  const turning = staging.type === 'move' ? turningOf(pack, travel, staging) : null;
  return {
    staging,
    start: unit.pose,
    legal: verdict.legal,
    violations: verdict.violations,
    rule: verdict.limits.rule,
    moverClass: unit.class,
    requested: verdict.end,
    possible: travelIn === null ? null : { pose: moved(swung, direction, travelIn), travelIn },
    swept: direction && travelIn ? sweptOutline(outlineAt(base.corners, swung), direction, travelIn) : null,
    turning,
    track: direction && {
      from: turning?.pivot ?? foremost(base, swung, direction),
      direction,
      minIn: 0,
      maxIn: verdict.limits.distanceIn,
    },
    contact: contactOf(pack, plan, outlineAt(base.corners, swung), verdict),
    crosses: verdict.crosses,
    dock: null,
  };
}

/** The travel that can be had: the requested one when it is legal, else the greatest legal one below it. */
function possibleTravel(verdict: ManeuverVerdict, requestedIn: number): number | null {
  if (verdict.legal) return requestedIn;
  return verdict.possible === null ? null : Math.min(verdict.possible, requestedIn);
}

function moved(pose: Pose, direction: Point | null, travelIn: number): Pose {
  if (!direction) return roundPose(pose);
  const { x, y } = pose;
  return roundPose({ ...pose, x: x + direction.x * travelIn, y: y + direction.y * travelIn });
}

function turningOf(pack: ContentPack, travel: Travel, staging: MoveStaging): Turning | null {
  if (TOOL_SLOTS[staging.mode].length === 0) return null;
  const { pose } = travel.unit;
  const { notchDeg } = pack.tool;
  const kind = moveKind(staging);
  const bearing = (notches: number) => stemBearingDeg(pose, kind, staging.tool, notches, notchDeg);
  const zeroBearingDeg = bearing(0);
  return {
    pivot: headCentre(travel.base, pose, staging.tool),
    bearingDeg: bearing(staging.notches),
    zeroBearingDeg,
    sense: (bearing(1) - zeroBearingDeg + 360) % 360 < 180 ? 1 : -1,
    notchDeg,
    maxNotches: travel.verdict.limits.notches,
    bothWays: false,
  };
}

/** The middle of the leading edge: where a travel without a tool is measured from. */
function foremost(base: BaseOutline, pose: Pose, direction: Point): Point {
  const reachIn = Math.max(...base.corners.map(({ v }) => v));
  return { x: pose.x + direction.x * reachIn, y: pose.y + direction.y * reachIn };
}

function contactOf(
  pack: ContentPack,
  plan: SectorPlan,
  mover: Polygon,
  { drawing: { firstContact, direction } }: ManeuverVerdict,
): Judged['contact'] {
  const other = plan.units.find(({ id }) => id === firstContact?.id);
  const obstacle = other && shapeOfUnit(pack, other);
  if (!firstContact || !direction || !obstacle) return null;
  const { atIn } = firstContact;
  const corners = mover.corners.map(({ x, y }) => ({ x: x + direction.x * atIn, y: y + direction.y * atIn }));
  return { at: distance({ type: 'polygon', corners }, obstacle).to, id: firstContact.id, atIn };
}
