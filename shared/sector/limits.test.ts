import { describe, expect, it } from 'vitest';
import { poseAt, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { MANEUVER_KINDS, type ManeuverKind } from '../geometry';
import { maneuverLimits } from './limits';
import type { TableUnit } from './types';

const pack = shippedContent();
const unit = (unitClass: TableUnit['class'], alert?: string) =>
  unitAt('u', unitClass, poseAt(18, 18), alert === undefined ? {} : { alert });
const limits = (of: TableUnit, kind: ManeuverKind, readings?: Record<string, string>) => {
  const { notches, distanceIn } = valueOf(maneuverLimits(pack, of, kind, readings));
  return [notches, distanceIn];
};

describe('limits of manoeuvres', () => {
  it('ITU-MOVE-04: forward impulse goes up to engine power and turns up to the impulse turn value', () => {
    expect(limits(unit('jemhadar-fighter', 'yellow 1'), 'forward')).toEqual([2, 7]);
    expect(limits(unit('defiant', 'green 2'), 'forward')).toEqual([3, 8]);
  });

  it('ITU-LAT-03: lateral impulse halves engine power and turn, rounded up', () => {
    expect(limits(unit('jemhadar-fighter', 'yellow 1'), 'lateral-port')).toEqual([1, 4]);
    expect(limits(unit('jemhadar-fighter', 'yellow 1'), 'lateral-starboard')).toEqual([1, 4]);
  });

  it('ITU-REV-03: reverse impulse halves engine power and turn, rounded up; a turn of 1 stays 1', () => {
    expect(limits(unit('defiant', 'green 2'), 'reverse')).toEqual([2, 4]);
    expect(limits(unit('defiant', 'red 2'), 'reverse')).toEqual([1, 3]);
  });

  it('ITU-MOVE-06: warp reaches drive plus engine power, by setting twice the drive or the drive alone', () => {
    const fighter = unit('jemhadar-fighter', 'yellow 1');
    expect(limits(fighter, 'warp')).toEqual([0, 15]);
    expect(limits(fighter, 'warp', { 'warp.distance': 'twice' })).toEqual([0, 16]);
    expect(limits(fighter, 'warp', { 'warp.distance': 'stat' })).toEqual([0, 8]);
  });

  it('figures of the unit itself count before those of its class, as a match changes them', () => {
    const changed: TableUnit = {
      ...unit('defiant', 'green 2'),
      figures: { enginePower: 5, impulseTurn: undefined },
    };
    expect(limits(changed, 'forward')).toEqual([3, 5]);
    expect(limits(changed, 'reverse')).toEqual([2, 3]);
    expect(limits({ ...changed, figures: { warpDrive: 4 } }, 'warp')).toEqual([0, 12]);
  });

  it('an auxiliary or hazard unit has the figures of its card', () => {
    expect(limits(unit('type-6-shuttle'), 'forward')).toEqual([3, 5]);
    expect(limits(unit('galaxy-saucer'), 'warp')).toEqual([0, 6]);
    expect(limits(unit('hostile-raider'), 'lateral-port')).toEqual([1, 3]);
  });

  it('ITU-AUX-01 and ITU-HAZARD-03: auxiliary and hazard units have the ships’ manoeuvres and movement rules', () => {
    for (const id of ['type-6-shuttle', 'hostile-raider']) {
      const { enginePower, impulseTurn } = pack.units[id]!.fixed!;
      const [turn, power] = [impulseTurn!, enginePower!];
      const halved = [Math.ceil(turn / 2), Math.ceil(power / 2)];
      expect(MANEUVER_KINDS.map((kind) => limits(unit(id), kind))).toEqual([
        [0, pack.units[id]!.warpDrive! + power],
        [turn, power],
        halved,
        halved,
        halved,
        [null, 0],
      ]);
    }
  });

  it('a bare base and a projectile have no limit', () => {
    for (const free of [unit({ base: 'medium' }), unit('photon-torpedo')]) {
      expect(limits(free, 'forward')).toEqual([null, null]);
      expect(limits(free, 'warp')[1]).toBeNull();
    }
  });

  it('a ship without an alert setting stands at green 1', () => {
    expect(limits(unit('defiant'), 'forward')).toEqual([3, 10]);
  });

  it('a figure that nobody knows is refused, but come about needs none', () => {
    for (const kind of MANEUVER_KINDS) {
      const result = maneuverLimits(pack, unit('galor'), kind);
      if (kind === 'come-about') expect(result.ok).toBe(true);
      else expect(result).toMatchObject({ ok: false, error: { code: 'unknown-figure' } });
    }
  });

  it('an unknown class and an alert row the class lacks are refused', () => {
    expect(maneuverLimits(pack, unit('enterprise'), 'warp')).toMatchObject({
      error: { code: 'unknown-class' },
    });
    expect(maneuverLimits(pack, unit('defiant', 'red 9'), 'forward')).toMatchObject({
      error: { code: 'out-of-range' },
    });
  });
});
