/** The table on which a manoeuvre is judged: the mover's figures as a card that lets it move changes them. */
import type { TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { FigureOverrides, SectorTable } from '../../../../shared/sector';
import { changeOf, figuresOf, printedClass, sectorTableOf, unitOf } from '../figures';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';

/**
 * The match's table for a `maneuver` task: engine power halved, rounded up, or a warp of at most so much with nothing
 * added to it (ITU-MOVE-06), where the task says so. The window measures on it too.
 */
export function maneuverTable(
  table: Table,
  state: IntoTheUnknownState,
  task: TaskOf<'maneuver'>,
): SectorTable {
  const sector = sectorTableOf(table, state);
  const figures = overrides(table, state, task);
  if (figures === null) return sector;
  return {
    ...sector,
    units: sector.units.map((each) =>
      each.id === task.unit ? { ...each, figures: { ...each.figures, ...figures } } : each,
    ),
  };
}

function overrides(
  table: Table,
  state: IntoTheUnknownState,
  { unit: id, halved, most }: TaskOf<'maneuver'>,
): FigureOverrides | null {
  const unit = unitOf(state, id);
  if (most !== null && most !== undefined) {
    const drive = printedClass(table, unit)?.warpDrive ?? null;
    if (drive === null) return null;
    return boundedWarp(
      table,
      Math.min(most, Math.max(0, drive + changeOf(table, state, unit, 'warp-drive'))),
    );
  }
  const { enginePower } = figuresOf(table, state, unit);
  return halved && enginePower !== null ? { enginePower: Math.ceil(enginePower / 2) } : null;
}

/** Figures with which `shared/sector` comes to exactly that distance, whatever the reading makes of the drive. */
function boundedWarp(table: Table, distanceIn: number): FigureOverrides {
  const way = reading(table, 'warp.distance');
  return { warpDrive: way === 'twice' ? distanceIn / 2 : distanceIn, enginePower: 0 };
}
