/** Any travel of a base towards another. */
import fc from 'fast-check';
import { type Disc, type Point, type Polygon, foreVector } from '../../shared/geometry';
import { anyOutline, anyPiece, onGrid } from './geometry-bases';

interface Travel {
  readonly mover: Polygon;
  readonly direction: Point;
  readonly distanceIn: number;
  readonly obstacle: Polygon | Disc;
}
/** Half of the travels are aimed at the obstacle, give or take 30 degrees, so that many meet it. */
export const anyTravel: fc.Arbitrary<Travel> = fc
  .tuple(anyOutline, anyPiece, onGrid(0, 17), fc.boolean(), onGrid(0, 360))
  .map(([mover, obstacle, distanceIn, aimed, bearing]) => {
    const from = mover.corners[0] ?? { x: 0, y: 0 };
    const to = obstacle.type === 'disc' ? obstacle.centre : (obstacle.corners[2] ?? from);
    const toward = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
    const direction = foreVector(aimed ? toward + (bearing - 180) / 6 : bearing);
    return { mover, direction, distanceIn, obstacle };
  });

/** The base so far along its way, inches. */
export function moved(mover: Polygon, direction: Point, byIn: number): Polygon {
  const shift = ({ x, y }: Point): Point => ({ x: x + direction.x * byIn, y: y + direction.y * byIn });
  return { type: 'polygon', corners: mover.corners.map(shift) };
}
