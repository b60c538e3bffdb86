import { describe, expect, it } from 'vitest';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import { IMPULSE_KINDS, maneuver, Moves } from '../../../../tests/support/into-the-unknown/moves';
import type { BegunOptions } from '../../../../tests/support/into-the-unknown';

const task = (unit: string, kinds: readonly (typeof IMPULSE_KINDS)[number][] | readonly ['warp']): Task => ({
  type: 'maneuver',
  seat: '1',
  unit,
  kinds,
  full: false,
});
const impulse = (unit: string, options: BegunOptions) =>
  new Moves({ ...options, tasks: [task(unit, IMPULSE_KINDS)] });
const warp = (unit: string, options: BegunOptions) =>
  new Moves({ ...options, tasks: [task(unit, ['warp'])] });
const fighter = (own = {}): BegunOptions => ({
  units: [{ class: 'jemhadar-fighter', at: [18, 30, 0], alert: 'yellow 1', ...own }],
});
const defiant = (own = {}): BegunOptions => ({
  units: [{ class: 'defiant', at: [18, 18, 0], alert: 'green 2', ...own }],
});

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
