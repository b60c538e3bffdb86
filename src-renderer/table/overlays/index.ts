/** Which layer each kind of overlay belongs to and what draws it. Ghosts are drawn by their own view. */
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { LayerName } from '../layers';
import type { OverlayModel } from '../scene-model';
import { drawDimension } from './dimension';
import { drawDisc } from './disc';
import { drawHandle, drawLine, drawMarquee, drawRing, drawSweep } from './marks';
import { drawNote } from './note';
import type { OverlayType } from './overlay';
import { drawPolyline } from './polyline';
import { drawRegion } from './region';
import { drawRuler } from './ruler';
import { drawTag } from './tag';
import { drawTrack } from './track';
import { drawTool } from './turning-tool';

export { EdgeLabels } from './edge-labels';
export { GhostView } from './ghost';

export const OVERLAY_LAYER: Readonly<Record<OverlayType, LayerName>> = {
  sweep: 'sweeps',
  region: 'regions',
  ghost: 'ghosts',
  polyline: 'courses',
  line: 'lines',
  ring: 'lines',
  ruler: 'rulers',
  dimension: 'dimensions',
  tool: 'tool',
  track: 'track',
  disc: 'joints',
  note: 'notes',
  handle: 'handles',
  tag: 'tags',
  marquee: 'marquee',
};

export type PenOverlay = Exclude<OverlayModel, { readonly type: 'ghost' }>;

export function drawOverlay(pen: Pen, overlay: PenOverlay, frame: Frame): void {
  switch (overlay.type) {
    case 'region':
      return drawRegion(pen, overlay, frame);
    case 'line':
      return drawLine(pen, overlay, frame);
    case 'tag':
      return drawTag(pen, overlay, frame);
    case 'polyline':
      return drawPolyline(pen, overlay, frame);
    case 'disc':
      return drawDisc(pen, overlay, frame);
    case 'note':
      return drawNote(pen, overlay, frame);
    case 'dimension':
      return drawDimension(pen, overlay, frame);
    case 'sweep':
      return drawSweep(pen, overlay, frame);
    case 'ring':
      return drawRing(pen, overlay, frame);
    case 'ruler':
      return drawRuler(pen, overlay, frame);
    case 'tool':
      return drawTool(pen, overlay, frame);
    case 'track':
      return drawTrack(pen, overlay, frame);
    case 'handle':
      return drawHandle(pen, overlay, frame);
    case 'marquee':
      return drawMarquee(pen, overlay, frame);
  }
}
