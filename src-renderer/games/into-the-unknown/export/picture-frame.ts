/** What part of the table a picture shows, and how many pixels it gets. Inches of the table; picture pixels are whole. */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { CameraState } from '../../../table/camera';
import type { TableBox } from '../camera-view.svelte';

/** No side of a picture is longer, pixels. */
export const MAX_PICTURE_PX = 16_384;
/** Narrower ones show nothing, pixels. */
export const MIN_PICTURE_PX = 64;

/** How large lines and letters are drawn where no zoom of the screen says it, CSS pixels to the inch. */
const SECTOR_PX_PER_IN = 28;
const SURROUNDINGS_PX_PER_IN = 48;
/** Room left around the sector and around selected pieces, inches. */
const SECTOR_MARGIN_IN = 1.5;
const SURROUNDINGS_MARGIN_IN = 3;

export const SUBJECTS = ['view', 'sector', 'selection'] as const;
/** The view as it stands on the screen, the whole sector, or the surroundings of what is selected. */
export type Subject = (typeof SUBJECTS)[number];

export interface PictureFrame {
  readonly box: TableBox;
  /** CSS pixels to the inch that lines and letters are sized for. */
  readonly cssPxPerIn: number;
}

export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The screen's own view: what the camera shows on a stage of so many CSS pixels. */
export function viewFrame(
  camera: CameraState,
  stage: { readonly width: number; readonly height: number },
): PictureFrame {
  const { originX: x0, originY: y0, pxPerIn } = camera;
  return {
    box: { x0, y0, x1: x0 + stage.width / pxPerIn, y1: y0 + stage.height / pxPerIn },
    cssPxPerIn: pxPerIn,
  };
}

/** The whole sector with a margin for its rulers. */
export function sectorFrame(sizeIn: number): PictureFrame {
  const [from, to] = [-SECTOR_MARGIN_IN, sizeIn + SECTOR_MARGIN_IN];
  return { box: { x0: from, y0: from, x1: to, y1: to }, cssPxPerIn: SECTOR_PX_PER_IN };
}

/** Everything within 3 inches of the boxes of the selected pieces; undefined when nothing is selected. */
export function surroundingsFrame(boxes: readonly TableBox[]): PictureFrame | undefined {
  if (boxes.length === 0) return undefined;
  return {
    box: {
      x0: Math.min(...boxes.map(({ x0 }) => x0)) - SURROUNDINGS_MARGIN_IN,
      y0: Math.min(...boxes.map(({ y0 }) => y0)) - SURROUNDINGS_MARGIN_IN,
      x1: Math.max(...boxes.map(({ x1 }) => x1)) + SURROUNDINGS_MARGIN_IN,
      y1: Math.max(...boxes.map(({ y1 }) => y1)) + SURROUNDINGS_MARGIN_IN,
    },
    cssPxPerIn: SURROUNDINGS_PX_PER_IN,
  };
}

/** Height over width. */
export function aspectOf({ box }: PictureFrame): number {
  return (box.y1 - box.y0) / (box.x1 - box.x0);
}

/** The width at which neither side is longer than a picture may be. */
export function widestPx(frame: PictureFrame): number {
  return Math.floor(Math.min(MAX_PICTURE_PX, MAX_PICTURE_PX / aspectOf(frame)));
}

/** The size of a picture so wide; refuses, and never shrinks, what is too large. Heights round to the nearest pixel. */
export function pictureSize(frame: PictureFrame, widthPx: number): Result<PictureSize, Refusal> {
  const heightPx = Math.max(1, Math.round(widthPx * aspectOf(frame)));
  if (!Number.isInteger(widthPx) || widthPx < MIN_PICTURE_PX) {
    return err({ code: 'picture-too-small', message: `A picture is at least ${MIN_PICTURE_PX} px wide.` });
  }
  if (widthPx > MAX_PICTURE_PX || heightPx > MAX_PICTURE_PX) {
    const message = `No side may be longer than ${MAX_PICTURE_PX} px: at most ${widestPx(frame)} px wide here.`;
    return err({ code: 'picture-too-large', message });
  }
  return ok({ widthPx, heightPx });
}

/** The camera that shows the frame in a picture so wide, and how far lines and letters grow. */
export function cameraOf(
  { box, cssPxPerIn }: PictureFrame,
  widthPx: number,
): { readonly camera: CameraState; readonly scale: number } {
  const pxPerIn = widthPx / (box.x1 - box.x0);
  return { camera: { originX: box.x0, originY: box.y0, pxPerIn }, scale: pxPerIn / cssPxPerIn };
}
