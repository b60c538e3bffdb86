/** Paths of a drawing from the kernel's shapes. Arcs become cubic curves of at most 45 degrees, exact to 5e-6 of the radius. */
import { assertNever } from '../base';
import { cosDeg, type Path, type Point, sinDeg } from '../geometry';
import type { Box, PathStep } from './types';

export type Steps = readonly PathStep[];

/** The most that one cubic curve stands for, degrees. */
const MOST_PER_CURVE_DEG = 45;
const RAD = Math.PI / 180;

/** A line through points, left open. */
export function lineSteps(points: readonly Point[]): PathStep[] {
  return points.map((to, index) => ({ type: index === 0 ? 'move' : 'line', to }));
}

/** A closed polygon. */
export function polygonSteps(corners: readonly Point[]): PathStep[] {
  return [...lineSteps(corners), { type: 'close' }];
}

export function boxSteps({ x0, y0, x1, y1 }: Box): PathStep[] {
  return polygonSteps([
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]);
}

/** A box with rounded corners; a radius larger than half a side is taken as half of it. */
export function roundedBoxSteps(box: Box, radiusIn: number): PathStep[] {
  const r = Math.min(radiusIn, (box.x1 - box.x0) / 2, (box.y1 - box.y0) / 2);
  if (r <= 0) return boxSteps(box);
  const [x0, y0, x1, y1] = [box.x0 + r, box.y0 + r, box.x1 - r, box.y1 - r];
  return [
    { type: 'move', to: { x: x0, y: box.y0 } },
    { type: 'line', to: { x: x1, y: box.y0 } },
    ...arcCurves({ x: x1, y: y0 }, r, -90, 0),
    { type: 'line', to: { x: box.x1, y: y1 } },
    ...arcCurves({ x: x1, y: y1 }, r, 0, 90),
    { type: 'line', to: { x: x0, y: box.y1 } },
    ...arcCurves({ x: x0, y: y1 }, r, 90, 180),
    { type: 'line', to: { x: box.x0, y: y0 } },
    ...arcCurves({ x: x0, y: y0 }, r, 180, 270),
    { type: 'close' },
  ];
}

export function discSteps(centre: Point, radiusIn: number): PathStep[] {
  return [...arcSteps(centre, radiusIn, 0, 360), { type: 'close' }];
}

/** An ellipse along the axes. */
export function ellipseSteps(centre: Point, rx: number, ry: number): PathStep[] {
  return movedSteps(discSteps({ x: 0, y: 0 }, 1), ({ x, y }) => ({
    x: centre.x + x * rx,
    y: centre.y + y * ry,
  }));
}

/** An open arc, degrees clockwise from east. */
export function arcSteps(centre: Point, radiusIn: number, fromDeg: number, toDeg: number): PathStep[] {
  return [
    { type: 'move', to: onCircle(centre, radiusIn, fromDeg) },
    ...arcCurves(centre, radiusIn, fromDeg, toDeg),
  ];
}

/** The curves of an arc that goes on from where the path stands; `toDeg` below `fromDeg` runs anticlockwise. */
export function arcCurves(centre: Point, radiusIn: number, fromDeg: number, toDeg: number): PathStep[] {
  const count = Math.max(1, Math.ceil(Math.abs(toDeg - fromDeg) / MOST_PER_CURVE_DEG - 1e-9));
  const stepDeg = (toDeg - fromDeg) / count;
  const reach = (4 / 3) * Math.tan((stepDeg * RAD) / 4) * radiusIn;
  return Array.from({ length: count }, (_, k) => {
    const [a, b] = [fromDeg + k * stepDeg, fromDeg + (k + 1) * stepDeg];
    const [start, to] = [onCircle(centre, radiusIn, a), onCircle(centre, radiusIn, b)];
    return {
      type: 'curve',
      by: [
        { x: start.x - reach * sinDeg(a), y: start.y + reach * cosDeg(a) },
        { x: to.x + reach * sinDeg(b), y: to.y - reach * cosDeg(b) },
      ],
      to,
    };
  });
}

/** The point of a circle at an angle, degrees clockwise from east. */
export function onCircle(centre: Point, radiusIn: number, deg: number): Point {
  return { x: centre.x + radiusIn * cosDeg(deg), y: centre.y + radiusIn * sinDeg(deg) };
}

/** A closed outline of the kernel, line for line and arc for arc. */
export function outlineSteps(path: Path): PathStep[] {
  const steps: PathStep[] = [{ type: 'move', to: path.start }];
  for (const step of path.steps) {
    if (step.type === 'line') steps.push({ type: 'line', to: step.to });
    else steps.push(...arcCurves(step.centre, step.radiusIn, step.fromDeg, step.toDeg));
  }
  return [...steps, { type: 'close' }];
}

/** The same path with every point moved; an affine map keeps curves exact. */
export function movedSteps(steps: Steps, move: (at: Point) => Point): PathStep[] {
  return steps.map((step): PathStep => {
    switch (step.type) {
      case 'move':
      case 'line':
        return { type: step.type, to: move(step.to) };
      case 'curve':
        return { type: 'curve', by: [move(step.by[0]), move(step.by[1])], to: move(step.to) };
      case 'close':
        return step;
      default:
        return assertNever(step);
    }
  });
}
