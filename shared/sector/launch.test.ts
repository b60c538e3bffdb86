import { describe, expect, it } from 'vitest';
import { featureAt, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { judgeLaunch, type Launch } from './launch';
import { launchOptions } from './launch-options';
import type { SectorTable } from './types';

const pack = shippedContent();
const defiant = unitAt('d', 'defiant', poseAt(18, 18));
const launch = (rest: Partial<Launch> = {}): Launch => ({
  unit: 'type-6-shuttle',
  slot: 'aft',
  notches: 0,
  side: 'starboard',
  slideIn: 2.22,
  ...rest,
});
const judge = (rest: Partial<Launch> = {}, table: SectorTable = tableOf([defiant]), launcher = 'd') =>
  valueOf(judgeLaunch(pack, table, launcher, launch(rest)));
const codes = (...args: Parameters<typeof judge>) => judge(...args).violations.map(({ code }) => code);

describe('launching', () => {
  it('ITU-LAUNCH-01: the tool’s head goes into the slot of the station’s end or a side slot, not the other end', () => {
    expect(codes({ slot: 'aft' })).toEqual([]);
    expect(codes({ slot: 'starboard' })).toEqual([]);
    expect(codes({ slot: 'port' })).toEqual([]);
    expect(codes({ slot: 'fore' })).toEqual(['slot-not-allowed']);
    expect(codes({ unit: 'toron-shuttle' })).toEqual(['cannot-launch']);
  });

  it('ITU-LAUNCH-02: the tool turns up to 3 notches to either side, also between notches', () => {
    expect(codes({ notches: -2.5 })).toEqual([]);
    expect(codes({ notches: 3 })).not.toContain('turn-over-limit');
    expect(codes({ notches: 3.1 })).toContain('turn-over-limit');
    expect(codes({ notches: -3.1 })).toContain('turn-over-limit');
  });

  it('ITU-LAUNCH-03: the unit may slide along the stem, its edge ending no farther than the notched end', () => {
    expect(codes({ slideIn: 2.22 })).toEqual([]);
    expect(codes({ slideIn: 0.877 })).toEqual([]);
    expect(codes({ slideIn: 2.23 })).toEqual(['slide-over-limit']);
    expect(codes({ slideIn: 0.8 })).toContain('slide-under-limit');
  });

  it('ITU-LAUNCH-04: it may overlap neither unit nor feature; touching is allowed', () => {
    const { end } = judge();
    const onTop = tableOf([defiant, unitAt('o', 'photon-torpedo', end)], [featureAt('f', end.x, end.y)]);
    expect(codes({}, onTop)).toEqual(['overlaps-unit', 'overlaps-feature']);
    expect(judge({}, onTop).overlaps).toEqual(['o', 'f']);
    const touching = tableOf([defiant], [featureAt('f', end.x + 0.38 + 0.625, end.y)]);
    expect(codes({}, touching)).toEqual([]);
  });

  it('ITU-LAUNCH-05: it must lie wholly inside the sector, unless the setting lets it overhang', () => {
    const atEdge = { ...defiant, pose: poseAt(18, 34.5) };
    expect(judge({}, tableOf([atEdge]))).toMatchObject({ legal: false, leavesSector: true });
    expect(codes({}, tableOf([atEdge]))).toEqual(['leaves-sector']);
    expect(judge({}, tableOf([atEdge], [], { 'launch.mustBeInSector': 'no' }))).toMatchObject({
      legal: true,
      leavesSector: true,
    });
  });

  it('ITU-LAUNCH-07: a Defiant’s cargo bay launches a Type 6 from its aft slot, the tool turned left by less than 3', () => {
    const verdict = judge({ notches: -2, slideIn: 2.22 });
    expect(verdict).toMatchObject({ legal: true, option: { station: 'cargo bay', notches: 3 } });
    // Aft is 180; the tool turned anticlockwise as seen from above.
    expect(verdict.end.headingDeg).toBe(120);
    expect(verdict.stemBearingDeg).toBe(120);
    expect(verdict.head).toEqual({ x: 18, y: 19.41 });
  });

  it('ITU-SEP-01 and ITU-SEP-02: a Galaxy’s saucer leaves by the launch procedure from its helm’s end', () => {
    const galaxy = tableOf([unitAt('d', 'galaxy', poseAt(18, 18))]);
    expect(codes({ unit: 'galaxy-saucer', slot: 'fore' }, galaxy)).toEqual([]);
    expect(codes({ unit: 'galaxy-saucer', slot: 'port' }, galaxy)).toEqual([]);
    expect(codes({ unit: 'galaxy-saucer', slot: 'aft' }, galaxy)).toEqual(['slot-not-allowed']);
    expect(judge({ unit: 'galaxy-saucer', slot: 'fore', slideIn: 1.5 }, galaxy).legal).toBe(false);
  });

  it('ITU-EVAC-06: an escape pod leaves from any slot, its launcher counting as turn 2', () => {
    const pod = launchOptions(pack, defiant).find(({ unit }) => unit === 'escape-pod');
    expect(pod).toMatchObject({ slots: ['fore', 'starboard', 'aft', 'port'], notches: 2 });
    expect(codes({ unit: 'escape-pod', slot: 'fore', notches: 2.5, slideIn: 1.5 })).toEqual([
      'turn-over-limit',
    ]);
  });

  it('a torpedo leaves from the slot of its tube’s end, turned by the launcher’s value', () => {
    expect(codes({ unit: 'quantum-torpedo', slot: 'fore', notches: 1, slideIn: 1.5 })).toEqual([]);
    expect(codes({ unit: 'quantum-torpedo', slot: 'aft', notches: 1.2, slideIn: 1.5 })).toEqual([
      'turn-over-limit',
    ]);
    expect(codes({ unit: 'quantum-torpedo', slot: 'port', slideIn: 1.5 })).toEqual(['slot-not-allowed']);
  });

  it('ITU-PROJ-05: the tool turns up to 1 notch for a torpedo, up to 2 from a Battle Cruiser', () => {
    const turns = (launcher: string, unit: string, slot: 'fore' | 'aft') =>
      [1, 1.0001, 2, 2.0001].map((notches) =>
        codes(
          { unit, slot, notches, slideIn: 1.5 },
          tableOf([unitAt('d', launcher, poseAt(18, 18))]),
        ).includes('turn-over-limit'),
      );
    expect(turns('defiant', 'quantum-torpedo', 'fore')).toEqual([false, true, true, true]);
    expect(turns('brel', 'photon-torpedo', 'fore')).toEqual([false, true, true, true]);
    expect(turns('jemhadar-battle-cruiser', 'photon-torpedo', 'fore')).toEqual([false, false, false, true]);
  });

  it.each([
    ['defiant', 'type-6-shuttle', 'aft', 0.877],
    ['galaxy', 'galaxy-saucer', 'fore', 1.551],
    ['defiant', 'quantum-torpedo', 'fore', 0.949],
    ['defiant', 'escape-pod', 'port', 0.949],
  ] as const)(
    '%s launches %s from %s at %f to 2.22 along the stem, ends included',
    (ship, unit, slot, least) => {
      const table = tableOf([unitAt('d', ship, poseAt(18, 18))]);
      const limits = (slideIn: number) =>
        codes({ unit, slot, slideIn }, table).filter((code) => code.startsWith('slide-'));
      for (const slideIn of [least, least - 1e-9, least + 1e-4, 2.22, 2.22 + 1e-9])
        expect(limits(slideIn)).toEqual([]);
      expect(limits(least - 1e-4)).toEqual(['slide-under-limit']);
      expect(limits(2.22 + 1e-4)).toEqual(['slide-over-limit']);
    },
  );

  it('a unit on a small base stands at least 0.967 along the stem', () => {
    expect(pack.tool.launch.nearestIn.small).toBe(0.967);
  });

  it('ITU-LAUNCH-04: the launching ship is one of the units that it may not overlap', () => {
    const saucer = judge(
      { unit: 'galaxy-saucer', slot: 'fore', notches: -3, side: 'port', slideIn: 1.551 },
      tableOf([unitAt('d', 'galaxy', poseAt(18, 18))]),
    );
    expect(saucer.overlaps).toEqual(['d']);
    expect(saucer.violations.map(({ code }) => code)).toEqual(['overlaps-unit']);
  });

  it('a bare base turns the tool by 3 for auxiliary units, by 2 for pods, and knows no limit for torpedoes', () => {
    const bare = unitAt('b', { base: 'medium' }, poseAt(18, 18));
    const notches = (id: string) => launchOptions(pack, bare).find(({ unit }) => unit === id)?.notches;
    expect(['type-6-shuttle', 'escape-pod', 'photon-torpedo', 'class-1-probe'].map(notches)).toEqual([
      3,
      2,
      null,
      null,
    ]);
  });

  it('a bare base launches any unit that can be launched; a shuttle launches none', () => {
    expect(launchOptions(pack, unitAt('b', { base: 'large' }, poseAt(18, 18))).length).toBeGreaterThan(6);
    expect(launchOptions(pack, unitAt('s', 'type-6-shuttle', poseAt(18, 18)))).toEqual([]);
    expect(launchOptions(pack, unitAt('x', 'enterprise', poseAt(18, 18)))).toEqual([]);
  });

  it('refuses what neither table nor pack knows', () => {
    const table = tableOf([defiant]);
    expect(judgeLaunch(pack, table, 'x', launch())).toMatchObject({ error: { code: 'unknown-id' } });
    expect(judgeLaunch(pack, table, 'd', launch({ unit: 'x' }))).toMatchObject({
      error: { code: 'unknown-class' },
    });
  });
});
