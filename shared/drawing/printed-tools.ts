/** Turning tool and rulers to print. The cutting line is the figure's own line: cut on its middle. */
import type { ToolRecord } from '../content';
import type { Point } from '../geometry';
import { grown } from './boxes';
import { plainFigure } from './figures';
import { cutLine, MARGIN_IN, type Printed } from './printed';
import { filled, line, paint, stroked } from './nodes';
import { arcCurves, boxSteps, lineSteps, onCircle } from './path-steps';
import { type Studio, written } from './sheet';
import type { Box, DrawingNode, PathStep, Stroke } from './types';

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
