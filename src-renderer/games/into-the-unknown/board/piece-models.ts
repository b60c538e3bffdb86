/** The pieces as the scene draws them: where a tool's preview has moved them to, selected, hovered, labelled. */
import type { ContentPack } from '../../../../shared/content';
import type { PieceModel } from '../../../table/scene-model';
import { alertLine, type Piece } from '../pieces';
import type { SectorUse } from '../sector-use';
import { NOTHING, type Selection } from '../selection';
import type { ShownLayers } from '../shown-layers.svelte';
import type { Preview } from '../tools';
import { shapeOfPiece } from './piece-shapes';

/** What of a table's session its pieces are drawn by. */
export interface PieceTable {
  readonly pack: ContentPack;
  /** As they stand now, previews included, without those that are hidden. */
  readonly seen: readonly Piece[];
  readonly selection: Selection;
  readonly preview: Preview | null;
  readonly hoverId: string | null;
  readonly layers: Pick<ShownLayers, 'isShown'>;
  readonly use: Pick<SectorUse, 'isDimmed'>;
}

export function pieceModels(table: PieceTable): readonly PieceModel[] {
  const { pack, seen, selection, preview, hoverId, layers, use } = table;
  const brushed = preview?.type === 'marquee' ? preview.ids : NOTHING;
  const selected = new Set([...selection, ...brushed]);
  const isLabelled = layers.isShown('labels');
  return seen.map((piece) => ({
    ...shapeOfPiece(piece, pack),
    id: piece.id,
    pose: piece.pose,
    seat: piece.owner,
    label: isLabelled ? { name: piece.name, line: alertLine(piece) } : null,
    selected: selected.has(piece.id),
    hovered: piece.id === hoverId,
    locked: piece.locked,
    dimmed: use.isDimmed(piece.id),
  }));
}
