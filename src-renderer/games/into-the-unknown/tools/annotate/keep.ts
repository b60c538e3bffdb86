/** How a finished drawing becomes part of the plan: rounded, with a fresh id, one step, and selected. */
import { assertNever } from '../../../../../shared/base';
import type { Anchor, Annotation } from '../../../../../shared/documents/plan';
import { type Point, roundPoint } from '../../../../../shared/geometry';
import { isOnPiece, resolveAnchors } from '../../../../../shared/sector';
import { shortened } from '../../annotation-words';
import { addAnnotation, freshId, idsOf } from '../../edits';
import type { SectorToolContext } from '../context';

type WithoutId<Each> = Each extends Annotation ? Omit<Each, 'id'> : never;
/** What the annotate tool draws, before it has an id. */
export type NewAnnotation = WithoutId<
  Extract<Annotation, { readonly type: 'note' | 'arrow' | 'area' | 'dimension' }>
>;

export function keep(context: SectorToolContext, drawn: NewAnnotation): void {
  const id = freshId(idsOf(context.plan), drawn.type);
  context.commit(labelOf(context, drawn), addAnnotation({ ...drawn, id }));
  context.select([id]);
}

/** A place as the plan keeps it. */
export function kept(at: Point): { x: number; y: number } {
  return { ...roundPoint({ x: at.x, y: at.y }) };
}

export function keptAnchor(anchor: Anchor): Anchor {
  return isOnPiece(anchor) ? { piece: anchor.piece } : kept(anchor);
}

function labelOf({ pack, plan, words }: SectorToolContext, drawn: NewAnnotation): string {
  switch (drawn.type) {
    case 'note':
      return `Note “${shortened(drawn.text, 32)}”`;
    case 'arrow':
      return 'Draw arrow';
    case 'area':
      return 'Draw area';
    case 'dimension': {
      const ends = resolveAnchors(pack, plan, drawn.from, drawn.to);
      return ends.ok ? `Dimension ${words.length(ends.value.distanceIn)}` : 'Dimension';
    }
    default:
      return assertNever(drawn);
  }
}
