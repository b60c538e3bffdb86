import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedLayer } from '../../tests/support/shipped-content';
import {
  exportPack,
  kindsOf,
  type LayerRecords,
  mergeLayers,
  type PackLayer,
  readPackFile,
  readPackFolder,
  sourceOf,
  SOURCE_KINDS,
} from './index';

const printed = shippedLayer('into-the-unknown');
const house = shippedLayer('into-the-unknown-house');
const whole = exportPack(printed);

/** Every path of a JSON value that leads to a leaf. */
function leafPaths(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leafPaths(inner, [...path, key]));
}

const paths = leafPaths(JSON.parse(whole));

/** The shipped pack with one leaf replaced. */
function spoilt(path: readonly string[], value: unknown): string {
  const pack = JSON.parse(whole) as Record<string, unknown>;
  let place = pack;
  for (const step of path.slice(0, -1)) place = place[step] as Record<string, unknown>;
  place[path.at(-1) ?? ''] = value;
  return JSON.stringify(pack);
}

describe('reading what people may hand in', () => {
  it('never throws: any text and any JSON is a pack or a list of refusals with places', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const read of [readPackFile(text), readPackFolder({ 'pack.json': text, 'units.json': text })]) {
          if (read.ok) continue;
          expect(read.error.length).toBeGreaterThan(0);
          for (const { code, at, message } of read.error) {
            expect([typeof code, typeof at, message.length > 0]).toEqual(['string', 'string', true]);
          }
        }
      }),
    );
  });

  it('with one figure spoilt the pack is refused at that figure, or reads as something sound', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const read = readPackFile(spoilt(path, value));
        if (read.ok) return;
        const place = `/${path.join('/')}`;
        for (const { at = '' } of read.error) {
          expect(at.startsWith(place) || place.startsWith(at)).toBe(true);
        }
      }),
    );
  });
});

describe('merging', () => {
  const unitIds = Object.keys(printed.records.units);
  const figure = fc.record({
    id: fc.constantFrom(...unitIds),
    evasion: fc.integer({ min: 0, max: 9 }),
    layer: fc.constantFrom(...SOURCE_KINDS),
  });

  function layerWith({
    id,
    evasion,
    layer,
  }: {
    id: string;
    evasion: number;
    layer: (typeof SOURCE_KINDS)[number];
  }) {
    const source = { kind: layer, where: 'a page of this test', confidence: 'low' } as const;
    const none = Object.fromEntries(kindsOf('into-the-unknown').map((kind) => [kind, {}]));
    // One entry for each kind of the game.
    const records = { ...(none as LayerRecords<'into-the-unknown'>), units: { [id]: { evasion, source } } };
    const added: PackLayer<'into-the-unknown'> = {
      head: { ...printed.head, id: 'added', layer, title: 'Added' },
      records,
    };
    return { added, source };
  }

  it('takes each figure from the strongest layer that gives it, with that layer’s source, and nothing else', () => {
    const plain = mergeLayers('into-the-unknown', [printed, house]);
    fc.assert(
      fc.property(figure, (given) => {
        const { added, source } = layerWith(given);
        const merged = mergeLayers('into-the-unknown', [printed, house, added]);
        if (!merged.ok || !plain.ok) throw new Error('the shipped packs do not merge');
        const [unit, before] = [merged.value.units[given.id], plain.value.units[given.id]];
        if (unit === undefined || before === undefined) throw new Error(`${given.id} was lost`);
        // Among equals the later layer wins, so another public one does.
        const wins = before.evasion === null || given.layer !== 'house';
        expect(unit.evasion).toBe(wins ? given.evasion : before.evasion);
        if (wins) expect(sourceOf(unit, 'evasion')).toEqual(source);
        expect({ ...unit, evasion: 0, sources: {} }).toEqual({ ...before, evasion: 0, sources: {} });
        expect({ ...merged.value.units, [given.id]: null }).toEqual({
          ...plain.value.units,
          [given.id]: null,
        });
      }),
      { numRuns: 60 },
    );
  });
});
