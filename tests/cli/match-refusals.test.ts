import { existsSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '../../shared/documents';
import { fileIn, PLAN } from './command';
import { PLAY, playing } from './played-match';

const { folder, run, refusal, played } = playing();
let match: Match;

const NEW = ['new', 'black-alert', '--seed', 's', '--out', 'never'];

beforeAll(async () => {
  match = await played();
});

describe('what a match cannot be begun with', () => {
  it('a game that is none is wrong usage', async () => {
    expect(await refusal('new', 'chess', '--seed', 's', '--seats', '2', '--out', 'x')).toEqual([
      2,
      'usage',
      undefined,
    ]);
  });

  it('seats of another number than the game has, and bots that nobody knows', async () => {
    expect(await refusal(...NEW, '--seats', '1')).toEqual([1, 'out-of-range', '/seats']);
    expect(await refusal(...NEW, '--seats', '5')).toEqual([1, 'out-of-range', '/seats']);
    expect(await refusal(...NEW, '--seats', '999999')).toEqual([1, 'out-of-range', '/seats']);
    expect(await refusal(...NEW, '--seats', 'two')).toEqual([2, 'usage', undefined]);
    expect(await refusal(...PLAY, '--seats', 'random')).toEqual([1, 'out-of-range', '/seats']);
    expect(await refusal(...PLAY, '--seats', 'random,clever')).toEqual([1, 'unknown-id', undefined]);
    expect(await refusal(...PLAY, '--seats', '')).toEqual([1, 'unknown-id', undefined]);
  });

  it('readings that nobody has', async () => {
    expect(await refusal(...NEW, '--seats', '2', '--reading', 'BA-NET-07=z')).toEqual([
      1,
      'unknown-reading',
      '/readings/BA-NET-07',
    ]);
    expect(await refusal(...NEW, '--seats', '2', '--reading', 'toString=a')).toEqual([
      1,
      'unknown-reading',
      '/readings/toString',
    ]);
    expect(await refusal(...NEW, '--seats', '2', '--reading', 'BA')).toEqual([2, 'usage', undefined]);
  });

  it('set-ups with unknown Characters, tiles or keys', async () => {
    const setup = (value: unknown) => [...NEW, '--seats', '2', '--setup', fileIn(folder, 'setup', value)];
    const seats = (one: string) => [
      { team: 'starfleet', characters: [one] },
      { team: 'terran', characters: ['lorca'] },
    ];
    expect(await refusal(...setup({ seats: seats('kirk') }))).toEqual([
      1,
      'unknown-id',
      '/seats/0/characters/0',
    ]);
    expect(await refusal(...setup({ seats: seats('constructor') }))).toEqual([
      1,
      'unknown-id',
      '/seats/0/characters/0',
    ]);
    expect(await refusal(...setup({ seats: seats('saru').slice(1) }))).toEqual([1, 'out-of-range', '/seats']);
    expect(await refusal(...setup({ shiny: 1 }))).toEqual([1, 'unknown-key', '/shiny']);
    const tile = { space: 'A1', tile: 'constructor', face: 'a', turn: 0 };
    expect(await refusal(...setup({ tiles: [tile] }))).toEqual([1, 'wrong-count', '/tiles']);
    expect(await refusal(...setup('{'))).toEqual([1, 'not-json', '']);
    expect(await refusal(...setup(PLAN))).toEqual([1, 'unknown-kind', '/game']);
    expect(await refusal(...NEW, '--seats', '2', '--setup', 'nowhere')).toEqual([1, 'unreadable', undefined]);
  });

  it('a seed that is no text, limits and numbers of games that are none', async () => {
    expect(await refusal('new', 'black-alert', '--seed', '', '--seats', '2', '--out', 'never')).toEqual([
      2,
      'usage',
      undefined,
    ]);
    expect(await refusal(...PLAY, '--seats', 'random,random', '--limit', '-1')).toEqual([
      2,
      'usage',
      undefined,
    ]);
    const simulate = ['simulate', 'black-alert', '--seed', 's', '--seats', 'random,random', '--games', '0'];
    expect(await refusal(...simulate)).toEqual([2, 'usage', undefined]);
  });

  it('writes nothing', () => {
    expect(existsSync(path.join(folder, 'never'))).toBe(false);
  });
});

describe('what is no match, or not the match it says', () => {
  const changed = (changes: object): string => fileIn(folder, 'changed', { ...match, ...changes });
  const tampered = (index: number, action: object): string =>
    changed({ records: match.records.map((each, at) => (at === index ? { ...each, action } : each)) });

  it('files of other kinds', async () => {
    for (const command of ['legal', 'replay']) {
      expect(await refusal(command, fileIn(folder, 'f', PLAN))).toEqual([1, 'unknown-kind', '/format']);
      expect(await refusal(command, fileIn(folder, 'f', '{'))).toEqual([1, 'not-json', '']);
      expect(await refusal(command, fileIn(folder, 'f', []))).toEqual([1, 'not-plotroom', '']);
      expect(await refusal(command, changed({ version: 9 }))).toEqual([1, 'newer-version', '/version']);
      expect(await refusal(command, 'nowhere')).toEqual([1, 'unreadable', undefined]);
    }
    expect(await refusal('measure', 'played', '--from', '1,1', '--to', '2,2')).toEqual([
      1,
      'unknown-kind',
      '/format',
    ]);
  });

  it('a record that the rules refuse diverges at its place, in every command', async () => {
    const file = tampered(30, { type: 'end-turn', shiny: 1 });
    const place = [1, 'diverged', '/records/30'];
    expect(await refusal('replay', file)).toEqual(place);
    expect(await refusal('legal', file)).toEqual(place);
    expect(await refusal('act', file, '--action', '{"type":"pass"}', '--out', 'never')).toEqual(place);
    expect(await run('replay', file, '--at', '30')).toMatchObject({ exitCode: 0, answer: { actions: 30 } });
    expect(await run('validate', file)).toMatchObject({
      exitCode: 0,
      answer: { findings: [{ severity: 'error', code: 'diverged', at: '/records/30' }] },
    });
  });

  it('a record of another seat diverges, and so does a checkpoint that is not met', async () => {
    const index = match.records.findIndex(({ seat }) => seat === '1');
    const records = match.records.map((each, at) => (at === index ? { ...each, seat: '2' } : each));
    expect(await refusal('replay', changed({ records }))).toEqual([1, 'diverged', `/records/${index}`]);
    const checkpoint = { ...match.checkpoint, hash: '0'.repeat(64) };
    expect(await refusal('replay', changed({ checkpoint }))).toEqual([1, 'diverged', '/records/119']);
  });

  it('readings, packs and rules that are not there', async () => {
    expect(await refusal('legal', changed({ readings: { 'BA-NET-07': 'q' } }))).toEqual([
      1,
      'unknown-reading',
      '/readings/BA-NET-07',
    ]);
    const packs = [...match.packs, { id: 'mine', version: 1, sha256: '0'.repeat(64) }];
    expect(await refusal('legal', changed({ packs }))).toEqual([1, 'unknown-id', '/packs/2/id']);
    expect(await refusal('legal', changed({ rulesVersion: 99 }))).toEqual([
      1,
      'newer-version',
      '/rulesVersion',
    ]);
  });

  it('seats that it does not have', async () => {
    for (const seat of ['3', '0', 'x', '__proto__']) {
      expect(await refusal('legal', 'played', '--seat', seat)).toEqual([1, 'unknown-id', undefined]);
      expect(await refusal('replay', 'played', '--seat', seat)).toEqual([1, 'unknown-id', undefined]);
      const args = ['--seat', seat, '--action', '{"type":"pass"}'];
      expect(await refusal('check', 'played', ...args)).toEqual([1, 'unknown-id', undefined]);
    }
    expect(await refusal('replay', 'played', '--at', '121')).toEqual([1, 'out-of-range', undefined]);
  });

  it('actions that are no JSON are wrong usage; JSON that is no action is a refusal of the rules', async () => {
    expect(await refusal('check', 'played', '--action', 'pass')).toEqual([2, 'usage', undefined]);
    for (const action of ['null', '[]', '5', '{}', '{"type":"fly"}']) {
      expect(await run('check', 'played', '--action', action)).toMatchObject({
        exitCode: 0,
        answer: { ok: false },
      });
    }
    for (const character of ['constructor', '__proto__']) {
      const action = JSON.stringify({ type: 'set-condition', character, wounded: true, detained: true });
      expect(await run('check', 'played', '--seat', 'referee', '--action', action)).toMatchObject({
        answer: { ok: false, refusal: { code: 'unknown-id' } },
      });
    }
  });

  it('whatever stands in the file, the command answers', async () => {
    const junk = fc.oneof(fc.jsonValue(), fc.constantFrom('constructor', -1, 1e21, '2', 'chance', {}, []));
    const slots: ((value: unknown) => object)[] = [
      ...Object.keys(match).map((key) => (value: unknown) => ({ ...match, [key]: value })),
      ...Object.keys(match.checkpoint).map((key) => (value: unknown) => ({
        ...match,
        checkpoint: { ...match.checkpoint, [key]: value },
      })),
      ...['seats', 'tiles', 'discovery', 'charon', 'fleets', 'corruption'].map((key) => (value: unknown) => ({
        ...match,
        setup: { ...match.setup, [key]: value },
      })),
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...slots), junk, async (slot, value) => {
        const { exitCode, answer } = await run('validate', fileIn(folder, 'junk', slot(value)));
        expect([0, 1]).toContain(exitCode);
        expect(answer).toBeDefined();
      }),
      { numRuns: 40 },
    );
  });
});
