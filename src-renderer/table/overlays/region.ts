/**
 * Weapon ranges, sensors and reach: the exact path, a tint that adds up where regions overlap.
 * Their names are set by `edge-labels.ts`.
 */
import { traceDashed, traceHatch, tracePolyline } from '../draw/dashes';
import { flattenPath } from '../draw/flatten';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { Ink } from '../scene-model';
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
}
