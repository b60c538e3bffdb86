/** A piece without its drawing: glow, plate, hatch, slots, outline of the selected one, pip. In the piece's own pixels. */
import { GraphicsContext } from 'pixi.js';
import { growConvex } from '../draw/clip';
import { traceHatch, tracePolyline } from '../draw/dashes';
import type { Polyline } from '../draw/flatten';
import type { Inks } from '../inks';
import type { PieceShape, SeatInk } from '../scene-model';
import { plateShape } from './plate-shape';
import type { PlateShape } from './plate-shape';

/** What decides how a plate looks, apart from the zoom. */
export interface PlateLook {
  readonly shape: PieceShape;
  readonly seat: SeatInk;
  readonly selected: boolean;
  readonly hovered: boolean;
}

/** The selected piece's white outline stands this far off its base; nothing else is outlined in white. */
const SELECTED_OFF_PX = 5.5;
const GLOW_STEPS = 16;
const GLOW_PX = 36;

export function buildPlate(look: PlateLook, inks: Inks, pxPerIn: number, sagittaPx: number): GraphicsContext {
  const g = new GraphicsContext();
  const shape = plateShape(look.shape, pxPerIn, sagittaPx);
  if (look.selected) traceGlow(g, shape.outline, inks.ink.accent, 0.028);
  else if (look.hovered) traceGlow(g, shape.outline, inks.plates[look.seat].stroke, 0.014);
  if (look.shape.art?.type === 'feature') drawToken(g, look, shape, inks);
  else drawBase(g, look, shape, inks, pxPerIn);
  if (look.selected) {
    tracePolyline(g, growConvex(shape.outline, SELECTED_OFF_PX), true);
    g.stroke({ color: inks.ink.white, width: 1.75, join: 'round' });
  }
  if (look.shape.showsHeading) drawPip(g, look, shape, inks);
  return g;
}

/** A soft edge of light as a few broad faint strokes: a blur filter would need a texture of its own per piece. */
function traceGlow(g: GraphicsContext, outline: Polyline, color: number, alpha: number): void {
  for (let step = GLOW_STEPS; step >= 1; step -= 1) {
    tracePolyline(g, outline, true);
    g.stroke({ color, alpha, width: (GLOW_PX * step) / GLOW_STEPS, join: 'round' });
  }
}

function drawBase(g: GraphicsContext, look: PlateLook, shape: PlateShape, inks: Inks, pxPerIn: number): void {
  const plate = inks.plates[look.seat];
  tracePolyline(g, shape.outline, true);
  g.fill({ color: plate.fill });
  if (plate.hatch !== null) {
    const spacing = Math.max(5, 0.125 * pxPerIn);
    traceHatch(g, shape.outline, -45, spacing);
    g.stroke({ color: plate.hatch, alpha: 0.62, width: spacing / 3 });
  }
  for (const slot of shape.slots) {
    if (slot.area.length >= 6) {
      tracePolyline(g, slot.area, true);
      g.fill({ color: inks.slot, alpha: 0.75 });
    }
    if (slot.edge.length >= 4) {
      tracePolyline(g, slot.edge, false);
      g.stroke({ color: plate.stroke, width: 1, alpha: 0.8 });
    }
  }
  tracePolyline(g, shape.outline, true);
  g.stroke({ color: plate.stroke, width: look.hovered ? 3 : 2, join: 'round' });
}

function drawToken(g: GraphicsContext, look: PlateLook, shape: PlateShape, inks: Inks): void {
  const plate = inks.plates[look.seat];
  const neutral = look.seat === 'neutral';
  const stroke = neutral ? inks.token.stroke : plate.stroke;
  tracePolyline(g, shape.outline, true);
  g.fill({ color: neutral ? inks.token.fill : plate.fill });
  if (plate.hatch !== null) {
    traceHatch(g, shape.outline, -45, Math.max(5, shape.forePx / 5));
    g.stroke({ color: plate.hatch, alpha: 0.5, width: Math.max(1.5, shape.forePx / 15) });
    g.circle(0, 0, shape.forePx * 0.66).fill({ color: plate.fill });
  }
  tracePolyline(g, shape.outline, true);
  g.stroke({ color: stroke, width: look.hovered ? 2.5 : 1.5 });
}

function drawPip(g: GraphicsContext, look: PlateLook, shape: PlateShape, inks: Inks): void {
  const off = look.selected ? 11 : 6;
  const half = Math.max(3, Math.min(6, shape.forePx / 5));
  const y = -shape.forePx - off;
  g.poly([-half, y, 0, y - half * 1.35, half, y]);
  g.fill({ color: look.selected ? inks.ink.white : inks.plates[look.seat].stroke });
}
