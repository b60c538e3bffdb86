/** The readings on which dice and damage depend, as the odds know them. */
import { deltaReadingOf } from '../../../../shared/content';
import { type OddsReadings, oddsReadings } from '../../../../shared/odds';
import { reading, type Table } from '../table';

const known = new WeakMap<Table, OddsReadings>();

/** What the pack's dice say of the delta goes before the table's reading (ITU-DICE-11). */
export function diceReadings(table: Table): OddsReadings {
  const before = known.get(table);
  if (before !== undefined) return before;
  const told = oddsReadings((setting) => reading(table, setting));
  const all = { ...told, delta: deltaReadingOf(table.content.dice, told.delta) };
  known.set(table, all);
  return all;
}
