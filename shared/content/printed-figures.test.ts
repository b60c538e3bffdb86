import { describe, expect, it } from 'vitest';
import { type AlertRow, sourceOf } from './index';
import { content, unitOf, units } from '../../tests/support/shipped-units';

function rowOf(id: string, alert: string): AlertRow | undefined {
  return unitOf(id).alerts.find((row) => row.alert === alert);
}

describe('figures that the rulebook prints', () => {
  it('ITU-REV-03: a Defiant at green 2 has engine power 8 and impulse turn 3', () => {
    expect(rowOf('defiant', 'green 2')).toMatchObject({ enginePower: 8, impulseTurn: 3 });
    expect(sourceOf(unitOf('defiant'), 'alerts.1.enginePower')).toMatchObject({ kind: 'rulebook' });
  });

  it('ITU-LAT-03: a Fighter at yellow 1 has engine power 7 and impulse turn 2', () => {
    expect(rowOf('jemhadar-fighter', 'yellow 1')).toMatchObject({ enginePower: 7, impulseTurn: 2 });
    expect(sourceOf(unitOf('jemhadar-fighter'), 'alerts.2.impulseTurn')).toMatchObject({ kind: 'rulebook' });
  });

  it('ITU-MOVE-06: a Fighter at yellow 1 adds warp drive 8 and engine power 7 to the printed 15 inches', () => {
    const power = rowOf('jemhadar-fighter', 'yellow 1')?.enginePower ?? NaN;
    expect((unitOf('jemhadar-fighter').warpDrive ?? NaN) + power).toBe(15);
  });

  it("ITU-SETUP-05: a Defiant costs 3 core points, a Vor'cha 1; without a known cost the house asks none", () => {
    expect(unitOf('defiant').corePoints).toBe(3);
    expect(sourceOf(unitOf('defiant'), 'corePoints').kind).toBe('rulebook');
    expect(unitOf('vorcha').corePoints).toBe(1);
    for (const id of ['galaxy', 'jemhadar-fighter', 'jemhadar-battle-cruiser']) {
      expect(unitOf(id).corePoints).toBe(0);
      expect(sourceOf(unitOf(id), 'corePoints').kind).toBe('house');
    }
  });

  it("ITU-SETUP-06: a Constellation brings 3 core points, a Miranda 2, a B'rel 1", () => {
    expect(['constellation', 'miranda', 'brel'].map((id) => unitOf(id).corePoints)).toEqual([-3, -2, -1]);
    expect(sourceOf(unitOf('constellation'), 'corePoints').kind).toBe('rulebook');
  });

  it('ITU-SETUP-20: a Danube-class Runabout costs 2 flex points, a Type 6 Shuttle none', () => {
    expect(unitOf('danube-runabout').flexCost).toBe(2);
    expect(unitOf('type-6-shuttle').flexCost).toBeNull();
  });

  it('evasion is 2 for escorts and fighters, 1 for larger ships, 3 for shuttles and projectiles', () => {
    const evasion = (id: string) => unitOf(id).evasion;
    expect(['defiant', 'jemhadar-fighter', 'brel'].map(evasion)).toEqual([2, 2, 2]);
    expect(['constellation', 'galaxy', 'miranda', 'vorcha', 'jemhadar-battle-cruiser'].map(evasion)).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect(['type-6-shuttle', 'photon-torpedo'].map(evasion)).toEqual([3, 3]);
  });

  it('ITU-AUX-06: the cards of Type 6, Runabout and Saucer', () => {
    expect(unitOf('type-6-shuttle')).toMatchObject({
      warpDrive: 4,
      stats: { command: 2, ops: 1, science: 2 },
    });
    expect(unitOf('danube-runabout').fixed).toMatchObject({ enginePower: 6, impulseTurn: 3, shieldsFore: 2 });
    expect(unitOf('galaxy-saucer')).toMatchObject({ evasion: 1, warpDrive: 1, primary: 'galaxy' });
  });

  it('ITU-AUX-03: a shuttle stands on a template smaller than a ship base, a vessel on a ship base', () => {
    const { bases } = content;
    for (const id of ['type-6-shuttle', 'danube-runabout', 'toron-shuttle'])
      expect(unitOf(id).base).toBe('shuttle');
    expect(bases.shuttle.widthIn).toBeLessThan(bases.small.widthIn);
    expect(bases.shuttle.lengthIn).toBeLessThan(bases.small.lengthIn);
    const common = bases.small.arcs.filter((arc) => arc !== 'bow' && arc !== 'stern');
    expect(bases.shuttle.arcs).toEqual(common);
    expect(unitOf('galaxy-saucer').base).toBe('medium');
  });

  it('ITU-AUX-09: the weapons of auxiliary units roll 1 die per power spent, within their least and greatest', () => {
    const weapon = (id: string) =>
      unitOf(id).weapons?.map(({ mounts, power, rangeIn, dice }) => [
        mounts.map(({ arc, count }) => `${count} ${arc}`).join(),
        power?.min,
        power?.max,
        rangeIn,
        dice,
      ]);
    const perPower = { perPower: 'intuition' };
    expect(weapon('type-6-shuttle')).toEqual([['1 all', 1, 2, 4, perPower]]);
    expect(weapon('danube-runabout')).toEqual([['1 all', 1, 2, 4, perPower]]);
    expect(weapon('galaxy-saucer')).toEqual([['2 fore', 1, 4, 6, perPower]]);
  });

  it('ITU-HAZARD-01: hazard units are neutral and stand on a template like a medium base, with its arcs', () => {
    const hazards = units.filter(({ unit }) => unit.kind === 'hazard');
    expect(hazards.map(({ id }) => id)).toContain('hostile-raider');
    for (const { unit } of hazards) expect([unit.faction, unit.base]).toEqual(['neutral', 'medium']);
  });

  it('ITU-PROJ-06: a Class 1 Probe has Comms 2, Sensors 4, endurance 3, Biology 1, Navigation 1 and Relay', () => {
    expect(unitOf('class-1-probe')).toMatchObject({
      comms: [{ arc: 'all', baseIn: 2, plusInstruments: false }],
      sensors: [{ arc: 'all', baseIn: 4, plusInstruments: false }],
      endurance: { min: 3, max: 3 },
      skills: { biology: 1, navigation: 1 },
      keywords: ['Relay [science]'],
      fixed: { enginePower: 4, instrumentsPower: 3 },
    });
  });

  it('ITU-PROJ-07: an Escape Pod has Comms 2, no sensors, endurance 2, Navigation 1 and Capacity 1', () => {
    expect(unitOf('escape-pod')).toMatchObject({
      comms: [{ arc: 'all', baseIn: 2, plusInstruments: false }],
      sensors: [],
      endurance: { min: 2, max: 2 },
      skills: { navigation: 1 },
      keywords: ['Capacity 1'],
      fixed: { enginePower: 2 },
    });
  });

  it('ITU-LAUNCH-07: a Defiant launches a Type 6 Shuttle from its cargo bay at the aft end', () => {
    expect(unitOf('defiant').launches).toContainEqual({
      station: 'cargo bay',
      end: 'aft',
      unit: 'type-6-shuttle',
      cost: { technical: 1, security: 1 },
    });
  });
});
