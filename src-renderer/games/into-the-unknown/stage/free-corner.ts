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

/** The first corner whose card covers none of the places; the top left one where every corner hides something. */
export function freeCorner(stage: Size, card: Size, places: readonly Point[]): Corner {
  return CORNERS.find((corner) => !places.some((at) => isCovered(corner, stage, card, at))) ?? 'top-left';
}

function isCovered(corner: Corner, stage: Size, card: Size, at: Point): boolean {
  const isTop = corner.startsWith('top');
  const isLeft = corner.endsWith('left');
  const fromTop = isTop ? at.y : stage.height - at.y;
  const fromSide = isLeft ? at.x : stage.width - at.x;
  return fromTop < card.height + MARGIN_PX + PIECE_PX && fromSide < card.width + MARGIN_PX + PIECE_PX;
}
