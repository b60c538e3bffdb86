import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { BARE_BASES, FEATURE_KINDS, LAYOUTS, OWNERS, type SectorLayout } from '../sector';
import { parsePlan } from './parse-plan';
import type { Plan } from './plan';
import { writePlan } from './write-plan';

const pack = shippedContent();
const EXAMPLE = new URL('../../tests/support/versions/plan-1.plotroom', import.meta.url);

const coordinate = fc.double({ min: -10_000, max: 10_000, noNaN: true }).map((value) => value + 0);
const heading = fc.double({ min: 0, max: 359.999, noNaN: true }).map((value) => value + 0);
const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
const owner = fc.constantFrom(...OWNERS);
const classes = fc.oneof(
  fc.constantFrom('galaxy', 'brel', 'type-6-shuttle', 'photon-torpedo', 'supply-ship'),
  fc.record({ base: fc.constantFrom(...BARE_BASES) }),
);
const unit = fc.record(
  {
    id: fc.constant(''),
    class: classes,
    pose: fc.record({ x: coordinate, y: coordinate, headingDeg: heading }),
    owner,
    number: fc.integer({ min: 0, max: 99 }),
    locked: fc.boolean(),
    note: fc.string({ unit: 'binary', maxLength: 60 }),
  },
  { requiredKeys: ['id', 'class', 'pose'] },
);
const feature = fc.record(
  {
    id: fc.constant(''),
    kind: fc.constantFrom(...FEATURE_KINDS),
    at: fc.record({ x: coordinate, y: coordinate }),
    owner,
  },
  { requiredKeys: ['id', 'kind', 'at'] },
);
const sector: fc.Arbitrary<SectorLayout> = fc.oneof(
  fc.constantFrom(...LAYOUTS).map((layout) => ({ layout })),
  fc
    .array(
      fc.record({ x: coordinate, y: coordinate, radiusIn: fc.double({ min: 0.1, max: 100, noNaN: true }) }),
      {
        maxLength: 4,
      },
    )
    .map((systems) => ({
      layout: 'custom' as const,
      systems: systems.map((system, index) => ({ id: `s${index}`, ...system })),
    })),
);
const plan = fc
  .record(
    {
      title: words,
      sector,
      units: fc.array(unit, { maxLength: 30 }),
      features: fc.array(feature, { maxLength: 10 }),
      notes: words,
      readings: fc.constant({ 'warp.distance': 'twice' }),
    },
    { requiredKeys: ['title', 'sector', 'units', 'features'] },
  )
  .map(
    (parts) =>
      ({
        format: 'plotroom-plan',
        version: 1,
        game: 'into-the-unknown',
        ...parts,
        units: parts.units.map((each, index) => ({ ...each, id: `u${index}` })),
        features: parts.features.map((each, index) => ({ ...each, id: `f${index}` })),
      }) as Plan, // a plan by construction; fast-check's optional keys carry other types
  );

describe('writing a plan', () => {
  it('what is written reads back as the same plan, whatever letters are in it', () => {
    fc.assert(
      fc.property(plan, (given) => {
        expect(parsePlan(writePlan(given), pack)).toEqual({ ok: true, value: given });
      }),
      { numRuns: 200 },
    );
  });

  it('the same plan gives the same text, in whatever order its keys were made', () => {
    fc.assert(
      fc.property(plan, (given) => {
        const turned = Object.fromEntries(Object.entries(given).reverse()) as Plan; // the same keys and values
        expect(writePlan(turned)).toBe(writePlan(given));
        expect(Object.keys(JSON.parse(writePlan(turned)) as object)[0]).toBe('format');
      }),
      { numRuns: 50 },
    );
  });

  it('a plan of 10,000 pieces goes round whole', () => {
    const units = Array.from({ length: 10_000 }, (_, index) => ({
      id: `u${index}`,
      class: index % 2 === 0 ? 'defiant' : ({ base: 'small' } as const),
      owner: 'blue' as const,
      pose: { x: (index % 100) * 1.1, y: Math.floor(index / 100) + 1 / 3, headingDeg: index % 360 },
      note: '艦 🚀 ß',
    }));
    const given: Plan = {
      format: 'plotroom-plan',
      version: 1,
      game: 'into-the-unknown',
      title: '多い',
      sector: { layout: 'solitary' },
      units,
      features: [],
    };
    const read = parsePlan(writePlan(given), pack);
    expect(read).toEqual({ ok: true, value: given });
  });

  it('ends in one line feed and writes -0 as 0', () => {
    const given: Plan = {
      format: 'plotroom-plan',
      version: 1,
      game: 'into-the-unknown',
      title: 'x',
      sector: { layout: 'helix' },
      units: [{ id: 'a', class: 'defiant', pose: { x: -0, y: 0, headingDeg: 0 } }],
      features: [],
    };
    expect(writePlan(given)).toMatch(/[^\n]\n$/);
    expect(writePlan(given)).not.toContain('-0');
  });

  it('the stored example of version 1 opens, and its written form opens as the same plan', () => {
    const read = parsePlan(readFileSync(EXAMPLE, 'utf8'), pack);
    expect(read).toMatchObject({ ok: true, value: { title: 'Zwei Schiffe — 二隻の船', version: 1 } });
    if (read.ok) expect(parsePlan(writePlan(read.value), pack)).toEqual(read);
  });
});
