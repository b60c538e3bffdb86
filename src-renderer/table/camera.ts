/** The only place that converts between table and screen. Screen pixels are CSS pixels from the stage's corner. */
import type { Point } from '../../shared/geometry';

declare const screen: unique symbol;
/** A place on the stage in CSS pixels; branded so that it cannot be mixed up with a place on the table. */
export interface ScreenPoint extends Point {
  readonly [screen]: true;
}
export function screenPoint(x: number, y: number): ScreenPoint {
  return { x, y } as ScreenPoint; // a brand has no value at run time
}

export const MIN_PX_PER_IN = 2.4;
export const MAX_PX_PER_IN = 1920;
/** 100 %: as drawn in the design. */
export const NOMINAL_PX_PER_IN = 48;

export interface CameraState {
  /** The table point at the stage's north-west corner. */
  readonly originX: number;
  readonly originY: number;
  readonly pxPerIn: number;
}

export function toScreen(camera: CameraState, at: Point): ScreenPoint {
  return screenPoint((at.x - camera.originX) * camera.pxPerIn, (at.y - camera.originY) * camera.pxPerIn);
}

export function toTablePoint(camera: CameraState, at: ScreenPoint): Point {
  return { x: camera.originX + at.x / camera.pxPerIn, y: camera.originY + at.y / camera.pxPerIn };
}

/** Zooms by `factor` so that the table point under `at` stays under it; the zoom is clamped. */
export function zoomAt(camera: CameraState, at: ScreenPoint, factor: number): CameraState {
  const pxPerIn = Math.min(MAX_PX_PER_IN, Math.max(MIN_PX_PER_IN, camera.pxPerIn * factor));
  const held = toTablePoint(camera, at);
  return { originX: held.x - at.x / pxPerIn, originY: held.y - at.y / pxPerIn, pxPerIn };
}

export function panBy(camera: CameraState, dxPx: number, dyPx: number): CameraState {
  return {
    ...camera,
    originX: camera.originX - dxPx / camera.pxPerIn,
    originY: camera.originY - dyPx / camera.pxPerIn,
  };
}

/** The camera that shows a box of the table whole, centred, with a margin in pixels. */
export function fitBox(
  box: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number },
  stage: { readonly width: number; readonly height: number },
  marginPx: number,
): CameraState {
  const width = Math.max(1e-6, box.x1 - box.x0);
  const height = Math.max(1e-6, box.y1 - box.y0);
  const room = {
    width: Math.max(1, stage.width - 2 * marginPx),
    height: Math.max(1, stage.height - 2 * marginPx),
  };
  const pxPerIn = Math.min(
    MAX_PX_PER_IN,
    Math.max(MIN_PX_PER_IN, Math.min(room.width / width, room.height / height)),
  );
  return {
    originX: (box.x0 + box.x1) / 2 - stage.width / 2 / pxPerIn,
    originY: (box.y0 + box.y1) / 2 - stage.height / 2 / pxPerIn,
    pxPerIn,
  };
}
