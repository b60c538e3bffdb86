/** An area is pressed, nothing is decided: a drag draws a disc, a release is the first corner of an outline. */
import { isDrag } from '../../../../tools';
import { radiusTo } from '../../annotation-edits';
import { clingAnchor } from '../cling';
import type { AnnotateStage, AnnotateStates, SectorState } from './states';

export function pressingArea(stage: AnnotateStage, { start }: AnnotateStates['pressing-area']): SectorState {
  const { at } = clingAnchor(stage.context, start);
  return {
    path: 'annotate.pressing-area',
    cursor: 'crosshair',
    preview: () => null,
    pointerMove: (input) => {
      if (isDrag(start, input)) stage.go('drawing-disc', { at, radiusIn: radiusTo(at, input.at) });
    },
    pointerUp: () => stage.go('drawing-outline', { points: [at], pointer: at }),
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}
