/** The bare table is pressed: a drag draws a marquee, a release deselects. */
import { isDrag } from '../../../../tools';
import { NOTHING } from '../../selection';
import type { SectorState, SelectStage, SelectStates } from './states';

export function pointingTable(stage: SelectStage, { start }: SelectStates['pointing-table']): SectorState {
  const { context } = stage;
  return {
    path: 'select.pointing-table',
    cursor: 'default',
    preview: () => null,
    pointerMove: (input) => {
      if (isDrag(start, input)) stage.go('brushing', { start, now: input });
    },
    pointerUp: () => {
      if (!start.modifiers.shift) context.select(NOTHING);
      stage.go('idle', null);
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}
