/** Our pictures of classes and features as Pixi draws them; they are read by `shared/drawing`, for paper and table alike. */
import { GraphicsContext } from 'pixi.js';
import { parsePathData } from '../../../shared/drawing/path-data';
import type { PartRole, SilhouettePart } from '../../../shared/drawing/silhouette';
import type { PathStep } from '../../../shared/drawing/types';
import type { PlateInks } from '../inks';

export { parseSilhouette, type SilhouettePart, UNITS_PER_IN } from '../../../shared/drawing/silhouette';

function trace(context: GraphicsContext, part: SilhouettePart, scale: number): void {
  switch (part.type) {
    case 'path':
      for (const step of parsePathData(part.d) ?? []) traceStep(context, step, scale);
      return;
    case 'rect': {
      const [x, y, w, h] = [part.x * scale, part.y * scale, part.width * scale, part.height * scale];
      if (part.rx > 0) context.roundRect(x, y, w, h, part.rx * scale);
      else context.rect(x, y, w, h);
      return;
    }
    case 'ellipse':
      context.ellipse(part.cx * scale, part.cy * scale, part.rx * scale, part.ry * scale);
  }
}

function traceStep(context: GraphicsContext, step: PathStep, scale: number): void {
  switch (step.type) {
    case 'move':
      context.moveTo(step.to.x * scale, step.to.y * scale);
      return;
    case 'line':
      context.lineTo(step.to.x * scale, step.to.y * scale);
      return;
    case 'curve': {
      const [a, b] = step.by;
      const { to } = step;
      context.bezierCurveTo(a.x * scale, a.y * scale, b.x * scale, b.y * scale, to.x * scale, to.y * scale);
      return;
    }
    case 'close':
      context.closePath();
  }
}

function ink(context: GraphicsContext, role: PartRole, inks: PlateInks, scale: number): void {
  switch (role) {
    case 'hull':
      context
        .fill({ color: inks.hull })
        .stroke({ color: inks.hullInk, width: 2 * scale, join: 'round', cap: 'round' });
      return;
    case 'detail':
      context.stroke({ color: inks.hullInk, width: 2.4 * scale, cap: 'round', alpha: 0.55 });
      return;
    case 'dark':
      context.fill({ color: inks.hullInk, alpha: 0.7 });
      return;
    case 'glow':
      context.fill({ color: inks.hullGlow, alpha: 0.95 });
      return;
    case 'glow-line':
      context.stroke({ color: inks.hullGlow, width: 4 * scale, cap: 'round' });
  }
}

/** The drawing in a seat's inks, `scale` local units to the drawing's unit: the larger, the finer its curves. */
export function buildSilhouette(
  parts: readonly SilhouettePart[],
  inks: PlateInks,
  scale: number,
): GraphicsContext {
  const context = new GraphicsContext();
  const ground = inks.hullGround;
  if (ground !== null) {
    for (const part of parts) {
      if (part.role !== 'hull') continue;
      context.beginPath();
      trace(context, part, scale);
      context.stroke({ color: ground, width: 15 * scale, join: 'round', cap: 'round' });
    }
  }
  for (const part of parts) {
    context.beginPath();
    trace(context, part, scale);
    ink(context, part.role, inks, scale);
  }
  return context;
}
