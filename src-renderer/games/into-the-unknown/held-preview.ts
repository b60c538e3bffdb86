/** How a held key's move looks: like a drag of everything that is selected and free. */
import type { Annotation, SectorPlan } from '../../../shared/documents/plan';
import type { Point } from '../../../shared/geometry';
import { shiftAnnotation } from './annotation-edits';
import { shiftPieces, turnPieces } from './arrange';
import { type Piece, placedOf } from './pieces';
import type { Selection } from './selection';
import type { Preview } from './tools';

export interface HeldSource {
  readonly plan: SectorPlan;
  /** As the plan has them. */
  readonly placed: readonly Piece[];
  readonly selection: Selection;
}

/** A shift in inches, or a turn in degrees. */
export type Held =
  { readonly type: 'shift'; readonly by: Point } | { readonly type: 'turn'; readonly byDeg: number };

/** Null when nothing selected may move. */
export function heldPreview(source: HeldSource, held: Held): Preview | null {
  const { placed, selection } = source;
  const pieces = placed.filter(({ id, locked }) => !locked && selection.includes(id)).map(placedOf);
  const annotations = held.type === 'shift' ? shiftedAnnotations(source, held.by) : NONE;
  const leadId = pieces[0]?.id ?? [...annotations.keys()][0];
  if (leadId === undefined) return null;
  const to = held.type === 'shift' ? shiftPieces(pieces, held.by) : turnPieces(pieces, held.byDeg);
  const turned = held.type === 'turn' && pieces.length === 1 ? to.get(leadId) : undefined;
  if (turned) return { type: 'rotating', id: leadId, pose: turned };
  const from = new Map(pieces.map(({ id, pose }) => [id, pose]));
  return { type: 'moving', leadId, from, to, annotations };
}

const NONE: ReadonlyMap<string, Annotation> = new Map();

function shiftedAnnotations({ plan, selection }: HeldSource, by: Point): ReadonlyMap<string, Annotation> {
  const written = (plan.annotations ?? []).filter(({ id }) => selection.includes(id));
  return new Map(written.map((each) => [each.id, shiftAnnotation(each, by)]));
}
