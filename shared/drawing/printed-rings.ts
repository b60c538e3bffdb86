/** Range rings to print: the kernel's own regions of a base, with a hole for the base. */
import type { BaseId, BaseRecord } from '../content';
import {
  type ArcName,
  cosDeg,
  type FiringBase,
  hasArc,
  outlineAt,
  type Point,
  regionPath,
  sinDeg,
} from '../geometry';
import { boxOf, grown } from './boxes';
import { filled, group, line, paint, stroked } from './nodes';
import { discSteps, outlineSteps, polygonSteps } from './path-steps';
import { cutLine, foreMark, MARGIN_IN, type Printed } from './printed';
import { type Studio, written } from './sheet';
import type { Box, DrawingNode } from './types';

/** The bases that ships stand on. */
const SHIP_BASES: readonly BaseId[] = ['small', 'medium', 'large'];
const RINGS_IN = [1, 2, 3, 4, 5, 6];
const QUADRANTS: readonly ArcName[] = [
  'fore-port',
  'fore-starboard',
  'aft-port',
  'aft-starboard',
  'bow',
  'stern',
];

export function rangeRings(studio: Studio, only: BaseId | null): Printed {
  const farthest = Math.max(...RINGS_IN);
  let left = 0;
  const nodes: DrawingNode[] = [];
  const boxes: Box[] = [];
  for (const id of only ? [only] : SHIP_BASES) {
    const base = studio.pack.bases[id];
    const centre = { x: left + base.widthIn / 2 + farthest, y: 0 };
    nodes.push(ringsOf(studio, base, centre));
    boxes.push({
      x0: centre.x - base.widthIn / 2 - farthest,
      x1: centre.x + base.widthIn / 2 + farthest,
      y0: -base.lengthIn / 2 - farthest,
      y1: base.lengthIn / 2 + farthest,
    });
    left += base.widthIn + 2 * farthest + 2 * MARGIN_IN;
  }
  return {
    title: 'Range rings',
    description:
      'Everything within 1 to 6 inches of a base, edge to edge, with the limit lines of its arcs. Print at true scale, cut out the hole and lay it round the base.',
    box: grown(
      boxOf(
        boxes.flatMap(({ x0, y0, x1, y1 }) => [
          { x: x0, y: y0 },
          { x: x1, y: y1 },
        ]),
      ),
      MARGIN_IN,
    ),
    nodes,
  };
}

/** The rings are the kernel's own regions of a base that stands there. */
function ringsOf(studio: Studio, base: BaseRecord, centre: Point): DrawingNode {
  const { inks } = studio;
  const pose = { ...centre, headingDeg: 0 };
  const firing: FiringBase = { pose, corners: base.corners, wedgeApexIn: base.wedgeApexIn };
  const outer = Math.max(...RINGS_IN);
  const limits = QUADRANTS.filter((arc) => base.arcs.includes(arc) && hasArc(firing, arc)).map((arc) =>
    stroked(outlineSteps(regionPath(firing, arc, outer)), line(inks.text2, 0.006, { dashIn: [0.06, 0.05] })),
  );
  const rings = RINGS_IN.map((range) =>
    stroked(
      outlineSteps(regionPath(firing, 'all', range)),
      range === outer ? cutLine(studio) : line(inks.text, 0.012),
    ),
  );
  const figures = RINGS_IN.flatMap((range) =>
    [-60, 0, 60, 180].map((bearing) => figureOn(studio, base, centre, range, bearing)),
  );
  const hole = outlineAt(base.corners, pose).corners;
  return group(`Range rings of the ${base.name}`, [
    ...limits,
    ...rings,
    ...figures,
    filled(polygonSteps(hole), paint(inks.halo), cutLine(studio)),
    written(studio, base.name, { x: centre.x, y: centre.y + 0.05 }, 'small', inks.text2, 'middle'),
    foreMark(studio, base, centre),
  ]);
}

/** A ring's figure on a white spot of the ring, on a bearing from the base's nearest corner or edge. */
function figureOn(
  studio: Studio,
  base: BaseRecord,
  centre: Point,
  range: number,
  bearing: number,
): DrawingNode {
  const outward = { x: sinDeg(bearing), y: -cosDeg(bearing) };
  const farthest = Math.max(
    ...outlineAt(base.corners, { ...centre, headingDeg: 0 }).corners.map(
      ({ x, y }) => (x - centre.x) * outward.x + (y - centre.y) * outward.y,
    ),
  );
  const support = bearing % 180 === 0 ? { x: centre.x, y: centre.y + outward.y * farthest } : null;
  const corner = outlineAt(base.corners, { ...centre, headingDeg: 0 }).corners.reduce((best, each) =>
    each.x * outward.x + each.y * outward.y > best.x * outward.x + best.y * outward.y ? each : best,
  );
  const from = support ?? corner;
  const at = { x: from.x + outward.x * range, y: from.y + outward.y * range };
  return group(null, [
    filled(discSteps(at, 0.13), paint(studio.inks.halo)),
    written(studio, String(range), { x: at.x, y: at.y + 0.055 }, 'figure', studio.inks.text, 'middle'),
  ]);
}
