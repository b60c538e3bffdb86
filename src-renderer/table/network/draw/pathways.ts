/** Pathways and routes: luminous lines in pixels of the world. */
import { traceDashed, tracePolyline } from '../../draw/dashes';
import type { Polyline } from '../../draw/flatten';
import type { Frame } from '../../draw/frame';
import type { Pen } from '../../draw/pen';
import { NETWORK_INKS, type Tint } from '../inks';
import type { LaidRoute } from '../layout/layout-means';
import { lineScale } from '../layout/sizes';

/** A halo is a stack of ever narrower strokes: soft, cheap, the same on every graphics card. */
const HALO_WIDTHS = [17, 13, 9.5, 6.5, 4.5] as const;
const CORE_WIDTH = 2.1;

function traceAll(pen: Pen, lines: readonly Polyline[]): void {
  for (const line of lines) tracePolyline(pen.g, line, false);
}

export function drawHalos(pen: Pen, lines: readonly Polyline[], frame: Frame, tint?: Tint): void {
  const [color, alpha] = tint ?? NETWORK_INKS[frame.theme].pathway.halo;
  for (const width of HALO_WIDTHS) {
    traceAll(pen, lines);
    pen.g.stroke({ color, alpha, width: width * lineScale(frame.pxPerIn), cap: 'butt', join: 'bevel' });
  }
}

export function drawCores(pen: Pen, lines: readonly Polyline[], frame: Frame): void {
  const [color, alpha] = NETWORK_INKS[frame.theme].pathway.core;
  traceAll(pen, lines);
  pen.g.stroke({ color, alpha, width: CORE_WIDTH * lineScale(frame.pxPerIn), cap: 'round', join: 'round' });
}

/** The pathways of a tile in the air, with the halo. */
export function drawLiftedPaths(pen: Pen, lines: readonly Polyline[], frame: Frame): void {
  const { core } = NETWORK_INKS[frame.theme].lifted;
  drawHalos(pen, lines, frame, [core, 0.08]);
  traceAll(pen, lines);
  pen.g.stroke({ color: core, width: 3 * lineScale(frame.pxPerIn), cap: 'round', join: 'round' });
}

/** Where pathways were before a turn. */
export function drawBeforePaths(pen: Pen, lines: readonly Polyline[], frame: Frame): void {
  for (const line of lines) traceDashed(pen.g, line, false, 2.5, 6);
  const { before } = NETWORK_INKS[frame.theme].lifted;
  pen.g.stroke({ color: before, alpha: 0.9, width: 2.2 * lineScale(frame.pxPerIn), cap: 'round' });
}

export function drawRoute(pen: Pen, { route, lines }: LaidRoute, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme].route;
  const scale = lineScale(frame.pxPerIn);
  const along = lines.filter(({ isHop }) => !isHop).map(({ line }) => line);
  const hops = lines.filter(({ isHop }) => isHop).map(({ line }) => line);
  if (route.tone === 'before') {
    drawBeforePaths(pen, [...along, ...hops], frame);
    return;
  }
  if (route.tone === 'faint') {
    traceAll(pen, along);
    for (const hop of hops) traceDashed(pen.g, hop, false, 1, 6);
    pen.g.stroke({
      color: inks.faint[0],
      alpha: inks.faint[1],
      width: 3.4 * scale,
      cap: 'round',
      join: 'round',
    });
    return;
  }
  drawHalos(pen, along, frame, inks.halo);
  traceAll(pen, along);
  pen.g.stroke({ color: inks.edge[0], alpha: inks.edge[1], width: 5.2 * scale, cap: 'round', join: 'round' });
  traceAll(pen, along);
  pen.g.stroke({ color: inks.core, width: 2.4 * scale, cap: 'round', join: 'round' });
  for (const hop of hops) traceDashed(pen.g, hop, false, 1, 7);
  pen.g.stroke({ color: inks.core, width: 3.2 * scale, cap: 'round' });
}
