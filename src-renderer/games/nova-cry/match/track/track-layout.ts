/** Where things lie along the victory track, from its width. */
import { WINNING } from '../../../../../shared/content/nova-cry';

export interface TrackFrame {
  /** Of the whole drawing, pixels. */
  readonly width: number;
  readonly height: number;
}
export interface Spot<Of> {
  readonly of: Of;
  /** Centre and edge, pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const MARGIN = { left: 22, right: 44 } as const;
/** Pawns side by side at most before a second row. */
const ABREAST = 3;

/** Pixels from one point to the next. */
export function stepOf({ width }: TrackFrame): number {
  return Math.max(0, width - MARGIN.left - MARGIN.right) / WINNING;
}

/** Where a score stands; whoever has more than wins stands on the last. */
export function xOf(score: number, frame: TrackFrame): number {
  return MARGIN.left + stepOf(frame) * Math.min(WINNING, Math.max(0, score));
}

/** The height of the ruler. */
export function rulerY({ height }: TrackFrame): number {
  return height * 0.6;
}

/**
 * Pawns above the ruler, each on its score; those on one score share the place in rows of three, so none hides another.
 * The order is kept.
 */
export function pawnSpots<Of extends { readonly score: number }>(
  pawns: readonly Of[],
  frame: TrackFrame,
): readonly Spot<Of>[] {
  const room = rulerY(frame) - 4;
  return pawns.map((of) => {
    const mates = pawns.filter((other) => at(other) === at(of));
    const index = mates.indexOf(of);
    const abreast = Math.min(ABREAST, mates.length);
    const rows = Math.ceil(mates.length / ABREAST);
    const size = Math.min(22, room / rows - 2, (stepOf(frame) - 4) / abreast);
    const inRow = Math.min(ABREAST, mates.length - Math.floor(index / ABREAST) * ABREAST);
    const x = xOf(of.score, frame) + ((index % ABREAST) - (inRow - 1) / 2) * (size + 1);
    const y = rulerY(frame) - 7 - size / 2 - Math.floor(index / ABREAST) * (size + 1);
    return { of, x, y, size };
  });
}

function at({ score }: { readonly score: number }): number {
  return Math.min(WINNING, score);
}

/** Scores from which a duel may not be declared, to the last before winning (NC-DUEL-05); null: everywhere it may. */
export function noDuelZone(
  reading: string | undefined,
): { readonly from: number; readonly to: number } | null {
  if (reading === 'c') return null;
  return { from: reading === 'b' ? 14 : 13, to: 14 };
}
