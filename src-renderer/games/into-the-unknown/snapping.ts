/** Soft snapping: a value jumps to a multiple only when the pointer is already close to it on the screen. */
import { normaliseHeading, type Point } from '../../../shared/geometry';

const SNAP_PX = 6;
/** At small zooms six pixels are much: snapping never moves a piece farther than this, inches. */
const SNAP_LIMIT_IN = 0.12;
/** Half inches for places, 15 degrees for headings (half a notch). */
export const PLACE_STEP_IN = 0.5;
export const HEADING_STEP_DEG = 15;
export const HEADING_SNAP_DEG = 3;

/** How close to a step a place must be to jump to it, inches. */
export function snapReachIn(pxPerIn: number): number {
  return Math.min(SNAP_LIMIT_IN, SNAP_PX / pxPerIn);
}

/** The nearest multiple of `step` when it lies within `reach` of the value, else the value. */
export function softSnap(value: number, step: number, reach: number): number {
  const nearest = Math.round(value / step) * step;
  return Math.abs(nearest - value) <= reach ? nearest : value;
}

/** Snapping as set, turned round by Alt for as long as it is held. */
export function snaps(setting: boolean, alt: boolean): boolean {
  return setting !== alt;
}

/** The heading from one place to another, degrees clockwise from north; snapping goes to half notches. */
export function headingTowards(from: Point, to: Point, snap: boolean): number {
  const bearing = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return normaliseHeading(snap ? softSnap(bearing, HEADING_STEP_DEG, HEADING_SNAP_DEG) : bearing);
}
