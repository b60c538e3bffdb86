import { type HalfPlane, between, signedDistance } from './half-plane';
import { angleFromEastDeg } from './angle';
import { type ArcStep, arcCovers, pointOnArc } from './path';
import type { Path, PathStep, Point } from './types';

/** One piece of an outline with its own start. */
export interface Piece {
  readonly from: Point;
  readonly step: PathStep;
}

/** Pieces shorter than this, inches, come from rounding and are left out. */
const NOTHING_IN = 1e-9;

/** The pieces of a convex outline inside a half-plane; the gaps that the cut leaves are closed by `joinPieces`. */
export function clipPieces(pieces: readonly Piece[], plane: HalfPlane): Piece[] {
  return pieces
    .flatMap((piece) => splitPiece(piece, plane))
    .filter((piece) => signedDistance(plane, middleOf(piece)) >= -NOTHING_IN);
}

/** A closed path of pieces in order, with straight lines across the gaps; undefined when nothing is left. */
export function joinPieces(pieces: readonly Piece[]): Path | undefined {
  const whole = pieces.filter(
    ({ from, step }) => step.type === 'arc' || gapBetween(from, step.to) > NOTHING_IN,
  );
  const [first] = whole;
  if (first === undefined) return undefined;
  const steps: PathStep[] = [];
  for (const [index, { step }] of whole.entries()) {
    const next = whole[index + 1]?.from ?? first.from;
    steps.push(step);
    if (gapBetween(step.to, next) > NOTHING_IN) steps.push({ type: 'line', to: next });
  }
  return { start: first.from, steps };
}

function splitPiece(piece: Piece, plane: HalfPlane): Piece[] {
  return piece.step.type === 'line' ? splitLine(piece, plane) : splitArc(piece.step, plane);
}

function splitLine(piece: Piece, plane: HalfPlane): Piece[] {
  const before = signedDistance(plane, piece.from);
  const after = signedDistance(plane, piece.step.to);
  if (Math.min(Math.abs(before), Math.abs(after)) <= NOTHING_IN || before * after > 0) return [piece];
  const cut = between(piece.from, piece.step.to, before / (before - after));
  return [
    { from: piece.from, step: { type: 'line', to: cut } },
    { from: cut, step: piece.step },
  ];
}

function splitArc(arc: ArcStep, plane: HalfPlane): Piece[] {
  const cuts = [arc.fromDeg, ...arcCuts(arc, plane), arc.toDeg];
  const pieces: Piece[] = [];
  for (const [index, toDeg] of cuts.entries()) {
    const fromDeg = cuts[index - 1];
    if (fromDeg === undefined || ((toDeg - fromDeg) * Math.PI * arc.radiusIn) / 180 <= NOTHING_IN) continue;
    pieces.push({
      from: pointOnArc(arc, fromDeg),
      step: { ...arc, fromDeg, toDeg, to: pointOnArc(arc, toDeg) },
    });
  }
  return pieces;
}

/** Angles at which an arc crosses the edge of a half-plane, in order along the arc. */
function arcCuts(arc: ArcStep, plane: HalfPlane): number[] {
  const depth = signedDistance(plane, arc.centre);
  if (arc.radiusIn <= Math.abs(depth)) return [];
  const towardDeg = angleFromEastDeg(plane.nx, plane.ny);
  const halfDeg = (Math.acos(-depth / arc.radiusIn) * 180) / Math.PI;
  return [towardDeg - halfDeg, towardDeg + halfDeg]
    .filter((deg) => arcCovers(arc, deg))
    .map((deg) => deg + 360 * Math.ceil((arc.fromDeg - deg) / 360 - 1e-12))
    .sort((left, right) => left - right);
}

function middleOf({ from, step }: Piece): Point {
  return step.type === 'line'
    ? between(from, step.to, 0.5)
    : pointOnArc(step, (step.fromDeg + step.toDeg) / 2);
}

function gapBetween(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
