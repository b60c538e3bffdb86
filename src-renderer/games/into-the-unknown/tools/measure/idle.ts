/** Nothing measured yet: a click on a piece measures to it, a click beside one (or with Shift) starts a ruler. */
import { clingPoint } from '../cling';
import type { SectorState, SectorToolContext } from '../context';
import { pieceAtPointer } from '../hit';
import type { RulerPoint } from '../preview';
import type { MeasureStage } from './states';

export function idle(stage: MeasureStage): SectorState {
  const { context } = stage;
  let cling: RulerPoint | null = null;
  return {
    path: 'measure.idle',
    cursor: 'crosshair',
    preview: () => (cling ? { type: 'cling', at: cling } : null),
    pointerMove: (input) => {
      const piece = input.modifiers.shift ? undefined : pieceAtPointer(context, input);
      context.hover(piece?.id ?? null);
      const point = piece ? null : clingPoint(context, input);
      cling = point?.clinging ? point : null;
    },
    pointerDown: (input) => {
      if (input.button !== 'main') return;
      const piece = input.modifiers.shift ? undefined : pieceAtPointer(context, input);
      if (piece) return pickPiece(context, piece.id);
      const point = clingPoint(context, input);
      stage.go('ruling', { points: [point], pointer: point });
    },
    cancel: () => {
      if (context.targetId === null) return false;
      context.setTarget(null);
      return true;
    },
    exit: () => context.hover(null),
  };
}

/** The first piece is measured from, the second to; a third replaces the second. */
function pickPiece(context: SectorToolContext, id: string): void {
  const from = context.pieces.find((piece) => piece.id === context.selection[0]);
  if (from && context.selection.length === 1 && from.id !== id) context.setTarget(id);
  else {
    context.setTarget(null);
    context.select([id]);
  }
}
