/** Nothing begun: a press begins what the mode says, Enter puts one in the middle of what is seen. */
import { clingAnchor, type Cling } from '../cling';
import { annotateWithoutPointer } from './without-pointer';
import type { AnnotateStage, SectorState } from './states';

export function idle(stage: AnnotateStage): SectorState {
  const { context } = stage;
  let cling: Cling | null = null;
  return {
    path: 'annotate.idle',
    cursor: 'crosshair',
    preview: () => (cling?.clinging ? { type: 'cling', at: cling.at } : null),
    pointerMove: (input) => {
      cling = clingAnchor(context, input);
    },
    pointerDown: (input) => {
      if (input.button !== 'main') return;
      const { anchor, at } = clingAnchor(context, input);
      switch (context.annotating.mode) {
        case 'note':
          return stage.go('placing-note', { start: input });
        case 'arrow':
          return stage.go('drawing-arrow', { start: input, from: at });
        case 'area':
          return stage.go('pressing-area', { start: input });
        case 'dimension':
          return stage.go('drawing-dimension', { start: input, from: anchor });
      }
    },
    complete: () => {
      annotateWithoutPointer(stage);
      return true;
    },
  };
}
