/** Turning-tool manoeuvres: where a base ends. Pivots and signs from one table, */
import { assertNever } from '../base';
import { normaliseHeading, sinDeg, cosDeg } from './angle';
import { foreVector, starboardVector, toTable } from './frame';
import { roundPose } from './tolerance';
import type { BaseOutline, Maneuver, ManeuverKind, Point, Pose, Slot } from './types';

/** +1 or -1: which way the heading changes per notch for each slot that a kind may use. */
const TURN_SIGNS: Readonly<Record<ManeuverKind, Readonly<Partial<Record<Slot, 1 | -1>>>>> = {
  warp: {},
  forward: { port: -1, starboard: 1 },
  reverse: { port: 1, starboard: -1 },
  'lateral-port': { fore: 1, aft: -1 },
  'lateral-starboard': { fore: -1, aft: 1 },
  'come-about': {},
};

const OUTWARD_DEG: Readonly<Record<Slot, number>> = { fore: 0, starboard: 90, aft: 180, port: 270 };

/** Bearing from the base's centre through a slot, degrees clockwise from the heading. */
export function slotOutwardDeg(slot: Slot): number {
  return OUTWARD_DEG[slot];
}

/** True if the turning tool may sit in a slot for a kind of manoeuvre. */
export function toolBelongs(kind: ManeuverKind, tool: Slot): boolean {
  return TURN_SIGNS[kind][tool] !== undefined;
}

/** Centre of the turning tool's head in a slot of a base, on the table, inches. */
export function headCentre(base: BaseOutline, pose: Pose, slot: Slot): Point {
  return toTable(pose, base.headCentres[slot]);
}

/**
 * By how much the heading changes, degrees clockwise; 0 without a tool or without notches. A tool in a slot that
 * the kind does not use is a caller's bug and throws.
 */
export function headingChangeDeg(
  kind: ManeuverKind,
  tool: Slot | null,
  notches: number,
  notchDeg: number,
): number {
  if (tool === null || notches === 0) return 0;
  const sign = TURN_SIGNS[kind][tool];
  if (sign === undefined) throw new Error(`A ${kind} manoeuvre does not turn about the ${tool} slot`);
  return sign * notches * notchDeg;
}

/** The pose after the turn and before the travel, not rounded. Without a turn it is the pose itself. */
export function swungPose(base: BaseOutline, pose: Pose, m: Maneuver, notchDeg: number): Pose {
  if (m.kind === 'come-about')
    return { x: pose.x, y: pose.y, headingDeg: normaliseHeading(m.headingDeg ?? pose.headingDeg) };
  const changeDeg = headingChangeDeg(m.kind, m.tool, m.notches, notchDeg);
  if (m.tool === null || changeDeg === 0) return pose;
  return rotateAbout(headCentre(base, pose, m.tool), pose, changeDeg);
}

/** The pose a manoeuvre ends in, on the grid of 1e-9: the swing, then the travel along the new axis. */
export function endPose(base: BaseOutline, pose: Pose, m: Maneuver, notchDeg: number): Pose {
  const swung = swungPose(base, pose, m, notchDeg);
  if (m.kind === 'come-about') return roundPose(swung);
  return roundPose(translate(swung, travelVector(m.kind, swung), m.distanceIn));
}

/** Unit vector of the travel of a kind of manoeuvre at a pose (taken after the swing). */
export function travelVector(kind: ManeuverKind, pose: Pose): Point {
  switch (kind) {
    case 'warp':
    case 'forward':
    case 'come-about':
      return foreVector(pose.headingDeg);
    case 'reverse':
      return opposite(foreVector(pose.headingDeg));
    case 'lateral-port':
      return opposite(starboardVector(pose.headingDeg));
    case 'lateral-starboard':
      return starboardVector(pose.headingDeg);
    default:
      return assertNever(kind);
  }
}

/**
 * Bearing on the table of the tool's stem, degrees clockwise from north: outward from the slot at no notch, then
 * turned as the base will turn, so that the stem points outward again after the swing.
 */
export function stemBearingDeg(
  pose: Pose,
  kind: ManeuverKind,
  tool: Slot,
  notches: number,
  notchDeg: number,
): number {
  const changeDeg = headingChangeDeg(kind, tool, notches, notchDeg);
  return normaliseHeading(pose.headingDeg + OUTWARD_DEG[tool] + changeDeg);
}

/** A pose turned clockwise about a point of the table, by degrees. */
export function rotateAbout(pivot: Point, pose: Pose, changeDeg: number): Pose {
  const sin = sinDeg(changeDeg);
  const cos = cosDeg(changeDeg);
  const x = pose.x - pivot.x;
  const y = pose.y - pivot.y;
  return {
    x: pivot.x + x * cos - y * sin,
    y: pivot.y + x * sin + y * cos,
    headingDeg: normaliseHeading(pose.headingDeg + changeDeg),
  };
}

/** A pose moved along a unit vector, inches, its heading kept. */
export function translate(pose: Pose, direction: Point, distanceIn: number): Pose {
  return {
    x: pose.x + direction.x * distanceIn,
    y: pose.y + direction.y * distanceIn,
    headingDeg: pose.headingDeg,
  };
}

function opposite(vector: Point): Point {
  return { x: 0 - vector.x, y: 0 - vector.y };
}
