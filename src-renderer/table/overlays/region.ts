/**
 * Weapon ranges, sensors, reach and what is closed: the exact path, a tint that adds up where regions overlap.
 * Their names are set by `edge-labels.ts`.
 */
import { traceDashed, traceHatch, tracePolyline } from '../draw/dashes';
import { flattenPath } from '../draw/flatten';
import type { Polyline } from '../draw/flatten';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { Ink } from '../scene-model';
import type { Overlay } from './overlay';

type Region = Overlay<'region'>;

interface RegionStyle {
  readonly fill: number;
  readonly edge: number;
  readonly width: number;
  readonly dash: readonly [number, number] | null;
}

/** How much of its ink a region keeps that is only the last exact one. */
const DIMMED = 0.4;
const HATCH_PX = 7;

function styleOf(ink: Ink, dashed: Region['dashed']): RegionStyle {
  if (dashed === 'long') return { fill: 0.05, edge: 0.75, width: 1.25, dash: [9, 6] };
  if (ink === 'white') return { fill: 0.035, edge: 0.85, width: 1.25, dash: dashed ? [2, 4] : null };
  if (ink === 'faint') return { fill: 0.025, edge: 0.45, width: 1, dash: dashed ? [2, 4] : null };
  if (dashed) return { fill: 0.05, edge: 0.75, width: 1.25, dash: [7, 5] };
  return { fill: 0.085, edge: 1, width: 1.5, dash: null };
}

export function drawRegion(pen: Pen, region: Region, frame: Frame): void {
  const outline = flattenPath(region.path, frame.pxPerIn, frame.sagittaPx);
  const holes = (region.holes ?? []).map((hole) => flattenPath(hole, frame.pxPerIn, frame.sagittaPx));
  const share = region.dimmed ? DIMMED : 1;
  if (region.filled && !region.hatched) drawTint(pen, region, outline, holes, share, frame);
  if (region.hatched || (region.filled && region.ink === 'bad')) {
    traceHatch(pen.g, outline, 45, HATCH_PX, holes);
    pen.g.stroke({ color: frame.inks.ink[region.ink], alpha: 0.4 * share, width: 1.25 });
  }
  drawEdges(pen, region, [outline, ...holes], share, frame);
}

function drawTint(
  pen: Pen,
  region: Region,
  outline: Polyline,
  holes: readonly Polyline[],
  share: number,
  frame: Frame,
): void {
  tracePolyline(pen.g, outline, true);
  const alpha = styleOf(region.ink, region.dashed).fill * frame.inks.tint * share;
  pen.g.fill({ color: frame.inks.ink[region.ink], alpha });
  for (const hole of holes) {
    tracePolyline(pen.g, hole, true);
    pen.g.cut();
  }
}

function drawEdges(pen: Pen, region: Region, rings: readonly Polyline[], share: number, frame: Frame): void {
  const { dash, edge, width } = styleOf(region.ink, region.dashed);
  for (const ring of rings) {
    if (dash) traceDashed(pen.g, ring, true, ...dash);
    else tracePolyline(pen.g, ring, true);
  }
  pen.g.stroke({
    color: frame.inks.ink[region.ink],
    alpha: edge * share,
    width,
    join: 'round',
    cap: dash ? 'round' : 'butt',
  });
}
