/** The whole drawing of a sector plan, in the order things lie on the table. */
import type { ContentPack } from '../content';
import type { SectorPlan } from '../documents';
import { drawAnnotations } from './annotations';
import { arcLettering, drawArcs } from './arcs';
import { areaOutside, coveredArea, overlapArea } from './boxes';
import {
  centreNodes,
  edgeMarkerNodes,
  graticuleNodes,
  groundNodes,
  layoutWords,
  markerBoxes,
  sectorBoxOf,
  setupLettering,
  setupNodes,
  systemNodes,
} from './chart';
import { cornerBar, neatlineNodes, rulerNodes, titleBlockNodes } from './furniture';
import { labelNodes } from './labels';
import { group, paint } from './nodes';
import type { DrawingArt, PlanDrawingOptions } from './options';
import { boxSteps } from './path-steps';
import { drawFeature, drawUnit } from './pieces';
import { rimLettering } from './rim';
import { makeSheet, type Sheet } from './sheet';
import { tagNodes } from './tags';
import type { Drawing, DrawingNode } from './types';
import { plural } from './words';

/**
 * Draws a plan: inches of the table, everything inside the drawing's box. The same plan, pack, art and options give the
 * same drawing. `missingLetters` are those that no shipped face has; each is drawn as a small box.
 */
export function drawPlan(
  pack: ContentPack,
  plan: SectorPlan,
  art: DrawingArt,
  options: PlanDrawingOptions,
): { readonly drawing: Drawing; readonly missingLetters: readonly string[] } {
  const sheet = makeSheet(pack, plan, art, options);
  const nodes = sheetNodes(sheet);
  const drawing: Drawing = {
    title: plan.title,
    description: describe(sheet),
    box: sheet.box,
    ground: sheet.inks.ground === null ? null : paint(sheet.inks.ground),
    nodes: [group(null, nodes, boxSteps(sheet.box))],
  };
  return { drawing, missingLetters: [...sheet.lettering.missing] };
}

function describe(sheet: Sheet): string {
  const { plan } = sheet;
  const counts = `${plural(plan.units.length, 'unit')}, ${plural(plan.features.length, 'feature')}`;
  return `Into the Unknown. ${layoutWords(sheet)}; ${counts}. One unit of the drawing is one inch of the table.`;
}

/** Names are placed after everything that has a body, the least needed last; drawing follows the order of the table. */
function sheetNodes(sheet: Sheet): DrawingNode[] {
  const { options, plan } = sheet;
  const pieces = [
    ...(options.features ? plan.features.map((feature) => drawFeature(sheet, feature)) : []),
    ...(options.units ? plan.units.map((unit) => drawUnit(sheet, unit)) : []),
  ];
  const arcs = drawArcs(sheet);
  const marks = drawAnnotations(sheet);
  const bodies = [...pieces.map(({ label }) => label.piece), ...markerBoxes(sheet), ...marks.bodies];
  const setup = options.setupAreas ? setupLettering(sheet) : { nodes: [], boxes: [] };
  const bar = options.box
    ? cornerBar(
        sheet,
        (box) =>
          coveredArea(box, [...bodies, ...marks.boxes, ...setup.boxes]) + areaOutside(box, sheet.table),
      )
    : null;
  const fixed = [...setup.boxes, ...markerBoxes(sheet), ...(bar ? [bar.box] : [])];
  const tags = tagNodes(sheet, marks.tags, [...bodies, ...fixed]);
  const shown = pieces.filter(({ label }) => overlapArea(label.piece, sheet.table) > 0);
  const wishes = options.labels ? shown.map(({ label }) => label) : [];
  const names = labelNodes(sheet, wishes, [...fixed, ...marks.bodies, ...marks.boxes, ...tags.boxes]);
  const taken = [...bodies, ...fixed, ...marks.boxes, ...tags.boxes, ...names.boxes];
  const edges = arcLettering(sheet, arcs, taken);
  const rims = rimLettering(sheet, [...taken, ...edges.boxes]);
  const sector = boxSteps(sectorBoxOf(sheet));
  return [
    group('Sector', [...chartNodes(sheet), ...setup.nodes, ...rims.nodes], sector),
    group('Arcs', [...arcs.map(({ node }) => node)], sector),
    group('Marks under the pieces', marks.under),
    group('Frame', [...neatlineNodes(sheet), ...rulerNodes(sheet)]),
    group('Pieces', [...pieces.map(({ node }) => node)]),
    group('Marks', marks.over),
    group('Names', [...edges.nodes, ...names.nodes, ...tags.nodes]),
    options.box ? group('Scale', bar?.nodes ?? []) : group('Title', titleBlockNodes(sheet)),
  ];
}

function chartNodes(sheet: Sheet): DrawingNode[] {
  return [
    ...groundNodes(sheet),
    ...systemNodes(sheet),
    ...(sheet.options.setupAreas ? setupNodes(sheet) : []),
    ...(sheet.options.graticule ? graticuleNodes(sheet) : []),
    ...centreNodes(sheet),
    ...edgeMarkerNodes(sheet),
  ];
}
