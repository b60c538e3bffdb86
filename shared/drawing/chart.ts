/** What is printed on the chart: sector, stars, systems, set-up areas, graticule, markers. Inside the sector only. */
import { foreVector, type Point } from '../geometry';
import { OWNERS, type Owner } from '../sector';
import { boxAbout, overlapArea } from './boxes';
import { line, filled, paint, stroked } from './nodes';
import { boxSteps, discSteps, lineSteps, onCircle, polygonSteps } from './path-steps';
import { type Lettered, measured, type Sheet, writtenWithHalo } from './sheet';
import { hatchSteps } from './hatch';
import { plural } from './words';
import type { Box, DrawingNode, PathStep } from './types';

export const GRATICULE_IN = 6;

export function sectorBoxOf({ sector: { sizeIn } }: Sheet): Box {
  return { x0: 0, y0: 0, x1: sizeIn, y1: sizeIn };
}

export function groundNodes(sheet: Sheet): DrawingNode[] {
  const { inks, sector } = sheet;
  const nodes: DrawingNode[] = [];
  if (inks.sector) nodes.push(filled(boxSteps(sectorBoxOf(sheet)), paint(inks.sector)));
  if (inks.star) nodes.push(...starNodes(sector.sizeIn, inks.star));
  return nodes;
}

const STARS = 260;
const STAR_OPACITIES = [0.16, 0.24, 0.36, 0.5];

/** A fixed sequence: the sky is the same in every sector. */
function starNodes(sizeIn: number, colour: string): DrawingNode[] {
  let state = 20_260_401;
  const fraction = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return STAR_OPACITIES.map((opacity) => {
    const steps = Array.from({ length: STARS / STAR_OPACITIES.length }, () => {
      const [x, y, r] = [fraction() * sizeIn, fraction() * sizeIn, 0.012 + 0.012 * fraction()];
      return polygonSteps([
        { x: x - r, y },
        { x, y: y - r },
        { x: x + r, y },
        { x, y: y + r },
      ]);
    });
    return filled(steps.flat(), paint(colour, opacity));
  });
}

/** A system is a little darker towards its rim: so many steps of writing inside it. */
const RIM_BANDS = [84, 66, 50, 36, 24, 14];

export function systemNodes(sheet: Sheet): DrawingNode[] {
  const { inks, px, sector } = sheet;
  return sector.systems.flatMap((system) => {
    const disc = discSteps(system, system.radiusIn);
    const band = (inset: number, opacity: number): DrawingNode =>
      filled(
        [...disc, ...discSteps(system, Math.max(0, system.radiusIn - inset * px))],
        paint(inks.system, opacity),
        null,
        true,
      );
    return [
      filled(disc, paint(inks.system, inks.systemOpacity)),
      ...RIM_BANDS.map((inset) => band(inset, inks.systemOpacity / 9)),
      stroked(rimTicks(system, system.radiusIn, px), line(inks.rim, 0.9 * px, { opacity: 0.75 })),
      stroked(disc, line(inks.rim, 1.3 * px)),
    ];
  });
}

/** Ticks point inwards, every 2 degrees and longer every 10: that side of the rim is in the system. */
function rimTicks(centre: Point, radiusIn: number, px: number): PathStep[] {
  return Array.from({ length: 180 }, (_, k) => {
    const inner = radiusIn - (k % 5 === 0 ? 9 : 5) * px;
    return lineSteps([onCircle(centre, radiusIn, 2 * k), onCircle(centre, Math.max(0, inner), 2 * k)]);
  }).flat();
}

/** The owner whose set-up area a player's is: blue is player 1, orange player 2. */
export function ownerOfPlayer(player: number): Owner {
  return OWNERS[player - 1] ?? 'neutral';
}

export function setupNodes(sheet: Sheet): DrawingNode[] {
  const { inks, px } = sheet;
  return sheet.sector.setupAreas.flatMap((area) => {
    const owner = ownerOfPlayer(area.player);
    const ink = inks.plates[owner].stroke;
    const corners = polygonSteps(cornersOf(area));
    const hatch = owner === 'orange' ? hatchSteps(cornersOf(area), -45, 14 * px) : [];
    return [
      filled(corners, paint(ink, 0.06 * inks.tint)),
      stroked(hatch, line(ink, 1.5 * px, { opacity: 0.12 * inks.tint })),
      stroked(corners, line(ink, 1.1 * px, { opacity: 0.75, dashIn: [6 * px, 5 * px] })),
    ];
  });
}

function cornersOf({ x0, y0, x1, y1 }: Box): Point[] {
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
}

