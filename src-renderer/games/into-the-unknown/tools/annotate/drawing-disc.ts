/** A disc follows the pointer; its radius snaps softly to half inches. Release keeps it. */
import { round9 } from '../../../../../shared/geometry';
import { snappedRadius } from '../cling';
import { draftDisc } from './drafts';
import { keep, kept } from './keep';
import type { AnnotateStage, AnnotateStates, SectorState } from './states';

export function drawingDisc(stage: AnnotateStage, entry: AnnotateStates['drawing-disc']): SectorState {
  const { at } = entry;
  let { radiusIn } = entry;
  return {
    path: 'annotate.drawing-disc',
    cursor: 'crosshair',
    preview: () => draftDisc(at, radiusIn),
    pointerMove: (input) => void (radiusIn = snappedRadius(stage.context, at, input)),
    pointerUp: () => {
      const shape = { at: kept(at), radiusIn: round9(radiusIn) };
      keep(stage.context, { type: 'area', shape });
      stage.go('idle', null);
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}
