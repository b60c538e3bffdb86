import { describe, expect, it } from 'vitest';
import { poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { reachesOf, weaponVerdicts } from './weapons';

const pack = shippedContent();
const defiant = unitAt('d', 'defiant', poseAt(18, 18), { alert: 'green 2' });
/** A target dead ahead, edge to edge `gapIn` away. */
const ahead = (gapIn: number) => unitAt('t', { base: 'small' }, poseAt(18, 18 - 2.14 - gapIn));
const verdicts = (gapIn: number) => valueOf(weaponVerdicts(pack, tableOf([defiant, ahead(gapIn)]), 'd', 't'));
const emitters = (gapIn: number) =>
  verdicts(gapIn).find(({ name, arc }) => name === 'Phaser Emitters' && arc === 'fore');

describe('what a unit reaches', () => {
  it('"at range" includes exactly the range; the margin says by how much', () => {
    expect(emitters(6)).toMatchObject({ rangeIn: 6, inArc: true, inRange: true, tooClose: true });
    expect(emitters(5.5)).toMatchObject({ inRange: true, tooClose: false });
    expect(emitters(5.5)?.marginIn).toBeCloseTo(0.5, 9);
    expect(emitters(6.00001)).toMatchObject({ inRange: false, tooClose: true });
    expect(emitters(6.5)).toMatchObject({ inRange: false, tooClose: false });
  });

  it('ITU-DICE-01: at N inches means a shortest distance, edge to edge, of N or less', () => {
    for (const gapIn of [5, 6 - 1e-4, 6, 6 + 1e-9]) expect(emitters(gapIn)?.inRange).toBe(true);
    for (const gapIn of [6 + 1e-5, 6 + 1e-4, 7]) expect(emitters(gapIn)?.inRange).toBe(false);
    expect(emitters(6)?.distanceIn).toBeCloseTo(6, 12);
  });

  it('a margin under 0.02 either way is too close to call, exactly 0.02 is not', () => {
    const close = (gapIn: number) => emitters(gapIn)?.closeBy;
    expect([5.98, 6.02].map(close)).toEqual([null, null]);
    expect([5.9801, 6, 6.0199].map(close)).toEqual(['range', 'range', 'range']);
  });

  it('a target outside the arc is not in range, however near', () => {
    const aft = verdicts(1).find(({ name, arc }) => name === 'Phaser Emitters' && arc === 'aft');
    expect(aft).toMatchObject({ inArc: false, inRange: false, distanceIn: null, marginIn: null });
  });

  it('sensors and comms add instruments power where the class says so', () => {
    const at = (alert: string) =>
      valueOf(reachesOf(pack, { ...defiant, alert }))
        .filter(({ type }) => type !== 'weapon')
        .map(({ type, rangeIn }) => [type, rangeIn] as const);
    const plain = at('red 2');
    const boosted = at('green 2');
    const grown = boosted.filter(([, rangeIn], index) => (rangeIn ?? 0) > (plain[index]?.[1] ?? 0));
    expect(plain.map(([type]) => type)).toContain('comms');
    expect(grown.length).toBeGreaterThan(0);
    for (const [index, [, rangeIn]] of boosted.entries()) {
      expect([0, 2]).toContain((rangeIn ?? 0) - (plain[index]?.[1] ?? 0));
    }
  });

  it('a bare base reaches nothing; a unit is never its own target', () => {
    const table = tableOf([defiant, ahead(3)]);
    expect(valueOf(weaponVerdicts(pack, table, 't', 'd'))).toEqual([]);
    expect(weaponVerdicts(pack, table, 'd', 'd')).toMatchObject({ error: { code: 'same-piece' } });
    expect(weaponVerdicts(pack, table, 'd', 'x')).toMatchObject({ error: { code: 'unknown-id' } });
  });
});
