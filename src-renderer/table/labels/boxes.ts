/** What labels keep clear of, as boxes: close round a piece that stands aslant, and along a line. */
import type { PxBox } from '../draw/clip';
import type { Polyline } from '../draw/flatten';
import type { PieceModel } from '../scene-model';

/** A piece's corners on the world, pixels; none for a round one. */
function cornersOf(piece: PieceModel, pxPerIn: number): Polyline {
  if (piece.body.type === 'disc') return [];
  const { x, y, headingDeg } = piece.pose;
  const [cos, sin] = [Math.cos((headingDeg * Math.PI) / 180), Math.sin((headingDeg * Math.PI) / 180)];
  return piece.body.corners.flatMap((c) => [
    (x + c.u * cos + c.v * sin) * pxPerIn,
    (y + c.u * sin - c.v * cos) * pxPerIn,
  ]);
}

function bounds(points: Polyline, grow: number): PxBox {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  return {
    x0: Math.min(...xs) - grow,
    y0: Math.min(...ys) - grow,
    x1: Math.max(...xs) + grow,
    y1: Math.max(...ys) + grow,
  };
}

/** The selected piece's outline and the strokes count as the piece. */
const growOf = (piece: PieceModel): number => (piece.selected ? 7 : 2);

/** A piece's own box: its label stands outside it. */
export function pieceBox(piece: PieceModel, pxPerIn: number): PxBox {
  const { x, y } = piece.pose;
  if (piece.body.type === 'base') return bounds(cornersOf(piece, pxPerIn), growOf(piece));
  const r = piece.body.radiusIn * pxPerIn + growOf(piece);
  return { x0: x * pxPerIn - r, y0: y * pxPerIn - r, x1: x * pxPerIn + r, y1: y * pxPerIn + r };
}

const BANDS = 5;

/** The same piece as a stack of boxes, so that other labels may use the room at its corners. */
export function pieceBands(piece: PieceModel, pxPerIn: number): PxBox[] {
  const whole = pieceBox(piece, pxPerIn);
  const corners = cornersOf(piece, pxPerIn);
  if (corners.length === 0) return [whole];
  const height = (whole.y1 - whole.y0) / BANDS;
  return Array.from({ length: BANDS }, (_, i) => {
    const y0 = whole.y0 + i * height;
    const [x0, x1] = extent(corners, y0, y0 + height);
    return { x0: x0 - growOf(piece), x1: x1 + growOf(piece), y0, y1: y0 + height };
  });
}

/** How far a convex outline reaches west and east between two heights. */
function extent(corners: Polyline, y0: number, y1: number): readonly [number, number] {
  let [west, east] = [Infinity, -Infinity];
  const take = (x: number): void => {
    west = Math.min(west, x);
    east = Math.max(east, x);
  };
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay, bx, by] = [corners[i]!, corners[i + 1]!, corners[j]!, corners[j + 1]!];
    if (ay >= y0 && ay <= y1) take(ax);
    for (const y of [y0, y1]) {
      if (ay < y !== by < y) take(ax + ((bx - ax) * (y - ay)) / (by - ay));
    }
  }
  return [west, east];
}

const STEP_PX = 20;
const MOST_PER_LINE = 200;

/** Small boxes along a polyline; long ones get larger boxes, so that a long ruler costs no more than a short one. */
export function lineBoxes(line: Polyline, halfPx = 4): PxBox[] {
  let length = 0;
  for (let i = 2; i < line.length; i += 2)
    length += Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!);
  const step = Math.max(STEP_PX, length / MOST_PER_LINE);
  const boxes: PxBox[] = [];
  for (let i = 2; i < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!];
    const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step));
    for (let k = 0; k < count; k += 1) {
      const [px, py] = [ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count];
      const [qx, qy] = [ax + ((bx - ax) * (k + 1)) / count, ay + ((by - ay) * (k + 1)) / count];
      boxes.push({
        x0: Math.min(px, qx) - halfPx,
        y0: Math.min(py, qy) - halfPx,
        x1: Math.max(px, qx) + halfPx,
        y1: Math.max(py, qy) + halfPx,
      });
    }
  }
  return boxes;
}

export function overlap(a: PxBox, b: PxBox): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0 && height > 0 ? width * height : 0;
}
