import { describe, expect, it } from 'vitest';
import { poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { areFriendly, combinedComms } from './combined-range';

const pack = shippedContent();
const HALF_PROBE = 0.375 / Math.sqrt(3) + 0.375 / Math.sqrt(3);
/** A Constellation heading north with Comms 6 all round, and a probe with Comms 2 astern of it. */
function apart(gapIn: number, conditions: readonly 'jammed'[] = []) {
  const ship = unitAt('s', 'constellation', poseAt(18, 10), { owner: 'blue', conditions });
  const probe = unitAt('p', 'class-1-probe', poseAt(18, 10 + 1.74 + gapIn + HALF_PROBE), { owner: 'blue' });
  return tableOf([ship, probe]);
}
const combined = (gapIn: number, conditions?: readonly 'jammed'[]) =>
  valueOf(combinedComms(pack, apart(gapIn, conditions), 's', 'p'));

describe('combined Comms range', () => {
  it('ITU-PKEY-04: two Comms ranges are added, a probe’s 2 and a ship’s 6 reach 8', () => {
    expect(combined(7.5)).toMatchObject({ partsIn: [6, 2], rangeIn: 8, inRange: true, tooClose: false });
    expect(combined(7.5)?.marginIn).toBeCloseTo(0.5, 9);
  });

  it('ITU-PKEY-04: exactly at the combined range counts', () => {
    expect(combined(8)).toMatchObject({ inRange: true, tooClose: true });
    expect(combined(8 + 1e-5)).toMatchObject({ inRange: false, tooClose: true });
  });

  it('is the same both ways, the ranges swapped', () => {
    const back = valueOf(combinedComms(pack, apart(7.5), 'p', 's'));
    expect(back).toEqual({ ...combined(7.5), partsIn: [2, 6] });
  });

  it('ITU-COND-05: a jammed unit adds 2', () => {
    expect(combined(3.9, ['jammed'])).toMatchObject({ partsIn: [2, 2], rangeIn: 4, inRange: true });
  });

  it('is null where one of the two has no Comms', () => {
    const table = tableOf([
      unitAt('s', 'constellation', poseAt(18, 10)),
      unitAt('t', 'photon-torpedo', poseAt(18, 20)),
    ]);
    expect(valueOf(combinedComms(pack, table, 's', 't'))).toBeNull();
  });

  it('only units of one side are friends; neutral ones are nobody’s', () => {
    const table = tableOf([
      unitAt('a', 'defiant', poseAt(5, 5), { owner: 'blue' }),
      unitAt('b', 'defiant', poseAt(9, 9), { owner: 'blue' }),
      unitAt('c', 'defiant', poseAt(14, 14), { owner: 'neutral' }),
      unitAt('d', 'defiant', poseAt(18, 18), { owner: 'neutral' }),
    ]);
    expect(areFriendly(table, 'a', 'b')).toBe(true);
    expect([areFriendly(table, 'a', 'c'), areFriendly(table, 'c', 'd')]).toEqual([false, false]);
  });
});
