import { describe, expect, it } from 'vitest';
import { shippedLayerOf } from '../../../tests/support/shipped-content';
import { kindsOf, type LayerRecord, sourceOf } from '..';
import { content } from '../../../tests/support/black-alert/shipped';

describe('provenance', () => {
  const layers = {
    printed: shippedLayerOf('black-alert', 'black-alert').records,
    house: shippedLayerOf('black-alert', 'black-alert-house').records,
  };
  const records = (['printed', 'house'] as const).flatMap((pack) =>
    kindsOf('black-alert').flatMap((kind) =>
      Object.entries<LayerRecord>(layers[pack][kind]).map(([id, record]) => ({ pack, kind, id, record })),
    ),
  );

  it.each(records)('$pack $kind $id says where it comes from', ({ pack, record }) => {
    expect(record.source.where.length).toBeGreaterThan(10);
    expect(record.source.kind === 'house').toBe(pack === 'house');
    for (const { kind, where } of Object.values(record.sources ?? {})) {
      expect([kind, where.length > 10]).toEqual(['rulebook', true]);
    }
  });

  it('a figure of the book stays one after merging, beside our own', () => {
    const card = content.commandCards['general-order-four']!;
    expect([sourceOf(card, 'resolve').kind, sourceOf(card, 'copies').kind]).toEqual(['rulebook', 'house']);
    expect(sourceOf(content.characters['saru']!, 'name').kind).toBe('public');
    expect(sourceOf(content.characters['saru']!, 'rank').kind).toBe('house');
  });
});
