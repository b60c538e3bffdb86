/** Ranges of what is on the table (ITU-DICE-01): teams and officers measure from where they are. */
import type { RangeSpec } from '../../../../shared/content/into-the-unknown';
import type { Location, UnitState } from '../../../../shared/contract/into-the-unknown';
import { type ArcName, atMost } from '../../../../shared/geometry';
import { type FoundPlace, hasArcs, judgeArc, firingBase, reachVerdicts } from '../../../../shared/sector';
import { remembered } from '../memo';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { distanceBetween, isWithin, pieceOf, shapeOf } from './distances';
import { findFeature, findUnit, groundOf, isSameLocation, locationOf } from './pieces';
import { openReaches, type RangeKind, type Row, teamRows } from './reaches';
import { tableUnitOf } from './sector-table';

function placed(table: Table, state: IntoTheUnknownState, id: string): FoundPlace | null {
  const shape = shapeOf(table, state, id);
  if (shape === null) return null;
  const unit = findUnit(state, id);
  const centre = unit?.pose ?? findFeature(state, id)?.at;
  if (!centre) return null;
  return { shape, centre: { x: centre.x, y: centre.y }, unit: unit ? tableUnitOf(table, state, unit) : null };
}

/** One range of a unit towards a target: how far it reaches there and how far the target is, inches. */
export interface RangeNow {
  readonly rangeIn: number;
  readonly distanceIn: number;
  readonly inRange: boolean;
}

/**
 * Sensors, Comms or weapons range of a unit to a target that is a unit, a feature or an officer: of several the one with
 * the most to spare; null where none covers it. What is in the unit itself is at every range.
 */
export function rangeOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  kind: RangeKind,
  target: string,
): RangeNow | null {
  const from = pieceOf(state, unit.id);
  const to = pieceOf(state, target);
  if (from === null || to === null) return null;
  return remembered(state, `range/${unit.id}/${kind}/${to}`, () => {
    if (unit.kind === 'team') return teamRange(table, state, unit, kind, from, to);
    if (from === to) return kind === 'weapons' ? null : { rangeIn: 0, distanceIn: 0, inRange: true };
    return spaceRange(table, state, unit, kind, to);
  });
}

function spaceRange(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  kind: RangeKind,
  to: string,
): RangeNow | null {
  const there = placed(table, state, to);
  const open = openReaches(table, state, unit, kind);
  if (there === null || open === null) return null;
  const { pack, sector, standing, base, reaches } = open;
  const nearest = distanceBetween(table, state, unit.id, to) ?? Infinity;
  // What is too far all round is too far in every arc: the arcs need not be looked at.
  const near = reaches.filter(({ rangeIn }) => atMost(nearest, rangeIn ?? 0));
  if (near.length === 0) return null;
  if (!hasArcs(pack, standing)) return bestOf(near.map(({ rangeIn }) => ({ rangeIn, distanceIn: nearest })));
  return bestOf(reachVerdicts(pack, sector, near, base, there).filter(({ inArc }) => inArc));
}

function bestOf(rows: readonly Row[]): RangeNow | null {
  return rows.reduce<RangeNow | null>((best, { rangeIn, distanceIn }) => {
    if (rangeIn === null || distanceIn === null) return best;
    const now = { rangeIn, distanceIn, inRange: atMost(distanceIn, rangeIn) };
    return best === null || rangeIn - distanceIn > best.rangeIn - best.distanceIn ? now : best;
  }, null);
}

/** A team's ranges run all round from where it is; its weapons reach its own location alone (ITU-TEAM-31). */
function teamRange(
  table: Table,
  state: IntoTheUnknownState,
  team: UnitState,
  kind: RangeKind,
  from: string,
  to: string,
): RangeNow | null {
  if (kind === 'weapons') return null;
  return bestOf(teamRows(table, state, team, kind, from, to));
}

/** Every Comms range of a unit towards a piece on the table, however far that is: what is added up (ITU-PKEY-04). */
export function commsRows(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  to: string,
): readonly Row[] {
  const from = pieceOf(state, unit.id);
  if (unit.kind === 'team') return from === null ? [] : teamRows(table, state, unit, 'comms', from, to);
  const there = placed(table, state, to);
  const open = openReaches(table, state, unit, 'comms');
  if (there === null || open === null) return [];
  const { pack, sector, base, reaches } = open;
  return reachVerdicts(pack, sector, reaches, base, there).filter(({ inArc }) => inArc);
}

/** Whether the target is at a range in words of the unit: its location, so many inches, or one of its ranges. */
export function hasRange(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  range: RangeSpec,
  target: string,
): boolean {
  if (range === 'location') return isAtLocation(state, unit, target);
  if (typeof range === 'number') return isWithin(table, state, unit.id, target, range);
  if (range === 'weapons' && unit.kind === 'team') return isAtLocation(state, unit, target);
  return rangeOf(table, state, unit, range, target)?.inRange ?? false;
}

/** At its location: in the same place, or one in the other; a unit is at its own. */
export function isAtLocation(state: IntoTheUnknownState, unit: UnitState, target: string): boolean {
  if (unit.id === target) return true;
  const here = locationOf(state, unit.id);
  const there = groundOf(state, locationOf(state, target));
  if (here !== null && there !== null)
    return isSameLocation(here, there) || isInside(here, target) || isInside(there, unit.id);
  return isInside(here, target) || isInside(there, unit.id);
}

function isInside(at: Location | null, id: string): boolean {
  if (at === null || at.type === 'aside') return false;
  return (at.type === 'feature' ? at.feature : at.unit) === id;
}

/** Whether something lies in an arc of a unit, on a limit line too; what is in the unit itself is in none. */
export function hasArcTo(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  arc: ArcName,
  target: string,
): boolean {
  const to = pieceOf(state, target);
  const standing = tableUnitOf(table, state, unit);
  if (standing === null || to === null || to === unit.id) return false;
  const base = firingBase(table.content, standing);
  const there = placed(table, state, to);
  return base !== undefined && there !== null && judgeArc(base, arc, there, table.readings).in;
}
