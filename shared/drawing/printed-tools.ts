/** Turning tool, rulers and range rings to print. The cutting line is the figure's own line: cut on its middle. */
import type { BaseId, BaseRecord, ToolRecord } from '../content';
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
import { plainFigure } from './figures';
import type { Printed } from './instruments';
import { filled, group, line, paint, stroked } from './nodes';
import {
  arcCurves,
  boxSteps,
  discSteps,
  lineSteps,
  onCircle,
  outlineSteps,
  polygonSteps,
} from './path-steps';
import { type Studio, written } from './sheet';
import type { Box, DrawingNode, PathStep, Stroke } from './types';

export const MARGIN_IN = 0.3;

/** Where scissors go. */
export function cutLine({ inks }: Studio): Stroke {
  return line(inks.text, 0.01);
}
function fine({ inks }: Studio): Stroke {
  return line(inks.text2, 0.006);
}

/** The tool's outline, its head's centre at the origin and its stem down the page. */
export function toolOutline({ headRadiusIn, stemWidthIn, stemEndIn, notchBottomIn }: ToolRecord): PathStep[] {
  const half = stemWidthIn / 2;
  const joint = Math.sqrt(headRadiusIn ** 2 - half ** 2);
  const jointDeg = (Math.atan2(joint, half) * 180) / Math.PI;
  return [
    ...lineSteps([
      { x: half, y: joint },
      { x: half, y: stemEndIn },
      { x: 0, y: notchBottomIn },
      { x: -half, y: stemEndIn },
      { x: -half, y: joint },
    ]),
    ...arcCurves({ x: 0, y: 0 }, headRadiusIn, 180 - jointDeg, 360 + jointDeg),
    { type: 'close' },
  ];
}

export function turningTool(studio: Studio): Printed {
  const { tool } = studio.pack;
  const r = tool.headRadiusIn;
  const notches = Array.from({ length: Math.round(360 / tool.notchDeg) }, (_, k) => {
    const bearing = 90 + k * tool.notchDeg;
    const half = bearing + tool.notchDeg / 2;
    const at: Point = { x: 0, y: 0 };
    return [
      ...lineSteps([onCircle(at, r, bearing), onCircle(at, 0.72 * r, bearing)]),
      ...lineSteps([onCircle(at, r, half), onCircle(at, 0.86 * r, half)]),
    ];
  });
  const box = grown({ x0: -r, y0: -r, x1: r, y1: tool.stemEndIn }, MARGIN_IN);
  const cross = [
    ...lineSteps([
      { x: -0.06, y: 0 },
      { x: 0.06, y: 0 },
    ]),
    ...lineSteps([
      { x: 0, y: -0.06 },
      { x: 0, y: 0.06 },
    ]),
  ];
  return {
    title: 'Turning tool',
    description: `Head of radius ${plainFigure(r, 3)} in, stem ${plainFigure(tool.stemWidthIn, 3)} in wide, tips ${plainFigure(tool.stemEndIn, 3)} in from the head's centre; a notch is ${plainFigure(tool.notchDeg, 2)} degrees. Print at true scale and cut on the line.`,
    box: { ...box, y1: box.y1 + 0.2 },
    nodes: [
      stroked(notches.flat(), fine(studio)),
      stroked(cross, fine(studio)),
      stroked(toolOutline(tool), cutLine(studio)),
      written(
        studio,
        'turning tool',
        { x: 0, y: tool.stemEndIn + 0.25 },
        'small',
        studio.inks.text2,
        'middle',
      ),
    ],
  };
}

const RULER_WIDE_IN = 0.8;

export function ruler(studio: Studio, lengthIn: number): Printed {
  const body: Box = { x0: 0, y0: 0, x1: lengthIn, y1: RULER_WIDE_IN };
  const ticks = Array.from({ length: 2 * lengthIn - 1 }, (_, k) => {
    const x = (k + 1) / 2;
    const length = Number.isInteger(x) ? 0.3 : 0.17;
    return lineSteps([
      { x, y: 0 },
      { x, y: length },
    ]);
  });
  const figures = Array.from({ length: lengthIn - 1 }, (_, k) =>
    written(studio, String(k + 1), { x: k + 1, y: 0.5 }, 'figure', studio.inks.text, 'middle'),
  );
  return {
    title: `Ruler of ${lengthIn} inches`,
    description:
      'A tick every half inch. Print at true scale and cut on the line; its ends are 0 and its length.',
    box: grown(body, MARGIN_IN),
    nodes: [
      ...shadedInches(studio, lengthIn),
      stroked(ticks.flat(), line(studio.inks.text, 0.012)),
      ...figures,
      stroked(boxSteps(body), cutLine(studio)),
    ],
  };
}

/** Every other inch is filled along the foot, so that inches are counted at a glance. */
function shadedInches({ inks }: Studio, lengthIn: number): DrawingNode[] {
  const fields = Array.from({ length: Math.floor(lengthIn / 2) }, (_, k) =>
    boxSteps({ x0: 2 * k + 1, x1: 2 * k + 2, y0: 0.66, y1: RULER_WIDE_IN }),
  );
  return [filled(fields.flat(), paint(inks.neatline))];
}

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

/** A small triangle inside the fore edge. */
export function foreMark(
  { inks }: Studio,
  { lengthIn }: Pick<BaseRecord, 'lengthIn'>,
  { x, y }: Point,
): DrawingNode {
  const fore = y - lengthIn / 2 + 0.12;
  return filled(
    polygonSteps([
      { x: x - 0.07, y: fore + 0.1 },
      { x, y: fore },
      { x: x + 0.07, y: fore + 0.1 },
    ]),
    paint(inks.text2),
  );
}
