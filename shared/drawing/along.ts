/** Names along a curve, such as a rim or the edge of an arc: on the first stretch that is clear. */
import type { Point } from '../geometry';
import { areaOutside, boxAbout, coveredArea } from './boxes';
import { alongRun, reversedRun, type Run, runLength } from './run';
import { type Hand, handStyle, haloed, type Lettered, measured, type Sheet } from './sheet';
import type { Box } from './types';

const PROBES = 5;
/** A name that is covered by more than this share is left out: it could not be read, and what it names is drawn. */
const MOST_COVERED = 0.1;
/** A curve shorter than this many widths of the name has no room for it. */
const LEAST_ROOM = 1.12;

export interface NameAlong {
  readonly text: string;
  readonly hand: Hand;
  readonly colour: string;
  readonly run: Run;
  /** Where along the run its middle may stand, the best first, 0 to 1. */
  readonly shares: readonly number[];
}

/** Sets a name where it covers least; null where the run has no room for it. */
export function nameAlong(sheet: Sheet, name: NameAlong, obstacles: readonly Box[]): Lettered | null {
  const width = measured(sheet, name.text, name.hand);
  const total = runLength(name.run);
  if (total < width * LEAST_ROOM) return null;
  let best: { readonly at: number; readonly boxes: readonly Box[] } | null = null;
  let least = Infinity;
  for (const share of name.shares) {
    const at = Math.min(total - width / 2, Math.max(width / 2, total * share));
    const boxes = boxesAt(sheet, name.run, at, width);
    // What lies off the drawing is cut off, which is worse than covered.
    const area = boxes.reduce(
      (sum, box) => sum + coveredArea(box, obstacles) + 4 * areaOutside(box, sheet.table),
      0,
    );
    if (area < least) [best, least] = [{ at, boxes }, area];
    if (area === 0) break;
  }
  if (!best || least > MOST_COVERED * best.boxes.reduce((sum, b) => sum + (b.x1 - b.x0) * (b.y1 - b.y0), 0))
    return null;
  return { nodes: haloed(sheet, upright(sheet, name, best.at), name.colour), boxes: best.boxes };
}

function boxesAt({ px }: Sheet, run: Run, at: number, width: number): Box[] {
  const half = Math.max(8 * px, width / (PROBES - 1) / 2);
  return Array.from({ length: PROBES }, (_, k) =>
    boxAbout(alongRun(run, at + (k / (PROBES - 1) - 0.5) * width).at, half),
  );
}

/** The run is turned round where letters on it would stand on their heads. */
function upright(sheet: Sheet, { text, hand, run }: NameAlong, at: number) {
  const isOverhead = alongRun(run, at).along.x < 0;
  return isOverhead
    ? sheet.lettering.writeAlong(text, reversedRun(run), runLength(run) - at, handStyle(sheet, hand))
    : sheet.lettering.writeAlong(text, run, at, handStyle(sheet, hand));
}

/** The longest stretch of points in a row that all pass; a closed row may run over its start. */
export function longestStretch(points: readonly Point[], passes: (at: Point) => boolean): readonly Point[] {
  const twice = [...points, ...points];
  let [best, current]: [readonly Point[], Point[]] = [[], []];
  for (const point of twice) {
    current = passes(point) && current.length < points.length ? [...current, point] : [];
    if (current.length > best.length) best = current;
  }
  return best;
}
