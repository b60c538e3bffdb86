/** A fighter beside what it rams. */
import { officerCard, teamCard } from './cards';
import type { UnitOptions } from './pieces';
import { Combat } from './combat';

/** Small, damage 2. */
const FIGHTER: UnitOptions = {
  class: 'jemhadar-fighter',
  at: [18, 18, 0],
  alert: 'green 1',
  crew: { helm: 'pilot' },
  is: { hull: 3 },
};
/** What is rammed, an opponent’s unless it says otherwise. */
export const target = (own: Partial<UnitOptions> & { readonly class: string }): UnitOptions => ({
  seat: '2',
  at: [18, 15, 180],
  alert: 'green 1',
  ...own,
});
/** Both on a table. */
export function lay(other: UnitOptions, readings = {}, own: UnitOptions = FIGHTER) {
  return new Combat({
    units: [own, other],
    readings,
    cards: { officers: { pilot: officerCard({ skills: { discipline: 1 } }) }, teams: { team: teamCard() } },
  });
}
