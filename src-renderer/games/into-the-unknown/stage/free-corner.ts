/** Where a floating card stands so that it hides none of the places it speaks of. Screen pixels of the stage. */
import type { Point } from '../../../../shared/geometry';

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];
interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN_PX = 40;
/** A piece reaches about this far from its centre. */
const PIECE_PX = 56;

/** The corner whose card covers the fewest of the places, the first of equals. */
export function freeCorner(stage: Size, card: Size, places: readonly Point[]): Corner {
  const hidden = (corner: Corner): number => places.filter((at) => isCovered(corner, stage, card, at)).length;
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}

function isCovered(corner: Corner, stage: Size, card: Size, at: Point): boolean {
  const isTop = corner.startsWith('top');
  const isLeft = corner.endsWith('left');
  const fromTop = isTop ? at.y : stage.height - at.y;
  const fromSide = isLeft ? at.x : stage.width - at.x;
  return fromTop < card.height + MARGIN_PX + PIECE_PX && fromSide < card.width + MARGIN_PX + PIECE_PX;
}
