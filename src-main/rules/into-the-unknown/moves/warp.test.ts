import { describe, expect, it } from 'vitest';
import { maneuver, Moves } from '../../../../tests/support/into-the-unknown/moves';
import type { BegunOptions } from '../../../../tests/support/into-the-unknown';
import { defiant, fighter, task } from '../../../../tests/support/into-the-unknown/engaged';

const warp = (unit: string, options: BegunOptions) =>
  new Moves({ ...options, tasks: [task(unit, ['warp'])] });

describe('an engaged warp', () => {
  it('ITU-MOVE-01: goes straight ahead without a turn', () => {
    const laid = warp('1:jemhadar-fighter', fighter());
    expect(laid.refusal(maneuver('warp', { tool: 'port', notches: 1, distanceIn: 4 }))).toMatchObject({
      rule: 'ITU-MOVE-01',
    });
    laid.answer(maneuver('warp', { distanceIn: 15, system: null }));
    expect(laid.unit('1:jemhadar-fighter').pose).toEqual({ x: 18, y: 15, headingDeg: 0 });
  });

  it('ITU-MOVE-02: a warp of 15" is one displacement of 15" on the heading', () => {
    const laid = warp('1:jemhadar-fighter', {
      units: [{ class: 'jemhadar-fighter', at: [20, 18, 90], alert: 'yellow 1' }],
    });
    laid.answer(maneuver('warp', { distanceIn: 14 }));
    expect(laid.unit('1:jemhadar-fighter').pose).toEqual({ x: 34, y: 18, headingDeg: 90 });
  });

  it('ITU-MOVE-06: a Fighter at yellow 1 warps 8 + 7; by setting twice 8, or 8', () => {
    const most = (reading?: string) => {
      const laid = warp('1:jemhadar-fighter', {
        ...fighter({ at: [18, 34, 0] }),
        ...(reading === undefined ? {} : { readings: { 'warp.distance': reading } }),
      });
      return [8, 8.01, 15, 15.01, 16, 16.01].filter(
        (distanceIn) => laid.check(maneuver('warp', { distanceIn })).ok,
      );
    };
    expect(most()).toEqual([8, 8.01, 15]);
    expect(most('twice')).toEqual([8, 8.01, 15, 15.01, 16]);
    expect(most('stat')).toEqual([8]);
  });

  it('ITU-DEPLOY-04: a unit that ends on the rim says whether it is in the system; one wholly in it is', () => {
    const onRim = (system: string | null) => {
      const laid = warp('1:defiant', { units: [{ class: 'defiant', at: [18, 18, 0], alert: 'green 2' }] });
      return laid.check(maneuver('warp', { distanceIn: 13, system }));
    };
    const id = warp('1:defiant', defiant()).unit('1:defiant').system;
    expect(onRim(id)).toMatchObject({ ok: true, value: { system: id } });
    expect(onRim(null)).toMatchObject({ ok: true, value: { system: null } });
    expect(onRim('elsewhere')).toMatchObject({ ok: false, error: { rule: 'ITU-DEPLOY-04' } });
    const inside = warp('1:defiant', defiant());
    expect(inside.check(maneuver('warp', { distanceIn: 3, system: null }))).toMatchObject({
      ok: true,
      value: { system: id },
    });
  });

  it('may be bounded by a card, with nothing added, or have its engine power halved', () => {
    const bounded = (reading: string) =>
      new Moves({
        ...fighter(),
        readings: { 'warp.distance': reading },
        tasks: [
          { type: 'maneuver', seat: '1', unit: '1:jemhadar-fighter', kinds: ['warp'], full: false, most: 4 },
        ],
      });
    for (const reading of ['sum', 'twice', 'stat']) {
      expect(bounded(reading).check(maneuver('warp', { distanceIn: 4 })).ok).toBe(true);
      expect(bounded(reading).check(maneuver('warp', { distanceIn: 4.01 })).ok).toBe(false);
    }
    const halved = new Moves({
      ...fighter(),
      tasks: [
        {
          type: 'maneuver',
          seat: '1',
          unit: '1:jemhadar-fighter',
          kinds: ['forward'],
          full: false,
          halved: true,
        },
      ],
    });
    expect(halved.check(maneuver('forward', { distanceIn: 4 })).ok).toBe(true);
    expect(halved.check(maneuver('forward', { distanceIn: 4.01 })).ok).toBe(false);
  });
});
