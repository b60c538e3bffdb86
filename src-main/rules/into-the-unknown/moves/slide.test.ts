import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownAction, Task, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { UnitOptions } from '../../../../tests/support/into-the-unknown';
import { shippedContent } from '../../../../tests/support/shipped-content';
import { Moves } from '../../../../tests/support/into-the-unknown/moves';

const slideTask = (unit: string, must = false): Task => ({ type: 'slide', seat: '1', unit, must });
const slide = (
  flat: 'port' | 'starboard' | 'fore-port' | 'fore-starboard',
  distanceIn: number,
): IntoTheUnknownAction => ({ type: 'slide', flat, distanceIn, system: null });
const TORPEDO = '1:photon-torpedo';
const torpedo = (is: Partial<UnitState> = {}, at: UnitOptions['at'] = [18, 18, 0]): UnitOptions => ({
  class: 'photon-torpedo',
  at,
  is,
});
const enemy = (x: number, y: number, is: Partial<UnitState> = {}): UnitOptions => ({
  class: 'defiant',
  seat: '2',
  at: [x, y, 0],
  alert: 'green 1',
  is,
});
const lay = (units: readonly UnitOptions[], unit = TORPEDO, must = false) =>
  new Moves({ units, tasks: [slideTask(unit, must)] });
const LOCKED = { locks: [{ seat: '1', by: '1:miranda', number: 1 }] } as const;

describe('the impulse of a projectile', () => {
  it('ITU-PROJ-09: slides up to engine power along a flat without turning, then its endurance is checked', () => {
    const laid = lay([torpedo({ endurance: 2 })]);
    expect(laid.refusal(slide('port', 4.01))).toMatchObject({
      code: 'distance-over-limit',
      rule: 'ITU-PROJ-09',
    });
    laid.answer(slide('port', 4)).run();
    expect(laid.unit(TORPEDO)).toMatchObject({ pose: { x: 18, y: 14, headingDeg: 0 }, endurance: 1 });
    expect(laid.told('moved')[0]).toMatchObject({ kind: 'slide' });
  });

  it('ITU-PROJ-02: a marker comes off with each move; who has none left to give is taken off (house)', () => {
    const last = lay([torpedo({ endurance: 1 })]);
    last.answer(slide('port', 1)).run();
    expect(last.unit(TORPEDO).endurance).toBe(0);
    const spent = lay([torpedo({ endurance: 0 })]);
    spent.answer(slide('port', 1)).run();
    expect(spent.play.frozen.units).toEqual([]);
    expect(spent.play.frozen.gone).toMatchObject([{ unit: TORPEDO, why: 'removed' }]);
  });

  it('ITU-PROJ-01: ships that launch torpedoes, probes and pods give them unit cards of their own', () => {
    const laid = new Moves({
      units: [torpedo(), { class: 'class-1-probe', at: [5, 5, 0] }, { class: 'escape-pod', at: [8, 8, 0] }],
      tasks: [slideTask(TORPEDO)],
    });
    expect(laid.play.frozen.units.map(({ kind, endurance }) => [kind, endurance])).toEqual([
      ['projectile', 2],
      ['projectile', 3],
      ['projectile', 2],
    ]);
  });

  it('ITU-PROJ-06, ITU-PROJ-07: probes and pods slide along the fore flats always, a pod 2"', () => {
    const probe = lay([{ class: 'class-1-probe', at: [18, 18, 0] }], '1:class-1-probe');
    expect(probe.check(slide('fore-port', 4)).ok).toBe(true);
    const pod = lay([{ class: 'escape-pod', at: [18, 18, 0] }], '1:escape-pod');
    expect(pod.check(slide('fore-starboard', 2)).ok).toBe(true);
    expect(pod.refusal(slide('fore-starboard', 2.01))).toMatchObject({ rule: 'ITU-PROJ-09' });
  });

  it('ITU-PKEY-02: with a locked opposing unit in Sensors range when it begins it may use a fore flat, else not', () => {
    const units = (is: Partial<UnitState>, y = 13) => [torpedo(), enemy(18, y, is)];
    expect(lay(units(LOCKED)).check(slide('fore-port', 1)).ok).toBe(true);
    expect(lay(units({})).refusal(slide('fore-port', 1))).toMatchObject({
      code: 'flat-not-allowed',
      rule: 'ITU-PKEY-02',
    });
    expect(lay(units(LOCKED, 11)).refusal(slide('fore-port', 1))).toMatchObject({ rule: 'ITU-PKEY-02' });
    const others = { locks: [{ seat: '2', by: '2:defiant', number: 1 }] } as const;
    expect(lay(units(others)).check(slide('fore-port', 1)).ok).toBe(false);
    expect(lay(units({})).check(slide('starboard', 1)).ok).toBe(true);
  });

  it('ITU-PKEY-03: with inertia it goes its full engine power if able', () => {
    const laid = lay([torpedo()], TORPEDO, true);
    expect(laid.refusal(slide('port', 3.9))).toMatchObject({ code: 'must-go-full', rule: 'ITU-PKEY-03' });
    expect(laid.check(slide('port', 4)).ok).toBe(true);
  });

  it('ITU-PKEY-03: where no flat gives all of it, it goes as far as the flat does (house)', () => {
    const laid = lay([torpedo({}, [18, 2.4, 0])], TORPEDO, true);
    expect(laid.refusal(slide('port', 1)).code).toBe('must-go-full');
    expect(laid.refusal(slide('port', 4)).code).toBe('leaves-sector');
    laid.play.push(slideTask(TORPEDO, true));
    const free = 2.4 - 0.75 / Math.sqrt(3);
    expect(laid.check(slide('port', free)).ok).toBe(true);
  });

  it('ITU-PKEY-03: a flat that gives all of it is taken before one that does not', () => {
    const units = [torpedo({}, [18, 3, 0]), enemy(18, 6.5, LOCKED)];
    const laid = lay(units, TORPEDO, true);
    expect(laid.check(slide('fore-port', 4)).ok).toBe(true);
    expect(laid.refusal(slide('port', 2.5)).code).toBe('must-go-full');
  });
});

