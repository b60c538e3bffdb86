/** Attacks for tests: who fires at whom, and the attack to choose. */
import type { IntoTheUnknownAction } from '../../../shared/contract/into-the-unknown';
import { newAttacks } from '../../../src-main/rules/into-the-unknown/combat/attack-options';
import { officerCard } from './cards';
import { Combat } from './combat';
import type { BegunOptions } from './play';
import type { UnitOptions } from './pieces';

type Attack = Extract<IntoTheUnknownAction, { type: 'attack' }>;

/** At yellow 1: weapons power 3, tubes ready. Its port and starboard cannons have Pulse 2, 4 inches; the emitters reach 6. */
export const DEFIANT: UnitOptions = {
  class: 'defiant',
  at: [18, 18, 0],
  alert: 'yellow 1',
  crew: { tactical: 'gunner' },
};
/** Ahead of it and facing it: its fore end is hit. Evasion 2, at green 1 shields of fore 1, aft 1. */
export const FIGHTER: UnitOptions = {
  class: 'jemhadar-fighter',
  seat: '2',
  at: [18, 13, 180],
  alert: 'green 1',
};
export const RAIDER: UnitOptions = { class: 'hostile-raider', seat: null, at: [18, 13, 180] };

/** Officers `gunner` (Ordnance 2, Skirmish 1) and `target` (health 2) are there to be posted. */
export function layAttack(units: readonly UnitOptions[], own: BegunOptions = {}) {
  const officers = {
    gunner: officerCard({ name: 'Gunner', skills: { ordnance: 2, skirmish: 1 } }),
    target: officerCard({ name: 'Target', health: 2 }),
  };
  return new Combat({
    units,
    ...own,
    cards: { ...own.cards, officers: { ...officers, ...own.cards?.officers } },
  });
}
/** FIRE WEAPONS of a unit. */
export function fire(combat: Combat, unit = '1:defiant', officer: string | null = '1:gunner') {
  const { owner } = combat.unit(unit);
  return combat.do((play) =>
    play.push(
      newAttacks(combat.unit(unit), {
        seat: owner ?? '2',
        officer,
        skill: 'ordnance',
        only: null,
        must: owner === null,
      }),
    ),
  );
}
/** The first listed attack that is as told. Throws for none. */
export const shot = (combat: Combat, is: Partial<Attack>): Attack => {
  const found = combat
    .options('attack')
    .find((each) => Object.entries(is).every(([key, value]) => each[key as keyof Attack] === value)); // its own keys
  if (!found) throw new Error(`No such attack among ${JSON.stringify(combat.options('attack'))}`);
  return found;
};
