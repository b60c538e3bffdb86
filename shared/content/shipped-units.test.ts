import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALERT_STATUSES, sourceOf } from './index';
import { content, unitOf, units } from '../../tests/support/shipped-units';

const UNKNOWN_SHIPS = ['galor', 'groumall'];
const ships = units.filter(({ id, unit }) => unit.kind === 'ship' && !UNKNOWN_SHIPS.includes(id));
const others = units.filter(({ unit }) => unit.kind !== 'ship');

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

describe('stand-ins of the house', () => {
  it('hazard units without a printed size stand on medium bases', () => {
    for (const id of ['supply-ship', 'artifact-ship']) {
      expect(unitOf(id).base).toBe('medium');
      expect(sourceOf(unitOf(id), 'base').kind).toBe('house');
      expect(sourceOf(unitOf(id), 'evasion').kind).toBe('public');
    }
  });
});
