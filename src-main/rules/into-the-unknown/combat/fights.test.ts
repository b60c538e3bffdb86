import { describe, expect, it } from 'vitest';
import type { UnitOptions } from '../../../../tests/support/into-the-unknown';
import { fire } from '../../../../tests/support/into-the-unknown/attacks';
import { Combat } from '../../../../tests/support/into-the-unknown/combat';
import { randomFrom } from '../../engine';
import { hullStatusOf, officerRecord } from '../figures';
import { crewBounds } from './health';
import { shieldsAt } from './shields';

const FLEETS: readonly UnitOptions[] = [
  {
    class: 'defiant',
    at: [18, 18, 0],
    alert: 'red 2',
    crew: { tactical: 'worf', helm: 'jadzia-dax', 'captains-chair': 'benjamin-sisko' },
  },
  { class: 'type-6-shuttle', at: [14, 18, 0], crew: { helm: 'reliable-commander' } },
  { class: 'security-team', in: '2:jemhadar-battle-cruiser/bridge', aboard: ['odo'] },
  {
    class: 'jemhadar-battle-cruiser',
    seat: '2',
    at: [18, 13, 180],
    alert: 'red 1',
    crew: { tactical: 'ometiklan', 'captains-chair': 'founder' },
  },
  { class: 'toron-shuttle', seat: '2', at: [15, 15, 180] },
  { class: 'jemhadar-assault-team', seat: '2', in: '2:jemhadar-battle-cruiser/bridge' },
  { class: 'hostile-raider', seat: null, at: [22, 16, 270] },
  { class: 'photon-torpedo', seat: '2', at: [18, 15.5, 180] },
];

/** What must hold after whatever was done. */
function expectSound(combat: Combat): void {
  const { table, frozen } = combat.play;
  for (const unit of frozen.units) {
    const bounds = crewBounds(table, unit);
    if (bounds && unit.crew !== null) expect(unit.crew).toBeGreaterThanOrEqual(bounds.least);
    expect(Math.min(unit.peril, unit.advantage)).toBeGreaterThanOrEqual(0);
    expect(hullStatusOf(table, unit)).toMatchObject({ destroyed: false });
    expect(unit.reserve ?? 0).toBeGreaterThanOrEqual(0);
    for (const end of ['fore', 'aft'] as const)
      expect(shieldsAt(table, frozen, unit, end)).toBeGreaterThanOrEqual(0);
    expect(new Set(unit.damageCards.map(({ card }) => card)).size).toBe(unit.damageCards.length);
  }
  for (const officer of frozen.officers) {
    const { health } = officerRecord(table, officer);
    expect(officer.trauma).toBeLessThanOrEqual(health);
    expect(officer.incapacitated).toBe(officer.trauma >= health);
    if (officer.lost) expect(officer.at).toBeNull();
  }
  expect(frozen.modifiers.filter(({ from }) => from === 'Pierce')).toEqual([]);
  expect(JSON.parse(JSON.stringify(frozen))).toEqual(frozen);
}

describe('fights at random', () => {
  it.each([1, 2, 3])(
    'ITU-DICE-13: whoever fires at whomever, dials, tokens and officers stay sound (seed %i)',
    (seed) => {
      const random = randomFrom(`fights ${seed}`);
      const combat = new Combat({ units: FLEETS });
      for (let actions = 0; actions < 15; actions += 1) {
        const units = combat.play.frozen.units.filter(({ kind }) => kind !== 'projectile');
        const unit = units[random.below(units.length)];
        if (!unit) break;
        const leader = combat.play.frozen.officers.find(
          ({ at, lost }) => !lost && at?.type !== 'feature' && at?.type !== 'aside' && at?.unit === unit.id,
        );
        fire(combat, unit.id, leader?.id ?? null);
        for (let tries = 0; tries < 30 && !combat.isOver; tries += 1) {
          combat.playOut(`${seed} ${actions} ${tries}`);
          // Launches and other rooms' matters are not what is asked here.
          if (!combat.isOver) combat.do((play) => play.pop());
        }
        expectSound(combat);
      }
    },
  );
});
