/** What is drawn of an annotation before it is one. */
import type { Anchor } from '../../../../../shared/documents/plan';
import type { Point } from '../../../../../shared/geometry';
import type { Preview } from '../preview';

type DraftPreview = Extract<Preview, { readonly type: 'annotating' }>;
/** Never in a plan: ids of a plan do not begin with a colon. */
const id = ':draft';

/** Its words are those of the panel's field. */
export function draftNote(at: Point, to: Anchor | null): DraftPreview {
  return { type: 'annotating', draft: { id, type: 'note', at, text: '', ...(to ? { to } : {}) } };
}

/** An arrow, or an outline that is not closed yet; the last point follows the pointer. */
export function draftLine(type: 'arrow' | 'outline', points: readonly Point[]): DraftPreview {
  return { type: 'annotating', draft: { id, type, points: [...points] } };
}

export function draftArea(points: readonly Point[]): DraftPreview {
  return { type: 'annotating', draft: { id, type: 'area', shape: { points: [...points] } } };
}

export function draftDisc(at: Point, radiusIn: number): DraftPreview {
  return { type: 'annotating', draft: { id, type: 'area', shape: { at, radiusIn } } };
}

export function draftDimension(from: Anchor, to: Anchor): DraftPreview {
  return { type: 'annotating', draft: { id, type: 'dimension', from, to } };
}
