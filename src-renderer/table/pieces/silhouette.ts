/**
 * Ship drawings from `assets/silhouettes`: 100 units to the inch, fore up, origin at the base's centre. The files use a
 * handful of plain shapes and five classes (h hull, d detail, k dark mark, g and g2 glow), read here without a DOM;
 * the paths themselves are read by Pixi.
 */
import { GraphicsContext, GraphicsPath, Matrix } from 'pixi.js';
import type { PlateInks } from '../inks';

export const UNITS_PER_IN = 100;

export type PartRole = 'hull' | 'detail' | 'dark' | 'glow' | 'glow-line';
export type SilhouettePart = { readonly role: PartRole } & (
  | { readonly type: 'path'; readonly d: string }
  | {
      readonly type: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly rx: number;
    }
  | {
      readonly type: 'ellipse';
      readonly cx: number;
      readonly cy: number;
      readonly rx: number;
      readonly ry: number;
    }
);

const ROLES: Readonly<Record<string, PartRole>> = {
  h: 'hull',
  d: 'detail',
  k: 'dark',
  g: 'glow',
  g2: 'glow-line',
};

/** The drawing's parts in their order; elements without one of the five classes are not part of the drawing. */
export function parseSilhouette(svg: string): SilhouettePart[] {
  const parts: SilhouettePart[] = [];
  for (const [, tag = '', source = ''] of svg.matchAll(/<(path|rect|ellipse|circle)\b([^>]*)>/g)) {
    const attributes = new Map(
      [...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const),
    );
    const role = ROLES[attributes.get('class') ?? ''];
    const part = role && makePart(tag, role, attributes);
    if (part) parts.push(part);
  }
  return parts;
}

function makePart(
  tag: string,
  role: PartRole,
  attributes: ReadonlyMap<string, string>,
): SilhouettePart | null {
  const number = (name: string): number => Number(attributes.get(name) ?? 0);
  switch (tag) {
    case 'path':
      return { role, type: 'path', d: attributes.get('d') ?? '' };
    case 'rect':
      return {
        role,
        type: 'rect',
        x: number('x'),
        y: number('y'),
        width: number('width'),
        height: number('height'),
        rx: number('rx'),
      };
    case 'ellipse':
      return {
        role,
        type: 'ellipse',
        cx: number('cx'),
        cy: number('cy'),
        rx: number('rx'),
        ry: number('ry'),
      };
    case 'circle':
      return {
        role,
        type: 'ellipse',
        cx: number('cx'),
        cy: number('cy'),
        rx: number('r'),
        ry: number('r'),
      };
    default:
      return null;
  }
}

function trace(context: GraphicsContext, part: SilhouettePart, scale: number): void {
  switch (part.type) {
    case 'path': {
      const path = new GraphicsPath(part.d);
      path.transform(new Matrix(scale, 0, 0, scale, 0, 0));
      context.path(path);
      return;
    }
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
