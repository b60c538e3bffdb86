/** How far a unit's ranges reach as they count now, whatever lies there. */
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { ContentPack } from '../../../../shared/content';
import {
  firingBase,
  reachesOn,
  type Reach,
  type SectorTable,
  type TableUnit,
} from '../../../../shared/sector';
import { remembered } from '../memo';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { changeOf } from './changes';
import { contentFor } from './class-now';
import { distanceBetween, obscuringAt, pieceOf } from './distances';
import { figuresOf } from './figures';
import { teamRecord } from './records';
import { tableUnitOf } from './sector-table';
import { tableFeaturesOf } from './table-features';

export type RangeKind = 'sensors' | 'comms' | 'weapons';

/** A range of a unit and how far a target is, inches. */
export interface Row {
  readonly rangeIn: number | null;
  readonly distanceIn: number | null;
}

/** The ranges of one kind of a unit on the table that are open now, with what they are measured by. */
export interface OpenReaches {
  readonly pack: ContentPack;
  readonly sector: Pick<SectorTable, 'features' | 'readings'>;
  readonly standing: TableUnit;
  readonly base: NonNullable<ReturnType<typeof firingBase>>;
  readonly reaches: readonly Reach[];
}

/** Null for what is not on the table. */
export function openReaches(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  kind: RangeKind,
): OpenReaches | null {
  return remembered(state, `reaches/${unit.id}/${kind}`, () => {
    const pack = contentFor(table, state, unit);
    const sector = { features: tableFeaturesOf(state), readings: table.readings };
    const standing = tableUnitOf(table, state, unit);
    const all = standing && reachesOn(pack, sector, standing);
    const base = standing && firingBase(pack, standing);
    if (!all?.ok || !base) return null;
    const type = kind === 'weapons' ? 'weapon' : kind;
    const reaches = all.value.filter(
      (reach) => reach.type === type && reach.closedBy === null && reach.rangeIn !== null,
    );
    return { pack, sector, standing, base, reaches };
  });
}

/** The widest range of a kind in whichever arc, inches; null where the unit has none. */
export function widestRange(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  kind: RangeKind,
): number | null {
  const here = pieceOf(state, unit.id);
  const rows =
    unit.kind === 'team'
      ? kind === 'weapons' || here === null
        ? []
        : teamRows(table, state, unit, kind, here, here)
      : (openReaches(table, state, unit, kind)?.reaches ?? []);
  const ranges = rows.flatMap(({ rangeIn }) => (rangeIn === null ? [] : [rangeIn]));
  return ranges.length === 0 ? null : Math.max(...ranges);
}

/** Every Sensors or Comms range of a team towards a piece on the table. */
export function teamRows(
  table: Table,
  state: IntoTheUnknownState,
  team: UnitState,
  kind: 'sensors' | 'comms',
  from: string,
  to: string,
): readonly Row[] {
  const printed = teamRecord(table, team)?.[kind] ?? [];
  const instruments = figuresOf(table, state, team).instrumentsPower ?? 0;
  const plus = changeOf(table, state, team, kind);
  const mostIn = mostRangeOf(table, state, team);
  const distanceIn = from === to ? 0 : (distanceBetween(table, state, from, to) ?? Infinity);
  return printed.map(({ baseIn, plusInstruments }) => ({
    rangeIn: Math.min(mostIn, baseIn + (plusInstruments ? instruments : 0) + plus),
    distanceIn,
  }));
}

/** What a jammed token (ITU-COND-05) and obscuring features (ITU-FKEY-06) leave of a team's Comms and Sensors, inches. */
function mostRangeOf(table: Table, state: IntoTheUnknownState, team: UnitState): number {
  const { jammed, obscuring } = table.content.effects;
  const isObscured = obscuringAt(table, state, team.id).length > 0;
  return Math.min(
    (team.conditions.includes('jammed') ? jammed.rangeIn : null) ?? Infinity,
    (isObscured ? obscuring.rangeIn : null) ?? Infinity,
  );
}
