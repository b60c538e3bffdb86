import { describe, expect, it } from 'vitest';
import { shippedLayer } from '../../tests/support/shipped-content';
import { CONFIDENCES, kindsOf, type LayerRecord, SOURCE_KINDS, sourceOf } from './index';

const PACKS = ['into-the-unknown', 'into-the-unknown-house'] as const;
const records = PACKS.flatMap((pack) =>
  kindsOf('into-the-unknown').flatMap((kind) =>
    Object.entries(shippedLayer(pack).records[kind]).map(([id, record]) => ({ pack, kind, id, record })),
  ),
);

/** True if the path leads to a value of the record, null included. */
function leads(record: LayerRecord, path: string): boolean {
  let value: unknown = record;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(step in value)) return false;
    value = (value as Record<string, unknown>)[step];
  }
  return true;
}

describe('provenance', () => {
  it.each(records)(
    'every constant of $pack $kind $id has a source with its confidence',
    ({ pack, record }) => {
      for (const source of [record.source, ...Object.values(record.sources ?? {})]) {
        expect(SOURCE_KINDS).toContain(source.kind);
        expect(CONFIDENCES).toContain(source.confidence);
        expect(source.where.length).toBeGreaterThan(10);
        expect(source.kind === 'house').toBe(pack === 'into-the-unknown-house');
        expect(source.kind).not.toBe('user');
      }
    },
  );

  it.each(records)('the exceptions of $pack $kind $id lead to a field', ({ record }) => {
    for (const path of Object.keys(record.sources ?? {}))
      expect([path, leads(record, path)]).toEqual([path, true]);
  });

  it('the nearest path above a field speaks for it', () => {
    const source = { kind: 'public', where: 'all of it', confidence: 'high' } as const;
    const row = { ...source, where: 'one row' };
    const record = { source, sources: { 'alerts.1': row } };
    expect(sourceOf(record, 'alerts.1.enginePower')).toBe(row);
    expect(sourceOf(record, 'alerts.10.enginePower')).toBe(source);
    expect(sourceOf(record, 'alerts')).toBe(source);
  });
});
