import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { judgeManeuver } from './maneuver';
import type { SectorTable } from './types';

const pack = shippedContent();
const HAIR_IN = 1e-4;

const pose = fc.record({
  x: fc.double({ min: 1, max: 35, noNaN: true }),
  y: fc.double({ min: 1, max: 35, noNaN: true }),
  headingDeg: fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.double({ min: 0, max: 359.9, noNaN: true })),
});
const obstacle = fc.record({
  pose,
  unitClass: fc.constantFrom('galaxy', 'defiant', 'constellation', 'type-6-shuttle', 'hostile-raider'),
});
const asked = fc.record({
  kind: fc.constantFrom('warp', 'forward', 'reverse', 'lateral-port', 'lateral-starboard'),
  notches: fc.double({ min: 0, max: 1, noNaN: true }),
});
const scene = fc.record({ start: pose, obstacles: fc.array(obstacle, { maxLength: 12 }), asked });

function tableFrom({
  start,
  obstacles,
}: {
  start: typeof pose extends fc.Arbitrary<infer P> ? P : never;
  obstacles: readonly { pose: { x: number; y: number; headingDeg: number }; unitClass: string }[];
}): SectorTable {
  const others = obstacles.map((each, index) => unitAt(`o${index}`, each.unitClass, each.pose));
  return tableOf([unitAt('a', 'jemhadar-fighter', start, { alert: 'yellow 1' }), ...others]);
}

describe('the greatest legal distance', () => {
  it('is legal itself, and no sampled distance beyond it is', () => {
    fc.assert(
      fc.property(scene, ({ start, obstacles, asked: { kind, notches } }) => {
        const table = tableFrom({ start, obstacles });
        const tool =
          kind === 'warp' ? null : kind.startsWith('lateral') ? ('fore' as const) : ('port' as const);
        const at = (distanceIn: number) =>
          valueOf(
            judgeManeuver(
              pack,
              table,
              'a',
              moved(kind, distanceIn, { tool, notches: tool === null ? 0 : notches }),
            ),
          );
        const { possible, limits } = at(1);
        const limitIn = limits.distanceIn ?? 60;
        if (possible !== null) {
          expect(at(possible)).toMatchObject({ legal: true });
          expect(possible).toBeLessThanOrEqual(limitIn + 1e-9);
        }
        const from = possible === null ? 0 : possible + HAIR_IN;
        for (let step = 0; step <= 60; step += 1) {
          const distanceIn = from + ((limitIn - from) * step) / 60;
          if (distanceIn < from || distanceIn > limitIn) continue;
          expect(at(distanceIn).legal).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('does not depend on the distance asked for', () => {
    fc.assert(
      fc.property(
        scene,
        fc.double({ min: 0, max: 20, noNaN: true }),
        ({ start, obstacles, asked: { kind } }, d) => {
          const table = tableFrom({ start, obstacles });
          const possible = (distanceIn: number) =>
            valueOf(judgeManeuver(pack, table, 'a', moved(kind, distanceIn))).possible;
          expect(possible(d)).toBe(possible(0));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('skips back over several bases that forbid its end, one behind the other', () => {
    // A warp of up to 15 passes all three; their forbidden stretches run into each other.
    const row = [6, 8.2, 10.4].map((y, index) => unitAt(`b${index}`, { base: 'small' }, poseAt(18, y, 0)));
    const table = tableOf([unitAt('a', 'jemhadar-fighter', poseAt(18, 20), { alert: 'yellow 1' }), ...row]);
    const verdict = valueOf(judgeManeuver(pack, table, 'a', moved('warp', 13)));
    expect(verdict.violations.map(({ code }) => code)).toEqual(['ends-on-base']);
    expect(verdict.possible).toBeCloseTo(20 - 10.4 - 2.14, 9);
  });

  it('a slide along the sector’s edge, a hair off parallel, reaches as far as a verdict allows', () => {
    const along = tableOf([
      unitAt('a', 'jemhadar-fighter', poseAt(10, 0.77, 90 - 4e-6), { alert: 'yellow 1' }),
    ]);
    const { possible } = valueOf(judgeManeuver(pack, along, 'a', moved('forward', 1)));
    expect(possible).toBe(7);
    expect(valueOf(judgeManeuver(pack, along, 'a', moved('forward', 7))).legal).toBe(true);
  });

  it('a manoeuvre that grazes another base at a flat angle may go on until it overlaps', () => {
    const wall = unitAt('w', { base: 'large' }, poseAt(19.275 + 0.77, 10));
    const grazing = tableOf([unitAt('a', { base: 'small' }, poseAt(18, 18, 0.00001)), wall]);
    const { possible } = valueOf(judgeManeuver(pack, grazing, 'a', moved('forward', 1)));
    expect(possible).toBeGreaterThan(1);
    expect(valueOf(judgeManeuver(pack, grazing, 'a', moved('forward', possible ?? 0))).legal).toBe(true);
  });
});
