/** The bare table is pressed: a drag draws a marquee, a release picks a kept ruler or deselects. */
import { isDrag } from '../../../../tools';
import { rulerAtPointer } from '../hit';
import { clickSelection, NOTHING } from '../../selection';
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
      const ruler = rulerAtPointer(context, start);
      const { shift } = start.modifiers;
      if (ruler !== undefined) context.select(clickSelection(context.selection, ruler, shift));
      else if (!shift) context.select(NOTHING);
      stage.go('idle', null);
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}
