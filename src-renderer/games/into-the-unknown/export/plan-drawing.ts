/** What the table shows, as a drawing of the plan is asked for: the same layers, arcs and units of length. */
import type { ContentPack } from '../../../../shared/content';
import type { SectorPlan } from '../../../../shared/documents/plan';
import type { PlanDrawingOptions } from '../../../../shared/drawing/options';
import type { Box } from '../../../../shared/drawing/types';
import { reachesOf } from '../../../../shared/sector';
import { ANNOTATION_LAYERS } from '../annotating.svelte';
import { reachGroups } from '../arc-words';
import type { Piece, UnitPiece } from '../pieces';
import type { SectorSession } from '../session.svelte';

type ShownArcs = PlanDrawingOptions['arcs'][number];
const REACHES = { weapon: 'weapons', sensors: 'sensors', comms: 'comms' } as const;

/** The part of a session that says what is shown. */
export type ShownTable = Pick<
  SectorSession,
  'plan' | 'pack' | 'pieces' | 'selectedUnit' | 'shown' | 'layers' | 'settings'
>;

/** `box` null: the whole sector. */
export function planDrawingOptions(
  table: ShownTable,
  box: Box | null,
  theme: PlanDrawingOptions['theme'],
): PlanDrawingOptions {
  const { layers, settings } = table;
  return {
    theme,
    box,
    labels: layers.isShown('labels'),
    graticule: settings.grid,
    setupAreas: layers.isShown('set-up areas'),
    annotations: true, // the plan comes without those that are hidden
    units: layers.isShown('units'),
    features: layers.isShown('features'),
    arcs: layers.isShown('arcs') ? arcsOf(table) : [],
    figures: { unit: settings.units, decimals: settings.decimals },
  };
}

/** The plan without annotations whose layer is hidden. */
export function shownPlan({ plan, layers }: Pick<ShownTable, 'plan' | 'layers'>): SectorPlan {
  if (!plan.annotations) return plan;
  const annotations = plan.annotations.filter(({ type }) => layers.isShown(ANNOTATION_LAYERS[type]));
  return { ...plan, annotations };
}

function arcsOf({ pieces, selectedUnit, shown, pack }: ShownTable): ShownArcs[] {
  const units = pieces.filter((piece): piece is UnitPiece => isUnit(piece));
  const withArcs = units.filter(({ id }) => shown.keeps(id) || (shown.all && id === selectedUnit?.id));
  return withArcs.flatMap((piece) => reachesShown(piece, pack, shown));
}

function reachesShown({ id, unit }: UnitPiece, pack: ContentPack, shown: ShownTable['shown']): ShownArcs[] {
  const reaches = reachesOf(pack, unit);
  if (!reaches.ok) return [];
  const groups = reachGroups(reaches.value).filter((group) => shown.isShown(id, group));
  const types = new Set(groups.map(({ type }) => REACHES[type]));
  return [...types].map((type) => ({ unit: id, reaches: type }));
}

function isUnit(piece: Piece): boolean {
  return piece.type === 'unit';
}