/** The names of the set-up areas, in the corner of each that lies at the sector's edge. */
export function setupLettering(sheet: Sheet): Lettered {
  const { inks, px, sector, table } = sheet;
  const nodes: DrawingNode[] = [];
  const boxes: Box[] = [];
  for (const area of sector.setupAreas) {
    const text = `SET-UP · PLAYER ${area.player}`;
    const width = measured(sheet, text, 'chart');
    if (width + 24 * px > area.x1 - area.x0 || area.y1 - area.y0 < 32 * px) continue;
    const isLow = area.y1 >= sector.sizeIn;
    const at = { x: area.x1 - 12 * px, y: isLow ? area.y1 - 12 * px : area.y0 + 20 * px };
    const box = { x0: at.x - width, y0: at.y - 12 * px, x1: at.x, y1: at.y + 4 * px };
    if (overlapArea(box, table) === 0) continue;
    const ink = inks.plates[ownerOfPlayer(area.player)].stroke;
    nodes.push(...writtenWithHalo(sheet, text, at, 'chart', ink, 'end'));
    boxes.push(box);
  }
  return { nodes, boxes };
}

export function graticuleNodes(sheet: Sheet): DrawingNode[] {
  const { inks, px, sector } = sheet;
  const size = sector.sizeIn;
  const [lines, ticks]: [PathStep[], PathStep[]] = [[], []];
  for (let at = GRATICULE_IN; at < size; at += GRATICULE_IN) {
    lines.push(...across(at, 0, size), ...down(at, 0, size));
    for (let inch = 1; inch < size; inch += 1) {
      if (inch % GRATICULE_IN === 0) continue;
      ticks.push(...down(inch, at - 2.5 * px, at + 2.5 * px), ...across(inch, at - 2.5 * px, at + 2.5 * px));
    }
  }
  return [stroked(lines, line(inks.graticule, px)), stroked(ticks, line(inks.tick, px))];
}

function across(y: number, x0: number, x1: number): PathStep[] {
  return lineSteps([
    { x: x0, y },
    { x: x1, y },
  ]);
}
function down(x: number, y0: number, y1: number): PathStep[] {
  return lineSteps([
    { x, y: y0 },
    { x, y: y1 },
  ]);
}

const GLOW_RINGS = 14;
const GLOW_IN = 4.2;

/** The centre of each system: a sun in its marker, with a soft glow of faint rings. */
export function centreNodes(sheet: Sheet): DrawingNode[] {
  const { inks, sector } = sheet;
  return sector.systems.flatMap((system) => [
    ...Array.from({ length: GLOW_RINGS }, (_, k) =>
      filled(
        discSteps(system, (GLOW_IN * (GLOW_RINGS - k)) / GLOW_RINGS),
        paint(inks.glow, inks.glowOpacity),
      ),
    ),
    ...sunNodes(system, sector.centreMarkerRadiusIn, sheet),
  ]);
}

function sunNodes(at: Point, r: number, { inks, px }: Sheet): DrawingNode[] {
  const rays = Array.from({ length: 16 }, (_, k) => {
    const end = (k % 2 === 0 ? 0.86 : 0.66) * r;
    return lineSteps([onCircle(at, 0.46 * r, 22.5 * k), onCircle(at, end, 22.5 * k)]);
  });
  return [
    filled(discSteps(at, r), paint(inks.sunFill), line(inks.sunStroke, 1.25 * px)),
    filled(discSteps(at, 0.34 * r), paint(inks.sun)),
    stroked(rays.flat(), line(inks.sun, Math.max(px, r / 38), { cap: 'round' })),
  ];
}

/** Markers on a system's rim: a point of the rim and a small arrow inwards, against its bearing from the centre. */
export function edgeMarkerNodes({ inks, px, sector }: Sheet): DrawingNode[] {
  const size = 7.5 * px;
  return sector.edgeMarkers.flatMap((marker) => {
    const out = foreVector(marker.bearingDeg);
    const at = (along: number, aside: number): Point => ({
      x: marker.x + size * (along * out.x - aside * out.y),
      y: marker.y + size * (along * out.y + aside * out.x),
    });
    return [
      stroked(lineSteps([at(0, 0), at(1, 0)]), line(inks.sunStroke, 1.25 * px)),
      filled(
        polygonSteps([at(0, -0.8), at(-1.5, 0), at(0, 0.8)]),
        paint(inks.sunFill),
        line(inks.sunStroke, 1.25 * px),
      ),
    ];
  });
}

/** Room that the markers take. */
export function markerBoxes({ px, sector }: Sheet): Box[] {
  return [
    ...sector.edgeMarkers.map((marker) => boxAbout(marker, 12 * px)),
    ...sector.systems.map((system) => boxAbout(system, sector.centreMarkerRadiusIn)),
  ];
}

/** The layout in words, for title block and description. */
export function layoutWords({ plan, sector }: Pick<Sheet, 'plan' | 'sector'>): string {
  const { layout } = plan.sector;
  const name =
    layout === 'custom' ? 'Own sector' : `${layout.charAt(0).toUpperCase()}${layout.slice(1)} sector`;
  return `${name}, ${plural(sector.systems.length, 'system')}`;
}
