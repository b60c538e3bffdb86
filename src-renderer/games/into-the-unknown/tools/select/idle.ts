/** Nothing pressed: says what is under the pointer and decides what a press begins. */
import { distance } from '../../../../../shared/geometry';
import type { PointerInput } from '../../../../tools';
import type { AnnotationById } from '../../annotation-edits';
import { HANDLE_HIT_PX } from '../context';
import { grabbedAtPointer, pieceAtPointer, pointHandleAt } from '../hit';
import { rotateHandleOf } from './rotate-handle';
import type { SectorState, SelectStage } from './states';

const NONE_CHANGED: AnnotationById = new Map();

export function idle(stage: SelectStage): SectorState {
  const { context } = stage;
  let overHandle = false;
  let overPoint: number | null = null;
  return {
    path: 'select.idle',
    get cursor() {
      return overHandle || overPoint !== null ? ('grab' as const) : ('default' as const);
    },
    preview: () => {
      if (overPoint !== null) return { type: 'reshaping', annotations: NONE_CHANGED, point: overPoint };
      return overHandle ? { type: 'handle', kind: 'rotate' } : null;
    },
    pointerMove: (input) => {
      overHandle = isOnRotateHandle(stage, input);
      overPoint = pointHandleAt(context, input)?.index ?? null;
      context.hover(overHandle ? null : (pieceAtPointer(context, input)?.id ?? null));
    },
    pointerDown: (input) => {
      if (input.button !== 'main') return;
      const point = pointHandleAt(context, input);
      const piece = grabbedAtPointer(context, input);
      if (isOnRotateHandle(stage, input)) stage.go('rotating', { start: input });
      else if (point) stage.go('dragging-point', { start: input, point });
      else if (piece && context.pressed(piece.id)) return;
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
