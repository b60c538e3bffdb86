/** Distances between whatever is on the table (ITU-DICE-01): teams and officers measure from where they are. */
import type { Location } from '../../../../shared/contract/into-the-unknown';
import { atMost, distance, type Shape } from '../../../../shared/geometry';
import { remembered } from '../memo';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { findFeature, findUnit, locationOf } from './pieces';
import { outlineOf, tokenOf } from './shapes';

/** The piece on the table where something is: the unit or feature itself, or what a team or officer is in; null: nowhere. */
export function pieceOf(state: IntoTheUnknownState, id: string): string | null {
  if (findFeature(state, id)) return id;
  const unit = findUnit(state, id);
  if (unit?.pose) return id;
  return pieceAt(state, locationOf(state, id));
}

/** The piece on the table of a place; null: it is not on the table. */
export function pieceAt(state: IntoTheUnknownState, at: Location | null): string | null {
  if (at === null || at.type === 'aside') return null;
  if (at.type === 'feature') return at.feature;
  return pieceOf(state, at.unit);
}

/** Edge to edge, inches; 0 where both are the same piece; null where one is not on the table. */
export function distanceBetween(
  table: Table,
  state: IntoTheUnknownState,
  one: string,
  other: string,
): number | null {
  const [from, to] = [pieceOf(state, one), pieceOf(state, other)];
  if (from === null || to === null) return null;
  if (from === to) return 0;
  const [first, second] = from < to ? [from, to] : [to, from];
  return remembered(state, `distance/${first}/${second}`, () => {
    const here = shapeOf(table, state, first);
    const there = shapeOf(table, state, second);
    return here && there ? distance(here, there).distanceIn : null;
  });
}

/** The outline of a unit or feature on the table. */
export function shapeOf(table: Table, state: IntoTheUnknownState, id: string): Shape | null {
  const unit = findUnit(state, id);
  if (unit) return outlineOf(table.content, unit);
  const feature = findFeature(state, id);
  return feature ? tokenOf(table.content, feature) : null;
}

/** "At N inches": exactly so far counts (ITU-DICE-01). */
export function isWithin(
  table: Table,
  state: IntoTheUnknownState,
  one: string,
  other: string,
  inches: number,
): boolean {
  const apart = distanceBetween(table, state, one, other);
  return apart !== null && atMost(apart, inches);
}

/**
 * The obscuring features (ITU-FKEY-06) at whose distance a team is, where it is, with the X of each in the order of the
 * state; space units are measured in `shared/sector`.
 */
export function obscuringAt(table: Table, state: IntoTheUnknownState, team: string): readonly number[] {
  const { withinIn } = table.content.effects.obscuring;
  if (withinIn === null) return [];
  return state.features.flatMap(({ id, keywords: { obscuring } }) =>
    obscuring !== undefined && isWithin(table, state, team, id, withinIn) ? [obscuring] : [],
  );
}
