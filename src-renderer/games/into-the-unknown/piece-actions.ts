/** What can be done with the selected pieces; menus, panel and shortcuts all come here. */
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
import { clipboardPieces, copyPieces, middleOf, selectedOf, shiftedCopies } from './clipboard';
import { addPieces, changePieces, movePieces, type PieceChange, type PoseById, removeItems } from './edits';
import { type Piece, piecesOf, placedOf } from './pieces';
import type { NewPieces } from './placeable';
import type { SectorSession } from './session.svelte';
import { named } from './wording';

/** A copy lies beside its original, inches. */
const COPY_SHIFT: Point = { x: 1, y: 1 };

/** Selected pieces that may be moved. */
export function movable(session: SectorSession): readonly Piece[] {
  return session.selectedPieces.filter((piece) => !piece.locked);
}

export function selectionName(session: SectorSession): string {
  return named(
    session.selectedPieces.map(({ name }) => name),
    'pieces',
  );
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

export function nudge(session: SectorSession, by: Point): void {
  moveAll(session, 'Nudge', (pieces) => shiftPieces(pieces, by));
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
  if (ids.size > 0) session.commit(`${verb} ${selectionName(session)}`, changePieces(ids, fields));
}

export function setOwner(session: SectorSession, owner: Owner): void {
  change(session, `Give to ${owner}:`, { owner: owner === 'neutral' ? undefined : owner });
}

/** Locks when any selected piece is free, else unlocks all. */
export function toggleLock(session: SectorSession): void {
  const lock = session.selectedPieces.some(({ locked }) => !locked);
  change(session, lock ? 'Lock' : 'Unlock', { locked: lock ? true : undefined });
}

/** Removes what is selected, kept rulers too; locked pieces stay and it says so. */
export function removeSelected(session: SectorSession): void {
  const locked = new Set(session.selectedPieces.filter((piece) => piece.locked).map(({ id }) => id));
  const ids = session.selection.filter((id) => !locked.has(id));
  if (locked.size > 0) session.say('Locked pieces are not deleted.');
  if (ids.length === 0) return;
  const names = session.selectedPieces.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const label = names.length === 0 ? 'Delete ruler' : `Delete ${named(names, 'pieces')}`;
  session.commit(label, removeItems(new Set(ids)));
}

export function copySelected(session: SectorSession): void {
  if (copyPieces(session.plan, session.selection)) session.say(`Copied ${selectionName(session)}.`);
}

export function cutSelected(session: SectorSession): void {
  if (!copyPieces(session.plan, session.selection)) return;
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
  addCopies(session, 'Duplicate', selectedOf(session.plan, session.selection), COPY_SHIFT);
}

function addCopies(session: SectorSession, verb: string, pieces: NewPieces, by: Point): void {
  const copies = shiftedCopies(pieces, by, session.plan);
  const ids = [...copies.units, ...copies.features].map(({ id }) => id);
  if (ids.length === 0) return;
  const table = { ...session.plan, units: [...copies.units], features: [...copies.features] };
  const names = piecesOf(table, session.pack).map(({ name }) => name);
  session.commit(`${verb} ${named(names, 'pieces')}`, addPieces(copies.units, copies.features));
  session.select(ids);
}

export function selectAll(session: SectorSession): void {
  session.select(session.pieces.map(({ id }) => id));
}
