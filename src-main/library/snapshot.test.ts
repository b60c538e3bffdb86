import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTitled } from '../../tests/support/library';
import { type Snapshot, decodeSnapshot, encodeSnapshot } from './snapshot';

const SNAPSHOT: Snapshot = {
  sequence: 12,
  position: 7,
  length: 9,
  createdAt: 1_000,
  changedAt: 2_000,
  body: {
    ...planTitled('Zürich 🚀'),
    readings: { b: 'x', '10': 'y', '9': 'z' },
    units: [{ id: 'a', class: 'defiant', pose: { x: 18.25, y: 6, headingDeg: 359.5 } }],
  },
};

describe('a snapshot', () => {
  it('is read as it was written', () => {
    expect(decodeSnapshot(encodeSnapshot(SNAPSHOT))).toEqual({ ok: true, value: SNAPSHOT });
  });

  it('with any byte changed is refused or, where only white space or escapes changed, the same', () => {
    const bytes = encodeSnapshot(SNAPSHOT);
    for (let at = 0; at < bytes.length; at++) {
      for (const bit of [1, 4, 32]) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ bit;
        const result = decodeSnapshot(changed);
        if (result.ok) expect(result.value).toEqual(SNAPSHOT);
        else expect(['damaged-document', 'newer-version']).toContain(result.error.code);
      }
    }
  });

  it('cut anywhere, empty or zeroed is damaged and never an empty plan', () => {
    const bytes = encodeSnapshot(SNAPSHOT);
    const cut = fc.nat(bytes.length - 3).map((length) => bytes.subarray(0, length));
    fc.assert(
      fc.property(cut, (part) => {
        expect(decodeSnapshot(part)).toMatchObject({ ok: false, error: { code: 'damaged-document' } });
        expect(decodeSnapshot(Buffer.alloc(part.length))).toMatchObject({ ok: false });
      }),
    );
  });

  it('of a newer version says so', () => {
    const newer = Buffer.from(encodeSnapshot(SNAPSHOT).toString().replace('"version": 1', '"version": 3'));
    expect(decodeSnapshot(newer)).toMatchObject({ ok: false, error: { code: 'newer-version' } });
  });
});
