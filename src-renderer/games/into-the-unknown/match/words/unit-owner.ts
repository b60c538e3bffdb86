/** Whose a unit is, for the mark of a line. */
import type { SeatId } from '../../../../../shared/contract';
import type { Told } from './told';

/** Whose unit it is, for the mark of a line; null: nobody's, or it is gone. */
export function ownerOf({ view }: Told, unit: string | null): SeatId | null {
  if (unit === null) return null;
  const found = view.units.find(({ id }) => id === unit) ?? null;
  if (found) return found.owner;
  return view.gone.find((each) => each.unit === unit)?.owner ?? null;
}
