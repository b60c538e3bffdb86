/** A piece in one sentence, for the list of pieces that screen readers and keyboards walk. */
import type { ContentPack } from '../../../shared/content';
import type { Annotation, SectorPlan } from '../../../shared/documents/plan';
import { membershipsOf } from '../../../shared/sector';
import { locate } from './annotation-places';
import { annotationDetails, annotationName } from './annotation-words';
import { alertLine, type Piece } from './pieces';
import type { Wording } from './wording';

export interface OutlineEntry {
  readonly id: string;
  readonly name: string;
  readonly details: string;
}

export function outlineEntries(
  pieces: readonly Piece[],
  pack: ContentPack,
  plan: SectorPlan,
  words: Wording,
): readonly OutlineEntry[] {
  return pieces.map((piece) => ({
    id: piece.id,
    name: piece.name,
    details: detailsOf(piece, pack, plan, words).join(', '),
  }));
}

/** Annotations in the same list, after the pieces; pinned verdicts have a list of their own. */
export function annotationEntries(
  annotations: readonly Annotation[],
  pack: ContentPack,
  plan: SectorPlan,
  pieces: readonly Piece[],
  words: Wording,
): readonly OutlineEntry[] {
  const nameOf = (id: string): string | undefined => pieces.find((piece) => piece.id === id)?.name;
  return annotations
    .filter(({ type }) => type !== 'pin')
    .map((annotation) => ({
      id: annotation.id,
      name: annotationName(annotation, nameOf),
      details: annotationDetails(annotation, locate(pack, plan, annotation), words),
    }));
}

function detailsOf(piece: Piece, pack: ContentPack, plan: SectorPlan, words: Wording): readonly string[] {
  const { x, y, headingDeg } = piece.pose;
  const place = `at x ${words.figure(x)}, y ${words.length(y)}`;
  const alert = alertLine(piece);
  return [
    piece.owner,
    place,
    ...(piece.type === 'unit' ? [`heading ${words.heading(headingDeg)}`] : []),
    ...(alert === null ? [] : [alert.toLowerCase()]),
    ...(piece.type === 'unit' ? [systemWords(piece.unit, pack, plan)] : []),
    ...(piece.locked ? ['locked'] : []),
  ];
}

/** `in system 2`, `partly in system 1`, `in deep space`. */
export function systemWords(unit: SectorPlan['units'][number], pack: ContentPack, plan: SectorPlan): string {
  const found = membershipsOf(pack, plan, unit).filter(({ membership }) => membership !== 'outside');
  if (found.length === 0) return 'in deep space';
  return found
    .map(({ system, membership }) => `${membership === 'partly' ? 'partly ' : ''}in system ${system}`)
    .join(' and ');
}
