import { describe, expect, it } from 'vitest';
import { shippedLayer } from '../../tests/support/shipped-content';
import { exportPack, kindsOf, type PackLayer, readPackFile, readPackFolder } from './index';

const HEAD = {
  format: 'plotroom-pack',
  id: 'mine',
  version: 1,
  game: 'into-the-unknown',
  layer: 'user',
  title: 'What my copy prints',
};
const SOURCE = { kind: 'user', where: 'my copy', confidence: 'high' };

function readFolder(files: Record<string, unknown>): ReturnType<typeof readPackFolder> {
  const texts = Object.entries(files).map(([name, value]): [string, string | null] => [
    name,
    typeof value === 'string' || value === null ? value : JSON.stringify(value),
  ]);
  return readPackFolder(Object.fromEntries(texts));
}

function faultsOf(files: Record<string, unknown>): (readonly [string, string | undefined])[] {
  const read = readFolder(files);
  return read.ok ? [] : read.error.map(({ code, at }) => [code, at] as const);
}

describe('reading a pack', () => {
  it('takes any part of a record, and passes over files that are not JSON', () => {
    const read = readFolder({
      'pack.json': HEAD,
      'README.md': 'notes',
      'units.json': { defiant: { evasion: 3, source: SOURCE } },
    });
    const expected = Object.fromEntries(kindsOf('into-the-unknown').map((kind) => [kind, {}]));
    expect(read).toEqual({
      ok: true,
      value: { head: HEAD, records: { ...expected, units: { defiant: { evasion: 3, source: SOURCE } } } },
    });
  });

  it.each([
    ['no head', { 'units.json': {} }, 'not-plotroom', ''],
    ['another format', { 'pack.json': { ...HEAD, format: 'other' } }, 'not-plotroom', '/format'],
    ['a list for a head', { 'pack.json': [] }, 'not-plotroom', ''],
    ['broken JSON', { 'pack.json': HEAD, 'units.json': '{"a":' }, 'not-json', '/units'],
    ['a file that cannot be read', { 'pack.json': HEAD, 'units.json': null }, 'unreadable', '/units'],
    ['a kind of record that nobody knows', { 'pack.json': HEAD, 'moons.json': {} }, 'unknown-key', '/moons'],
    [
      'an id of the wrong form',
      { 'pack.json': HEAD, 'units.json': { De_f: {} } },
      'unknown-key',
      '/units/De_f',
    ],
    [
      'a record without source',
      { 'pack.json': HEAD, 'units.json': { a: {} } },
      'missing-key',
      '/units/a/source',
    ],
    [
      'a field of the wrong type',
      { 'pack.json': HEAD, 'units.json': { a: { evasion: '2', source: SOURCE } } },
      'wrong-type',
      '/units/a/evasion',
    ],
    [
      'a field that nobody knows',
      { 'pack.json': HEAD, 'tools.json': { 'turning-tool': { launch: { wings: 2 }, source: SOURCE } } },
      'unknown-key',
      '/tools/turning-tool/launch/wings',
    ],
    [
      'a source without confidence',
      { 'pack.json': HEAD, 'units.json': { a: { source: { kind: 'user', where: 'x' } } } },
      'missing-key',
      '/units/a/source/confidence',
    ],
    ['a head with a version of zero', { 'pack.json': { ...HEAD, version: 0 } }, 'out-of-range', '/version'],
  ])('refuses %s', (_, files, code, at) => {
    expect(faultsOf(files)).toContainEqual([code, at]);
  });

  it('names the file of a fault that concerns a file as a whole', () => {
    const read = readFolder({ 'pack.json': HEAD, 'units.json': 'oops' });
    expect(read.ok ? [] : read.error[0]?.params).toEqual({ file: 'units.json' });
  });
});

describe('one exported file', () => {
  it.each(['into-the-unknown', 'into-the-unknown-house'])('%s comes back the same', (id) => {
    const layer: PackLayer = shippedLayer(id);
    expect(readPackFile(exportPack(layer))).toEqual({ ok: true, value: layer });
  });

  it('is refused when it is no JSON, no pack or faulty', () => {
    const codes = ['', '{}', JSON.stringify({ ...HEAD, layer: 'rumour' })].map((text) => {
      const read = readPackFile(text);
      return read.ok ? [] : read.error.map(({ code, at }) => [code, at]);
    });
    expect(codes).toEqual([[['not-json', '']], [['not-plotroom', '']], [['out-of-range', '/layer']]]);
  });

  it('may begin with a byte order mark', () => {
    expect(readPackFile(`\uFEFF${JSON.stringify(HEAD)}`).ok).toBe(true);
  });
});
