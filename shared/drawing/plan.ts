/** The whole drawing of a sector plan, in the order things lie on the table. */
import type { ContentPack } from '../content';
import type { SectorPlan } from '../documents';
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
import { labelNodes } from './labels';
import { group, paint } from './nodes';
import type { DrawingArt, PlanDrawingOptions } from './options';
import { boxSteps } from './path-steps';
import { drawFeature, drawUnit } from './pieces';
import { makeSheet, type Sheet } from './sheet';
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
  return `Into the Unknown. ${layoutWords(sheet)}; ${counts}. One inch of the table is one unit.`;
}

function sheetNodes(sheet: Sheet): DrawingNode[] {
  const { options, plan } = sheet;
  const setup = options.setupAreas ? setupLettering(sheet) : { nodes: [], boxes: [] };
  const pieces = [
    ...(options.features ? plan.features.map((feature) => drawFeature(sheet, feature)) : []),
    ...(options.units ? plan.units.map((unit) => drawUnit(sheet, unit)) : []),
  ];
  const chart = [
    ...groundNodes(sheet),
    ...systemNodes(sheet),
    ...(options.setupAreas ? setupNodes(sheet) : []),
    ...(options.graticule ? graticuleNodes(sheet) : []),
    ...centreNodes(sheet),
    ...edgeMarkerNodes(sheet),
  ];
  const obstacles = [...setup.boxes, ...markerBoxes(sheet)];
  const labels = options.labels
    ? labelNodes(
        sheet,
        pieces.map(({ label }) => label),
        obstacles,
      )
    : [];
  return [
    group('Sector', [...chart, ...setup.nodes], boxSteps(sectorBoxOf(sheet))),
    group(
      'Pieces',
      pieces.map(({ node }) => node),
    ),
    group('Names', labels),
  ];
}
