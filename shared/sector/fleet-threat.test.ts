import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { type Point, regionContains, regionDistance } from '../geometry';
import { farthestArcs, fleetThreat, unitThreat } from './fleet-threat';
import { reachesOf } from './reaches';
import { shapeOfUnit } from './unit-class';
import { weaponVerdicts } from './weapons';

const pack = shippedContent();
const CLASSES = ['defiant', 'galaxy', 'jemhadar-fighter', 'brel'] as const;
const anyPose = fc
  .tuple(
    fc.double({ min: 4, max: 32, noNaN: true }),
    fc.double({ min: 4, max: 32, noNaN: true }),
    fc.integer({ min: 0, max: 359 }),
  )
  .map(([x, y, headingDeg]) => poseAt(x, y, headingDeg));
const anyFleet = fc
  .array(fc.tuple(anyPose, fc.constantFrom(...CLASSES)), { minLength: 1, maxLength: 4 })
  .map((ships) =>
    ships.map(([pose, unitClass], index) =>
      unitAt(`s${index}`, unitClass, pose, { owner: 'blue', alert: 'green 1' }),
    ),
  );
const middles = (rings: readonly (readonly Point[])[]): readonly Point[] =>
  rings.map((ring) => ({
    x: ring.reduce((sum, { x }) => sum + x, 0) / ring.length,
    y: ring.reduce((sum, { y }) => sum + y, 0) / ring.length,
  }));

describe("a fleet's threat", () => {
  it('takes each arc once, at its farthest, and no range that nobody knows', () => {
    const reaches = valueOf(reachesOf(pack, unitAt('a', 'defiant', poseAt(0, 0))));
    const arcs = farthestArcs(reaches.filter(({ type }) => type === 'weapon'));
    expect(new Set(arcs.map(({ arc }) => arc)).size).toBe(arcs.length);
    for (const { arc, rangeIn } of arcs)
      expect(rangeIn).toBe(
        Math.max(
          ...reaches
            .filter((each) => each.type === 'weapon' && each.arc === arc)
            .map((each) => each.rangeIn ?? 0),
        ),
      );
  });

  it("contains each ship's own, now and after a forward impulse", () => {
    fc.assert(
      fc.property(anyFleet, fc.constantFrom(null, 'forward' as const), (ships, kind) => {
        const table = tableOf(ships);
        const { region, unitIds } = fleetThreat(pack, table, 'blue', kind);
        expect(unitIds.length).toBeGreaterThan(0);
        for (const ship of ships.filter(({ id }) => unitIds.includes(id))) {
          const own = valueOf(unitThreat(pack, table, ship, kind));
          const probes = [...own.outer.flat(), ...middles(own.outer).filter((at) => regionContains(own, at))];
          for (const at of probes) expect(regionDistance(region, { type: 'point', at })).toBeLessThan(0.001);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is met by a target exactly when some weapon of the fleet is in range, but for the tolerance', () => {
    fc.assert(
      fc.property(anyFleet, anyPose, (ships, pose) => {
        const target = unitAt('t', 'miranda', pose, { owner: 'orange' });
        const table = tableOf([...ships, target]);
        const rows = ships.flatMap(({ id }) => valueOf(weaponVerdicts(pack, table, id, 't')));
        const inRange = rows.some(({ type, inRange: reached }) => type === 'weapon' && reached === true);
        const { region, toleranceIn } = fleetThreat(pack, table, 'blue', null);
        const gapIn = regionDistance(region, shapeOfUnit(pack, target)!);
        if (inRange) expect(gapIn).toBeLessThanOrEqual(toleranceIn);
        else expect(gapIn).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  it('names the units it leaves out: without weapons, or of the other side not at all', () => {
    const table = tableOf([
      unitAt('a', 'defiant', poseAt(10, 10), { owner: 'blue' }),
      unitAt('bare', { base: 'small' }, poseAt(20, 20), { owner: 'blue' }),
      unitAt('o', 'defiant', poseAt(30, 30), { owner: 'orange' }),
    ]);
    const { unitIds, leftOut, toleranceIn } = fleetThreat(pack, table, 'blue', 'forward');
    expect([unitIds, leftOut, toleranceIn]).toEqual([['a'], ['bare'], 0.01]);
  });
});
