/** Units and features as they stand: base, stripes, slots, picture, heading. Bases are the kernel's own outlines. */
import type { BaseRecord } from '../content';
import type { PlanFeature, PlanUnit } from '../documents';
import { outlineAt, type Point, type Pose, type ShipPoint, toTable } from '../geometry';
import { baseOf, classOf, featureRadiusIn, type Owner } from '../sector';
import { boxAbout, boxOf, grown } from './boxes';
import { discCorners, hatchSteps } from './hatch';
import type { PlateInks } from './inks';
import type { LabelWish } from './labels';
import { filled, group, line, paint, stroked } from './nodes';
import { discSteps, polygonSteps } from './path-steps';
import type { Sheet, Studio } from './sheet';
import { silhouetteNodes } from './silhouette';
import type { DrawingNode } from './types';
import { featureLine, featureName, plainPlace, unitLine, unitName } from './words';

/** A piece that is drawn: what it looks like, and what its name needs to know. */
export interface DrawnPiece {
  readonly node: DrawingNode;
  readonly label: LabelWish;
}

/** How large a unit is drawn whose class no pack knows. */
const UNKNOWN_RADIUS_IN = 0.75;
const HATCH_IN = 0.125;

export function drawUnit(sheet: Sheet, unit: PlanUnit): DrawnPiece {
  const { pack, inks } = sheet;
  const owner = unit.owner ?? 'neutral';
  const base = baseOf(pack, unit);
  const line = unitLine(pack, unit);
  const name = unitName(pack, unit);
  const title = [name, owner, line, plainPlace(unit.pose), `heading ${Math.round(unit.pose.headingDeg)}°`];
  const corners = base
    ? outlineAt(base.corners, unit.pose).corners
    : discCorners(unit.pose, UNKNOWN_RADIUS_IN, 24);
  const picture = pictureOf(sheet, classOf(pack, unit)?.silhouette ?? null, unit.pose, owner);
  const plate = plateNodes(
    sheet,
    corners,
    inks.plates[owner],
    base ? slotNodes(sheet, base, unit.pose, owner) : [],
  );
  const pip = pipNode(sheet, base, unit.pose, owner);
  return {
    node: group(title.filter((part) => part !== null).join(', '), [...plate, ...picture, pip]),
    label: {
      id: unit.id,
      piece: grown(boxOf(corners), 0),
      name,
      line,
      isRound: false,
      isSmall: isSmall(base),
    },
  };
}

function isSmall(base: BaseRecord | undefined): boolean {
  return base !== undefined && Math.max(base.widthIn, base.lengthIn) < 1.2;
}

/** The base itself; the outline is drawn last, so that nothing covers it. */
export function plateNodes(
  { px }: Pick<Studio, 'px'>,
  corners: readonly Point[],
  plate: PlateInks,
  slots: readonly DrawingNode[],
): DrawingNode[] {
  const outline = polygonSteps(corners);
  const hatch = plate.hatch
    ? [stroked(hatchSteps(corners, -45, HATCH_IN), line(plate.hatch, HATCH_IN / 3, { opacity: 0.62 }))]
    : [];
  return [
    filled(outline, paint(plate.fill)),
    ...hatch,
    ...(slots.length > 0 ? [group(null, slots, outline)] : []),
    stroked(outline, line(plate.stroke, 2 * px)),
  ];
}

/** Centres of the circles that the slots are cut with: on the axes, outside the edges by the base's slot gap. */
export function slotCentres({
  slotRadiusIn,
  slotGapIn,
  lengthIn,
  widthIn,
}: BaseRecord): readonly ShipPoint[] {
  if (slotRadiusIn === null || slotGapIn === null) return [];
  const [fore, side] = [lengthIn / 2 + slotGapIn.fore, widthIn / 2 + slotGapIn.side];
  return [
    { u: 0, v: fore },
    { u: side, v: 0 },
    { u: 0, v: -fore },
    { u: -side, v: 0 },
  ];
}

export function slotNodes({ inks, px }: Studio, base: BaseRecord, pose: Pose, owner: Owner): DrawingNode[] {
  const radiusIn = base.slotRadiusIn ?? 0;
  const steps = slotCentres(base).flatMap((at) => discSteps(toTable(pose, at), radiusIn));
  if (steps.length === 0) return [];
  return [filled(steps, paint(inks.slot, 0.75), line(inks.plates[owner].stroke, px, { opacity: 0.8 }))];
}

export function pictureOf({ art, inks }: Studio, id: string | null, pose: Pose, owner: Owner): DrawingNode[] {
  const svg = id !== null && Object.hasOwn(art.silhouettes, id) ? art.silhouettes[id] : undefined;
  return svg === undefined ? [] : silhouetteNodes(svg, pose, inks.plates[owner]);
}

/** A small arrowhead outside the fore edge: which way the base points. */
function pipNode({ inks, px }: Sheet, base: BaseRecord | undefined, pose: Pose, owner: Owner): DrawingNode {
  const fore = (base ? base.lengthIn / 2 : UNKNOWN_RADIUS_IN) + 5 * px;
  const half = 5.5 * px;
  const at = (u: number, v: number): Point => toTable(pose, { u, v });
  const steps = polygonSteps([at(-half, fore), at(0, fore + 1.35 * half), at(half, fore)]);
  return filled(steps, paint(inks.plates[owner].stroke));
}

export function drawFeature(sheet: Sheet, feature: PlanFeature): DrawnPiece {
  const { pack, inks, px } = sheet;
  const owner = feature.owner ?? 'neutral';
  const plate = inks.plates[owner];
  const radiusIn = featureRadiusIn(pack, feature.kind);
  const disc = discSteps(feature.at, radiusIn);
  const name = featureName(pack, feature);
  const line_ = featureLine(feature);
  const isNobodys = owner === 'neutral';
  const hatch = plate.hatch
    ? [
        stroked(
          hatchSteps(discCorners(feature.at, radiusIn), -45, HATCH_IN),
          line(plate.hatch, HATCH_IN / 3, { opacity: 0.5 }),
        ),
        filled(discSteps(feature.at, 0.66 * radiusIn), paint(plate.fill)),
      ]
    : [];
  const title = [name, isNobodys ? null : owner, line_, plainPlace(feature.at)];
  return {
    node: group(title.filter((part) => part !== null).join(', '), [
      filled(disc, paint(isNobodys ? inks.token.fill : plate.fill)),
      ...hatch,
      stroked(disc, line(isNobodys ? inks.token.stroke : plate.stroke, 1.5 * px)),
      ...pictureOf(sheet, `feature-${feature.kind}`, { ...feature.at, headingDeg: 0 }, owner),
    ]),
    label: {
      id: feature.id,
      piece: boxAbout(feature.at, radiusIn),
      name,
      line: line_,
      isRound: true,
      isSmall: true,
    },
  };
}
