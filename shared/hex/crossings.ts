/**
 * Where pathways drawn on a face cross without a node. The rules join pathways at nodes and edges alone, so a crossing
 * changes nothing; but a person has to see from the drawing which pathway goes where. Works on the lines as they are
 * drawn, given as polylines in units of a hex's side. Rejected: telling from the order of ends along the rim, which finds
 * crossings that no drawing can avoid and none of the others.
 */

/** x0, y0, x1, y1 ... */
export type DrawnLine = readonly number[];

export interface Crossing {
  /** Which lines, by their index, the smaller first. */
  readonly one: number;
  readonly other: number;
  readonly x: number;
  readonly y: number;
  /** The smaller angle between the two, degrees: 90 is clearest. */
  readonly angleDeg: number;
}

/** Below it two lines run together for a while, and nobody can tell which one leaves on which side. */
const CLEAR_ANGLE_DEG = 30;
/** So near a node a crossing looks like a junction, units of a hex's side. */
const CLEAR_OF_NODES = 0.12;

/** Every place where the inner parts of two lines cross. Lines that only touch, as at a common end, do not. */
export function crossingsOf(lines: readonly DrawnLine[]): readonly Crossing[] {
  return lines.flatMap((line, one) =>
    lines.slice(one + 1).flatMap((second, index) => crossingsOfTwo(line, second, one, one + 1 + index)),
  );
}

/** Whether a person may take the crossing for a junction, or one pathway for the other. */
export function isUnclear(
  { x, y, angleDeg }: Crossing,
  nodes: readonly { readonly x: number; readonly y: number }[],
): boolean {
  const isAtNode = nodes.some((node) => Math.hypot(node.x - x, node.y - y) < CLEAR_OF_NODES);
  return isAtNode || angleDeg < CLEAR_ANGLE_DEG;
}

function crossingsOfTwo(a: DrawnLine, b: DrawnLine, one: number, other: number): Crossing[] {
  const found: Crossing[] = [];
  for (let i = 0; i + 3 < a.length; i += 2) {
    for (let j = 0; j + 3 < b.length; j += 2) {
      const met = meetingOf(segmentAt(a, i), segmentAt(b, j));
      const last = found.at(-1);
      if (met === null || (last && Math.hypot(last.x - met.x, last.y - met.y) < TOUCH)) continue;
      found.push({ one, other, ...met });
    }
  }
  return found;
}

/** What is nearer than this is the same place; units of a hex's side. */
const TOUCH = 1e-9;

interface Segment {
  /** The first of its line: a line's own beginning is no inner part of it. */
  readonly isFirst: boolean;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

function segmentAt(line: DrawnLine, index: number): Segment {
  const [x = 0, y = 0, x1 = 0, y1 = 0] = line.slice(index, index + 4);
  return { isFirst: index === 0, x, y, dx: x1 - x, dy: y1 - y };
}

/** A corner belongs to the segment that begins there, so that none is passed over. */
function meetingOf(a: Segment, b: Segment): { x: number; y: number; angleDeg: number } | null {
  const cross = a.dx * b.dy - a.dy * b.dx;
  if (Math.abs(cross) < 1e-12) return null;
  const s = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / cross;
  const t = ((b.x - a.x) * a.dy - (b.y - a.y) * a.dx) / cross;
  if (!isWithin(s, a.isFirst) || !isWithin(t, b.isFirst)) return null;
  const dot = a.dx * b.dx + a.dy * b.dy;
  const angleDeg = (Math.atan2(Math.abs(cross), Math.abs(dot)) * 180) / Math.PI;
  return { x: a.x + s * a.dx, y: a.y + s * a.dy, angleDeg };
}

function isWithin(share: number, isFirst: boolean): boolean {
  return (isFirst ? share > TOUCH : share > -TOUCH) && share < 1 - TOUCH;
}
