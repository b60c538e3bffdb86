import { describe, expect, it } from 'vitest';
import { featureAt, moved, poseAt, tableOf } from '../../tests/support/sector-tables';
import type { Maneuver } from '../geometry';
import { baseOutline } from './unit-class';
import type { FeatureKeyword, FeatureKind, TableFeature } from './types';
import { defiant, judge, pack } from '../../tests/support/courses';

const keyed = (
  x: number,
  y: number,
  keywords: Partial<Record<FeatureKeyword, number>>,
  kind: FeatureKind = 'cloud',
): TableFeature => ({ ...featureAt('f', x, y, kind), keywords });

describe('what a leg sets off', () => {
  const triggers = (feature: TableFeature, ...legs: readonly Maneuver[]) =>
    judge(tableOf([{ ...defiant, pose: poseAt(18, 24) }], [feature]), legs).legs.flatMap((leg) =>
      leg.triggers.map(({ effect, rule, when }) => [effect, rule, when]),
    );

  it('ITU-FKEY-07: a warp across Treacherous X demands ops + Navigation at X, impulse across it nothing', () => {
    const feature = keyed(18, 18, { treacherous: 2 });
    const course = judge(tableOf([defiant], [feature]), [moved('warp', 12)]);
    expect(course.legs[0]?.triggers).toMatchObject([
      {
        rule: 'ITU-FKEY-07',
        when: 'crossing',
        x: 2,
        test: { stat: 'ops', skill: 'Navigation', difficulty: 2, reroll: 'instruments power' },
      },
    ]);
    expect(course.legal).toBe(true);
    expect(triggers(feature, moved('forward', 8))).toEqual([]);
    expect(triggers(feature, moved('warp', 1))).toEqual([]);
  });

  it('ITU-FKEY-03: ending at 2 inches of Massive X demands command + Navigation at X', () => {
    const feature = keyed(18, 15, { massive: 3 });
    const course = judge(tableOf([defiant], [feature]), [moved('forward', 6)]);
    expect(course.legs[0]?.triggers).toMatchObject([
      { rule: 'ITU-FKEY-03', when: 'end', test: { stat: 'command', skill: 'Navigation', difficulty: 3 } },
    ]);
  });

  it('exactly 2 inches is at 2 inches, a hair more is not', () => {
    const foreIn = Math.max(...baseOutline(pack, defiant)!.corners.map(({ v }) => v));
    const atGap = (gapIn: number) =>
      triggers(keyed(18, 24 - foreIn - 1 - gapIn - 0.625, { massive: 1 }), moved('forward', 1));
    expect(atGap(2)).toHaveLength(1);
    expect(atGap(2 - 1e-4)).toHaveLength(1);
    expect(atGap(2 + 1e-4)).toEqual([]);
  });

  it('a joint beside a feature triggers even if a later leg moves on', () => {
    const feature = keyed(18, 19, { massive: 1 });
    expect(triggers(feature, moved('forward', 2), moved('lateral-starboard', 4))).toEqual([
      ['massive', 'ITU-FKEY-03', 'end'],
    ]);
  });

  it('ITU-FKEY-01: a unit at 2 inches of Abundant X may gather resources, at most X advantage', () => {
    const [found] = judge(tableOf([{ ...defiant, pose: poseAt(18, 24) }], [keyed(20, 22, { abundant: 3 })]), [
      moved('forward', 1),
    ]).legs[0]!.triggers;
    expect(found).toMatchObject({ effect: 'abundant', x: 3, test: null, rule: 'ITU-FKEY-01' });
    expect(found?.message).toContain('at most 3 advantage');
  });

  it('ITU-FKEY-02: Capacity X has room for officers and up to X ground units of each player', () => {
    const [found] = judge(tableOf([{ ...defiant, pose: poseAt(18, 24) }], [keyed(20, 22, { capacity: 2 })]), [
      moved('forward', 1),
    ]).legs[0]!.triggers;
    expect(found).toMatchObject({ effect: 'capacity', x: 2, test: null, rule: 'ITU-FKEY-02' });
    expect(found?.message).toContain('up to 2 ground units of each player');
  });

  it('ITU-FKEY-09: at 2 inches of Unstable X the Hazard Phase demands ops + Mechanics at X, reroll impulse turn', () => {
    const [found] = judge(tableOf([{ ...defiant, pose: poseAt(18, 24) }], [keyed(20, 22, { unstable: 4 })]), [
      moved('forward', 1),
    ]).legs[0]!.triggers;
    expect(found?.test).toMatchObject({
      stat: 'ops',
      skill: 'Mechanics',
      difficulty: 4,
      reroll: 'impulse turn',
      success: { rule: 'ITU-FKEY-09', peril: 2, perPointShort: 0 },
    });
  });

  it('ITU-ANOM-02: a unit at 2 inches of an anomaly exposes it when the Hazard Phase begins', () => {
    const foreIn = Math.max(...baseOutline(pack, defiant)!.corners.map(({ v }) => v));
    const atGap = (gapIn: number) =>
      triggers(featureAt('f', 18, 24 - foreIn - 1 - gapIn - 0.625, 'anomaly'), moved('forward', 1));
    for (const gapIn of [2 - 1e-4, 2]) expect(atGap(gapIn)).toEqual([['exposure', 'ITU-ANOM-02', 'end']]);
    expect(atGap(2 + 1e-4)).toEqual([]);
  });

  it.each([
    ['abundant', 'ITU-FKEY-01'],
    ['capacity', 'ITU-FKEY-02'],
    ['obscuring', 'ITU-FKEY-06'],
    ['unstable', 'ITU-FKEY-09'],
  ] as const)('%s X is told at 2 inches (%s)', (keyword, rule) => {
    expect(triggers(keyed(20, 22, { [keyword]: 2 }), moved('forward', 1))).toEqual([[keyword, rule, 'end']]);
    expect(triggers(keyed(26, 22, { [keyword]: 2 }), moved('forward', 1))).toEqual([]);
  });

  it('ITU-ANOM-01: an anomaly is exposed by a warp across it, not by impulse', () => {
    const anomaly = featureAt('f', 18, 18, 'anomaly');
    expect(triggers(anomaly, moved('warp', 12))).toEqual([['exposure', 'ITU-ANOM-01', 'crossing']]);
    expect(triggers(anomaly, moved('forward', 3), moved('warp', 9))).toEqual([
      ['exposure', 'ITU-ANOM-02', 'end'],
      ['exposure', 'ITU-ANOM-01', 'crossing'],
    ]);
  });
});
