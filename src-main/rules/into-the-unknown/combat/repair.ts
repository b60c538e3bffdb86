/** Repairs (ITU-REPAIR-01, ITU-REPAIR-02) and trauma of teams taken off. */
import type { UnitId } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures';
import type { Play } from '../play';
import { hullLost } from './hull-track';

/**
 * Raises a hull by so much, at most to its start: the dial up, the marker back, trauma tokens off, by the kind of unit.
 * Tells by how much. A unit that is no longer on a disabled step can be given orders again.
 */
export function repairHull(play: Play, id: UnitId, count: number): number {
  const unit = findUnit(play.frozen, id);
  const repaired = unit ? Math.min(Math.max(0, count), hullLost(unit)) : 0;
  if (!unit || repaired === 0) return 0;
  const now = play.unit(id);
  if (unit.kind === 'projectile') now.trauma -= repaired;
  else now.hull -= repaired;
  play.tell({ type: 'repaired', unit: id, count: repaired, card: null });
  return repaired;
}

/** Takes trauma off a team; tells how much. */
export function healTeam(play: Play, id: UnitId, count: number): number {
  const team = findUnit(play.frozen, id);
  const healed = team?.kind === 'team' ? Math.min(Math.max(0, count), team.trauma) : 0;
  if (healed > 0) {
    play.unit(id).trauma -= healed;
    play.tell({ type: 'repaired', unit: id, count: healed, card: null });
  }
  return healed;
}
