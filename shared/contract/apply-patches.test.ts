import fc from 'fast-check';
import { create } from 'mutative';
import { describe, expect, it } from 'vitest';
import type { Json } from '../base';
import { applyPatches } from './apply-patches';
import { diffJson } from './diff-json';
import { type Patch, patchesSchema } from './patch';

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

function applied(document: Json, patches: readonly Patch[]): Json {
  const result = applyPatches(document, patches);
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.at}`);
  return result.value.value;
}

describe('applyPatches', () => {
  it('add inserts into a list, remove closes the gap, - appends', () => {
    expect(applied([1, 3], [{ op: 'add', path: '/1', value: 2 }])).toEqual([1, 2, 3]);
    expect(applied([1, 2, 3], [{ op: 'remove', path: '/0' }])).toEqual([2, 3]);
    expect(applied([1], [{ op: 'add', path: '/-', value: 2 }])).toEqual([1, 2]);
    expect(applied([1], [{ op: 'add', path: '/1', value: 2 }])).toEqual([1, 2]);
  });

  it('understands escaped keys and replaces the whole document', () => {
    expect(applied({ 'a/b': { 'c~d': 1 } }, [{ op: 'replace', path: '/a~1b/c~0d', value: 2 }])).toEqual({
      'a/b': { 'c~d': 2 },
    });
    expect(applied({ a: 1 }, [{ op: 'replace', path: '', value: [1] }])).toEqual([1]);
    expect(
      applied({}, [
        { op: 'replace', path: '', value: {} },
        { op: 'add', path: '/a', value: 1 },
      ]),
    ).toEqual({ a: 1 });
  });

  it.each<[Json, Patch]>([
    [[1], { op: 'add', path: '/2', value: 0 }],
    [[1], { op: 'replace', path: '/1', value: 0 }],
    [[1], { op: 'replace', path: '/-', value: 0 }],
    [[1], { op: 'remove', path: '/01' }],
    [[1], { op: 'remove', path: '/-1' }],
    [[1], { op: 'remove', path: '/length' }],
    [{ a: 1 }, { op: 'remove', path: '' }],
    [{ a: 1 }, { op: 'remove', path: '/b' }],
    [{ a: 1 }, { op: 'replace', path: '/toString', value: 0 }],
    [{ a: 1 }, { op: 'add', path: '/a/b', value: 0 }],
    [{ a: 1 }, { op: 'add', path: '/b/c', value: 0 }],
    [{ a: 1 }, { op: 'add', path: '/__proto__', value: {} }],
    [{ a: 1 }, { op: 'add', path: '/__proto__/polluted', value: 1 }],
    [7, { op: 'add', path: '/a', value: 0 }],
  ])('refuses on %j the patch %j with its place', (document, patch) => {
    const result = applyPatches(document, [patch]);
    expect(result).toMatchObject({ ok: false, error: { code: 'bad-patch', at: patch.path } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('shares what no patch touched and never changes its input', () => {
    const before = deepFreeze({ units: [{ x: 1 }, { x: 2 }], notes: { deep: [1] } });
    const after = applied(before, [
      { op: 'replace', path: '/units/0/x', value: 5 },
    ]) as unknown as typeof before;
    expect(after.units[1]).toBe(before.units[1]);
    expect(after.notes).toBe(before.notes);
    expect(after.units[0]).toEqual({ x: 5 });
  });

  it('an inverse stays good when what was removed had been changed by the same patches', () => {
    const before = deepFreeze({ a: { b: { c: 1 } }, list: [1, 2, 3] });
    const result = applyPatches(before, [
      { op: 'replace', path: '/a/b/c', value: 2 },
      { op: 'add', path: '/list/-', value: 4 },
      { op: 'remove', path: '/list/0' },
      { op: 'remove', path: '/a' },
      { op: 'add', path: '/a', value: { x: [] } },
      { op: 'add', path: '/a/x/0', value: 'new' },
    ]);
    if (!result.ok) throw new Error('refused');
    expect(applied(deepFreeze(result.value.value), result.value.inverse)).toEqual(before);
  });

  it('applies 20,000 insertions in a moment, copying a list once', () => {
    const patches = Array.from({ length: 20_000 }, (_, value): Patch => ({ op: 'add', path: '/0', value }));
    expect(applied([], patches)).toHaveLength(20_000);
  });
});

/** Any change a tool may make of a plan-like document: members, list elements in and out, order. */
const changeArb = fc.oneof(
  fc.record({ type: fc.constant('set' as const), at: fc.nat(), value: fc.integer() }),
  fc.record({ type: fc.constant('insert' as const), at: fc.nat(), value: fc.integer() }),
  fc.record({ type: fc.constant('remove' as const), at: fc.nat(), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ type: fc.constant('swap' as const), at: fc.nat(), other: fc.nat() }),
  fc.record({ type: fc.constant('reverse' as const) }),
  fc.record({ type: fc.constant('sort' as const) }),
  fc.record({ type: fc.constant('filter' as const), even: fc.boolean() }),
  fc.record({
    type: fc.constant('note' as const),
    key: fc.constantFrom('a', 'b/c', 'd~e', ''),
    value: fc.option(fc.string()),
  }),
);
type Change = typeof changeArb extends fc.Arbitrary<infer Value> ? Value : never;
interface Item {
  id: number;
  pose: { x: number };
}
interface Doc {
  units: Item[];
  notes: Record<string, string>;
}

function perform(draft: Doc, change: Change): void {
  const { units } = draft;
  switch (change.type) {
    case 'set': {
      const unit = units[change.at % Math.max(1, units.length)];
      if (unit) unit.pose.x = change.value;
      return;
    }
    case 'insert':
      return void units.splice(change.at % (units.length + 1), 0, { id: change.value, pose: { x: 0 } });
    case 'remove':
      return void units.splice(change.at % (units.length + 1), change.count);
    case 'swap': {
      const [i, j] = [change.at % Math.max(1, units.length), change.other % Math.max(1, units.length)];
      const [a, b] = [units[i], units[j]];
      if (a && b) [units[i], units[j]] = [b, a];
      return;
    }
    case 'reverse':
      return void units.reverse();
    case 'sort':
      return void units.sort((a, b) => a.id - b.id);
    case 'filter':
      draft.units = units.filter((unit) => (unit.id % 2 === 0) === change.even);
      return;
    case 'note':
      if (change.value === null) delete draft.notes[change.key];
      else draft.notes[change.key] = change.value;
  }
}

const docArb: fc.Arbitrary<Doc> = fc
  .record({
    units: fc.array(fc.record({ id: fc.integer(), pose: fc.record({ x: fc.integer() }) }), { maxLength: 8 }),
    notes: fc.dictionary(fc.constantFrom('a', 'b/c', 'd~e', ''), fc.string()),
  })
  .map((doc) => JSON.parse(JSON.stringify(doc)) as Doc); // plain prototypes, as documents have

describe('patches as the renderer drafts them', () => {
  it('lead to the drafted document and back, through the schema of the contract', () => {
    fc.assert(
      fc.property(docArb, fc.array(changeArb, { minLength: 1, maxLength: 8 }), (doc, changes) => {
        const [drafted, made] = create(doc, (draft) => changes.forEach((change) => perform(draft, change)), {
          enablePatches: { pathAsArray: false, arrayLengthAssignment: false },
        });
        if (made.length === 0) return;
        const patches = patchesSchema.parse(JSON.parse(JSON.stringify(made)));
        const frozen = deepFreeze(doc as unknown as Json);
        const result = applyPatches(frozen, patches);
        if (!result.ok)
          throw new Error(`${result.error.code} at ${result.error.at}: ${JSON.stringify(patches)}`);
        expect(result.value.value).toEqual(JSON.parse(JSON.stringify(drafted)));
        expect(applied(result.value.value, result.value.inverse)).toEqual(frozen);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('diffJson', () => {
  it('leads from any value to any other', () => {
    const json = fc.jsonValue() as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(json, json, (before, after) => {
        fc.pre(!JSON.stringify([before, after]).includes('__proto__'));
        const patches = diffJson(before, after);
        expect(applied(before, patches)).toEqual(after);
      }),
    );
  });

  it('takes away what is named like a method of every object', () => {
    expect(diffJson({ valueOf: null }, {})).toEqual([{ op: 'remove', path: '/valueOf' }]);
    expect(diffJson({}, { toString: 1 })).toEqual([{ op: 'add', path: '/toString', value: 1 }]);
  });

  it('says nothing of equal values and puts -0 right', () => {
    expect(diffJson({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
    expect(diffJson({ x: -0 }, { x: 0 })).toEqual([{ op: 'replace', path: '/x', value: 0 }]);
  });
});
