/** Where the person looks at the board. */
import type { CameraState } from '../../../table/camera';
import { BOARD_BOX } from '../../../table/network/geometry/board-box';
import { CameraView } from '../../../tools/camera-view.svelte';
import { BOARD_MARGIN_PX } from './fit-camera';

/** 100 %: a side of a hex as the design draws it. */
export const NOMINAL_SIDE_PX = 72;
const MOST_FIT_SIDE_PX = 180;
/** The zooms that make sense of a board, pixels to a side. */
const LEAST_SIDE_PX = 20;
const MOST_SIDE_PX = 420;

export class BoardView extends CameraView {
  constructor() {
    super({
      whole: () => BOARD_BOX,
      marginPx: BOARD_MARGIN_PX,
      nominalPxPerIn: NOMINAL_SIDE_PX,
      mostFitPxPerIn: MOST_FIT_SIDE_PX,
    });
  }

  /** Takes what a gesture asks for, unless it leads further out of the zooms that make sense. */
  take(camera: CameraState): void {
    const { pxPerIn } = camera;
    const isTooFar = pxPerIn < LEAST_SIDE_PX && pxPerIn < this.camera.pxPerIn;
    const isTooNear = pxPerIn > MOST_SIDE_PX && pxPerIn > this.camera.pxPerIn;
    if (!isTooFar && !isTooNear) this.camera = camera;
  }
}
