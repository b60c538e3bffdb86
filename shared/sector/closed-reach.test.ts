import { describe, expect, it } from 'vitest';
import { poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { outlineAt, type Region, regionContains, signedArea } from '../geometry';
import { reachAmongBases } from './closed-reach';
import { maneuverReach } from './reach';
import { baseOf } from './unit-class';

const pack = shippedContent();
const fighter = unitAt('a', 'jemhadar-fighter', poseAt(18, 30), { alert: 'green 1' });
const inTheWay = unitAt('b', 'galaxy', poseAt(18, 24));
const area = ({ outer, holes }: Region) =>
  [...outer, ...holes].reduce((sum, ring) => sum + signedArea(ring), 0);

describe('a reach among bases', () => {
  it('alone on the table nothing is closed, and the reach is the same', () => {
    const { closed, outline } = valueOf(reachAmongBases(pack, tableOf([fighter]), 'a', 'forward'));
    expect(closed.outer).toEqual([]);
    expect(outline).toEqual(valueOf(maneuverReach(pack, tableOf([fighter]), 'a', 'forward')).outline);
  });

  it('ITU-MOVE-04: a base straight ahead closes itself and what lies behind it', () => {
    const { closed, outline } = valueOf(reachAmongBases(pack, tableOf([fighter, inTheWay]), 'a', 'forward'));
    expect(regionContains(closed, { x: 18, y: 24 })).toBe(true);
    expect(regionContains(outline, { x: 18, y: 24 })).toBe(false);
    for (const at of outlineAt(baseOf(pack, inTheWay)!.corners, { x: 18, y: 24, headingDeg: 0 }).corners) {
      const inside = { x: 18 + (at.x - 18) * 0.97, y: 24 + (at.y - 24) * 0.97 };
      expect(regionContains(closed, inside)).toBe(true);
    }
  });

  it('the reach and what is closed together are the reach of the unit alone', () => {
    const among = valueOf(reachAmongBases(pack, tableOf([fighter, inTheWay]), 'a', 'forward'));
    const alone = valueOf(maneuverReach(pack, tableOf([fighter]), 'a', 'forward'));
    expect(area(among.outline) + area(among.closed)).toBeCloseTo(area(alone.outline), 0);
  });

  it('counts all manoeuvres together, and refuses what moves without limits', () => {
    const all = valueOf(reachAmongBases(pack, tableOf([fighter]), 'a', 'all'));
    const one = valueOf(reachAmongBases(pack, tableOf([fighter]), 'a', 'forward'));
    expect(area(all.outline)).toBeGreaterThan(area(one.outline));
    const bare = tableOf([unitAt('a', { base: 'small' }, poseAt(9, 9))]);
    expect(reachAmongBases(pack, bare, 'a', 'forward')).toMatchObject({ error: { code: 'unknown-figure' } });
  });
});
