import { describe, expect, it } from 'vitest';
import { parseJson } from './envelope';

const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('the JSON of a file', () => {
  it('is refused when it is nested so deep that nothing could write it again', () => {
    const refusal = { code: 'not-plotroom', at: '/packs/0' };
    expect(parseJson(nested(50_000), '/packs/0')).toMatchObject({ ok: false, error: refusal });
    expect(parseJson(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toMatchObject({ ok: false });
  });

  it('may be nested as deep as files of ours are, and far beyond', () => {
    expect(parseJson(nested(150))).toEqual({ ok: true, value: JSON.parse(nested(150)) as unknown });
  });

  it('keeps a byte order mark out and says where a text that is no JSON stands', () => {
    expect(parseJson('\uFEFF[1]')).toEqual({ ok: true, value: [1] });
    expect(parseJson('{', '/x')).toMatchObject({ ok: false, error: { code: 'not-json', at: '/x' } });
  });
});
