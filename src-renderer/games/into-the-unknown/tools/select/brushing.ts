/** A marquee: selects the pieces whose outlines reach into it, and the annotations whose lines do. */
import { type Box, overlaps, type Point } from '../../../../../shared/geometry';
import { annotationsReachingInto } from '../hit';
import { marqueeSelection } from '../../selection';
import type { SectorState, SelectStage, SelectStates } from './states';

export function brushing(stage: SelectStage, { start, now }: SelectStates['brushing']): SectorState {
  const { context } = stage;
  let to = now.at;
  let ids = idsWithin(stage, boxBetween(start.at, to));
  return {
    path: 'select.brushing',
    cursor: 'crosshair',
    preview: () => ({ type: 'marquee', from: start.at, to, ids }),
    pointerMove: (input) => {
      to = input.at;
      ids = idsWithin(stage, boxBetween(start.at, to));
    },
    pointerUp: (input) => {
      context.select(marqueeSelection(context.selection, ids, input.modifiers.shift));
      stage.go('idle', null);
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}

function boxBetween(a: Point, b: Point): Box {
  return {
    type: 'box',
    x0: Math.min(a.x, b.x),
    y0: Math.min(a.y, b.y),
    x1: Math.max(a.x, b.x),
    y1: Math.max(a.y, b.y),
  };
}

function idsWithin(stage: SelectStage, box: Box): readonly string[] {
  const { context } = stage;
  const pieces = context.pieces.filter((piece) => overlaps(box, piece.outline));
  return [...pieces, ...annotationsReachingInto(context, box)].map(({ id }) => id);
}
