/** Plans drawn for tests, and what their drawings hold. */
import { readFileSync } from 'node:fs';
import { pathsOf, pointsOfStep } from './drawing-probes';
import { shippedArt } from './shipped-art';
import { shippedContent } from './shipped-content';
import { type Annotation, parsePlan, type SectorPlan } from '../../shared/documents';
import type { Point } from '../../shared/geometry';
import { DEFAULT_PLAN_DRAWING, type PlanDrawingOptions } from '../../shared/drawing/options';
import type { Steps } from '../../shared/drawing/path-steps';
import { drawPlan } from '../../shared/drawing/plan';
import type { Box } from '../../shared/drawing/types';

export const pack = shippedContent();
const art = shippedArt();
export const FOLDER = new URL('../../assets/scenarios/', import.meta.url);

/** An example that ships. Throws where it is no plan. */
export function example(name: string): SectorPlan {
  const plan = parsePlan(readFileSync(new URL(name, FOLDER), 'utf8'), pack);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
}
export const helix = example('helix-crossing.plotroom');

/** The drawing with the default options but for those named. */
export function draw(plan: SectorPlan, options: Partial<PlanDrawingOptions> = {}) {
  return drawPlan(pack, plan, art, { ...DEFAULT_PLAN_DRAWING, ...options });
}
/** The Helix crossing with these annotations alone. */
export function withAnnotations(...annotations: Annotation[]): SectorPlan {
  return { ...helix, annotations };
}

/** True if some drawn path has just these steps, to 1e-4. */
export function isDrawn(drawn: readonly Steps[], steps: Steps): boolean {
  const wanted = steps.flatMap(pointsOfStep);
  return drawn.some((each) => {
    const points = each.flatMap(pointsOfStep);
    return (
      points.length === wanted.length &&
      points.every(({ x, y }, k) => Math.hypot(x - (wanted[k]?.x ?? NaN), y - (wanted[k]?.y ?? NaN)) < 1e-4)
    );
  });
}
/** Every path of the drawing, in its order. */
export const stepsOf = (plan: SectorPlan, options: Partial<PlanDrawingOptions> = {}): Steps[] =>
  pathsOf(draw(plan, options).drawing.nodes).map(({ steps }) => steps);
/** Corners joined as drawings join them. */
export const polygon = (corners: readonly Point[]): Steps =>
  corners.map((to, k) => ({ type: k === 0 ? ('move' as const) : ('line' as const), to }));

/** True if the inner box lies in the outer one; a shared edge counts. */
export function isInside(inner: Box, outer: Box): boolean {
  const slack = 1e-9;
  return (
    inner.x0 >= outer.x0 - slack &&
    inner.y0 >= outer.y0 - slack &&
    inner.x1 <= outer.x1 + slack &&
    inner.y1 <= outer.y1 + slack
  );
}

/** One annotation of each kind, with the same words in each. */
export function everyKind(text: string): Annotation[] {
  const [from, to] = [
    { x: 3, y: 30 },
    { x: 9, y: 33 },
  ];
  return [
    { id: 'a', type: 'ruler', points: [from, to, { x: 12, y: 30 }] },
    { id: 'b', type: 'note', at: { x: 14, y: 30 }, text: text || 'x', to: { piece: 'defiant' } },
    { id: 'c', type: 'arrow', points: [from, to], text },
    { id: 'd', type: 'area', shape: { at: to, radiusIn: 2 }, text, owner: 'blue' },
    { id: 'e', type: 'dimension', from: { piece: 'defiant' }, to: { piece: 'fighter-1' }, text },
    { id: 'f', type: 'pin', from: 'defiant', to: 'fighter-2' },
    {
      id: 'g',
      type: 'course',
      class: 'constellation',
      start: { x: 8, y: 20, headingDeg: 66 },
      legs: [
        { kind: 'forward', tool: 'starboard', notches: 0.5, distanceIn: 5, headingDeg: null },
        { kind: 'lateral-starboard', tool: 'fore', notches: 0.5, distanceIn: 2, headingDeg: null },
        { kind: 'come-about', tool: null, notches: 0, distanceIn: 0, headingDeg: 200 },
      ],
      text,
    },
  ];
}
