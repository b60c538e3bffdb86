import { describe, expect, it } from 'vitest';
import { shapeOfUnit } from '../../shared/sector';
import { measure, pack, planOf } from './example-plans';

describe('the other examples', () => {
  it('ITU-TFEX-04, ITU-TFEX-06: mission 2 has its four ships and three sites in each system', () => {
    const { units, features } = planOf('campaign-mission-2');
    expect(units.map((unit) => unit.class)).toEqual([
      'defiant',
      'constellation',
      'jemhadar-fighter',
      'jemhadar-fighter',
    ]);
    const inside = pack.layouts['helix']?.systems.map(({ x, y, radiusIn }) =>
      features.filter(({ at }) => Math.hypot(at.x - x, at.y - y) + 0.625 <= radiusIn),
    );
    expect(inside?.map((sites) => sites.length)).toEqual([3, 3]);
    for (const { kind, note } of features) {
      expect(kind).toBe('objective-solid');
      expect(note).toContain('Position: house.');
    }
  });

  it('ITU-DEPLOY-05: mission 2 begins at green', () => {
    for (const { alert } of planOf('campaign-mission-2').units) expect(alert).toMatch(/^green/);
  });

  it('the crowded table holds forty pieces, every class and every kind of feature', () => {
    const { units, features } = planOf('crowded-table');
    expect(units.length + features.length).toBe(40);
    expect(new Set(units.map((unit) => unit.class))).toEqual(new Set(Object.keys(pack.units)));
    expect(new Set(features.map(({ kind }) => kind))).toEqual(new Set(Object.keys(pack.features)));
  });

  it('the helix crossing is decided by a hundredth of an inch', () => {
    const { arcs, distanceIn } = measure(planOf('helix-crossing'), 'defiant', 'fighter-2');
    expect(6 - (arcs?.fore?.distanceIn ?? NaN)).toBeCloseTo(0.01, 2);
    expect(distanceIn).toBeLessThan(arcs?.fore?.distanceIn ?? NaN);
  });

  it.each([
    ['defiant', 'fighter', 6, 5.99],
    ['constellation', 'brel', 6, 6.01],
    ['vorcha', 'miranda', 4, 4],
    ['shuttle', 'home', pack.tool.dockWithinIn, 2.01],
  ])('too close to call: %s to %s, %d inches, measures %d', (from, to, rangeIn, expected) => {
    const { distanceIn } = measure(planOf('too-close-to-call'), from, to);
    expect(distanceIn).toBeCloseTo(expected, 9);
    expect(Math.abs(rangeIn - distanceIn)).toBeLessThan(pack.tool.tooCloseIn);
  });

  it('too close to call: a hundredth of an inch of the prey reaches into the fore arc', () => {
    const { arcs } = measure(planOf('too-close-to-call'), 'hunter', 'prey');
    expect(arcs?.fore).toMatchObject({ in: true });
    expect(arcs?.fore?.marginIn).toBeCloseTo(0.01, 9);
  });

  it('too close to call: the visitor stands wholly in the system by a hundredth of an inch', () => {
    const plan = planOf('too-close-to-call');
    const visitor = plan.units.find(({ id }) => id === 'visitor');
    const outline = visitor && shapeOfUnit(pack, visitor);
    const reach = (outline?.corners ?? []).map((corner) => Math.hypot(corner.x - 35, corner.y - 23));
    expect(13 - Math.max(...reach)).toBeCloseTo(0.01, 3);
    expect(plan.annotations).toHaveLength(6);
  });
});
