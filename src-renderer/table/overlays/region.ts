/** Weapon ranges, sensors and reach: the exact path, a tint that adds up where regions overlap, a name along the edge. */
import { runLengths } from '../draw/curved-text';
import { traceDashed, traceHatch, tracePolyline } from '../draw/dashes';
import { flattenPath } from '../draw/flatten';
import type { Polyline } from '../draw/flatten';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { Ink } from '../scene-model';
import { outerEdge } from './outer-edge';
import type { Overlay } from './overlay';

interface RegionStyle {
  readonly fill: number;
  readonly edge: number;
  readonly width: number;
  readonly dash: readonly [number, number] | null;
}

function styleOf(ink: Ink, dashed: boolean): RegionStyle {
  if (ink === 'white') return { fill: 0.035, edge: 0.85, width: 1.25, dash: dashed ? [2, 4] : null };
  if (ink === 'faint') return { fill: 0.025, edge: 0.45, width: 1, dash: dashed ? [2, 4] : null };
  if (dashed) return { fill: 0.05, edge: 0.75, width: 1.25, dash: [7, 5] };
  return { fill: 0.085, edge: 1, width: 1.5, dash: null };
}

export function drawRegion(pen: Pen, region: Overlay<'region'>, frame: Frame): void {
  const outline = flattenPath(region.path, frame.pxPerIn);
  const color = frame.inks.ink[region.ink];
  const style = styleOf(region.ink, region.dashed);
  if (region.filled) {
    tracePolyline(pen.g, outline, true);
    pen.g.fill({ color, alpha: style.fill * frame.inks.tint });
  }
  if (region.filled && region.ink === 'bad') {
    traceHatch(pen.g, outline, 45, 7);
    pen.g.stroke({ color, alpha: 0.4, width: 1.25 });
  }
  if (style.dash) traceDashed(pen.g, outline, true, ...style.dash);
  else tracePolyline(pen.g, outline, true);
  pen.g.stroke({
    color,
    alpha: style.edge,
    width: style.width,
    join: 'round',
    cap: style.dash ? 'round' : 'butt',
  });
  if (region.edgeLabel !== null) letterEdge(pen, region, region.edgeLabel, frame);
}

const INSET_PX = 13;

function labelColour(ink: Ink, frame: Frame): number {
  if (ink === 'white') return frame.inks.text;
  if (ink === 'faint') return frame.inks.edgeLabelFaint;
  return ink === 'accent' ? frame.inks.edgeLabel : frame.inks.ink[ink];
}

/** Sets the name inside the outer edge, towards its end where targets are rare, the right way up. */
function letterEdge(pen: Pen, region: Overlay<'region'>, text: string, frame: Frame): void {
  const edge = outerEdge(region.path, frame.pxPerIn, INSET_PX);
  const width = pen.measure(text, 'line');
  if (edge.length < 4) return;
  const lengths = runLengths(edge);
  const total = lengths.at(-1) ?? 0;
  if (total < width * 1.15) return;
  const wanted = total * (region.dashed ? 0.5 : 0.8);
  const at = Math.min(total - width / 2 - 6, Math.max(width / 2 + 6, wanted));
  const line = uprightRun(edge, lengths, at);
  pen.curved(text, 'line', labelColour(region.ink, frame), line.points, line.at);
}

/** Turns the line round where letters on it would stand on their heads. */
function uprightRun(
  edge: Polyline,
  lengths: readonly number[],
  at: number,
): { readonly points: Polyline; readonly at: number } {
  const i = Math.max(
    1,
    lengths.findIndex((length) => length >= at),
  );
  const runsLeft = edge[2 * i]! < edge[2 * i - 2]!;
  if (!runsLeft) return { points: edge, at };
  const points: Polyline = [];
  for (let k = edge.length - 2; k >= 0; k -= 2) points.push(edge[k]!, edge[k + 1]!);
  return { points, at: (lengths.at(-1) ?? 0) - at };
}
