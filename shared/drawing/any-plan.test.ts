import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedArt } from '../../tests/support/shipped-art';
import { shippedContent } from '../../tests/support/shipped-content';
import { parseStrictXml } from '../../tests/support/strict-xml';
import { courseLegSchema, sectorPlanSchema } from '../documents/plan';
import { MANEUVER_KINDS, SLOTS } from '../geometry';
import { BARE_BASES, FEATURE_KINDS, OWNERS } from '../sector';
import { drawPlan } from './plan';
import { svgOf } from './svg';

const pack = shippedContent();
const art = shippedArt();

// Whole numbers on purpose: places that coincide and lines without a length are what goes wrong.
const coordinate = fc.oneof(
  fc.integer({ min: -3, max: 39 }),
  fc.double({ min: -900, max: 900, noNaN: true }),
);
const point = fc.record({ x: coordinate, y: coordinate });
const heading = fc.double({ min: 0, max: 359.9, noNaN: true });
const pose = fc.record({ x: coordinate, y: coordinate, headingDeg: heading });
const owner = fc.option(fc.constantFrom(...OWNERS), { nil: undefined });
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const anchor = fc.oneof(point, fc.record({ piece: fc.constantFrom('u0', 'u1', 'f0', 'gone') }));
const unitClass = fc.oneof(
  fc.constantFrom(...Object.keys(pack.units), 'no-such-class'),
  fc.record({ base: fc.constantFrom(...BARE_BASES) }),
);
const leg = fc
  .record({
    kind: fc.constantFrom(...MANEUVER_KINDS),
    tool: fc.constantFrom(...SLOTS, null),
    notches: fc.constantFrom(0, 0.5, 3, 12),
    distanceIn: fc.constantFrom(0, 1, 2.5, 40),
    headingDeg: fc.constantFrom(null, 90),
  })
  .filter((each) => courseLegSchema.safeParse(each).success);
const annotation = fc.oneof(
  fc.record({ type: fc.constant('ruler'), points: fc.array(point, { minLength: 2, maxLength: 4 }), owner }),
  fc.record({ type: fc.constant('note'), at: point, text: words, to: anchor }),
  fc.record({
    type: fc.constant('arrow'),
    points: fc.array(point, { minLength: 2, maxLength: 4 }),
    text: words,
  }),
  fc.record({
    type: fc.constant('area'),
    shape: fc.oneof(
      fc.record({ points: fc.array(point, { minLength: 3, maxLength: 5 }) }),
      fc.record({ at: point, radiusIn: fc.constantFrom(0.001, 3, 500) }),
    ),
    text: words,
    owner,
  }),
  fc.record({ type: fc.constant('dimension'), from: anchor, to: anchor, text: words }),
  fc.record({
    type: fc.constant('pin'),
    from: fc.constantFrom('u0', 'f0'),
    to: fc.constantFrom('u1', 'gone'),
  }),
  fc.record({
    type: fc.constant('course'),
    class: unitClass,
    start: pose,
    legs: fc.array(leg, { minLength: 1, maxLength: 4 }),
    text: words,
  }),
);
const plans = fc
  .record({
    title: words,
    layout: fc.constantFrom('solitary', 'helix', 'trinary'),
    units: fc.array(fc.record({ class: unitClass, owner, pose }), { maxLength: 3 }),
    features: fc.array(fc.record({ kind: fc.constantFrom(...FEATURE_KINDS), at: point, owner }), {
      maxLength: 2,
    }),
    annotations: fc.array(annotation, { maxLength: 4 }),
  })
  .map(({ title, layout, units, features, annotations }) =>
    sectorPlanSchema.parse({
      format: 'plotroom-plan',
      version: 1,
      game: 'into-the-unknown',
      title,
      sector: { layout },
      units: units.map((unit, k) => ({ id: `u${k}`, ...unit })),
      features: features.map((feature, k) => ({ id: `f${k}`, ...feature })),
      annotations: annotations.map((each, k) => ({ id: `a${k}`, ...each })),
    }),
  );
const boxes = fc.option(
  fc
    .tuple(point, fc.constantFrom(0.5, 6, 40), fc.constantFrom(0.5, 6, 40))
    .map(([{ x, y }, width, height]) => ({ x0: x, y0: y, x1: x + width, y1: y + height })),
);

describe('any plan that the schema takes', () => {
  it('is drawn as well-formed SVG with finite numbers, whole or in part, in either theme', () => {
    fc.assert(
      fc.property(plans, boxes, fc.constantFrom('paper' as const, 'dark' as const), (plan, box, theme) => {
        const { drawing } = drawPlan(pack, plan, art, {
          theme,
          box,
          labels: true,
          graticule: true,
          setupAreas: true,
          annotations: true,
          units: true,
          features: true,
          arcs: [
            { unit: 'u0', reaches: 'all' },
            { unit: 'u1', reaches: 'weapons' },
          ],
          figures: { unit: 'in', decimals: 2 },
        });
        expect(parseStrictXml(svgOf(drawing)).name).toBe('svg');
      }),
      { numRuns: 30 },
    );
  });
});
