import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkMatch, type Match, MATCH_MIGRATIONS, MATCH_VERSION, parseMatch, writeMatch } from '.';

const VERSIONS = new URL('../../tests/support/versions/', import.meta.url);
const HASH = 'a'.repeat(64);

const MATCH = {
  format: 'plotroom-match',
  version: 1,
  game: 'black-alert',
  rulesVersion: 1,
  title: 'Zwei Schiffe — 二隻の船',
  packs: [{ id: 'black-alert', version: 1, sha256: HASH }],
  setup: {
    seats: [
      { team: 'starfleet', characters: ['saru'] },
      { team: 'terran', characters: ['lorca'] },
    ],
  },
  seats: [{ player: 'person', name: 'Ada' }, { player: 'random' }],
  seed: 'x',
  readings: { 'BA-NET-07': 'b' },
  records: [
    { seat: 'chance', action: { type: 'drawn', cards: ['s1'] } },
    { seat: '1', action: { type: 'begin', discard: null } },
  ],
  branches: [{ id: 'line-1', at: 1, records: [{ seat: '1', action: { type: 'pass' } }], title: 'Line 1' }],
  checkpoint: { at: 2, hash: HASH, state: { turn: 1 } },
} satisfies Match;

function faultsOf(changes: object): readonly (readonly [string, string | undefined])[] {
  const parsed = checkMatch({ ...MATCH, ...changes });
  return parsed.ok ? [] : parsed.error.map(({ code, at }) => [code, at] as const);
}

describe('a match file', () => {
  it('is read as it was written, one line for each record', () => {
    const text = writeMatch(MATCH);
    expect(parseMatch(text)).toEqual({ ok: true, value: MATCH });
    expect(text.split('\n')).toContain('    {"seat":"chance","action":{"type":"drawn","cards":["s1"]}},');
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('is the same text in whatever order its keys were made', () => {
    const turned = Object.fromEntries<unknown>(Object.entries(MATCH).reverse()) as Match; // the same fields
    expect(writeMatch(turned)).toBe(writeMatch(MATCH));
  });

  it('keeps every key of an action, which only the rules know', () => {
    const records = [{ seat: '2', action: { type: 'new', deep: { list: [1, null] } } }];
    expect(checkMatch({ ...MATCH, records })).toMatchObject({ ok: true, value: { records } });
  });

  it('is refused with the place of every fault', () => {
    expect(faultsOf({ shiny: 1, seed: 5 })).toEqual([
      ['wrong-type', '/seed'],
      ['unknown-key', '/shiny'],
    ]);
    expect(faultsOf({ records: [{ seat: '7', action: { type: 'pass' } }] })).toEqual([
      ['out-of-range', '/records/0/seat'],
    ]);
    expect(faultsOf({ records: [{ seat: '1', action: { card: 'x' } }] })).toEqual([
      ['missing-key', '/records/0/action/type'],
    ]);
    expect(faultsOf({ packs: [] })).toEqual([['out-of-range', '/packs']]);
    expect(faultsOf({ checkpoint: { at: 0, hash: 'short', state: {} } })).toEqual([
      ['out-of-range', '/checkpoint/hash'],
    ]);
    expect(faultsOf({ setup: { seats: [], discovery: 'Z9/a' } })).toEqual([
      ['out-of-range', '/setup/discovery'],
    ]);
  });

  it('is refused whole as a file of another kind, another version, or of no game of ours', () => {
    expect(faultsOf({ format: 'plotroom-plan' })).toEqual([['unknown-kind', '/format']]);
    expect(faultsOf({ format: 'other' })).toEqual([['not-plotroom', '/format']]);
    expect(faultsOf({ version: 2 })).toEqual([['newer-version', '/version']]);
    expect(faultsOf({ version: 0 })).toEqual([['out-of-range', '/version']]);
    expect(faultsOf({ game: 'chess' })).toEqual([['out-of-range', '/game']]);
    expect(parseMatch('{')).toMatchObject({ ok: false, error: [{ code: 'not-json' }] });
  });

  it('has a step for every version but the newest, and a stored example of each', () => {
    expect(MATCH_MIGRATIONS.map(({ from }) => from)).toEqual(
      Array.from({ length: MATCH_VERSION - 1 }, (_, index) => index + 1),
    );
    const examples = readdirSync(VERSIONS).filter((name) => name.startsWith('match-'));
    expect(examples.sort()).toEqual(
      Array.from({ length: MATCH_VERSION }, (_, index) => `match-${index + 1}.plotroom`),
    );
    for (const name of examples) {
      const text = readFileSync(new URL(name, VERSIONS), 'utf8');
      expect(parseMatch(text)).toMatchObject({ ok: true, value: { version: MATCH_VERSION } });
    }
  });
});
