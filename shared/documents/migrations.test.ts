import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { migrate, type Migration, migratePlan, PLAN_MIGRATIONS } from './migrations';
import { parsePlan } from './parse-plan';
import { PLAN_VERSION } from './plan';

const VERSIONS = new URL('../../tests/support/versions/', import.meta.url);

/** A made-up history: version 2 renamed a key, version 3 moved it into an object. */
const STEPS: readonly Migration[] = [
  { from: 1, migrate: ({ name, ...rest }) => ({ ...rest, title: name }) },
  { from: 2, migrate: ({ title, ...rest }) => ({ ...rest, head: { title } }) },
];

describe('migrations', () => {
  it('every step between a document’s version and the newest runs, in order', () => {
    expect(migrate({ version: 1, name: 'x' }, STEPS, 3)).toEqual({
      ok: true,
      value: { version: 3, head: { title: 'x' } },
    });
    expect(migrate({ version: 2, title: 'x' }, STEPS, 3)).toMatchObject({ value: { head: { title: 'x' } } });
    expect(migrate({ version: 3, head: {} }, STEPS, 3)).toEqual({
      ok: true,
      value: { version: 3, head: {} },
    });
  });

  it('the input stays as it was', () => {
    const given = Object.freeze({ version: 1, name: 'x' });
    expect(migrate(given, STEPS, 3).ok).toBe(true);
    expect(given).toEqual({ version: 1, name: 'x' });
  });

  it('a newer version, no version, and what is no version are refused', () => {
    const code = (version: unknown) => migrate({ version }, STEPS, 3);
    expect(code(4)).toMatchObject({ error: { code: 'newer-version', at: '/version' } });
    expect(code(undefined)).toMatchObject({ error: { code: 'missing-key' } });
    expect(code('3')).toMatchObject({ error: { code: 'wrong-type' } });
    for (const version of [0, -1, 1.5])
      expect(code(version)).toMatchObject({ error: { code: 'out-of-range' } });
    expect(migrate({ version: 1 }, STEPS.slice(1), 3)).toMatchObject({ error: { code: 'out-of-range' } });
  });

  it('there is a step for every version of plans but the newest, and a stored example of each version', () => {
    expect(PLAN_MIGRATIONS.map(({ from }) => from)).toEqual(
      Array.from({ length: PLAN_VERSION - 1 }, (_, index) => index + 1),
    );
    const examples = readdirSync(VERSIONS).filter((name) => name.startsWith('plan-'));
    expect(examples.sort()).toEqual(
      Array.from({ length: PLAN_VERSION }, (_, index) => `plan-${index + 1}.plotroom`),
    );
    for (const name of examples) {
      const text = readFileSync(new URL(name, VERSIONS), 'utf8');
      expect(migratePlan(JSON.parse(text) as Record<string, unknown>).ok).toBe(true); // our own file
      expect(parsePlan(text, shippedContent())).toMatchObject({ ok: true, value: { version: PLAN_VERSION } });
    }
  });
});
