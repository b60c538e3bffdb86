/** Where the person looks at the sector. */
import { NOMINAL_PX_PER_IN } from '../../table/camera';
import { CameraView } from '../../tools/camera-view.svelte';

export type { TableBox } from '../../tools/camera-view.svelte';

const FIT_MARGIN_PX = 40;
const MAX_FIT_PX_PER_IN = 96;

export class ViewState extends CameraView {
  constructor(tableSizeIn: () => number) {
    super({
      whole: () => ({ x0: 0, y0: 0, x1: tableSizeIn(), y1: tableSizeIn() }),
      marginPx: FIT_MARGIN_PX,
      nominalPxPerIn: NOMINAL_PX_PER_IN,
      mostFitPxPerIn: MAX_FIT_PX_PER_IN,
    });
  }
}
