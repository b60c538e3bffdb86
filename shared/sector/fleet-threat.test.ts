import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { type ArcName, type Point, regionContains, regionDistance } from '../geometry';
import { farthestArcs, fleetThreat, unitThreat } from './fleet-threat';
import { reachesOf } from './reaches';
import { arcCorners } from './threat';
import { firingBase, shapeOfUnit } from './unit-class';
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
  it('takes each arc once, at its farthest, and none that a wider arc of no lesser range holds', () => {
    const reach = (arc: ArcName, rangeIn: number | null) =>
      ({ ...valueOf(reachesOf(pack, unitAt('a', 'defiant', poseAt(0, 0))))[0]!, arc, rangeIn }) as const;
    const arcs = (...reaches: readonly ReturnType<typeof reach>[]) => farthestArcs(reaches);
    expect(arcs(reach('fore', 4), reach('fore', 6), reach('aft', null))).toEqual([
      { arc: 'fore', rangeIn: 6 },
    ]);
    expect(arcs(reach('all', 6), reach('fore', 6), reach('bow', 4))).toEqual([{ arc: 'all', rangeIn: 6 }]);
    expect(arcs(reach('all', 4), reach('fore', 6), reach('bow', 8)).map(({ arc }) => arc)).toEqual([
      'all',
      'fore',
      'bow',
    ]);
    expect(arcs(reach('port', 5), reach('fore-port', 5), reach('fore-starboard', 5)).length).toBe(2);
  });

  it('covers the same with the fewer arcs', () => {
    const table = (unitClass: string) =>
      tableOf([unitAt('a', unitClass, poseAt(18, 18, 20), { owner: 'blue' })]);
    for (const unitClass of CLASSES) {
      const [unit] = table(unitClass).units;
      const region = valueOf(unitThreat(pack, table(unitClass), unit!, null));
      for (const { type, arc, rangeIn } of valueOf(reachesOf(pack, unit!))) {
        if (type !== 'weapon' || rangeIn === null) continue;
        for (const at of arcCorners(firingBase(pack, unit!)!, { arc, rangeIn }, 0.01))
          expect(regionDistance(region, { type: 'point', at })).toBeLessThan(0.01);
      }
    }
  });

  it("contains each ship's own, now and after a forward impulse", () => {
    fc.assert(
      fc.property(anyFleet, fc.constantFrom(null, 'forward' as const), (ships, kind) => {
        const table = tableOf(ships);
        const { region, unitIds } = fleetThreat(pack, table, 'blue', kind);
        // Ships that lie on each other may have no legal pose to go to; where they stand they threaten all the same.
        if (kind === null) expect(unitIds.length).toBe(ships.length);
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
