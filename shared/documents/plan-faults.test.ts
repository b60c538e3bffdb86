import { describe, expect, it } from 'vitest';
import { parsePlan } from './parse-plan';
import { faults, FEATURE, pack, PLAN, SHIP } from '../../tests/support/faulty-plans';

describe('faults of the schema, each with its place', () => {
  it('unknown-key', () => {
    expect(faults({ color: 'red' })).toEqual(['unknown-key /color']);
    expect(faults({ units: [{ ...SHIP, pose: { ...SHIP.pose, z: 1 } }] })).toEqual([
      'unknown-key /units/0/pose/z',
    ]);
    expect(faults({ sector: { layout: 'helix', systems: [] } })).toEqual(['unknown-key /sector/systems']);
    expect(faults({ 'a/b~c': 1 })).toEqual(['unknown-key /a~1b~0c']);
    const hidden = `{"__proto__": {"x": 1}, ${JSON.stringify(PLAN).slice(1)}`;
    expect(parsePlan(hidden, pack)).toMatchObject({ error: [{ code: 'unknown-key' }] });
  });

  it('missing-key', () => {
    expect(faults({ title: undefined })).toEqual(['missing-key /title']);
    expect(faults({ sector: undefined })).toEqual(['missing-key /sector']);
    expect(faults({ sector: {} })).toEqual(['missing-key /sector/layout']);
    expect(faults({ sector: { layout: 'custom' } })).toEqual(['missing-key /sector/systems']);
    expect(faults({ units: [{ ...SHIP, pose: { x: 1, y: 2 } }] })).toEqual([
      'missing-key /units/0/pose/headingDeg',
    ]);
    expect(faults({ units: [{ id: 'a', pose: SHIP.pose }] })).toEqual(['missing-key /units/0/class']);
    expect(faults({ version: undefined })).toEqual(['missing-key /version']);
    expect(faults({ game: undefined })).toEqual(['missing-key /game']);
  });

  it('wrong-type', () => {
    expect(faults({ title: 7 })).toEqual(['wrong-type /title']);
    expect(faults({ units: {} })).toEqual(['wrong-type /units']);
    expect(faults({ units: [{ ...SHIP, pose: { ...SHIP.pose, x: '18' } }] })).toEqual([
      'wrong-type /units/0/pose/x',
    ]);
    expect(faults({ units: [{ ...SHIP, class: 7 }] })).toEqual(['wrong-type /units/0/class']);
    expect(faults({ readings: { 'warp.distance': 1 } })).toEqual(['wrong-type /readings/warp.distance']);
    expect(faults({ version: '1' })).toEqual(['wrong-type /version']);
    expect(faults({ features: [{ ...FEATURE, at: [1, 2] }] })).toEqual(['wrong-type /features/0/at']);
    expect(faults({ units: [{ ...SHIP, locked: 'yes' }] })).toEqual(['wrong-type /units/0/locked']);
  });

  it('out-of-range', () => {
    const x = (value: number) => faults({ units: [{ ...SHIP, pose: { ...SHIP.pose, x: value } }] });
    expect(x(10_000)).toEqual([]);
    expect(x(10_000.001)).toEqual(['out-of-range /units/0/pose/x']);
    expect(x(-1e300)).toEqual(['out-of-range /units/0/pose/x']);
    const infinite = JSON.stringify({ ...PLAN, units: [SHIP] }).replace('"x":18', '"x":1e999');
    expect(parsePlan(infinite, pack)).toMatchObject({
      error: [{ code: 'out-of-range', at: '/units/0/pose/x' }],
    });
    const turned = JSON.stringify({ ...PLAN, units: [SHIP] }).replace(
      '"headingDeg":180',
      '"headingDeg":-1e999',
    );
    expect(parsePlan(turned, pack)).toMatchObject({
      error: [{ code: 'out-of-range', at: '/units/0/pose/headingDeg' }],
    });
    expect(faults({ units: [{ ...SHIP, id: 'ä' }] })).toEqual(['out-of-range /units/0/id']);
    expect(faults({ units: [{ ...SHIP, id: '' }] })).toEqual(['out-of-range /units/0/id']);
    expect(faults({ units: [{ ...SHIP, alert: 'blue 1' }] })).toEqual(['out-of-range /units/0/alert']);
    expect(faults({ units: [{ ...SHIP, alert: 'yellow 9' }] })).toEqual(['out-of-range /units/0/alert']);
    expect(faults({ units: [{ ...SHIP, owner: 'green' }] })).toEqual(['out-of-range /units/0/owner']);
    expect(faults({ sector: { layout: 'square' } })).toEqual(['out-of-range /sector/layout']);
    expect(faults({ version: 0 })).toEqual(['out-of-range /version']);
    expect(faults({ game: 'chess' })).toEqual(['out-of-range /game']);
    expect(faults({ sector: { layout: 'custom', systems: [{ id: 's', x: 1, y: 1, radiusIn: 0 }] } })).toEqual(
      ['out-of-range /sector/systems/0/radiusIn'],
    );
  });

  it('duplicate-id, over units, features, systems and annotations, at the later use', () => {
    const ruler = {
      id: 'a',
      type: 'ruler',
      points: [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    };
    expect(
      faults({
        sector: { layout: 'custom', systems: [{ id: 'f', x: 1, y: 1, radiusIn: 5 }] },
        units: [SHIP, SHIP],
        features: [FEATURE, { ...FEATURE, id: 'a' }],
        annotations: [ruler],
      }),
    ).toEqual([
      'duplicate-id /units/1/id',
      'duplicate-id /features/1/id',
      'duplicate-id /sector/systems/0/id',
      'duplicate-id /annotations/0/id',
    ]);
    expect(faults({ units: [{ ...SHIP, id: '1' }] })).toEqual([]);
  });

  it('a course of a class that no pack knows, or at an alert row that its class lacks, is told like such a unit', () => {
    const leg = { kind: 'warp', tool: null, notches: 0, distanceIn: 1, headingDeg: null };
    const course = { id: 'c', type: 'course', class: 'defiant', start: SHIP.pose, legs: [leg] };
    const told = (more: object) => faults({ annotations: [{ ...course, ...more }] });
    expect(told({ class: 'enterprise' })).toEqual(['unknown-class /annotations/0/class']);
    expect(told({ alert: 'green 9' })).toEqual(['out-of-range /annotations/0/alert']);
    expect(told({ alert: 'high' })).toEqual(['out-of-range /annotations/0/alert']);
    expect(told({ class: { base: 'wake' } })).toEqual([]);
  });

  it('unknown-class', () => {
    expect(faults({ units: [{ ...SHIP, class: 'enterprise' }] })).toEqual(['unknown-class /units/0/class']);
    expect(faults({ units: [{ ...SHIP, class: 'constructor' }] })).toEqual(['unknown-class /units/0/class']);
    expect(faults({ units: [{ ...SHIP, class: { base: 'huge' } }] })).toEqual([
      'unknown-class /units/0/class/base',
    ]);
  });

  it('unknown-kind', () => {
    expect(faults({ features: [{ ...FEATURE, kind: 'asteroid' }] })).toEqual([
      'unknown-kind /features/0/kind',
    ]);
    expect(faults({ annotations: [{ id: 'r', type: 'stamp' }] })).toEqual([
      'unknown-kind /annotations/0/type',
    ]);
  });

  it('unknown-reading', () => {
    expect(faults({ readings: { 'warp.colour': 'red' } })).toEqual(['unknown-reading /readings/warp.colour']);
    expect(faults({ readings: { 'warp.distance': 'far' } })).toEqual([
      'unknown-reading /readings/warp.distance',
    ]);
  });

  it('all faults are told at once, those of the schema first', () => {
    expect(
      faults({
        title: 1,
        shiny: true,
        readings: { nothing: 'x' },
        units: [
          { ...SHIP, class: 'enterprise' },
          { ...SHIP, pose: { x: 'a', y: 2, headingDeg: 0 } },
        ],
      }),
    ).toEqual([
      'wrong-type /title',
      'wrong-type /units/1/pose/x',
      'unknown-key /shiny',
      'unknown-reading /readings/nothing',
      'duplicate-id /units/1/id',
      'unknown-class /units/0/class',
    ]);
  });
});
