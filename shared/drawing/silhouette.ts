/**
 * Our pictures of classes and features, `assets/silhouettes`: 100 units to the inch, fore up, origin at the base's
 * centre. The files use a handful of plain shapes and five classes (h hull, d detail, k dark mark, g and g2 glow), read
 * here without a DOM for table and paper alike.
 */
import { assertNever } from '../base';
import { type Pose, toTable } from '../geometry';
import type { PlateInks } from './inks';
import { filled, line, paint, stroked } from './nodes';
import { parsePathData } from './path-data';
import { ellipseSteps, movedSteps, roundedBoxSteps } from './path-steps';
import type { DrawingNode, PathStep } from './types';

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

/** A part's outline in the file's units; empty where its path cannot be read. */
function partSteps(part: SilhouettePart): readonly PathStep[] {
  switch (part.type) {
    case 'path':
      return parsePathData(part.d) ?? [];
    case 'rect': {
      const { x, y, width, height, rx } = part;
      return roundedBoxSteps({ x0: x, y0: y, x1: x + width, y1: y + height }, rx);
    }
    case 'ellipse':
      return ellipseSteps({ x: part.cx, y: part.cy }, part.rx, part.ry);
    default:
      return assertNever(part);
  }
}

/** A picture on the table at a pose, in an owner's inks. */
export function silhouetteNodes(svg: string, pose: Pose, inks: PlateInks): DrawingNode[] {
  const parts = parseSilhouette(svg).map((part) => ({
    role: part.role,
    steps: movedSteps(partSteps(part), ({ x, y }) =>
      toTable(pose, { u: x / UNITS_PER_IN, v: -y / UNITS_PER_IN }),
    ),
  }));
  const hulls = parts.filter(({ role }) => role === 'hull');
  const ground = inks.hullGround;
  const edges =
    ground === null ? [] : hulls.map(({ steps }) => stroked(steps, line(ground, 0.15, { cap: 'round' })));
  return [...edges, ...parts.map(({ role, steps }) => inked(role, steps, inks))];
}

function inked(role: PartRole, steps: readonly PathStep[], inks: PlateInks): DrawingNode {
  switch (role) {
    case 'hull':
      return filled(steps, paint(inks.hull), line(inks.hullInk, 0.02, { cap: 'round' }));
    case 'detail':
      return stroked(steps, line(inks.hullInk, 0.024, { cap: 'round', opacity: 0.55 }));
    case 'dark':
      return filled(steps, paint(inks.hullInk, 0.7));
    case 'glow':
      return filled(steps, paint(inks.hullGlow, 0.95));
    case 'glow-line':
      return stroked(steps, line(inks.hullGlow, 0.04, { cap: 'round' }));
    default:
      return assertNever(role);
  }
}
