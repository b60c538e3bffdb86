/** The ring that turns and the knob that travels: where they stand, and what a drag of them stages. */
import { foreVector, normaliseHeading, type Point, toTable } from '../../../shared/geometry';
import type { Judged, Track, Turning } from './judged';
import { headingTowards, softSnap } from './snapping';
import { type Staging, withNotches, withTravel } from './staging';

export interface StagingHandle {
  readonly kind: 'turn' | 'travel';
  readonly at: Point;
}
/** The ring rides on the fan that the table draws beyond the stem, inches. */
export const RING_GAP_IN = 0.35;
/**
 * A launched unit slides to the stem's very end: there the ring keeps clear of the knob by this much on the screen, or
 * one would hide the other at a small zoom.
 */
const RING_CLEARANCE_PX = 38;
/** The ring of a come about stands before the base, inches from its centre beyond its length. */
const ABOUT_GAP_IN = 0.8;
/** Soft snapping: whole notches within this share of a notch, half inches within this. */
const NOTCH_REACH = 0.12;
const TRAVEL_STEP_IN = 0.5;
const TRAVEL_REACH_IN = 0.1;
/** Where nobody limits the turn a drag goes once round. */
const FREE_NOTCHES = 12;

export interface HandlePlace {
  readonly judged: Judged;
  readonly stemEndIn: number;
  /** Half the mover's length. */
  readonly halfLengthIn: number;
  readonly pxPerIn: number;
}

export function stagingHandles({
  judged,
  stemEndIn,
  halfLengthIn,
  pxPerIn,
}: HandlePlace): readonly StagingHandle[] {
  const { staging, turning, track } = judged;
  const handles: StagingHandle[] = [];
  if (turning) {
    const clearIn = staging.type === 'launch' ? RING_CLEARANCE_PX / pxPerIn : 0;
    const ringIn = stemEndIn + Math.max(RING_GAP_IN, clearIn);
    handles.push({ kind: 'turn', at: outFrom(turning.pivot, turning.bearingDeg, ringIn) });
  }
  if (staging.type === 'move' && staging.mode === 'come-about') {
    const at = toTable(
      { ...judged.start, headingDeg: staging.headingDeg },
      { u: 0, v: halfLengthIn + ABOUT_GAP_IN },
    );
    handles.push({ kind: 'turn', at });
  }
  const travelIn =
    staging.type === 'launch' ? staging.launch.slideIn : 'distanceIn' in staging ? staging.distanceIn : 0;
  if (track) handles.push({ kind: 'travel', at: along(track, travelIn) });
  return handles;
}

function outFrom(from: Point, bearingDeg: number, byIn: number): Point {
  const fore = foreVector(bearingDeg);
  return { x: from.x + fore.x * byIn, y: from.y + fore.y * byIn };
}

function along({ from, direction }: Track, byIn: number): Point {
  return { x: from.x + direction.x * byIn, y: from.y + direction.y * byIn };
}

/** The staging after the ring was dragged to a place. */
export function turnedTo(before: Staging, judged: Judged, to: Point, snap: boolean): Staging {
  if (before.type === 'move' && before.mode === 'come-about') {
    return { ...before, headingDeg: headingTowards(judged.start, to, snap) };
  }
  const { turning } = judged;
  return turning ? withNotches(before, notchesTowards(turning, to, snap)) : before;
}

/** Notches of a stem that points at a place, within its limits. */
function notchesTowards(turning: Turning, to: Point, snap: boolean): number {
  const bearing = headingTowards(turning.pivot, to, false);
  const sense = turning.bothWays ? 1 : turning.sense;
  const signedDeg = normaliseHeading((bearing - turning.zeroBearingDeg) * sense + 180) - 180;
  const raw = signedDeg / turning.notchDeg;
  const notches = snap ? softSnap(raw, 1, NOTCH_REACH) : raw;
  const most = turning.maxNotches ?? FREE_NOTCHES;
  return Math.min(most, Math.max(turning.bothWays ? -most : 0, notches));
}

/** The staging after the knob was dragged to a place, keeping the offset it was grabbed with. */
export function travelledTo(
  before: Staging,
  track: Track,
  drag: { readonly from: Point; readonly to: Point; readonly startIn: number },
  snap: boolean,
): Staging {
  const { direction } = track;
  const alongIn = (drag.to.x - drag.from.x) * direction.x + (drag.to.y - drag.from.y) * direction.y;
  const raw = drag.startIn + alongIn;
  const travelIn = snap ? softSnap(raw, TRAVEL_STEP_IN, TRAVEL_REACH_IN) : raw;
  return withTravel(before, Math.min(track.maxIn ?? Infinity, Math.max(track.minIn, travelIn)));
}
