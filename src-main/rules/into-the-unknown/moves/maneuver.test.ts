import { describe, expect, it } from 'vitest';
import { IMPULSE_KINDS, maneuver, Moves } from '../../../../tests/support/into-the-unknown/moves';
import type { BegunOptions } from '../../../../tests/support/into-the-unknown';
import { defiant, fighter, task } from '../../../../tests/support/into-the-unknown/engaged';

const impulse = (unit: string, options: BegunOptions) =>
  new Moves({ ...options, tasks: [task(unit, IMPULSE_KINDS)] });

describe('an engaged impulse', () => {
  it('ITU-MOVE-04: a Fighter at engine power 7 and turn 2 turns 1 notch left and goes 5; 3 notches or 8" are refused', () => {
    const laid = impulse('1:jemhadar-fighter', fighter());
    const { code: tooSharp, rule } = laid.refusal(
      maneuver('forward', { tool: 'port', notches: 3, distanceIn: 5 }),
    );
    expect([tooSharp, rule]).toEqual(['turn-over-limit', 'ITU-MOVE-04']);
    expect(laid.refusal(maneuver('forward', { distanceIn: 8 }))).toMatchObject({
      code: 'distance-over-limit',
      rule: 'ITU-MOVE-04',
    });
    laid.answer(maneuver('forward', { tool: 'port', notches: 1, distanceIn: 5 }));
    const { pose } = laid.unit('1:jemhadar-fighter');
    expect(pose?.headingDeg).toBe(330);
    expect(laid.told('moved')[0]).toMatchObject({ kind: 'forward', to: pose });
    expect(laid.top).toMatchObject({ type: 'moved', kind: 'forward', crossed: [] });
  });

  it('ITU-MOVE-03: impulse is forward, come about, lateral or reverse, and no warp', () => {
    const laid = impulse('1:defiant', defiant());
    for (const kind of ['forward', 'reverse', 'lateral-port', 'lateral-starboard'] as const)
      expect(laid.check(maneuver(kind, { distanceIn: 1 })).ok).toBe(true);
    expect(laid.check(maneuver('come-about', { headingDeg: 200 })).ok).toBe(true);
    expect(laid.refusal(maneuver('warp', { distanceIn: 1 }))).toMatchObject({
      code: 'kind-not-open',
      rule: 'ITU-MOVE-03',
    });
  });

  it('ITU-MOVE-05: a come about turns by any amount in place, not onto a ship and not out of the sector', () => {
    const free = impulse('1:defiant', defiant());
    free.answer(maneuver('come-about', { headingDeg: 123.25 }));
    expect(free.unit('1:defiant').pose).toEqual({ x: 18, y: 18, headingDeg: 123.25 });
    const byEdge = impulse('1:galaxy', { units: [{ class: 'galaxy', at: [1.6, 18, 0], alert: 'green 1' }] });
    expect(byEdge.refusal(maneuver('come-about', { headingDeg: 90 }))).toMatchObject({
      code: 'leaves-sector',
      rule: 'ITU-MOVE-05',
    });
    const beside = impulse('1:galaxy', {
      units: [
        { class: 'galaxy', at: [18, 18, 0], alert: 'green 1' },
        { class: 'jemhadar-fighter', seat: '2', at: [20.6, 18, 0], alert: 'green 1' },
      ],
    });
    expect(beside.refusal(maneuver('come-about', { headingDeg: 90 }))).toMatchObject({
      code: 'ends-on-base',
      rule: 'ITU-MOVE-05',
    });
    expect(beside.refusal(maneuver('come-about'))).toMatchObject({ code: 'missing-heading' });
  });

  it('ITU-LAT-01: lateral impulse goes toward the side', () => {
    const laid = impulse('1:defiant', defiant());
    laid.answer(maneuver('lateral-starboard', { distanceIn: 2 }));
    expect(laid.unit('1:defiant').pose).toEqual({ x: 20, y: 18, headingDeg: 0 });
  });

  it('ITU-LAT-02: the tool fits the fore or the aft slot', () => {
    const laid = impulse('1:defiant', defiant());
    const turned = (tool: 'fore' | 'aft' | 'port') =>
      maneuver('lateral-port', { tool, notches: 1, distanceIn: 1 });
    expect(laid.check(turned('fore')).ok).toBe(true);
    expect(laid.check(turned('aft')).ok).toBe(true);
    expect(laid.refusal(turned('port'))).toMatchObject({ code: 'tool-not-allowed', rule: 'ITU-LAT-02' });
  });

  it('ITU-LAT-03: at yellow 1 a Fighter counts 4 and 1: 4" to port without turning is legal, 5" is not', () => {
    const laid = impulse('1:jemhadar-fighter', fighter());
    expect(laid.check(maneuver('lateral-port', { tool: 'fore', notches: 0, distanceIn: 4 })).ok).toBe(true);
    expect(laid.refusal(maneuver('lateral-port', { distanceIn: 5 }))).toMatchObject({ rule: 'ITU-LAT-03' });
  });

  it('ITU-REV-01, ITU-REV-02: reverse goes toward the aft, the tool in a side slot', () => {
    const laid = impulse('1:defiant', defiant());
    expect(laid.refusal(maneuver('reverse', { tool: 'fore', notches: 1, distanceIn: 1 }))).toMatchObject({
      code: 'tool-not-allowed',
      rule: 'ITU-REV-02',
    });
    laid.answer(maneuver('reverse', { distanceIn: 3 }));
    expect(laid.unit('1:defiant').pose).toEqual({ x: 18, y: 21, headingDeg: 0 });
  });

  it('ITU-REV-03: at green 2 a Defiant counts 4 and 2: port tool at 2, 4" back is legal, 3 notches or 5" are not', () => {
    const laid = impulse('1:defiant', defiant());
    const back = (notches: number, distanceIn: number) =>
      maneuver('reverse', { tool: 'port', notches, distanceIn });
    expect(laid.check(back(2, 4)).ok).toBe(true);
    expect(laid.refusal(back(3, 4))).toMatchObject({ code: 'turn-over-limit', rule: 'ITU-REV-03' });
    expect(laid.refusal(back(2, 5))).toMatchObject({ code: 'distance-over-limit', rule: 'ITU-REV-03' });
  });

  it('ITU-AUX-01: an auxiliary unit moves by the same rules with the figures of its card', () => {
    const laid = impulse('1:type-6-shuttle', { units: [{ class: 'type-6-shuttle', at: [18, 18, 0] }] });
    expect(laid.check(maneuver('forward', { tool: 'port', notches: 3, distanceIn: 5 })).ok).toBe(true);
    expect(laid.refusal(maneuver('forward', { distanceIn: 6 }))).toMatchObject({ rule: 'ITU-MOVE-04' });
  });

  it('ITU-MOVE-04: what counts is the figure now: a modifier of engine power moves the limit', () => {
    const laid = impulse('1:defiant', {
      ...defiant(),
      is: {
        modifiers: [
          { unit: '1:defiant', what: 'engine-power', by: -3, until: 'round', end: null, from: 'test' },
        ],
      },
    });
    expect(laid.check(maneuver('forward', { distanceIn: 5 })).ok).toBe(true);
    expect(laid.refusal(maneuver('forward', { distanceIn: 6 }))).toMatchObject({ rule: 'ITU-MOVE-04' });
  });

  it('ITU-PKEY-03: what must go full goes its whole engine power where this turn lets it', () => {
    const laid = new Moves({
      ...defiant(),
      tasks: [{ type: 'maneuver', seat: '1', unit: '1:defiant', kinds: ['forward'], full: true }],
    });
    expect(laid.refusal(maneuver('forward', { distanceIn: 7 }))).toMatchObject({ code: 'must-go-full' });
    expect(laid.check(maneuver('forward', { distanceIn: 8 })).ok).toBe(true);
  });

  it('keeps the system a unit is in, wherever the impulse ends (house)', () => {
    const laid = impulse('1:defiant', {
      units: [{ class: 'defiant', at: [18, 6, 0], alert: 'green 2' }],
    });
    const before = laid.unit('1:defiant').system;
    laid.answer(maneuver('forward', { distanceIn: 4.5, system: null }));
    expect(before).not.toBeNull();
    expect(laid.unit('1:defiant').system).toBe(before);
  });

  it('records what its kind uses, on the grid of 1e-9', () => {
    const laid = impulse('1:defiant', defiant());
    const checked = laid.check(
      maneuver('forward', { tool: 'port', notches: 0, distanceIn: 1 / 3, headingDeg: 5, system: 'x' }),
    );
    expect(checked).toMatchObject({
      ok: true,
      value: { tool: null, notches: 0, distanceIn: 0.333333333, headingDeg: null },
    });
    expect(laid.refusal(maneuver('forward', { notches: 1, distanceIn: 1 }))).toMatchObject({
      code: 'missing-tool',
    });
  });

  it('lets a unit that may stand nowhere it can come to leave its manoeuvre', () => {
    const onShip = impulse('1:defiant', {
      units: [
        { class: 'defiant', at: [18, 18, 0], alert: 'green 2' },
        { class: 'jemhadar-fighter', seat: '2', at: [18, 18, 0], alert: 'green 1' },
      ],
    });
    expect(onShip.legal()).toEqual([{ type: 'pass' }]);
    onShip.answer({ type: 'pass' });
    expect(onShip.top).toBeUndefined();
    expect(impulse('1:defiant', defiant()).legal()).toEqual([]);
  });
});
