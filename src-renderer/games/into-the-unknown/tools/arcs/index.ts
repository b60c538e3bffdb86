/** Arcs and ranges: a click keeps a piece's arcs on the table, or takes them off again. */
import { defineTool, type ToolStage } from '../../../../tools';
import type { SectorState, SectorToolContext } from '../context';
import { pieceAtPointer } from '../hit';
import type { Preview } from '../preview';

interface ArcsStates {
  readonly idle: null;
}

function idle({ context }: ToolStage<SectorToolContext, ArcsStates>): SectorState {
  return {
    path: 'arcs.idle',
    cursor: 'pointer',
    preview: () => null,
    pointerMove: (input) => context.hover(pieceAtPointer(context, input)?.id ?? null),
    pointerDown: (input) => {
      const piece = input.button === 'main' ? pieceAtPointer(context, input) : undefined;
      if (!piece) return;
      context.select([piece.id]);
      context.toggleArcs(piece.id);
    },
    exit: () => context.hover(null),
  };
}

export const arcsTool = defineTool<SectorToolContext, Preview, ArcsStates>('arcs', { idle });
