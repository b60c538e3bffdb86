/**
 * Endurance markers of projectiles. House, as the book's procedure is not at hand (ITU-PROJ-02): after its move one marker
 * comes off; a projectile that has none left to give is spent and taken off.
 */
import type { UnitId } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures/pieces';
import type { Play } from '../play';
import { removeUnit } from './deploy-unit';

/** The check after an impulse (ITU-PROJ-09). Units without endurance pass it. */
export function checkEndurance(play: Play, id: UnitId): void {
  const endurance = findUnit(play.frozen, id)?.endurance ?? null;
  if (endurance === null) return;
  if (endurance === 0) removeUnit(play, id, 'removed');
  else play.unit(id).endurance = endurance - 1;
}
