/**
 * The poses of one kind of manoeuvre with the tool in one slot: a base swung about a fixed pivot by t degrees of turn,
 * 0 <= t <= turnDeg, and slid by d inches, 0 <= d <= travelIn. Seen from the pivot and turned back by t, the base, its
 * way and everything on it always lie alike; only the table turns. So all that follows needs the start alone.
 */
import { cosDeg, sinDeg } from '../angle';
import { outlineAt } from '../frame';
import { headCentre, headingChangeDeg, toolBelongs, travelVector } from '../maneuver';
import {
  type BaseOutline,
  type ManeuverKind,
  type Point,
  type Polygon,
  type Pose,
  SLOTS,
  type Slot,
} from '../types';

export interface TurnFamily {
  readonly pivot: Point;
  /** 1: turns clockwise, -1: counter-clockwise. */
  readonly sign: 1 | -1;
  /** The outline, the centre and the direction below are told after this much turn; further turns add to it. */
  readonly startDeg: number;
  readonly turnDeg: number;
  readonly travelIn: number;
  /** The turns at which the tool stands on a notch, and the greatest; none for come about. */
  readonly stopsDeg: readonly number[];
  /** Unit vector of the travel. */
  readonly direction: Point;
  /** The base's outline and centre before the travel, seen from the pivot. */
  readonly outline: readonly Point[];
  readonly centre: Point;
}

/** How far a manoeuvre may go: notches of the tool of `notchDeg` each, inches of travel. */
export interface FamilyLimits {
  readonly notches: number;
  readonly notchDeg: number;
  readonly travelIn: number;
}

/**
 * Every pose of a kind of manoeuvre from a start: one family for each slot of the tool, one that does not turn where
 * the kind takes no tool, and for come about a whole turn about the base's centre, whatever the limits.
 */
export function turnFamilies(
  base: BaseOutline,
  pose: Pose,
  kind: ManeuverKind,
  limits: FamilyLimits,
): readonly TurnFamily[] {
  const family = familyAbout(base, pose, kind);
  if (kind === 'come-about') return [{ ...family(pose, 1), turnDeg: 360, travelIn: 0, stopsDeg: [] }];
  const turnDeg = limits.notches * limits.notchDeg;
  const slots = SLOTS.filter((slot) => toolBelongs(kind, slot));
  if (slots.length === 0 || turnDeg === 0)
    return [{ ...family(pose, 1), turnDeg: 0, travelIn: limits.travelIn, stopsDeg: [0] }];
  return slots.map((slot) => ({
    ...family(headCentre(base, pose, slot), signOf(kind, slot)),
    turnDeg,
    travelIn: limits.travelIn,
    stopsDeg: stopsOf(limits),
  }));
}

function stopsOf({ notches, notchDeg }: FamilyLimits): readonly number[] {
  const whole = Array.from({ length: Math.floor(notches) + 1 }, (_, notch) => notch * notchDeg);
  return Number.isInteger(notches) ? whole : [...whole, notches * notchDeg];
}

/** The poses of a family after one turn, as a family that does not turn. */
export function atTurn(family: TurnFamily, turnDeg: number): TurnFamily {
  const turned = (at: Point): Point => turnedBy(family, at, turnDeg);
  return {
    ...family,
    startDeg: family.startDeg + turnDeg,
    turnDeg: 0,
    stopsDeg: [0],
    direction: turned(family.direction),
    outline: family.outline.map(turned),
    centre: turned(family.centre),
  };
}

function signOf(kind: ManeuverKind, slot: Slot): 1 | -1 {
  return headingChangeDeg(kind, slot, 1, 1) > 0 ? 1 : -1;
}

function familyAbout(base: BaseOutline, pose: Pose, kind: ManeuverKind) {
  const direction = travelVector(kind, pose);
  const { corners } = outlineAt(base.corners, pose);
  return (pivot: Point, sign: 1 | -1) => {
    const fromPivot = ({ x, y }: Point): Point => ({ x: x - pivot.x, y: y - pivot.y });
    return { pivot, sign, startDeg: 0, direction, outline: corners.map(fromPivot), centre: fromPivot(pose) };
  };
}

/** A point seen from the pivot before the turn, after it. */
export function turnedBy({ sign }: Pick<TurnFamily, 'sign'>, at: Point, turnDeg: number): Point {
  const sin = sign * sinDeg(turnDeg);
  const cos = cosDeg(turnDeg);
  return { x: at.x * cos - at.y * sin, y: at.x * sin + at.y * cos };
}

/** A shape that lies on the table with the base at its start, as a family carries it: seen from the pivot. */
export function carriedBy(family: TurnFamily, shape: readonly Point[]): readonly Point[] {
  const { pivot, startDeg } = family;
  return shape.map(({ x, y }) => turnedBy(family, { x: x - pivot.x, y: y - pivot.y }, startDeg));
}

/** The base on the table after a turn, before its travel. */
export function swungOutline(family: TurnFamily, turnDeg: number): Polygon {
  const { pivot } = family;
  const corners = family.outline.map((corner) => {
    const { x, y } = turnedBy(family, corner, turnDeg);
    return { x: pivot.x + x, y: pivot.y + y };
  });
  return { type: 'polygon', corners };
}

/** How far any point of a family's bases comes from the pivot, inches. */
export function familyRadius({ outline, direction, travelIn }: TurnFamily): number {
  return outline.reduce(
    (farthest, { x, y }) =>
      Math.max(
        farthest,
        Math.hypot(x, y),
        Math.hypot(x + direction.x * travelIn, y + direction.y * travelIn),
      ),
    0,
  );
}
