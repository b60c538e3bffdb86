/** Annotations and the notes of pieces as the table draws them: lilac for the person's words, pale gold for rulers. */
import { assertNever } from '../../../../shared/base';
import type { ContentPack } from '../../../../shared/content';
import type { Annotation } from '../../../../shared/documents/plan';
import { type Path, type Point, samplePath } from '../../../../shared/geometry';
import { resolveAnchors, type SectorTable } from '../../../../shared/sector';
import type { OverlayModel } from '../../../table/scene-model';
import { handlesOf, type Located, locate } from '../annotation-places';
import { shortened } from '../annotation-words';
import { besidePiece, pieceNoteText } from '../beside-piece';
import type { Piece } from '../pieces';
import type { Preview } from '../tools';
import type { Wording } from '../wording';
import { rulerOverlay } from './tool-overlays';

export interface AnnotationScene {
  readonly pack: ContentPack;
  /** The table as it stands now, a drag under way included: ends on pieces follow. */
  readonly table: SectorTable;
  readonly words: Wording;
  readonly isSelected: (id: string) => boolean;
}

/** The longest words that stand at an arrow's tail. */
const TAIL_LETTERS = 64;
/** What an empty note shows while its words are awaited. */
const AWAITED = 'Your words …';
const CHORD_ERROR_IN = 0.01;
/** The words of an arrow stand off its tail. */
const TAIL_PX = 20;

export function annotationOverlays(scene: AnnotationScene, annotation: Annotation): readonly OverlayModel[] {
  const { words } = scene;
  const located = locate(scene.pack, scene.table, annotation);
  const selected = scene.isSelected(annotation.id);
  const { id } = annotation;
  switch (annotation.type) {
    case 'ruler':
      return [rulerOverlay(id, annotation.points, words, selected)];
    case 'arrow':
      return arrowOverlays(id, annotation.points, annotation.text, selected);
    case 'area':
      return areaOverlays(id, located, annotation.text ?? null, selected);
    case 'note': {
      const to = located.type === 'note' ? located.to : null;
      return [{ type: 'note', id, at: annotation.at, text: annotation.text, to, selected }];
    }
    case 'dimension': {
      if (located.type !== 'span') return [];
      const { from, to } = located;
      const figure = words.length(located.distanceIn);
      return [{ type: 'dimension', id, from, to, figure, text: annotation.text ?? null, selected }];
    }
    case 'pin':
    case 'course':
      return [];
    default:
      return assertNever(annotation);
  }
}

function arrowOverlays(
  id: string,
  points: readonly Point[],
  text: string | undefined,
  selected: boolean,
): readonly OverlayModel[] {
  const line = {
    type: 'polyline',
    id,
    points,
    ink: 'lilac',
    style: 'solid',
    head: 'arrow',
    ticks: false,
    selected,
  } as const;
  const [tail, next] = points;
  if (!text || !tail || !next) return [line];
  // On the side of the tail that the arrow leaves free.
  const offsetPx = { x: 0, y: next.y > tail.y ? -TAIL_PX : TAIL_PX };
  const said = { figure: '', text: shortened(text, TAIL_LETTERS) };
  return [line, { type: 'tag', id: `${id}:words`, at: tail, offsetPx, mark: null, ink: 'lilac', ...said }];
}

function areaOverlays(
  id: string,
  located: Located,
  edgeLabel: string | null,
  selected: boolean,
): readonly OverlayModel[] {
  const path = outlineOf(located);
  if (!path) return [];
  const region = {
    type: 'region',
    id,
    path,
    ink: 'lilac',
    filled: true,
    dashed: false,
    edgeLabel,
  } as const;
  if (!selected) return [region];
  const points = samplePath(path, CHORD_ERROR_IN);
  return [
    region,
    {
      type: 'polyline',
      id: `${id}:edge`,
      points,
      ink: 'lilac',
      style: 'solid',
      head: 'none',
      ticks: false,
      selected,
    },
  ];
}

/** The closed outline of an area: straight lines, or one whole circle. */
export function outlineOf(located: Located): Path | null {
  if (located.type === 'disc') {
    const { at, radiusIn } = located;
    const start = { x: at.x + radiusIn, y: at.y };
    return { start, steps: [{ type: 'arc', to: start, centre: at, radiusIn, fromDeg: 0, toDeg: 360 }] };
  }
  const [start, ...others] = located.type === 'polygon' ? located.points : [];
  if (!start) return null;
  return { start, steps: [...others, start].map((to) => ({ type: 'line', to })) };
}

/** The points of the only selected annotation; the one under the pointer is filled. */
export function annotationHandles(
  scene: AnnotationScene,
  annotation: Annotation,
  active: number | null,
): readonly OverlayModel[] {
  const ink = annotation.type === 'ruler' ? 'gold' : 'lilac';
  const located = locate(scene.pack, scene.table, annotation);
  return handlesOf(located).map((at, index) => ({
    type: 'handle',
    id: `handle:${annotation.id}:${index}`,
    at,
    kind: 'turn',
    active: index === active,
    ink,
  }));
}

/** What the annotate tool draws; `text` is what has been typed of a note so far. */
export function draftOverlays(
  scene: AnnotationScene,
  { draft }: Extract<Preview, { readonly type: 'annotating' }>,
  text: string,
): readonly OverlayModel[] {
  if (draft.type === 'outline') {
    const { id, points } = draft;
    const shape = { ink: 'lilac', style: 'dashed', head: 'none', ticks: false, selected: false } as const;
    return [{ type: 'polyline', id, points, ...shape }];
  }
  if (draft.type === 'note') return annotationOverlays(scene, { ...draft, text: text.trim() || AWAITED });
  if (draft.type === 'area' && !('points' in draft.shape)) {
    const { at, radiusIn } = draft.shape;
    const figure = `r ${scene.words.length(radiusIn)}`;
    const tag = {
      type: 'tag',
      id: `${draft.id}:radius`,
      at,
      mark: null,
      ink: 'lilac',
      figure,
      text: null,
    } as const;
    return [...annotationOverlays(scene, draft), { ...tag, offsetPx: { x: 0, y: 0 } }];
  }
  return annotationOverlays(scene, draft);
}

/** The note of a piece beside it, with a leader to its nearest edge. */
export function pieceNoteOverlays(scene: AnnotationScene, piece: Piece): readonly OverlayModel[] {
  const text = pieceNoteText(piece);
  if (text === null) return [];
  const at = besidePiece(piece);
  const leader = resolveAnchors(scene.pack, scene.table, at, { piece: piece.id });
  const to = leader.ok ? leader.value.to : null;
  return [{ type: 'note', id: `note:${piece.id}`, at, text, to, selected: false }];
}
