/** What lies under the pointer, by the kernel's own distances; notes by their boxes on the screen. */
import type { Annotation } from '../../../../shared/documents/plan';
import { type Box, distance, type Point, type Shape } from '../../../../shared/geometry';
import type { PointerInput } from '../../../tools';
import { handlesOf, locate, type Located, middleOfLocated, touchable } from '../annotation-places';
import { annotationName } from '../annotation-words';
import { besidePiece, pieceNoteText } from '../beside-piece';
import { isInNoteBox } from '../board/note-box';
import { type Piece, pieceUnder } from '../pieces';
import { HANDLE_HIT_PX, HIT_PX, type SectorToolContext } from './context';

export function pieceAtPointer(context: SectorToolContext, input: PointerInput): Piece | undefined {
  return pieceUnder(context.pieces, input.at, HIT_PX / input.pxPerIn);
}

/** What a press takes hold of: a piece, or an annotation as a thing with a place. */
export interface Grabbed {
  readonly id: string;
  readonly name: string;
  readonly pose: Point;
  readonly locked: boolean;
}

/** What a press takes hold of under the pointer. */
export function grabbedAtPointer(context: SectorToolContext, input: PointerInput): Grabbed | undefined {
  const thing = thingAtPointer(context, input);
  return thing && ('pose' in thing ? thing : grabbed(context, thing));
}

/** The piece or annotation under the pointer: notes lie over the pieces, lines and areas under them. */
export function thingAtPointer(
  table: TableThings,
  input: Pick<PointerInput, 'at' | 'pxPerIn'>,
): Piece | Annotation | undefined {
  const annotation = annotationAtPointer(table, input);
  if (annotation?.type === 'note') return annotation;
  return (
    pieceByNote(table, input) ?? pieceUnder(table.pieces, input.at, HIT_PX / input.pxPerIn) ?? annotation
  );
}

type TableThings = Pick<SectorToolContext, 'pack' | 'plan' | 'pieces' | 'annotating'>;

/** The piece whose own note lies under the pointer. */
function pieceByNote(
  { annotating, pieces }: TableThings,
  { at, pxPerIn }: Pick<PointerInput, 'at' | 'pxPerIn'>,
): Piece | undefined {
  if (!annotating.showsPieceNotes) return undefined;
  return pieces.findLast((piece) => {
    const text = pieceNoteText(piece);
    return text !== null && isInNoteBox(text, besidePiece(piece), at, pxPerIn);
  });
}

/** The shown annotation under the pointer: the note drawn last, else the nearest line. */
export function annotationAtPointer(
  context: TableThings,
  { at, pxPerIn }: Pick<PointerInput, 'at' | 'pxPerIn'>,
): Annotation | undefined {
  const note = context.annotating.shown.findLast(
    (each) => each.type === 'note' && isInNoteBox(each.text, each.at, at, pxPerIn),
  );
  if (note) return note;
  let best: { readonly annotation: Annotation; readonly gapIn: number } | undefined;
  for (const annotation of context.annotating.shown) {
    const gapIn = gapTo(locate(context.pack, context.plan, annotation), at);
    if (gapIn <= HIT_PX / pxPerIn && !(best && best.gapIn <= gapIn)) best = { annotation, gapIn };
  }
  return best?.annotation;
}

/** From a point to the lines of an annotation, inches; a disc is its edge. */
function gapTo(located: Located, at: Point): number {
  const point = { type: 'point', at } as const;
  if (located.type === 'disc') {
    const { distanceIn } = distance(point, { type: 'point', at: located.at });
    return Math.abs(distanceIn - located.radiusIn);
  }
  return Math.min(...touchable(located).map((shape) => distance(point, shape).distanceIn));
}

/** The shown annotations of which a line, a disc or a note's corner lies in a box of the table, its edges included. */
export function annotationsReachingInto(context: SectorToolContext, box: Box): readonly Annotation[] {
  const { annotating, pack, plan } = context;
  return annotating.shown.filter((annotation) =>
    bodies(locate(pack, plan, annotation)).some((shape) => distance(shape, box).distanceIn === 0),
  );
}

function bodies(located: Located): readonly Shape[] {
  if (located.type === 'note') return [{ type: 'point', at: located.at }];
  if (located.type === 'disc') return [{ type: 'disc', centre: located.at, radiusIn: located.radiusIn }];
  return touchable(located);
}

function grabbed({ pack, plan, pieces }: SectorToolContext, annotation: Annotation): Grabbed | undefined {
  const pose = middleOfLocated(locate(pack, plan, annotation));
  const nameOf = (id: string): string | undefined => pieces.find((piece) => piece.id === id)?.name;
  return pose
    ? { id: annotation.id, name: annotationName(annotation, nameOf), pose, locked: false }
    : undefined;
}

/** A point of the only selected annotation, to be dragged by itself. */
export interface PointHandle {
  readonly annotation: Annotation;
  readonly index: number;
  readonly at: Point;
}

export function pointHandleAt(context: SectorToolContext, input: PointerInput): PointHandle | undefined {
  const [id, ...others] = context.selection;
  const annotation =
    others.length === 0 ? context.annotating.shown.find((each) => each.id === id) : undefined;
  if (!annotation) return undefined;
  const reachIn = HANDLE_HIT_PX / input.pxPerIn;
  const from = { type: 'point', at: input.at } as const;
  return handlesOf(locate(context.pack, context.plan, annotation))
    .map((at, index) => ({ annotation, index, at, gapIn: distance(from, { type: 'point', at }).distanceIn }))
    .filter(({ gapIn }) => gapIn <= reachIn)
    .reduce<(PointHandle & { gapIn: number }) | undefined>(
      (best, one) => (best && best.gapIn <= one.gapIn ? best : one),
      undefined,
    );
}
