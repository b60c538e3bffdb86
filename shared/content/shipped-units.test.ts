import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { type AlertRow, ALERT_STATUSES, sourceOf, type UnitClass } from './index';

const content = shippedContent();
const units = Object.entries(content.units).map(([id, unit]) => ({ id, unit }));
const UNKNOWN_SHIPS = ['galor', 'groumall'];
const ships = units.filter(({ id, unit }) => unit.kind === 'ship' && !UNKNOWN_SHIPS.includes(id));
const others = units.filter(({ unit }) => unit.kind !== 'ship');

function unitOf(id: string): UnitClass {
  const unit = content.units[id];
  if (unit === undefined) throw new Error(`no class ${id}`);
  return unit;
}

function rowOf(id: string, alert: string): AlertRow | undefined {
  return unitOf(id).alerts.find((row) => row.alert === alert);
}

describe('the classes', () => {
  it('are the 22 that plans may name', () => {
    expect(units.map(({ id }) => id).sort()).toEqual(
      [
        ...['defiant', 'constellation', 'galaxy', 'miranda', 'jemhadar-fighter', 'jemhadar-battle-cruiser'],
        ...['brel', 'vorcha', 'galor', 'groumall', 'type-6-shuttle', 'danube-runabout', 'toron-shuttle'],
        ...['galaxy-saucer', 'hostile-raider', 'inscrutable-entity', 'supply-ship', 'artifact-ship'],
        ...['photon-torpedo', 'quantum-torpedo', 'class-1-probe', 'escape-pod'],
      ].sort(),
    );
  });

  it.each(units)('$id has a silhouette of its own among the assets', ({ id, unit }) => {
    expect(unit.silhouette).toBe(id);
    expect(existsSync(new URL(`../../assets/silhouettes/${id}.svg`, import.meta.url))).toBe(true);
  });

  it.each(units)('$id names only arcs that its base has', ({ unit }) => {
    const { arcs } = content.bases[unit.base];
    const mounted = (unit.weapons ?? []).flatMap(({ mounts }) => mounts.map(({ arc }) => arc));
    for (const arc of mounted) expect(arcs).toContain(arc);
    for (const { arc } of [...(unit.sensors ?? []), ...(unit.comms ?? [])]) {
      if (unit.kind === 'projectile') expect(arc).toBe('all');
      else expect(arcs).toContain(arc);
    }
  });

  it.each(units)('$id carries as many port mounts as starboard mounts', ({ unit }) => {
    for (const { mounts } of unit.weapons ?? []) {
      const counted = (arc: string) => mounts.filter((mount) => mount.arc === arc).map(({ count }) => count);
      for (const end of ['fore', 'aft']) expect(counted(`${end}-port`)).toEqual(counted(`${end}-starboard`));
      expect(counted('port')).toEqual(counted('starboard'));
    }
  });

  it.each(UNKNOWN_SHIPS)('%s has no figure that anybody knows', (id) => {
    const { evasion, warpDrive, alerts, hull, crew, weapons, sensors, comms, tubes, launches } = unitOf(id);
    const figures = { evasion, warpDrive, hull, crew, weapons, sensors, comms, tubes, launches };
    expect(Object.values(figures)).toEqual(Object.values(figures).map(() => null));
    expect(alerts).toEqual([]);
    expect(unitOf(id).corePoints).toBeNull();
  });
});

