import { describe, expect, it } from 'vitest';
import { parsePlan } from './parse-plan';
import { validatePlan } from './validate-plan';
import { faults, FEATURE, pack, PLAN, SHIP } from '../../tests/support/faulty-plans';

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
