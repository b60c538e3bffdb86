/** Where a line on the table begins or ends: a place, or the nearest edge of a piece wherever that piece goes. */
import { ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import { type Distance, distance, type Point, roundPoint } from '../geometry';
import { findPlace, type Place } from './pieces';
import type { SectorTable } from './types';

/** A fixed place of the table, inches, or the id of a piece. */
export type TableAnchor = Point | { readonly piece: string };

export function isOnPiece(anchor: TableAnchor): anchor is { readonly piece: string } {
  return 'piece' in anchor;
}

/**
 * The nearest distance of two anchors, edge to edge, inches, and its witness points: those are the ends of the line
 * that is drawn, and the distance is its figure. Overlapping or touching pieces: 0, both ends at a common point.
 * Refuses `unknown-id` and `unknown-class`.
 */
export function resolveAnchors(
  pack: ContentPack,
  table: SectorTable,
  from: TableAnchor,
  to: TableAnchor,
): Result<Distance, Refusal> {
  const first = findPlace(pack, table, placeOf(from));
  if (!first.ok) return first;
  const second = findPlace(pack, table, placeOf(to));
  if (!second.ok) return second;
  return ok(distance(first.value.shape, second.value.shape));
}

/**
 * Both anchors, those on a piece of `leaving` turned into fixed places where they cling now, rounded to the grid of a
 * plan. An anchor on a piece that the table lacks already stays as it is.
 */
export function releaseAnchors(
  pack: ContentPack,
  table: SectorTable,
  leaving: ReadonlySet<string>,
  [from, to]: readonly [TableAnchor, TableAnchor],
): readonly [TableAnchor, TableAnchor] {
  const resolved = resolveAnchors(pack, table, from, to);
  if (!resolved.ok) return [from, to];
  const release = (anchor: TableAnchor, at: Point): TableAnchor =>
    isOnPiece(anchor) && leaving.has(anchor.piece) ? roundPoint(at) : anchor;
  return [release(from, resolved.value.from), release(to, resolved.value.to)];
}

function placeOf(anchor: TableAnchor): Place {
  if (isOnPiece(anchor)) return { type: 'piece', id: anchor.piece };
  return { type: 'point', at: { x: anchor.x, y: anchor.y } };
}
