/** A base's outline in its own pixels: x to starboard, y aft, so that fore is up before the piece is turned. */
import { clipPolygonToConvex, insideConvex } from '../draw/clip';
import { flattenCircle } from '../draw/flatten';
import type { Polyline } from '../draw/flatten';
import type { PieceShape } from '../scene-model';

export interface PlateShape {
  readonly outline: Polyline;
  /** The parts of the slots that lie on the base, and the arcs that bound them inside it. */
  readonly slots: readonly { readonly area: Polyline; readonly edge: Polyline }[];
  /** How far the base reaches fore of its centre, pixels. */
  readonly forePx: number;
  readonly halfWidthPx: number;
}

/** `sagittaPx`: how far a chord may lie from its arc. */
export function plateShape(shape: PieceShape, pxPerIn: number, sagittaPx: number): PlateShape {
  if (shape.body.type === 'disc') {
    const radius = shape.body.radiusIn * pxPerIn;
    return {
      outline: flattenCircle({ x: 0, y: 0 }, shape.body.radiusIn, pxPerIn, sagittaPx),
      slots: [],
      forePx: radius,
      halfWidthPx: radius,
    };
  }
  const outline = shape.body.corners.flatMap((c) => [c.u * pxPerIn, -c.v * pxPerIn]);
  return {
    outline,
    slots: shape.slots.map((slot) => {
      const circle = flattenCircle({ x: slot.at.u, y: -slot.at.v }, slot.radiusIn, pxPerIn, sagittaPx);
      return { area: clipPolygonToConvex(circle, outline), edge: insideRun(circle, outline) };
    }),
    forePx: Math.max(...shape.body.corners.map((c) => c.v)) * pxPerIn,
    halfWidthPx: Math.max(...shape.body.corners.map((c) => c.u)) * pxPerIn,
  };
}

/** The one run of the circle's points that lies on the base. */
function insideRun(circle: Polyline, outline: Polyline): Polyline {
  const count = circle.length / 2;
  const inside = Array.from({ length: count }, (_, i) =>
    insideConvex(outline, circle[2 * i]!, circle[2 * i + 1]!),
  );
  const start = inside.findIndex((is, i) => is && !inside[(i + count - 1) % count]);
  if (start < 0) return inside[0] ? circle : [];
  const run: Polyline = [];
  for (let k = 0; k < count && inside[(start + k) % count]; k += 1) {
    const i = (start + k) % count;
    run.push(circle[2 * i]!, circle[2 * i + 1]!);
  }
  return run;
}
