import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureAt, moved, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { distance, overlaps } from '../geometry';
import { judgeManeuver } from './maneuver';
import { shapeOfFeature, shapeOfUnit } from './unit-class';

const pack = shippedContent();
const place = fc.double({ min: 2, max: 34, noNaN: true });
const turn = fc.double({ min: 0, max: 359, noNaN: true });
const piece = fc.record({ x: place, y: place, headingDeg: turn });
const kinds = ['warp', 'forward', 'reverse', 'lateral-port', 'lateral-starboard', 'come-about'] as const;
const asked = fc.record({
  kind: fc.constantFrom(...kinds),
  distanceIn: fc.double({ min: 0, max: 16, noNaN: true }),
  notches: fc.double({ min: 0, max: 2, noNaN: true }),
  headingDeg: turn,
});
const classes = ['galaxy', 'defiant', 'type-6-shuttle', 'photon-torpedo', 'hostile-raider'] as const;

/** A random crowded table and a manoeuvre of its first unit. */
const scene = fc.record({
  units: fc.array(piece, { minLength: 1, maxLength: 15 }),
  features: fc.array(piece, { maxLength: 15 }),
  asked,
});

function judged({
  units,
  features,
  asked: { kind, distanceIn, notches, headingDeg },
}: typeof scene extends fc.Arbitrary<infer S> ? S : never) {
  const table = tableOf(
    units.map((pose, index) => unitAt(`u${index}`, classes[index % classes.length] ?? 'brel', pose)),
    features.map(({ x, y }, index) => featureAt(`f${index}`, x, y)),
  );
  const turns = kind !== 'warp' && kind !== 'come-about';
  const maneuver = moved(kind, kind === 'come-about' ? 0 : distanceIn, {
    tool: !turns ? null : kind.startsWith('lateral') ? 'aft' : 'starboard',
    notches: turns ? notches : 0,
    headingDeg: kind === 'come-about' ? headingDeg : null,
  });
  return { table, verdict: valueOf(judgeManeuver(pack, table, 'u0', maneuver)) };
}

describe('what a manoeuvre meets, compared with every piece of the table', () => {
  it('the units overlapped at the end are exactly those whose outlines share area with the end pose', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const { table, verdict } = judged(given);
        const [mover, ...others] = table.units;
        const ended = shapeOfUnit(pack, { class: mover?.class ?? '', pose: verdict.end });
        const expected = others.filter((other) => {
          const outline = shapeOfUnit(pack, other);
          return ended !== undefined && outline !== undefined && overlaps(ended, outline);
        });
        const told = verdict.overlaps.filter(({ atEnd }) => atEnd).map(({ id }) => id);
        expect([...told].sort()).toEqual(expected.map(({ id }) => id).sort());
      }),
      { numRuns: 300 },
    );
  });

  it('the features crossed are exactly those that share a point with the swept outline', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const { table, verdict } = judged(given);
        const near = table.features.map((feature) => ({
          id: feature.id,
          gapIn: distance(verdict.drawing.swept, shapeOfFeature(pack, feature)).distanceIn,
        }));
        const told = new Set(verdict.crosses.map(({ id }) => id));
        for (const { id, gapIn } of near) {
          if (gapIn === 0) expect(told).toContain(id);
          if (gapIn > 1e-5) expect(told).not.toContain(id);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the units overlapped on the way all share area with the swept outline, in the order they are met', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const { table, verdict } = judged(given);
        for (const { id } of verdict.overlaps) {
          const unit = table.units.find((each) => each.id === id);
          const outline = unit && shapeOfUnit(pack, unit);
          expect(outline && overlaps(verdict.drawing.swept, outline)).toBe(true);
        }
        const travels = verdict.overlaps.map(({ atIn }) => atIn);
        expect(travels).toEqual([...travels].sort((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });

  it('a whole table turned by a quarter gives the same verdict', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const turned = ({ x, y, headingDeg }: { x: number; y: number; headingDeg: number }) =>
          poseAt(36 - y, x, headingDeg + 90);
        const here = judged(given).verdict;
        const there = judged({
          units: given.units.map(turned),
          features: given.features.map(turned),
          asked: { ...given.asked, headingDeg: given.asked.headingDeg + 90 },
        }).verdict;
        expect(there.violations.map(({ code }) => code)).toEqual(here.violations.map(({ code }) => code));
        expect(there.crosses.map(({ id }) => id).sort()).toEqual(here.crosses.map(({ id }) => id).sort());
        expect((there.possible ?? -1) - (here.possible ?? -1)).toBeCloseTo(0, 6);
      }),
      { numRuns: 200 },
    );
  });
});
