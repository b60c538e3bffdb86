/**
 * The names along the outer edges of regions. They are placed after everything else that has a name or a body: each
 * takes the stretch of its edge that is least crossed by lines and clear of pieces, figures and names; without such a
 * stretch it is left out, for half a name says less than none.
 */
import type { Container } from 'pixi.js';
import type { PxBox } from '../draw/clip';
import { alongLine, runLengths } from '../draw/curved-text';
import type { Polyline } from '../draw/flatten';
import type { Frame } from '../draw/frame';
import { Pen } from '../draw/pen';
import { overlap } from '../labels/boxes';
import type { Ink } from '../scene-model';
import { outerEdge } from './outer-edge';
import type { Overlay } from './overlay';

type Region = Overlay<'region'>;
const INSET_PX = 13;
const HALF_HEIGHT_PX = 9;
/** A name of which lines cross more than this share is left out: it could not be read. */
const MOST_CROSSED = 0.6;
/** Where along its edge a name may stand, the best first: solid edges keep their middle, where targets are, free. */
const SOLID_AT = [0.8, 0.2, 0.72, 0.28, 0.65, 0.35, 0.5, 0.9, 0.1, 0.58, 0.42];
const DASHED_AT = [0.5, 0.42, 0.58, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];

interface Edge {
  readonly region: Region;
  readonly frame: Frame;
  readonly line: Polyline;
  readonly lengths: readonly number[];
  readonly pen: Pen;
  at: number;
}

export class EdgeLabels {
  readonly #root: Container;
  #edges = new Map<string, Edge>();

  constructor(root: Container) {
    this.#root = root;
  }

  /** Sets every name clear of what is `closed`, and of the `lines` as far as may be; returns the boxes they take. */
  update(
    regions: readonly Region[],
    lines: readonly PxBox[],
    closed: readonly PxBox[],
    frame: Frame,
  ): PxBox[] {
    const named = regions.filter((region) => region.edgeLabel !== null);
    const taken: PxBox[] = [];
    for (const region of named) {
      const edge = this.#edgeOf(region, frame);
      const boxes = this.#set(edge, lines, [...closed, ...taken]);
      taken.push(...boxes);
    }
    const kept = new Set(named.map(({ id }) => id));
    for (const [id, { pen }] of this.#edges) {
      if (kept.has(id)) continue;
      pen.destroy();
      this.#edges.delete(id);
    }
    return taken;
  }

  destroy(): void {
    for (const { pen } of this.#edges.values()) pen.destroy();
    this.#edges.clear();
  }

  #edgeOf(region: Region, frame: Frame): Edge {
    const known = this.#edges.get(region.id);
    if (known && known.region === region && known.frame === frame) return known;
    const line = outerEdge(region.path, frame.pxPerIn, INSET_PX);
    const pen = known?.pen ?? new Pen();
    if (!known) this.#root.addChild(pen.root);
    const edge = { region, frame, line, lengths: runLengths(line), pen, at: Number.NaN };
    this.#edges.set(region.id, edge);
    return edge;
  }

  #set(edge: Edge, lines: readonly PxBox[], closed: readonly PxBox[]): PxBox[] {
    const { region, frame, pen } = edge;
    const text = region.edgeLabel ?? '';
    const width = frame.text.measure(text, 'line');
    const at = freePlace(edge, width, lines, closed);
    if (at !== edge.at) {
      pen.begin(frame);
      if (at !== null) {
        const line = uprightRun(edge, at);
        pen.curved(text, 'line', labelColour(region.ink, frame), line.points, line.at);
      }
      pen.end();
      edge.at = at ?? Number.NaN;
    }
    return at === null ? [] : boxesAt(edge, at, width);
  }
}

function labelColour(ink: Ink, frame: Frame): number {
  if (ink === 'white') return frame.inks.text;
  if (ink === 'faint') return frame.inks.edgeLabelFaint;
  return ink === 'accent' ? frame.inks.edgeLabel : frame.inks.ink[ink];
}

/** The boxes that a name centred `at` pixels along the edge takes: small ones, so that a curve is followed closely. */
function boxesAt(edge: Edge, at: number, width: number): PxBox[] {
  const count = Math.max(2, Math.ceil(width / (2 * HALF_HEIGHT_PX)));
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = alongLine(edge.line, edge.lengths, at + ((i + 0.5) / count - 0.5) * width);
    return { x0: x - HALF_HEIGHT_PX, y0: y - HALF_HEIGHT_PX, x1: x + HALF_HEIGHT_PX, y1: y + HALF_HEIGHT_PX };
  });
}

/** Pixels along the edge where the name is least crossed; null where the edge is too short for it or full. */
function freePlace(
  edge: Edge,
  width: number,
  lines: readonly PxBox[],
  closed: readonly PxBox[],
): number | null {
  const total = edge.lengths.at(-1) ?? 0;
  if (edge.line.length < 4 || total < width * 1.15) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const share of edge.region.dashed ? DASHED_AT : SOLID_AT) {
    const at = Math.min(total - width / 2 - 6, Math.max(width / 2 + 6, total * share));
    const own = boxesAt(edge, at, width);
    if (own.some((box) => closed.some((other) => overlap(box, other) > 0))) continue;
    const area = own.reduce((sum, box) => sum + lines.reduce((all, line) => all + overlap(box, line), 0), 0);
    if (area < least) [best, least] = [at, area];
    if (area === 0) break;
  }
  const own = boxesAt(edge, 0, width).reduce((sum, box) => sum + (box.x1 - box.x0) * (box.y1 - box.y0), 0);
  return least > MOST_CROSSED * own ? null : best;
}

/** Turns the line round where letters on it would stand on their heads. */
function uprightRun(edge: Edge, at: number): { readonly points: Polyline; readonly at: number } {
  const [, , , ny] = alongLine(edge.line, edge.lengths, at);
  if (ny <= 0) return { points: edge.line, at };
  const points: Polyline = [];
  for (let k = edge.line.length - 2; k >= 0; k -= 2) points.push(edge.line[k]!, edge.line[k + 1]!);
  return { points, at: (edge.lengths.at(-1) ?? 0) - at };
}
