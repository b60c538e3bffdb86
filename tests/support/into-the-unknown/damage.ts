/** Units that tests hurt, and what hurts them. */
import { officerCard, teamCard } from './cards';
import type { UnitOptions } from './pieces';
import { Combat } from './combat';
import { type Damage, dealDamage } from '../../../src-main/rules/into-the-unknown/combat/damage';

const OFFICERS = {
  ensign: officerCard({ name: 'Ensign', health: 2 }),
  doctor: officerCard({ name: 'Doctor', health: 1 }),
};
const TEAMS = { team: teamCard({ health: 3 }) };
/** The units on a table with officers and teams that have a health to lose. */
export function lay(
  units: readonly UnitOptions[],
  more: Partial<ConstructorParameters<typeof Combat>[0]> = {},
) {
  return new Combat({ units, ...more, cards: { officers: OFFICERS, teams: TEAMS, ...more.cards } });
}
/** One point of hull damage unless it says otherwise. */
export const hit = (combat: Combat, damage: Partial<Damage> & { readonly unit: string }) =>
  combat.do((play) => dealDamage(play, { kind: 'hull', count: 1, ...damage }));
/** Track light, yellow, severe disabled, severe destroyed; shields 1/1. */
export const SHUTTLE: UnitOptions = { class: 'type-6-shuttle', at: [18, 18, 0] };
/** Track light, yellow, orange, orange, severe disabled, severe destroyed; shields 2/2. */
export const SAUCER: UnitOptions = { class: 'galaxy-saucer', at: [18, 18, 0] };
export const DEFIANT: UnitOptions = { class: 'defiant', at: [18, 18, 0], alert: 'green 1' };
