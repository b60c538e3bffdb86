/** Independent looks at shapes for the geometry properties: motions, mirrors and sampled points. */
import { type Point, type Pose, type Shape, cosDeg, sinDeg } from '../../shared/geometry';

/** A rigid motion of the whole table: turned about the origin, then shifted. */
export interface Motion {
  readonly turnDeg: number;
  readonly dx: number;
  readonly dy: number;
}

export function movePoint({ turnDeg, dx, dy }: Motion, { x, y }: Point): Point {
  const [sin, cos] = [sinDeg(turnDeg), cosDeg(turnDeg)];
  return { x: x * cos - y * sin + dx, y: x * sin + y * cos + dy };
}

export function movePose(motion: Motion, pose: Pose): Pose {
  return { ...movePoint(motion, pose), headingDeg: (pose.headingDeg + motion.turnDeg) % 360 };
}

export function moveShape(motion: Motion, shape: Shape): Shape {
  return mapShape(shape, (at) => movePoint(motion, at), false);
}

/** The table seen in a mirror along its north-south axis. */
export const mirrorPoint = ({ x, y }: Point): Point => ({ x: 36 - x, y });
export const mirrorPose = ({ x, y, headingDeg }: Pose): Pose => ({
  x: 36 - x,
  y,
  headingDeg: (360 - headingDeg) % 360,
});
export const mirrorShape = (shape: Shape): Shape => mapShape(shape, mirrorPoint, true);

function mapShape(shape: Shape, map: (at: Point) => Point, turnsOver: boolean): Shape {
  switch (shape.type) {
    case 'polygon': {
      const corners = shape.corners.map(map);
      return { type: 'polygon', corners: turnsOver ? corners.reverse() : corners };
    }
    case 'disc':
      return { ...shape, centre: map(shape.centre) };
    case 'point':
      return { type: 'point', at: map(shape.at) };
    case 'segment':
      return { type: 'segment', from: map(shape.from), to: map(shape.to) };
    case 'box': {
      const { x0, y0, x1, y1 } = shape;
      const corners = [
        { x: x0, y: y0 },
        { x: x1, y: y0 },
        { x: x1, y: y1 },
        { x: x0, y: y1 },
      ].map(map);
      return { type: 'polygon', corners: turnsOver ? corners.reverse() : corners };
    }
  }
}

/** Points along the outline of a shape, `perEdge` on each edge, corners included. */
export function outlinePoints(shape: Shape, perEdge: number): Point[] {
  if (shape.type === 'disc') {
    const count = perEdge * 12;
    return Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * index) / count;
      return {
        x: shape.centre.x + shape.radiusIn * Math.cos(angle),
        y: shape.centre.y + shape.radiusIn * Math.sin(angle),
      };
    });
  }
  const corners = cornersOf(shape);
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return Array.from({ length: perEdge }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / perEdge,
      y: from.y + ((to.y - from.y) * step) / perEdge,
    }));
  });
}

/** Points of a shape, its inside included: its outline drawn together toward its middle in rings. */
export function innerPoints(shape: Shape, perEdge: number, rings: number): Point[] {
  const outline = outlinePoints(shape, perEdge);
  const middle = {
    x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
    y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
  };
  return Array.from({ length: rings + 1 }, (_, ring) => ring / rings).flatMap((part) =>
    outline.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * part, y: middle.y + (y - middle.y) * part })),
  );
}

function cornersOf(shape: Exclude<Shape, { type: 'disc' }>): readonly Point[] {
  switch (shape.type) {
    case 'polygon':
      return shape.corners;
    case 'point':
      return [shape.at];
    case 'segment':
      return [shape.from, shape.to];
    case 'box':
      return [
        { x: shape.x0, y: shape.y0 },
        { x: shape.x1, y: shape.y0 },
        { x: shape.x1, y: shape.y1 },
        { x: shape.x0, y: shape.y1 },
      ];
  }
}

/** How far a point lies from the outline of a shape, by the outline's own definition, inches. */
export function offOutline(shape: Shape, at: Point): number {
  if (shape.type === 'disc')
    return Math.abs(Math.hypot(at.x - shape.centre.x, at.y - shape.centre.y) - shape.radiusIn);
  const corners = cornersOf(shape);
  return Math.min(
    ...corners.map((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const [ex, ey] = [to.x - from.x, to.y - from.y];
      const length = ex * ex + ey * ey;
      const along = length === 0 ? 0 : ((at.x - from.x) * ex + (at.y - from.y) * ey) / length;
      const part = Math.min(1, Math.max(0, along));
      return Math.hypot(at.x - from.x - part * ex, at.y - from.y - part * ey);
    }),
  );
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point so far from another along a direction of length 1. */
export function at(from: Point, direction: Point, alongIn: number): Point {
  return { x: from.x + direction.x * alongIn, y: from.y + direction.y * alongIn };
}
