/** Bases, projectiles and tokens to print, in rows on one sheet, each with its name below it. */
import { BASE_IDS, type BaseRecord } from '../content';
import { outlineAt, type Point, toTable } from '../geometry';
import { FEATURE_KINDS } from '../sector';
import { boxOf, grown } from './boxes';
import { plainFigure } from './figures';
import { filled, group, line, paint, stroked } from './nodes';
import { discSteps, lineSteps, polygonSteps } from './path-steps';
import { pictureOf, slotCentres } from './pieces';
import { cutLine, foreMark, MARGIN_IN, type Printed } from './printed';
import { measured, type Studio, written } from './sheet';
import type { Box, DrawingNode } from './types';

interface Cut {
  readonly name: string;
  readonly widthIn: number;
  readonly heightIn: number;
  readonly draw: (centre: Point) => readonly DrawingNode[];
}

/** A sheet is no wider than a page's printable part. */
const SHEET_WIDE_IN = 7.2;
const GAP_IN = 0.25;
const NAME_IN = 0.3;

/** Every base of the pack: outline, slots, centre, fore end. */
export function basesSheet(studio: Studio): Printed {
  const cuts = BASE_IDS.map((id): Cut => {
    const base = studio.pack.bases[id];
    const size = boxOf(outlineAt(base.corners, { x: 0, y: 0, headingDeg: 0 }).corners);
    return {
      name: `${base.name} · ${plainFigure(base.widthIn, 3)} × ${plainFigure(base.lengthIn, 3)}`,
      widthIn: size.x1 - size.x0,
      heightIn: size.y1 - size.y0,
      draw: (centre) => drawBase(studio, base, centre),
    };
  });
  return sheetOf(
    studio,
    'Bases',
    'Every base at true scale, fore up, with the slots of the turning tool.',
    cuts,
  );
}

function drawBase(studio: Studio, base: BaseRecord, centre: Point): DrawingNode[] {
  const { inks } = studio;
  const pose = { ...centre, headingDeg: 0 };
  const outline = polygonSteps(outlineAt(base.corners, pose).corners);
  const slots = slotCentres(base).flatMap((at) => discSteps(toTable(pose, at), base.slotRadiusIn ?? 0));
  const cross = [
    ...lineSteps([
      { x: centre.x - 0.06, y: centre.y },
      { x: centre.x + 0.06, y: centre.y },
    ]),
    ...lineSteps([
      { x: centre.x, y: centre.y - 0.06 },
      { x: centre.x, y: centre.y + 0.06 },
    ]),
  ];
  return [
    ...(slots.length > 0
      ? [group(null, [filled(slots, paint(inks.text2, 0.12), line(inks.text, 0.008))], outline)]
      : []),
    stroked(cross, line(inks.text2, 0.006)),
    stroked(outline, cutLine(studio)),
    foreMark(studio, base, {
      x: centre.x,
      y: centre.y + (base.slotRadiusIn === null ? 0 : foreSlotIn(base)),
    }),
  ];
}

/** How far the fore slot reaches into the base, so that the mark stands behind it. */
function foreSlotIn({ slotRadiusIn, slotGapIn }: BaseRecord): number {
  return Math.max(0, (slotRadiusIn ?? 0) - (slotGapIn?.fore ?? 0));
}

/** One token of each kind of feature and of each projectile. */
export function tokensSheet(studio: Studio): Printed {
  const { pack } = studio;
  const features = FEATURE_KINDS.flatMap((kind): Cut[] => {
    const record = pack.features[kind];
    if (!record) return [];
    const { name, diameterIn } = record;
    return [
      {
        name,
        widthIn: diameterIn,
        heightIn: diameterIn,
        draw: (centre) => [
          ...pictureOf(studio, `feature-${kind}`, { ...centre, headingDeg: 0 }, 'neutral'),
          stroked(discSteps(centre, diameterIn / 2), cutLine(studio)),
        ],
      },
    ];
  });
  const projectiles = Object.values(pack.units)
    .filter(({ base }) => base === 'projectile')
    .map((unit): Cut => {
      const base = pack.bases.projectile;
      const { corners } = outlineAt(base.corners, { x: 0, y: 0, headingDeg: 0 });
      const size = boxOf(corners);
      return {
        name: unit.shortName,
        widthIn: size.x1 - size.x0,
        heightIn: size.y1 - size.y0,
        draw: (centre) => [
          ...pictureOf(studio, unit.silhouette, { ...centre, headingDeg: 0 }, 'neutral'),
          stroked(
            polygonSteps(outlineAt(base.corners, { ...centre, headingDeg: 0 }).corners),
            cutLine(studio),
          ),
        ],
      };
    });
  const words = 'Feature tokens and projectiles at true scale, fore up.';
  return sheetOf(studio, 'Tokens', words, [...features, ...projectiles]);
}

/** Sets the cuts in rows from left to right, a row as high as its highest. */
function sheetOf(studio: Studio, title: string, description: string, cuts: readonly Cut[]): Printed {
  const nodes: DrawingNode[] = [];
  const boxes: Box[] = [];
  let [x, y, rowHigh] = [0, 0, 0];
  for (const cut of cuts) {
    const wide = Math.max(cut.widthIn, measured(studio, cut.name, 'small'));
    if (x > 0 && x + wide > SHEET_WIDE_IN) [x, y, rowHigh] = [0, y + rowHigh + NAME_IN + GAP_IN, 0];
    const middle = x + wide / 2;
    const name = { x: middle, y: y + cut.heightIn + 0.2 };
    nodes.push(
      group(cut.name, [
        ...cut.draw({ x: middle, y: y + cut.heightIn / 2 }),
        written(studio, cut.name, name, 'small', studio.inks.text2, 'middle'),
      ]),
    );
    boxes.push({ x0: x, y0: y, x1: x + wide, y1: y + cut.heightIn + NAME_IN });
    x += wide + GAP_IN;
    rowHigh = Math.max(rowHigh, cut.heightIn);
  }
  const corners = boxes.flatMap((box) => [
    { x: box.x0, y: box.y0 },
    { x: box.x1, y: box.y1 },
  ]);
  return {
    title,
    description: `${description} Print at true scale and cut on the line.`,
    box: grown(boxOf(corners), MARGIN_IN),
    nodes,
  };
}
