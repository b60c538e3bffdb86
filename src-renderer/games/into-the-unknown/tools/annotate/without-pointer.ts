/** Annotating without a pointer: about the selected pieces, else in the middle of what is seen; fields do the rest. */
import type { Anchor } from '../../../../../shared/documents/plan';
import type { Point } from '../../../../../shared/geometry';
import { besidePiece } from '../../beside-piece';
import type { Piece } from '../../pieces';
import { PLACE_STEP_IN } from '../../snapping';
import type { SectorToolContext } from '../context';
import { keep, kept } from './keep';
import type { AnnotateStage } from './states';

/** How long an arrow or a free dimension is at first, and the radius of an area, inches. */
const LENGTH_IN = 4;
const RADIUS_IN = 3;

export function annotateWithoutPointer(stage: AnnotateStage): void {
  const { context } = stage;
  const [first, second] = selected(context);
  const middle = kept(roundToStep(context.middle));
  switch (context.annotating.mode) {
    case 'note': {
      const at = kept(first ? besidePiece(first) : middle);
      return stage.go('writing-note', { at, to: first ? { piece: first.id } : null });
    }
    case 'arrow': {
      const tip = first ? kept(first.pose) : middle;
      return keep(context, { type: 'arrow', points: [kept({ x: tip.x - LENGTH_IN, y: tip.y }), tip] });
    }
    case 'area':
      return keep(context, {
        type: 'area',
        shape: { at: first ? kept(first.pose) : middle, radiusIn: RADIUS_IN },
      });
    case 'dimension': {
      const from: Anchor = first ? { piece: first.id } : middle;
      const to: Anchor = second ? { piece: second.id } : kept({ x: middle.x + LENGTH_IN, y: middle.y });
      return keep(context, { type: 'dimension', from, to });
    }
  }
}

function selected({ pieces, selection }: SectorToolContext): readonly (Piece | undefined)[] {
  return selection.slice(0, 2).map((id) => pieces.find((piece) => piece.id === id));
}

function roundToStep({ x, y }: Point): Point {
  const round = (value: number): number => Math.round(value / PLACE_STEP_IN) * PLACE_STEP_IN;
  return { x: round(x), y: round(y) };
}