describe.each(ships)('the dials of $id', ({ unit }) => {
  it('ITU-DEPLOY-05: the alert dial begins at green 1, holds green 2, and runs on without gaps to red', () => {
    const alerts = unit.alerts.map(({ alert }) => alert);
    expect(alerts.slice(0, 2)).toEqual(['green 1', 'green 2']);
    const expected = ALERT_STATUSES.flatMap((status) =>
      alerts.filter((alert) => alert.startsWith(status)).map((_, index) => `${status} ${index + 1}`),
    );
    expect(alerts).toEqual(expected);
    expect(alerts.length).toBeGreaterThanOrEqual(5);
    expect(alerts.length).toBeLessThanOrEqual(7);
    for (const row of unit.alerts) expect(Object.values(row)).not.toContain(null);
  });

  it('ITU-DEPLOY-06: the hull dial starts at its greatest value and ends disabled, then destroyed', () => {
    const hull = unit.hull ?? [];
    const values = hull.map(({ value }) => value ?? NaN);
    expect(values).toEqual([
      ...Array.from({ length: (values[0] ?? 0) + 1 }, (_, index) => index).reverse(),
      0,
    ]);
    expect(hull.slice(-2).map(({ icon }) => icon)).toEqual(['disabled', 'destroyed']);
    expect(hull[0]?.status).toBe('none');
  });

  it('ITU-DEPLOY-06: the crew dial has two inspired steps above its start and falls to nobody', () => {
    const crew = unit.crew ?? [];
    const steps = crew.map(({ step }) => step);
    expect(steps).toEqual(crew.map((_, index) => 2 - index));
    for (const stat of ['command', 'ops', 'science'] as const) {
      const figures = crew.map((row) => row[stat]);
      expect(figures).toEqual([...figures].sort((one, other) => other - one));
      expect(figures.at(-1)).toBe(0);
    }
  });

  it('ITU-DEPLOY-06: the reserve dial starts at its maximum, 6 to 8', () => {
    expect(unit.reserve?.start).toBe(unit.reserve?.max);
    expect(unit.reserve?.max).toBeGreaterThanOrEqual(6);
    expect(unit.reserve?.max).toBeLessThanOrEqual(8);
  });

  it('has as many tubes as its ends add up to, or says that it is in doubt', () => {
    const sum = (unit.tubes?.ends ?? []).reduce((total, { count }) => total + count, 0);
    if (sum !== unit.tubes?.count) expect(sourceOf(unit, 'tubes.count').confidence).toBe('low');
    expect(unit.weapons?.length).toBeGreaterThan(0);
    expect(unit.sensors?.[0]?.arc).toBe('all');
    expect(unit.comms?.[0]?.arc).toBe('all');
  });
});

describe('units without an alert dial', () => {
  it.each(others)('$id has fixed figures and no dial', ({ unit }) => {
    expect(unit.alerts).toEqual([]);
    expect(unit.fixed?.enginePower).toBeGreaterThan(0);
    expect(unit.crew).toBeNull();
  });

  it.each(units.filter(({ unit }) => unit.kind === 'auxiliary' || unit.kind === 'hazard'))(
    'ITU-AUX-13: the hull track of $id ends disabled, then destroyed, on the same plate',
    ({ unit }) => {
      const last = (unit.hull ?? []).slice(-2);
      expect(last.map(({ icon }) => icon)).toEqual(['disabled', 'destroyed']);
      expect(last[0]?.status).toBe(last[1]?.status);
      expect(unit.fixed?.impulseTurn).toBeGreaterThan(0);
    },
  );

  it('probes and pods slide along four flats, torpedoes along the fore ones only when Guided', () => {
    expect(unitOf('class-1-probe').flats?.always).toEqual([
      'port',
      'starboard',
      'fore-port',
      'fore-starboard',
    ]);
    expect(unitOf('escape-pod').flats?.guided).toEqual([]);
    expect(unitOf('photon-torpedo').flats).toEqual({
      always: ['port', 'starboard'],
      guided: ['fore-port', 'fore-starboard'],
    });
    expect(unitOf('quantum-torpedo').keywords).toContain('Guided');
  });
});

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

describe('stand-ins of the house', () => {
  it('hazard units without a printed size stand on medium bases', () => {
    for (const id of ['supply-ship', 'artifact-ship']) {
      expect(unitOf(id).base).toBe('medium');
      expect(sourceOf(unitOf(id), 'base').kind).toBe('house');
      expect(sourceOf(unitOf(id), 'evasion').kind).toBe('public');
    }
  });
});
