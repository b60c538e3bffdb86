/** What can be done with the selected pieces; menus, panel and shortcuts all come here. */
import type { Annotation } from '../../../shared/documents/plan';
import type { Point } from '../../../shared/geometry';
import type { Owner } from '../../../shared/sector';
import {
  type Alignment,
  alignPieces,
  distributePieces,
  headPieces,
  type Placed,
  shiftPieces,
  turnPieces,
} from './arrange';
import { replaceAnnotations, shiftAnnotation } from './annotation-edits';
import { annotationName } from './annotation-words';
import { type Copied, clipboardPieces, copyPieces, middleOf, selectedOf, shiftedCopies } from './clipboard';
import {
  addAnnotation,
  addPieces,
  changePieces,
  movePieces,
  type PieceChange,
  type PoseById,
  removeItems,
} from './edits';
import { type Piece, piecesOf, placedOf } from './pieces';
import type { SectorSession } from './session.svelte';
import { named } from './wording';

/** A copy lies beside its original, inches. */
const COPY_SHIFT: Point = { x: 1, y: 1 };

/** Selected pieces that may be moved. */
export function movable(session: SectorSession): readonly Piece[] {
  return session.selectedPieces.filter((piece) => !piece.locked);
}

export function selectionName(session: SectorSession): string {
  const pieces = session.selectedPieces.map(({ name }) => name);
  const written = annotationNames(session, session.annotating.selected);
  return named([...pieces, ...written], written.length > 0 ? 'things' : 'pieces');
}

function annotationNames(session: SectorSession, annotations: readonly Annotation[]): readonly string[] {
  const nameOf = (id: string) => session.placed.find((piece) => piece.id === id)?.name;
  return annotations.map((annotation) => annotationName(annotation, nameOf));
}

function moveAll(session: SectorSession, verb: string, poses: (pieces: readonly Placed[]) => PoseById): void {
  const pieces = movable(session);
  if (pieces.length === 0) return session.say(lockedWords(session));
  const name = named(
    pieces.map((piece) => piece.name),
    'pieces',
  );
  session.commit(`${verb} ${name}`, movePieces(poses(pieces.map(placedOf))));
}

function lockedWords(session: SectorSession): string {
  return session.selectedPieces.length === 0 ? 'Nothing is selected.' : 'Locked pieces do not move.';
}

/** Pieces and annotations alike, in one step; locked pieces stay. */
export function nudge(session: SectorSession, by: Point): void {
  const written = session.annotating.selected;
  if (written.length === 0) return moveAll(session, 'Nudge', (pieces) => shiftPieces(pieces, by));
  const poses = shiftPieces(movable(session).map(placedOf), by);
  session.commit(`Nudge ${selectionName(session)}`, (draft) => {
    movePieces(poses)(draft);
    replaceAnnotations(new Map(written.map((each) => [each.id, shiftAnnotation(each, by)])))(draft);
  });
}

export function turn(session: SectorSession, byDeg: number): void {
  moveAll(session, 'Turn', (pieces) => turnPieces(pieces, byDeg));
}

export function head(session: SectorSession, headingDeg: number): void {
  moveAll(session, 'Turn', (pieces) => headPieces(pieces, headingDeg));
}

export function align(session: SectorSession, alignment: Alignment): void {
  moveAll(session, 'Align', (pieces) => alignPieces(pieces, alignment));
}

export function distribute(session: SectorSession, axis: 'x' | 'y'): void {
  moveAll(session, 'Distribute', (pieces) => distributePieces(pieces, axis));
}

export function change(session: SectorSession, verb: string, fields: PieceChange): void {
  const ids = new Set(session.selectedPieces.map(({ id }) => id));
  const name = named(
    session.selectedPieces.map((piece) => piece.name),
    'pieces',
  );
  if (ids.size > 0) session.commit(`${verb} ${name}`, changePieces(ids, fields));
}

export function setOwner(session: SectorSession, owner: Owner): void {
  change(session, `Give to ${owner}:`, { owner: owner === 'neutral' ? undefined : owner });
}

/** Locks when any selected piece is free, else unlocks all. */
export function toggleLock(session: SectorSession): void {
  const lock = session.selectedPieces.some(({ locked }) => !locked);
  change(session, lock ? 'Lock' : 'Unlock', { locked: lock ? true : undefined });
}

/** Removes what is selected, annotations too; locked pieces stay and it says so. */
export function removeSelected(session: SectorSession): void {
  const locked = new Set(session.selectedPieces.filter((piece) => piece.locked).map(({ id }) => id));
  const ids = session.selection.filter((id) => !locked.has(id));
  if (locked.size > 0) session.say('Locked pieces are not deleted.');
  if (ids.length === 0) return;
  const names = session.selectedPieces.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const written = annotationNames(session, session.annotating.selected);
  const label = `Delete ${named([...names, ...written], written.length > 0 ? 'things' : 'pieces')}`;
  session.commit(label, removeItems(new Set(ids), session.pack));
}

export function copySelected(session: SectorSession): void {
  if (!copyPieces(session.plan, session.selection, session.pack)) return;
  session.say(`Copied ${selectionName(session)}.`);
}

export function cutSelected(session: SectorSession): void {
  if (!copyPieces(session.plan, session.selection, session.pack)) return;
  removeSelected(session);
}

/** Pastes under the pointer, or beside the originals when the pointer is elsewhere. */
export function paste(session: SectorSession): void {
  const pieces = clipboardPieces();
  const middle = middleOf(pieces);
  const { pointer } = session;
  const by = pointer ? { x: pointer.x - middle.x, y: pointer.y - middle.y } : COPY_SHIFT;
  addCopies(session, 'Paste', pieces, by);
}

export function duplicate(session: SectorSession): void {
  addCopies(session, 'Duplicate', selectedOf(session.plan, session.selection, session.pack), COPY_SHIFT);
}

function addCopies(session: SectorSession, verb: string, pieces: Copied, by: Point): void {
  const copies = shiftedCopies(pieces, by, session.plan);
  const { units, features, annotations } = copies;
  const ids = [...units, ...features, ...annotations].map(({ id }) => id);
  if (ids.length === 0) return;
  const table = { ...session.plan, units: [...units], features: [...features] };
  const names = piecesOf(table, session.pack).map(({ name }) => name);
  const written = annotationNames(session, annotations);
  const name = named([...names, ...written], written.length > 0 ? 'things' : 'pieces');
  session.commit(`${verb} ${name}`, (draft) => {
    addPieces(units, features)(draft);
    for (const annotation of annotations) addAnnotation(annotation)(draft);
  });
  session.select(ids);
}

export function selectAll(session: SectorSession): void {
  session.select([...session.pieces, ...session.annotating.shown].map(({ id }) => id));
}
