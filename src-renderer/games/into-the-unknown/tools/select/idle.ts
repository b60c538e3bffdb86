/** Nothing pressed: says what is under the pointer and decides what a press begins. */
import { distance } from '../../../../../shared/geometry';
import type { PointerInput } from '../../../../tools';
import { HANDLE_HIT_PX } from '../context';
import { pieceAtPointer } from '../hit';
import { rotateHandleOf } from './rotate-handle';
import type { SectorState, SelectStage } from './states';

export function idle(stage: SelectStage): SectorState {
  const { context } = stage;
  let overHandle = false;
  return {
    path: 'select.idle',
    get cursor() {
      return overHandle ? ('grab' as const) : ('default' as const);
    },
    preview: () => (overHandle ? { type: 'handle', kind: 'rotate' } : null),
    pointerMove: (input) => {
      overHandle = isOnRotateHandle(stage, input);
      context.hover(overHandle ? null : (pieceAtPointer(context, input)?.id ?? null));
    },
    pointerDown: (input) => {
      if (input.button !== 'main') return;
      const piece = pieceAtPointer(context, input);
      if (isOnRotateHandle(stage, input)) stage.go('rotating', { start: input });
      else if (piece) stage.go('pointing-piece', { start: input, piece });
      else stage.go('pointing-table', { start: input });
    },
    exit: () => context.hover(null),
  };
}

function isOnRotateHandle(stage: SelectStage, input: PointerInput): boolean {
  const handle = rotateHandleOf(stage.context.pieces, stage.context.selection, input.pxPerIn);
  if (!handle) return false;
  const gap = distance({ type: 'point', at: input.at }, { type: 'point', at: handle.at });
  return gap.distanceIn <= HANDLE_HIT_PX / input.pxPerIn;
}
