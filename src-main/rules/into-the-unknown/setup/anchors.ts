/** What a placement says that something is near to, and the boxes in which its places can lie. */
import type { Placement } from '../../../../shared/content/into-the-unknown';
import type { Box, Disc, Point, Shape } from '../../../../shared/geometry';
import type { SetupArea, SystemPlace } from '../../../../shared/sector';
import type { SeatId } from '../../engine';
import type { TableObject } from './objects';
import type { PlacementGround, Placing } from './placing';

export function isCreature(object: TableObject): boolean {
  return object.type === 'unit' && object.subtype === 'creature';
}

/** Set-up areas of a seat; none for nobody. */
export function areasOf(
  { sector }: Pick<PlacementGround, 'sector'>,
  seat: SeatId | null,
): readonly Omit<SetupArea, 'player'>[] {
  return sector.setupAreas
    .filter(({ player }) => seat !== null && player === Number(seat))
    .map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }));
}

type Anchor = NonNullable<Placement['at']>['of'];

/** Shapes that the thing must be near to: any of them will do. */
export function anchorsOf(ground: PlacementGround, of: Anchor, placing: Placing): readonly Shape[] {
  const named = (id: string | null | undefined): readonly Shape[] =>
    ground.objects.filter((each) => each.id === id).map(({ shape }) => shape);
  switch (of) {
    case 'system-centre':
      return ground.sector.systems.map(centreOf);
    case 'creature':
      return ground.objects.filter(isCreature).map(({ shape }) => shape);
    case 'target':
      return named(placing.target);
    case 'self':
      return named(placing.self);
    case 'placed':
      return named(placing.first?.at(-1));
    case 'where-it-was':
      return placing.was ? [placing.was] : [];
    case 'setup-area':
      return areasOf(ground, placing.seat).map((area) => ({ type: 'box', ...area }));
  }
}

function centreOf({ x, y }: SystemPlace): Shape {
  return { type: 'point', at: { x, y } };
}

/** Boxes that hold every place a centre may have, to draw from: where it must be near something, around that alone. */
export function placesToTry(
  ground: PlacementGround,
  where: Placement,
  placing: Omit<Placing, 'shape'>,
): readonly Omit<Box, 'type'>[] {
  const { at } = where;
  if (at !== undefined) {
    const anchors = anchorsOf(ground, at.of, { ...placing, shape: POINT });
    const reach = at.of === 'setup-area' ? 0 : at.inches + WIDEST_IN;
    return anchors.map((anchor) => around(anchor, reach));
  }
  if (!where.inSystem && !where.onePerSystem && !where.anotherSystem) return [ground.box];
  return ground.sector.systems.map(({ x, y, radiusIn }) => ({
    x0: x - radiusIn,
    y0: y - radiusIn,
    x1: x + radiusIn,
    y1: y + radiusIn,
  }));
}

const POINT: Disc = { type: 'disc', centre: { x: 0, y: 0 }, radiusIn: 0 };
/** Half the length of the longest base, inches, with room to spare: boxes to draw from may be too large, never too small. */
const WIDEST_IN = 4;

function around(shape: Shape, reachIn: number): Omit<Box, 'type'> {
  const corners = cornersOf(shape);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    x0: Math.min(...xs) - reachIn,
    y0: Math.min(...ys) - reachIn,
    x1: Math.max(...xs) + reachIn,
    y1: Math.max(...ys) + reachIn,
  };
}

function cornersOf(shape: Shape): readonly Point[] {
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
        { x: shape.x1, y: shape.y1 },
      ];
    case 'disc': {
      const { centre, radiusIn } = shape;
      return [
        { x: centre.x - radiusIn, y: centre.y - radiusIn },
        { x: centre.x + radiusIn, y: centre.y + radiusIn },
      ];
    }
  }
}
