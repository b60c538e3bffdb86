import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pointerOf, refusalsOf } from './schema-issues';

const place = z.strictObject({ x: z.number().min(-10).max(10), y: z.number() });
const schema = z.strictObject({
  title: z.string().min(1),
  count: z.number().int(),
  at: place,
  kind: z.enum(['comet', 'cloud']),
  class: z.union([z.string().regex(/^[a-z]+$/), z.strictObject({ base: z.enum(['small', 'large']) })]),
  ground: z.discriminatedUnion('layout', [
    z.strictObject({ layout: z.enum(['helix', 'trinary']) }),
    z.strictObject({ layout: z.literal('custom'), systems: z.array(place) }),
  ]),
  open: z.boolean(),
  tags: z.record(z.string().regex(/^[a-z/]+$/), z.string()),
});
const sound = {
  title: 'Two ships',
  count: 2,
  at: { x: 1, y: 2 },
  kind: 'comet',
  class: 'defiant',
  ground: { layout: 'helix' },
  open: true,
  tags: { a: 'b' },
};

/** Code and place of every fault that the sound document gets from a change. */
function faultsOf(change: Record<string, unknown>): (readonly [string, string | undefined])[] {
  const input = { ...sound, ...change };
  const parsed = schema.safeParse(input);
  return parsed.success
    ? []
    : refusalsOf(parsed.error, input).map(({ code, at, message }) => {
        expect(message).toMatch(/^.+\.$/s);
        return [code, at] as const;
      });
}

describe('refusals of schema faults', () => {
  it('a sound document has none', () => expect(faultsOf({})).toEqual([]));

  it.each([
    ['an unknown key, at its own place', { extra: 1 }, 'unknown-key', '/extra'],
    ['an unknown key inside', { at: { x: 1, y: 2, z: 3 } }, 'unknown-key', '/at/z'],
    ['a missing key', { at: { x: 1 } }, 'missing-key', '/at/y'],
    ['a missing closed word', { kind: undefined }, 'missing-key', '/kind'],
    ['a missing union', { class: undefined }, 'missing-key', '/class'],
    ['a missing discriminator', { ground: {} }, 'missing-key', '/ground/layout'],
    ['a text for a number', { at: { x: '1', y: 2 } }, 'wrong-type', '/at/x'],
    ['null for a number', { count: null }, 'wrong-type', '/count'],
    ['a broken number for a whole one', { count: 1.5 }, 'wrong-type', '/count'],
    ['a list for an object', { at: [] }, 'wrong-type', '/at'],
    ['a number for a closed word', { kind: 4 }, 'wrong-type', '/kind'],
    ['a type that no branch of a union takes', { class: 4 }, 'wrong-type', '/class'],
    ['a number too large', { at: { x: 10.5, y: 0 } }, 'out-of-range', '/at/x'],
    ['a number without end (1e999 in JSON)', { at: { x: 0, y: Infinity } }, 'out-of-range', '/at/y'],
    ['an empty text', { title: '' }, 'out-of-range', '/title'],
    ['a text of the wrong form', { class: 'NO' }, 'out-of-range', '/class'],
    ['a kind that nobody knows', { kind: 'moon' }, 'unknown-kind', '/kind'],
    ['a base that nobody knows', { class: { base: 'huge' } }, 'unknown-class', '/class/base'],
    ['an unknown key in the branch that fits', { class: { base: 'small', x: 1 } }, 'unknown-key', '/class/x'],
    ['a layout that nobody knows', { ground: { layout: 'square' } }, 'out-of-range', '/ground/layout'],
    ['a key of the wrong form, its slash escaped', { tags: { 'A/b~': 'c' } }, 'unknown-key', '/tags/A~1b~0'],
  ])('%s', (_, change, code, at) => expect(faultsOf(change)).toEqual([[code, at]]));

  it('all faults are listed, in the order of the schema', () => {
    expect(faultsOf({ title: 3, kind: 'moon', more: 1 })).toEqual([
      ['wrong-type', '/title'],
      ['unknown-kind', '/kind'],
      ['unknown-key', '/more'],
    ]);
  });

  it('the document itself has the empty pointer', () => {
    const parsed = schema.safeParse([]);
    expect(parsed.success ? [] : refusalsOf(parsed.error, []).map(({ at }) => at)).toEqual(['']);
  });

  it('a refinement may name its own code, and a part may say where it lies', () => {
    const unique = z.array(z.string()).refine((ids) => new Set(ids).size === ids.length, {
      message: 'Twice.',
      params: { code: 'duplicate-id' },
    });
    const parsed = unique.safeParse(['a', 'a']);
    const refusals = parsed.success ? [] : refusalsOf(parsed.error, ['a', 'a'], ['units', 0]);
    expect(refusals).toEqual([{ code: 'duplicate-id', message: 'Twice.', at: '/units/0' }]);
  });

  it('pointers escape as RFC 6901 says', () => expect(pointerOf(['a/b', '~', 0])).toBe('/a~1b/~0/0'));
});
