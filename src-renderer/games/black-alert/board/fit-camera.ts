/** How a whole board is fitted into a stage. Pure. */
import { type CameraState, fitBox } from '../../../table/camera';
import type { StageSize } from '../../../table/camera-motion';
import { BOARD_BOX } from '../../../table/network/geometry/board-box';

export const BOARD_MARGIN_PX = 10;

/** The camera that shows the board whole, centred, with a margin in pixels. */
export function fitCamera(size: StageSize, marginPx = BOARD_MARGIN_PX): CameraState {
  return fitBox(BOARD_BOX, size, marginPx);
}
