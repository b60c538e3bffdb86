/** The match's table as measuring takes it: all of `shared/sector` and `shared/geometry` can be asked about it. */
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { FigureOverrides, Owner, SectorTable, TableUnit } from '../../../../shared/sector';
import type { SeatId } from '../../engine';
import { remembered } from '../memo';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { alertNameOf } from './alerts';
import { changeOf } from './changes';
import { figuresOf } from './figures';
import { printedClass } from './records';
import { tableFeaturesOf } from './table-features';

/** Space units that stand on the table with their figures as they count now, and all features. */
export function sectorTableOf(table: Table, state: IntoTheUnknownState): SectorTable {
  return remembered(state, 'table', () => ({
    sector: state.sector,
    units: state.units.flatMap((unit) => tableUnitOf(table, state, unit) ?? []),
    features: tableFeaturesOf(state),
    readings: table.readings,
  }));
}

/** Player 1 is blue, player 2 orange. */
export function ownerColour(seat: SeatId | null): Owner {
  return seat === '1' ? 'blue' : seat === '2' ? 'orange' : 'neutral';
}

/** A unit as it stands on the table; null for teams and who is not there. */
export function tableUnitOf(table: Table, state: IntoTheUnknownState, unit: UnitState): TableUnit | null {
  const { id, pose, conditions, number } = unit;
  if (pose === null) return null;
  const alert = alertNameOf(table, unit);
  return {
    id,
    class: unit.class,
    owner: ownerColour(unit.owner),
    pose,
    conditions,
    figures: overridesOf(table, state, unit),
    ...(alert === null ? {} : { alert }),
    ...(number === null ? {} : { number }),
  };
}

function overridesOf(table: Table, state: IntoTheUnknownState, unit: UnitState): FigureOverrides {
  const { enginePower, impulseTurn, weaponsPower, instrumentsPower, shieldsFore, shieldsAft } = figuresOf(
    table,
    state,
    unit,
  );
  const drive = printedClass(table, unit)?.warpDrive ?? null;
  const warpDrive = drive === null ? null : Math.max(0, drive + changeOf(table, state, unit, 'warp-drive'));
  return { warpDrive, enginePower, impulseTurn, weaponsPower, instrumentsPower, shieldsFore, shieldsAft };
}
