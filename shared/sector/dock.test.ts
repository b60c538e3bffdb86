import { describe, expect, it } from 'vitest';
import { moved, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { judgeDock } from './dock';
import { judgeManeuver } from './maneuver';
import type { TableUnit } from './types';

const pack = shippedContent();
/** A small ship at 18, 18 and a shuttle behind it, edge to edge `gapIn` apart. */
const pair = (
  gapIn: number,
  ship: TableUnit['class'] = 'defiant',
  unit: TableUnit['class'] = 'type-6-shuttle',
) => tableOf([unitAt('s', ship, poseAt(18, 18)), unitAt('u', unit, poseAt(18, 18 + 1.07 + 0.735 + gapIn))]);
const codes = (...args: Parameters<typeof judgeDock>) =>
  valueOf(judgeDock(...args)).violations.map(({ code }) => code);

describe('docking', () => {
  it('ITU-DOCK-01: an auxiliary unit docks after an impulse of its own that ends at 2 inches of the ship', () => {
    expect(codes(pack, pair(2), 'u', 's', 'forward')).toEqual([]);
    expect(codes(pack, pair(2), 'u', 's', 'come-about')).toEqual([]);
    expect(codes(pack, pair(2.001), 'u', 's', 'forward')).toEqual(['too-far']);
    expect(codes(pack, pair(1), 'u', 's', 'warp')).toEqual(['not-after-impulse']);
    expect(codes(pack, pair(1), 'u', 's', null)).toEqual(['not-after-impulse']);
    expect(valueOf(judgeDock(pack, pair(1.5), 'u', 's'))).toMatchObject({ legal: true, withinIn: 2 });
  });

  it('ITU-DOCK-01: exactly 2 inches is at 2, and a margin under 0.02 is told as too close to call', () => {
    for (const gapIn of [2 - 1e-4, 2, 2 + 1e-9]) expect(codes(pack, pair(gapIn), 'u', 's')).toEqual([]);
    expect(codes(pack, pair(2 + 1e-4), 'u', 's')).toEqual(['too-far']);
    const close = (gapIn: number) => valueOf(judgeDock(pack, pair(gapIn), 'u', 's')).tooClose;
    expect([1.98, 1.9801, 2, 2.0199, 2.02].map(close)).toEqual([false, true, true, true, false]);
  });

  it('ITU-DOCK-02: only with a ship that launches from a cargo bay; a secondary unit with its own primary', () => {
    expect(codes(pack, pair(1, 'jemhadar-fighter'), 'u', 's')).toEqual(['cannot-dock-there']);
    expect(codes(pack, pair(1, 'hostile-raider'), 'u', 's')).toEqual(['cannot-dock-there']);
    const saucerAt = (ship: string) =>
      tableOf([unitAt('s', ship, poseAt(18, 18)), unitAt('u', 'galaxy-saucer', poseAt(18, 23.5))]);
    expect(codes(pack, saucerAt('galaxy'), 'u', 's')).toEqual([]);
    expect(codes(pack, saucerAt('defiant'), 'u', 's')).toContain('cannot-dock-there');
  });

  it('ITU-DOCK-07: a saucer that comes about until its fore end is at 2 inches of the Star Drive may dock', () => {
    // Abeam it stands 2.71 off; turned to face the ship, its fore end is 2 away.
    const ship = unitAt('s', 'galaxy', poseAt(18, 18));
    const abeam = tableOf([ship, unitAt('u', 'galaxy-saucer', poseAt(18, 18 + 2.5 + 2 + 1.74, 90))]);
    expect(codes(pack, abeam, 'u', 's')).toEqual(['too-far']);
    const turn = valueOf(judgeManeuver(pack, abeam, 'u', moved('come-about', 0, { headingDeg: 0 })));
    expect(turn.legal).toBe(true);
    const turned = tableOf([ship, unitAt('u', 'galaxy-saucer', turn.end)]);
    const verdict = valueOf(judgeDock(pack, turned, 'u', 's', 'come-about'));
    expect(verdict.legal).toBe(true);
    expect(verdict.distanceIn).toBeCloseTo(2, 9);
  });

  it('a ship does not dock, and nothing docks with itself or with what is not there', () => {
    const ships = pair(1, 'defiant', 'brel');
    expect(codes(pack, ships, 'u', 's')).toContain('not-auxiliary');
    expect(judgeDock(pack, ships, 'u', 'u')).toMatchObject({ error: { code: 'same-piece' } });
    expect(judgeDock(pack, ships, 'u', 'x')).toMatchObject({ error: { code: 'unknown-id' } });
  });
});
