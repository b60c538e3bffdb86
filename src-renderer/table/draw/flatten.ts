/**
 * Curves as polylines in pixels of the current zoom. Pixi chooses its own number of steps from the local radius, which
 * shows at high zoom; here the chord never leaves the curve by more than `SAGITTA_PX`, so no step can be seen.
 */
import type { Path, PathStep, Point } from '../../../shared/geometry';

/** The farthest a chord may lie from its arc, screen pixels, unless a picture with finer pixels asks for less. */
export const SAGITTA_PX = 0.04;

/** For a pixel ratio: as coarse as on any screen, finer only where a picture magnifies more. */
export function sagittaOf(dpr: number): number {
  return SAGITTA_PX * Math.min(1, 2 / dpr);
}
const RAD = Math.PI / 180;

/** x0, y0, x1, y1 ... in pixels. */
export type Polyline = number[];

/** Degrees an arc step runs through, clockwise, 0 to 360. */
export function sweepDeg(fromDeg: number, toDeg: number): number {
  const sweep = toDeg - fromDeg;
  return sweep < 0 ? sweep + 360 : Math.min(360, sweep);
}

/** Appends an arc's points after its first; `scale` turns inches into pixels. Angles clockwise from east, degrees. */
export function pushArc(
  out: Polyline,
  centre: Point,
  radiusIn: number,
  fromDeg: number,
  sweep: number,
  scale: number,
  sagittaPx = SAGITTA_PX,
): void {
  const radius = radiusIn * scale;
  const stepRad = 2 * Math.acos(Math.max(0, 1 - sagittaPx / Math.max(radius, sagittaPx)));
  const steps = Math.max(1, Math.ceil(Math.abs(sweep * RAD) / stepRad));
  for (let i = 1; i <= steps; i += 1) {
    const angle = (fromDeg + (sweep * i) / steps) * RAD;
    out.push(centre.x * scale + radius * Math.cos(angle), centre.y * scale + radius * Math.sin(angle));
  }
}

function pushStep(out: Polyline, step: PathStep, scale: number, sagittaPx: number): void {
  if (step.type === 'arc') {
    pushArc(
      out,
      step.centre,
      step.radiusIn,
      step.fromDeg,
      sweepDeg(step.fromDeg, step.toDeg),
      scale,
      sagittaPx,
    );
    out.length -= 2; // the stated end is the exact one
  }
  out.push(step.to.x * scale, step.to.y * scale);
}

/** A closed path's outline; the last point is not repeated if it meets the start. */
export function flattenPath(path: Path, scale: number, sagittaPx = SAGITTA_PX): Polyline {
  const out: Polyline = [path.start.x * scale, path.start.y * scale];
  for (const step of path.steps) pushStep(out, step, scale, sagittaPx);
  const last = out.length - 2;
  if (last > 0 && Math.hypot(out[last]! - out[0]!, out[last + 1]! - out[1]!) < 1e-6) out.length = last;
  return out;
}

/** An open run of steps from a point. */
export function flattenSteps(start: Point, steps: readonly PathStep[], scale: number): Polyline {
  const out: Polyline = [start.x * scale, start.y * scale];
  for (const step of steps) pushStep(out, step, scale, SAGITTA_PX);
  return out;
}

/** A whole circle, the first point due east and not repeated. */
export function flattenCircle(
  centre: Point,
  radiusIn: number,
  scale: number,
  sagittaPx = SAGITTA_PX,
): Polyline {
  const out: Polyline = [];
  pushArc(out, centre, radiusIn, 0, 360, scale, sagittaPx);
  return out;
}

/** Corner points as a polyline in pixels. */
export function scalePoints(points: readonly Point[], scale: number): Polyline {
  return points.flatMap((p) => [p.x * scale, p.y * scale]);
}
