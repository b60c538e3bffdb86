import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { boxContains } from '../../../../shared/geometry';
import { sectorBox, shapeOfUnit } from '../../../../shared/sector';
import type { FeatureOptions, UnitOptions } from '../../../../tests/support/into-the-unknown';
import { IMPULSE_KINDS, Moves } from '../../../../tests/support/into-the-unknown/moves';
import { randomFrom } from '../../engine';
import { MOVE_TASKS } from './tasks';

const ships = ['defiant', 'galaxy', 'miranda', 'jemhadar-fighter', 'vorcha', 'brel'] as const;
const inside = fc.integer({ min: 4, max: 32 });
const heading = fc.integer({ min: 0, max: 359 });
const where = fc.tuple(inside, inside, heading);
const other = fc
  .record({ class: fc.constantFrom(...ships, 'type-6-shuttle'), at: where })
  .map((each): UnitOptions => ({ ...each, seat: '2' }));
const token: fc.Arbitrary<FeatureOptions> = fc.record({
  kind: fc.constantFrom('objective-solid', 'anomaly', 'rift'),
  at: fc.tuple(inside, inside),
});
const table = fc.record({
  mover: fc.record({ class: fc.constantFrom(...ships), at: where }),
  others: fc.array(other, { maxLength: 5 }),
  features: fc.array(token, { maxLength: 4 }),
  seed: fc.string({ maxLength: 6 }),
});

type Laid = typeof table extends fc.Arbitrary<infer Value> ? Value : never;

/** Whatever is drawn is legal as it stands, and leaves the unit inside the sector. */
function holds(
  { mover, others, features, seed }: Laid,
  taskOf: (unit: string) => Task,
  id = `1:${mover.class}`,
): void {
  const laid = new Moves({ units: [mover, ...others], features, tasks: [taskOf(id)] });
  const { table: played, frozen: state } = laid.play;
  const task = laid.top as TaskOf<'maneuver'>;
  const rules = MOVE_TASKS[task.type];
  const asked = { table: played, state, task };
  const drawn = rules.open?.sample(asked, '1', randomFrom(seed)) ?? null;
  if (drawn === null) {
    expect(rules.legal(asked, '1')).toEqual([{ type: 'pass' }]);
    return;
  }
  expect(rules.open?.check(asked, '1', drawn)).toEqual({ ok: true, value: drawn });
  rules.answer(laid.play, task, drawn, '1');
  const box = sectorBox(played.content);
  for (const { class: unitClass, pose } of laid.play.frozen.units) {
    const outline = pose && shapeOfUnit(played.content, { class: unitClass, pose });
    if (outline) expect(boxContains(box, outline)).toBe(true);
  }
}

describe('whatever is drawn for bots and random play passes the check and stays inside the sector', () => {
  it('impulse', () => {
    const task = (unit: string): Task => ({
      type: 'maneuver',
      seat: '1',
      unit,
      kinds: IMPULSE_KINDS,
      full: false,
    });
    fc.assert(
      fc.property(table, (laid) => holds(laid, task)),
      { numRuns: 60 },
    );
  });

  it('warp', () => {
    const task = (unit: string): Task => ({
      type: 'maneuver',
      seat: '1',
      unit,
      kinds: ['warp'],
      full: false,
    });
    fc.assert(
      fc.property(table, (laid) => holds(laid, task)),
      { numRuns: 50 },
    );
  });

  it('slides of projectiles', () => {
    const projectile = fc.constantFrom('photon-torpedo', 'class-1-probe', 'escape-pod');
    fc.assert(
      fc.property(table, projectile, fc.boolean(), (laid, card, must) => {
        const mover = { ...laid.mover, class: card };
        holds({ ...laid, mover: mover as unknown as Laid['mover'] }, (unit) => ({
          type: 'slide',
          seat: '1',
          unit,
          must,
        }));
      }),
      { numRuns: 50 },
    );
  });

  it('launches', () => {
    const task = (by: string): Task => ({
      type: 'launch',
      seat: '1',
      by,
      class: 'type-6-shuttle',
      slots: ['aft', 'starboard', 'port'],
      notches: 3,
      why: 'launch',
    });
    fc.assert(
      fc.property(table, (laid) => holds(laid, task)),
      { numRuns: 50 },
    );
  });

  it('forced turns', () => {
    const task = (unit: string): Task => ({ type: 'turn', seat: '1', unit, notches: 1 });
    fc.assert(
      fc.property(table, (laid) => holds(laid, task)),
      { numRuns: 60 },
    );
  });

  it('places', () => {
    const task = (unit: string): Task => ({
      type: 'place-unit',
      seat: '1',
      unit,
      near: { of: unit, inches: 6 },
      touching: null,
      why: 'test',
    });
    fc.assert(
      fc.property(table, (laid) => holds(laid, task)),
      { numRuns: 25 },
    );
  });
});
