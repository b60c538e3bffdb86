import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { parsePlan } from './parse-plan';
import { validatePlan } from './validate-plan';

const pack = shippedContent();

const SHIP = { id: 'a', class: 'defiant', pose: { x: 18, y: 6, headingDeg: 180 } };
const FEATURE = { id: 'f', kind: 'anomaly', at: { x: 20, y: 18 } };
const PLAN = {
  format: 'plotroom-plan',
  version: 1,
  game: 'into-the-unknown',
  title: 'Two ships',
  sector: { layout: 'helix' },
};

/** Every fault as `code place`, in order. */
function faults(changes: object): readonly string[] {
  const parsed = parsePlan(JSON.stringify({ ...PLAN, ...changes }), pack);
  return parsed.ok ? [] : parsed.error.map(({ code, at }) => `${code} ${at}`);
}

describe('files with more faults than anybody reads', () => {
  it('some hundred thousand faults are answered, not thrown', () => {
    expect(faults({ units: Array.from({ length: 300_000 }, () => 1) })[0]).toMatch(
      /^(wrong-type|out-of-range) /,
    );
    expect(faults({ units: Array.from({ length: 100_000 }, () => ({ pose: {} })) })[0]).toMatch(/ /);
  });
});

describe('files that are no plan', () => {
  const code = (text: string) => {
    const parsed = parsePlan(text, pack);
    return parsed.ok ? null : parsed.error.map((error) => [error.code, error.at]);
  };

  it('text that is no JSON', () => {
    expect(code('')).toEqual([['not-json', '']]);
    expect(code('{"format": "plotroom-plan",')).toEqual([['not-json', '']]);
  });

  it('JSON that is nothing of ours', () => {
    for (const text of ['null', '[]', '3', '"plotroom-plan"'])
      expect(code(text)).toEqual([['not-plotroom', '']]);
    expect(code('{}')).toEqual([['not-plotroom', '/format']]);
    expect(code('{"format":"other-plan"}')).toEqual([['not-plotroom', '/format']]);
  });

  it('a newer version is refused whole, whatever else is in it', () => {
    const text = JSON.stringify({ ...PLAN, version: 2, title: 5, shiny: true });
    expect(code(text)).toEqual([['newer-version', '/version']]);
  });

  it('a match or a pack is of another kind; a plan of a game to come is told by its game', () => {
    expect(code('{"format":"plotroom-match","version":1}')).toEqual([['unknown-kind', '/format']]);
    expect(code('{"format":"plotroom-pack"}')).toEqual([['unknown-kind', '/format']]);
    expect(faults({ game: 'black-alert', network: {} })).toEqual(['unknown-kind /game']);
    expect(faults({ game: 'nova-cry' })).toEqual(['unknown-kind /game']);
  });

  it('a byte order mark does no harm', () => {
    expect(parsePlan(`\uFEFF${JSON.stringify(PLAN)}`, pack).ok).toBe(true);
  });
});

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

describe('annotations that name pieces', () => {
  const pieces = { units: [SHIP], features: [FEATURE] };
  const annotations = (...list: object[]) => faults({ ...pieces, annotations: list });

  it('unknown-id: a pin, a note’s leader or a dimension that names no unit or feature of the plan', () => {
    expect(
      annotations(
        { id: 'p', type: 'pin', from: 'gone', to: 'a' },
        { id: 'q', type: 'pin', from: 'a', to: 'lost' },
        { id: 'n', type: 'note', at: { x: 1, y: 1 }, text: 'look', to: { piece: 'gone' } },
        { id: 'd', type: 'dimension', from: { x: 1, y: 1 }, to: { piece: 'gone' } },
      ),
    ).toEqual([
      'unknown-id /annotations/0/from',
      'unknown-id /annotations/1/to',
      'unknown-id /annotations/2/to/piece',
      'unknown-id /annotations/3/to/piece',
    ]);
  });

  it('those that name pieces of the plan are sound, and so is a course whose unit has gone', () => {
    const leg = { kind: 'forward', tool: null, notches: 0, distanceIn: 3, headingDeg: null };
    expect(
      annotations(
        { id: 'p', type: 'pin', from: 'a', to: 'f' },
        { id: 'd', type: 'dimension', from: { piece: 'a' }, to: { piece: 'f' } },
        { id: 'c', type: 'course', class: 'defiant', unit: 'gone', start: SHIP.pose, legs: [leg] },
      ),
    ).toEqual([]);
  });
});

describe('what a good plan becomes', () => {
  it('units and features are empty lists by default', () => {
    expect(parsePlan(JSON.stringify(PLAN), pack)).toMatchObject({
      ok: true,
      value: { units: [], features: [] },
    });
  });

  it('headings are stored in 0 <= h < 360, and -0 as 0', () => {
    const heading = (headingDeg: number) => {
      const parsed = parsePlan(
        JSON.stringify({ ...PLAN, units: [{ ...SHIP, pose: { x: 1, y: 1, headingDeg } }] }),
        pack,
      );
      return parsed.ok ? parsed.value.units[0]?.pose.headingDeg : undefined;
    };
    expect([heading(-90), heading(360), heading(725.5), heading(30.1), heading(-1e-20)]).toEqual([
      270, 0, 5.5, 30.1, 0,
    ]);
    const minus = JSON.stringify({ ...PLAN, units: [SHIP] })
      .replace('"x":18', '"x":-0')
      .replace('180', '-0');
    const parsed = parsePlan(minus, pack);
    const pose = parsed.ok ? parsed.value.units[0]?.pose : undefined;
    expect([Object.is(pose?.x, 0), Object.is(pose?.headingDeg, 0)]).toEqual([true, true]);
  });

  it('a ship whose dial nobody has published may stand at any alert', () => {
    expect(faults({ units: [{ ...SHIP, class: 'galor', alert: 'red 3' }] })).toEqual([]);
  });
});

describe('findings', () => {
  const findings = (changes: object) => {
    const result = validatePlan(JSON.stringify({ ...PLAN, ...changes }), pack);
    return result.ok
      ? result.value.map(({ severity, code, at, rule }) => [severity, code, at, rule])
      : result.error.code;
  };

  it('faults are errors, a sound plan gets advice, notes stay out', () => {
    expect(findings({ shiny: true, units: 3 })).toEqual([
      ['error', 'wrong-type', '/units', undefined],
      ['error', 'unknown-key', '/shiny', undefined],
    ]);
    expect(findings({ units: [{ ...SHIP, owner: 'blue' }] })).toEqual([
      ['advice', 'outside-setup-area', '/units/0', 'ITU-DEPLOY-02'],
    ]);
    expect(findings({})).toEqual([]);
  });

  it('a file that is no document gets no findings but an error', () => {
    expect(validatePlan('x', pack)).toMatchObject({ ok: false, error: { code: 'not-json' } });
    expect(findings({ format: 'x' })).toBe('not-plotroom');
    expect(findings({ version: 9 })).toBe('newer-version');
    expect(findings({ format: 'plotroom-match' })).toEqual([['error', 'unknown-kind', '/format', undefined]]);
  });
});
