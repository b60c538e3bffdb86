/** Where a floating card stands so that it hides none of what it speaks of. Screen pixels of the stage. */
import type { Point } from '../../../../shared/geometry';

export const PLACES = [
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'left',
  'right',
  'top',
  'bottom',
] as const;
export type CardPlace = (typeof PLACES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface ScreenBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
/** Something the card had better not cover; `weight` for each square pixel of it. */
export interface Obstacle extends ScreenBox {
  readonly weight: number;
  /** What the card speaks of: it folds rather than hide that. */
  readonly spokenOf?: boolean;
}

/** Clear of the rulers at the top and the left of the stage, and of its other edges. */
export const CARD_INSET = { left: 40, top: 36, right: 24, bottom: 24 } as const;

export interface PlacedCard {
  readonly place: CardPlace;
  /** Upper left corner on the stage. */
  readonly at: Point;
  /** What it covers there, weighted square pixels; 0: nothing. */
  readonly cost: number;
  /** How much of what it speaks of is hidden there, square pixels. */
  readonly hiddenPx: number;
}

/** A new place must be better than the old one by this much, or the card would hop about during a drag. */
const HOP_COST = 400;

/**
 * The place that covers least, the first of equals in the order of `PLACES`; the place it has now is kept while nothing
 * is clearly better.
 */
export function placeCard(
  stage: Size,
  card: Size,
  obstacles: readonly Obstacle[],
  now: CardPlace | null = null,
): PlacedCard {
  const placed = PLACES.map((place) => placedAt(place, stage, card, obstacles));
  const best = placed.reduce((least, other) => (other.cost < least.cost ? other : least));
  const kept = placed.find(({ place }) => place === now);
  return kept && kept.cost - best.cost <= HOP_COST ? kept : best;
}

function placedAt(place: CardPlace, stage: Size, card: Size, obstacles: readonly Obstacle[]): PlacedCard {
  const at = cornerOf(place, stage, card);
  const box = { x0: at.x, y0: at.y, x1: at.x + card.width, y1: at.y + card.height };
  const cost = obstacles.reduce((sum, each) => sum + each.weight * sharedArea(box, each), 0);
  const spokenOf = obstacles.filter((each) => each.spokenOf);
  return { place, at, cost, hiddenPx: spokenOf.reduce((sum, each) => sum + sharedArea(box, each), 0) };
}

function cornerOf(place: CardPlace, stage: Size, card: Size): Point {
  const { left, top, right, bottom } = CARD_INSET;
  const farX = Math.max(left, stage.width - right - card.width);
  const farY = Math.max(top, stage.height - bottom - card.height);
  const x = place.endsWith('left') ? left : place.endsWith('right') ? farX : (left + farX) / 2;
  const y = place.startsWith('top') ? top : place.startsWith('bottom') ? farY : (top + farY) / 2;
  return { x: Math.round(x), y: Math.round(y) };
}

function sharedArea(a: ScreenBox, b: ScreenBox): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0 && height > 0 ? width * height : 0;
}
