/** Aligning, distributing and turning several pieces by their centres; lengths in inches, headings in degrees. */
import { normaliseHeading, type Point, type Pose } from '../../../shared/geometry';
import type { PoseById } from './edits';

export interface Placed {
  readonly id: string;
  readonly pose: Pose;
  /** Half of the outline's extent along the table's axes. */
  readonly extent: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}
export const ALIGNMENTS = ['left', 'centre-x', 'right', 'top', 'centre-y', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Lines the outlines up on one edge of their common box, or their boxes' middles on its middle. */
export function alignPieces(pieces: readonly Placed[], alignment: Alignment): PoseById {
  const target = alignmentTarget(pieces, alignment);
  return new Map(
    pieces.map((piece) => [piece.id, { ...piece.pose, ...alignedPlace(piece, alignment, target) }]),
  );
}

function alignmentTarget(pieces: readonly Placed[], alignment: Alignment): number {
  const lows = pieces.map((piece) => lowEdge(piece, alignment));
  const highs = pieces.map((piece) => highEdge(piece, alignment));
  switch (alignment) {
    case 'left':
    case 'top':
      return Math.min(...lows);
    case 'right':
    case 'bottom':
      return Math.max(...highs);
    case 'centre-x':
    case 'centre-y':
      return (Math.min(...lows) + Math.max(...highs)) / 2;
  }
}

function alignedPlace(piece: Placed, alignment: Alignment, target: number): Partial<Pose> {
  const { left, right, top, bottom } = piece.extent;
  switch (alignment) {
    case 'left':
      return { x: target + left };
    case 'right':
      return { x: target - right };
    case 'centre-x':
      return { x: target + (left - right) / 2 };
    case 'top':
      return { y: target + top };
    case 'bottom':
      return { y: target - bottom };
    case 'centre-y':
      return { y: target + (top - bottom) / 2 };
  }
}

function isHorizontal(alignment: Alignment): boolean {
  return alignment === 'left' || alignment === 'centre-x' || alignment === 'right';
}
function lowEdge(piece: Placed, alignment: Alignment): number {
  return isHorizontal(alignment) ? piece.pose.x - piece.extent.left : piece.pose.y - piece.extent.top;
}
function highEdge(piece: Placed, alignment: Alignment): number {
  return isHorizontal(alignment) ? piece.pose.x + piece.extent.right : piece.pose.y + piece.extent.bottom;
}

/** Spaces the centres evenly along an axis; the two outermost stay. Ties keep the given order. */
export function distributePieces(pieces: readonly Placed[], axis: 'x' | 'y'): PoseById {
  const ordered = [...pieces].sort((a, b) => a.pose[axis] - b.pose[axis]);
  const first = ordered[0]?.pose[axis] ?? 0;
  const last = ordered.at(-1)?.pose[axis] ?? 0;
  const step = ordered.length > 1 ? (last - first) / (ordered.length - 1) : 0;
  return new Map(ordered.map((piece, index) => [piece.id, { ...piece.pose, [axis]: first + index * step }]));
}

/** Turns every piece about its own centre by degrees clockwise. */
export function turnPieces(pieces: readonly Placed[], byDeg: number): PoseById {
  return new Map(
    pieces.map(({ id, pose }) => [id, { ...pose, headingDeg: normaliseHeading(pose.headingDeg + byDeg) }]),
  );
}

/** Sets the heading of every piece. */
export function headPieces(pieces: readonly Placed[], headingDeg: number): PoseById {
  return new Map(pieces.map(({ id, pose }) => [id, { ...pose, headingDeg: normaliseHeading(headingDeg) }]));
}

export function shiftPieces(pieces: readonly Placed[], by: Point): PoseById {
  return new Map(pieces.map(({ id, pose }) => [id, { ...pose, x: pose.x + by.x, y: pose.y + by.y }]));
}
