import { describe, expect, it } from 'vitest';
import { poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { type Region, regionContains, signedArea } from '../geometry';
import { maneuverThreat } from './threat';

const pack = shippedContent();
const fighter = unitAt('a', 'jemhadar-fighter', poseAt(18, 18), { alert: 'green 1' });
const area = ({ outer, holes }: Region) =>
  [...outer, ...holes].reduce((sum, ring) => sum + signedArea(ring), 0);

describe('the threat of a unit', () => {
  it('straight ahead: an arc at range from every place of the way', () => {
    // Warp takes the fighter 18 inches north at most, to the sector's edge here: its fore edge ends at 0.
    const { region } = valueOf(
      maneuverThreat(pack, tableOf([fighter]), 'a', ['warp'], [{ arc: 'fore', rangeIn: 5 }]),
    );
    expect(region.outer).toHaveLength(1);
    expect(regionContains(region, { x: 18, y: 1.07 - 1.07 - 5 + 0.02 })).toBe(true);
    expect(regionContains(region, { x: 18, y: -5.02 })).toBe(false);
    expect(regionContains(region, { x: 18 + 0.77 + 4.98, y: 10 })).toBe(true);
    expect(regionContains(region, { x: 18 + 0.77 + 5.02, y: 10 })).toBe(false);
    // Nothing lies aft of the line through the side slots at the start.
    expect(regionContains(region, { x: 18, y: 18.02 })).toBe(false);
  });

  it('is no less than that of each kind and each arc alone', () => {
    const table = tableOf([fighter, unitAt('b', 'galaxy', poseAt(20, 11, 30))]);
    const arcs = [
      { arc: 'fore', rangeIn: 4 },
      { arc: 'all', rangeIn: 2 },
    ] as const;
    const whole = valueOf(maneuverThreat(pack, table, 'a', ['forward', 'reverse'], arcs));
    expect(whole.toleranceIn).toBe(0.01);
    for (const kind of ['forward', 'reverse'] as const) {
      for (const aim of arcs) {
        const { region } = valueOf(maneuverThreat(pack, table, 'a', [kind], [aim]));
        expect(area(region)).toBeGreaterThan(1);
        expect(area(region)).toBeLessThan(area(whole.region) + 0.01);
      }
    }
  });

  it('on notches is no more than with any turn', () => {
    const table = tableOf([fighter]);
    const aim = [{ arc: 'bow', rangeIn: 3 }] as const;
    const any = valueOf(maneuverThreat(pack, table, 'a', ['forward'], aim));
    const onNotches = valueOf(maneuverThreat(pack, table, 'a', ['forward'], aim, 'notches'));
    expect(area(onNotches.region)).toBeLessThan(area(any.region));
    expect(area(onNotches.region)).toBeGreaterThan(area(any.region) / 3);
  });

  it('a unit that may end nowhere threatens nothing', () => {
    const boxed = tableOf([fighter, unitAt('b', 'galaxy', poseAt(18, 18))]);
    const { region } = valueOf(maneuverThreat(pack, boxed, 'a', ['forward'], [{ arc: 'all', rangeIn: 3 }]));
    expect(region).toEqual({ outer: [], holes: [] });
  });

  it('refuses a unit nobody placed, a class nobody knows, a wedge the base lacks and a unit without limits', () => {
    const table = tableOf([
      fighter,
      unitAt('s', 'type-6-shuttle', poseAt(9, 9)),
      unitAt('u', 'enterprise', poseAt(20, 30)),
      unitAt('m', { base: 'medium' }, poseAt(30, 30)),
    ]);
    const codeOf = (id: string, arc: 'bow' | 'all') => {
      const result = maneuverThreat(pack, table, id, ['forward'], [{ arc, rangeIn: 3 }]);
      return result.ok ? null : result.error.code;
    };
    expect(codeOf('z', 'all')).toBe('unknown-id');
    expect(codeOf('u', 'all')).toBe('unknown-class');
    expect(codeOf('s', 'bow')).toBe('unknown-arc');
    expect(codeOf('m', 'all')).toBe('unknown-figure');
  });
});
