/** How the camera glides from one state to another: the zoom evenly in its logarithm, about one fixed point. */
import { MAX_PX_PER_IN, MIN_PX_PER_IN, screenPoint, toTablePoint, zoomAt } from './camera';
import type { CameraState } from './camera';

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

export const GLIDE_MS = 200;
const PX_PER_LINE = 16;
/** Zoom per wheel pixel; a usual notch of 100 to 120 pixels gives about a sixth. */
const WHEEL_RATE = 0.0015;
const PINCH_RATE = 0.01;

/** Fast at first, gentle at the end; 0 to 1. */
export function easeOut(t: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;
}

/** The camera at `t` from 0 to 1 on the way; the ends are exact. */
export function glide(from: CameraState, to: CameraState, stage: StageSize, t: number): CameraState {
  if (t <= 0) return from;
  if (t >= 1) return to;
  const middle = screenPoint(stage.width / 2, stage.height / 2);
  const [a, b] = [toTablePoint(from, middle), toTablePoint(to, middle)];
  const pxPerIn = from.pxPerIn * (to.pxPerIn / from.pxPerIn) ** t;
  // The share of the way that a pure zoom about one point would have covered, so that this point stands still.
  const share =
    Math.abs(to.pxPerIn - from.pxPerIn) < 1e-9
      ? t
      : (1 / from.pxPerIn - 1 / pxPerIn) / (1 / from.pxPerIn - 1 / to.pxPerIn);
  const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
  return { originX: x - middle.x / pxPerIn, originY: y - middle.y / pxPerIn, pxPerIn };
}

export interface WheelTurn {
  readonly deltaY: number;
  /** `WheelEvent.deltaMode`: pixels, lines or pages. */
  readonly deltaMode: number;
  /** Set by browsers for a pinch on a trackpad. */
  readonly ctrlKey: boolean;
}

/** The factor by which a turn of the wheel zooms: more than 1 is nearer. */
export function wheelFactor(turn: WheelTurn, stage: StageSize): number {
  const unit = turn.deltaMode === 1 ? PX_PER_LINE : turn.deltaMode === 2 ? stage.height : 1;
  const pixels = Math.max(-300, Math.min(300, turn.deltaY * unit));
  return Math.exp(-pixels * (turn.ctrlKey ? PINCH_RATE : WHEEL_RATE));
}

export interface Fingers {
  readonly a: { readonly x: number; readonly y: number };
  readonly b: { readonly x: number; readonly y: number };
}

/** The camera after two fingers moved: the table points under them stay under them as far as a zoom and a shift can. */
export function pinch(camera: CameraState, before: Fingers, after: Fingers): CameraState {
  const spread = (f: Fingers): number => Math.max(1, Math.hypot(f.a.x - f.b.x, f.a.y - f.b.y));
  const middle = (f: Fingers) => screenPoint((f.a.x + f.b.x) / 2, (f.a.y + f.b.y) / 2);
  const zoomed = zoomAt(camera, middle(before), spread(after) / spread(before));
  return {
    ...zoomed,
    originX: zoomed.originX - (middle(after).x - middle(before).x) / zoomed.pxPerIn,
    originY: zoomed.originY - (middle(after).y - middle(before).y) / zoomed.pxPerIn,
  };
}

/** The camera zoomed to a scale about the middle of the stage. */
export function zoomedTo(camera: CameraState, stage: StageSize, pxPerIn: number): CameraState {
  const wanted = Math.min(MAX_PX_PER_IN, Math.max(MIN_PX_PER_IN, pxPerIn));
  return zoomAt(camera, screenPoint(stage.width / 2, stage.height / 2), wanted / camera.pxPerIn);
}