describe('detonation', () => {
  it('ITU-PKEY-01: before its move, with an opposing unit at 1", it attacks every unit there, friends too', () => {
    const friend: UnitOptions = { class: 'type-6-shuttle', at: [19.6, 18, 0] };
    const laid = lay([torpedo(), enemy(18, 15.6), friend, enemy(30, 30)]);
    expect(laid.waits()).toEqual([]);
    laid.run();
    expect(laid.top).toMatchObject({ type: 'attack', unit: TORPEDO, target: '2:defiant', weapon: 'Warhead' });
    laid.skip().run();
    expect(laid.top).toMatchObject({ type: 'attack', target: '1:type-6-shuttle' });
    laid.skip().run();
    expect(laid.top).toBeUndefined();
    expect(laid.play.frozen.units.map(({ id }) => id)).not.toContain(TORPEDO);
  });

  it('ITU-PKEY-01: after its move it detonates too, before its endurance is checked', () => {
    const laid = lay([torpedo({ endurance: 0 }), enemy(18, 12)]);
    laid.answer(slide('port', 4)).run();
    expect(laid.top).toMatchObject({ type: 'attack', target: '2:defiant' });
    expect(laid.unit(TORPEDO)).toBeDefined();
  });

  it('ITU-PKEY-01: friends alone do not make it detonate', () => {
    const laid = lay([torpedo(), { class: 'type-6-shuttle', at: [19.2, 18, 0] }]);
    expect(laid.waits()).toEqual(['1']);
  });

  it('ITU-WKEY-01: where opposing units there carry a lock of its side, these alone are attacked', () => {
    const laid = lay([torpedo(), enemy(18, 15.6), enemy(19.9, 18.2, LOCKED)]);
    laid.run();
    expect(laid.top).toMatchObject({ type: 'attack', target: '2:defiant#2' });
    laid.skip().run();
    expect(laid.top).toBeUndefined();
  });

  it('ITU-WKEY-01, ITU-PKEY-01: Detonation says how near sets it off, Blast how far the weapon then reaches', () => {
    const shipped = shippedContent().units;
    const photon = shipped['photon-torpedo'];
    if (!photon) throw new Error('The packs have no photon torpedo.');
    const weapons = photon.weapons?.map((weapon) => ({ ...weapon, keywords: ['Blast 4'] })) ?? [];
    const attacked = (...units: readonly UnitOptions[]) => {
      const cards = { units: { ...shipped, 'photon-torpedo': { ...photon, weapons } } };
      const laid = new Moves({ units, tasks: [slideTask(TORPEDO)], cards });
      return laid.waits().length > 0 ? null : laid.run().play.frozen.tasks;
    };
    const far = enemy(18, 13.2);
    expect(attacked(torpedo(), far)).toBeNull();
    expect(attacked(torpedo(), enemy(18, 15.6), far)).toMatchObject([
      { type: 'detonate', left: ['2:defiant#2'] },
      { type: 'attack', target: '2:defiant' },
    ]);
  });

  it('ITU-PROJ-11: it attacks with the dice of its profile alone', () => {
    const laid = lay([torpedo(), enemy(18, 15.6)]).run();
    expect(laid.top).toMatchObject({ type: 'attack', officer: null });
    if (laid.top?.type === 'attack')
      expect(laid.top.dice.map(({ die }) => die)).toEqual(['intuition', 'intuition', 'intuition']);
  });

  it('ITU-PROJ-04: a quantum torpedo has Detonation, Guided and Inertia as a photon torpedo, and 4 expertise dice', () => {
    const laid = lay(
      [{ class: 'quantum-torpedo', at: [18, 18, 0] }, enemy(18, 15.6)],
      '1:quantum-torpedo',
    ).run();
    if (laid.top?.type !== 'attack') throw new Error('It does not attack.');
    expect(laid.top.dice).toHaveLength(4);
    expect(laid.top.keywords).toEqual(['Blast 1', 'Breach 1']);
  });
});
