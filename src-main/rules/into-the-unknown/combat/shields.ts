/**
 * Shields (ITU-AUX-15 to 18, ITU-HAZARD-14). Those of auxiliary and hazard units wear: every point covers an icon for the
 * rest of the round. House, as the odds assume: a ship's cancel what they show against each damage anew.
 */
import { type End, ENDS } from '../../../../shared/content/into-the-unknown';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { figuresOf } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

/** True where every point that is cancelled covers an icon (ITU-AUX-15). */
export function wears({ kind }: UnitState): boolean {
  return kind === 'auxiliary' || kind === 'hazard';
}

/** Points that the shields of one end can still cancel. */
export function shieldsAt(table: Table, state: IntoTheUnknownState, unit: UnitState, end: End): number {
  const figures = figuresOf(table, state, unit);
  const shown = (end === 'fore' ? figures.shieldsFore : figures.shieldsAft) ?? 0;
  return Math.max(0, shown - (wears(unit) ? unit.shieldsUsed[end] : 0));
}

/** Points that can be cancelled: of the end that was hit (ITU-AUX-16), of any where none is named (ITU-AUX-17). */
export function shieldsAgainst(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  end: End | null,
): number {
  if (end !== null) return shieldsAt(table, state, unit, end);
  return ENDS.reduce((sum, each) => sum + shieldsAt(table, state, unit, each), 0);
}

/** Cancels as much as an end can; tells how much is left of the damage. It must be used as far as it goes. */
export function cancelBy(play: Play, unit: UnitState, end: End, count: number): number {
  const cancelled = Math.min(count, shieldsAt(play.table, play.frozen, unit, end));
  if (cancelled === 0) return count;
  if (wears(unit)) {
    const { shieldsUsed } = unit;
    play.unit(unit.id).shieldsUsed = { ...shieldsUsed, [end]: shieldsUsed[end] + cancelled };
  }
  play.tell({ type: 'shields', unit: unit.id, end, cancelled });
  return count - cancelled;
}

/** ITU-AUX-18, ITU-HAZARD-14: in Resolve Ready Abilities tokens come off the shields. */
export function freshenShields(play: Play, id: string): void {
  const { fore, aft } = play.unit(id).shieldsUsed;
  if (fore + aft > 0) play.unit(id).shieldsUsed = { fore: 0, aft: 0 };
}
