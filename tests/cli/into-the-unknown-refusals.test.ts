import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '../../shared/documents';
import { fileIn, plotroom, workFolder } from './command';

const folder = workFolder();
const run = (...args: readonly string[]) => plotroom(folder, args);
const GAME = 'into-the-unknown';
const BEGIN = ['new', GAME, '--seed', 's', '--seats', '2', '--out', 'never'];
let match: Match;

/** Exit code, code, place and rule of a refusal, which has a message always. */
async function refusal(...args: readonly string[]): Promise<readonly unknown[]> {
  const { exitCode, answer } = await run(...args);
  const { error } = answer as { error?: { code: string; message: string; at?: string; rule?: string } };
  expect(error?.message).toMatch(/\S/);
  return [exitCode, error?.code, error?.at, error?.rule];
}

beforeAll(async () => {
  const seats = ['--seats', 'random,random', '--limit', '60'];
  await run('play', GAME, '--seed', 's', ...seats, '--out', 'played');
  match = JSON.parse(readFileSync(path.join(folder, 'played'), 'utf8')) as Match; // written a moment ago
});

describe('what a match of Into the Unknown cannot be begun with', () => {
  const begun = (setup: unknown) => refusal(...BEGIN, '--setup', fileIn(folder, 'setup', setup));
  const withForce = (change: (force: Record<string, unknown>) => object) => {
    const { seats } = match.setup as unknown as { seats: readonly { force: Record<string, unknown> }[] }; // of this game
    const force = seats[0]?.force ?? {};
    return begun({ seats: [{ force: { ...force, ...change(force) } }, {}] });
  };

  it('ITU-CARDS-03: missions of cards that no pack knows', async () => {
    const incident = { type: 'incident', overture: null, situation: null };
    const at = '/mission/overture';
    expect(await begun({ mission: { ...incident, overture: 'nowhere' } })).toEqual([
      1,
      'unknown-id',
      at,
      'ITU-CARDS-03',
    ]);
    const complications = { '1': 'constructor', '2': 'infection' };
    expect((await begun({ mission: { ...incident, complications } })).slice(0, 2)).toEqual([1, 'unknown-id']);
    const story = { type: 'story', story: 'toString' };
    expect(await begun({ mission: story })).toEqual([1, 'unknown-id', '/mission/story', 'ITU-MISSION-02']);
  });

  it('ITU-TASK-07: task forces with officers who are unknown, foreign or nobody', async () => {
    const officer = (id: unknown) =>
      withForce(({ core }) => ({ core: { ...(core as object), 'specialist-1': id } }));
    const at = '/seats/0/force/core/specialist-1';
    expect(await officer('nobody')).toEqual([1, 'unknown-id', at, 'ITU-TASK-07']);
    expect(await officer('constructor')).toEqual([1, 'unknown-id', at, 'ITU-TASK-07']);
    expect((await officer('__proto__')).slice(0, 3)).toEqual([1, 'out-of-range', at]);
    expect(await officer('eris')).toEqual([1, 'not-aligned', at, 'ITU-TASK-07']);
    expect((await officer(7)).slice(0, 2)).toEqual([1, 'wrong-type']);
  });

  it('ITU-TASK-09: a task force that costs more than the core points', async () => {
    const { seats } = match.setup as unknown as { seats: readonly unknown[] }; // of this game
    const [code, , , rule] = await begun({ corePoints: 20, seats });
    expect([code, rule]).toEqual([1, 'ITU-TASK-09']);
    expect(await begun({ corePoints: 0 })).toEqual([1, 'no-force', '/seats/0', 'ITU-TASK-04']);
    const { answer } = await run(...BEGIN, '--setup', fileIn(folder, 'setup', { corePoints: 0 }));
    expect(answer).toMatchObject({ error: { message: expect.stringContaining('0 core points') as unknown } });
  });

  it('seats, options and readings of other kinds and numbers', async () => {
    expect((await begun({ seats: [{}, {}, {}] })).slice(0, 3)).toEqual([1, 'out-of-range', '/seats']);
    expect((await begun({ seats: [{ faction: 'nobody' }, {}] })).slice(0, 2)).toEqual([1, 'out-of-range']);
    expect((await begun({ dealt: 'yes' })).slice(0, 3)).toEqual([1, 'wrong-type', '/dealt']);
    expect((await begun({ corePoints: -1 })).slice(0, 3)).toEqual([1, 'out-of-range', '/corePoints']);
    expect((await begun('{"mission":')).slice(0, 2)).toEqual([1, 'not-json']);
    const table = { from: 'round', sector: {}, units: [], features: [] };
    expect((await begun({ table })).slice(0, 3)).toEqual([1, 'missing-key', '/table/sector/layout']);
    const reading = ['--reading', 'task.transferDuplicates=perhaps'];
    expect((await refusal(...BEGIN, ...reading)).slice(0, 2)).toEqual([1, 'unknown-reading']);
  });

  it('numbers of matches that nobody could wait for', async () => {
    const simulate = ['simulate', GAME, '--seed', 's', '--seats', 'random,random', '--games'];
    for (const games of ['0', '1000001', '99999999999', '1.5'])
      expect((await refusal(...simulate, games)).slice(0, 2)).toEqual([2, 'usage']);
  });

  it('files that cannot be written, before a match is played for them', async () => {
    const play = ['play', GAME, '--seed', 's', '--seats', 'steady,steady'];
    for (const out of [folder, path.join(folder, 'nowhere', 'match')])
      expect((await refusal(...play, '--out', out)).slice(0, 2)).toEqual([1, 'unwritable']);
  });

  it('writes nothing', () => {
    expect(existsSync(path.join(folder, 'never'))).toBe(false);
  });
});

describe('what is no match of Into the Unknown, or not the match it says', () => {
  const changed = (changes: object): string => fileIn(folder, 'changed', { ...match, ...changes });

  it('a record taken out, of another seat or of other dice is found out at its place', async () => {
    const { records } = match;
    const without = (index: number) => records.filter((_, at) => at !== index);
    const [exitCode, code, at] = await refusal('replay', changed({ records: without(10) }));
    expect([exitCode, code, at]).toEqual([1, 'out-of-range', '/checkpoint/at']);
    const index = records.findIndex(({ seat }) => seat === '1');
    const swapped = records.map((each, place) => (place === index ? { ...each, seat: '2' } : each));
    expect((await refusal('replay', changed({ records: swapped }))).slice(0, 3)).toEqual([
      1,
      'diverged',
      `/records/${index}`,
    ]);
    const dice = records.findIndex(({ action }) => 'faces' in action);
    const loaded = records.map((each, place) =>
      place === dice ? { ...each, action: { type: 'rolled', faces: [99] } } : each,
    );
    expect((await refusal('replay', changed({ records: loaded }))).slice(0, 3)).toEqual([
      1,
      'diverged',
      `/records/${dice}`,
    ]);
  });

  it('newer rules, other packs and cut files', async () => {
    expect((await refusal('replay', changed({ rulesVersion: 99 }))).slice(0, 3)).toEqual([
      1,
      'newer-version',
      '/rulesVersion',
    ]);
    const packs = [{ id: 'black-alert', version: 1, sha256: '0'.repeat(64) }];
    expect((await refusal('replay', changed({ packs }))).slice(0, 3)).toEqual([
      1,
      'unknown-id',
      '/packs/0/id',
    ]);
    const cut = readFileSync(path.join(folder, 'played'), 'utf8').slice(0, -200);
    expect((await refusal('replay', fileIn(folder, 'cut', cut))).slice(0, 2)).toEqual([1, 'not-json']);
  });

  it('whatever stands in an action or the file, the command answers', async () => {
    const junk = fc.oneof(fc.jsonValue(), fc.constantFrom('constructor', '__proto__', -1, 1e21, {}, []));
    const actions = match.records.map(({ action }) => action);
    const action = fc.tuple(fc.constantFrom(...actions), fc.nat(5), junk).map(([known, key, value]) => ({
      ...known,
      [Object.keys(known)[key % Object.keys(known).length] ?? 'x']: value,
    }));
    await fc.assert(
      fc.asyncProperty(action, fc.constantFrom('1', '2', 'chance', 'referee'), async (tried, seat) => {
        const args = ['--seat', seat, '--action', JSON.stringify(tried)];
        const { exitCode, said } = await run('check', 'played', ...args);
        expect([0, 1]).toContain(exitCode);
        expect(said).not.toMatch(/\n\s+at /);
      }),
      { numRuns: 20 },
    );
    const setups = fc.tuple(fc.constantFrom(...Object.keys(match.setup)), junk);
    await fc.assert(
      fc.asyncProperty(setups, async ([key, value]) => {
        const file = changed({ setup: { ...match.setup, [key]: value } });
        const { exitCode, said } = await run('validate', file);
        expect([0, 1]).toContain(exitCode);
        expect(said).not.toMatch(/\n\s+at /);
      }),
      { numRuns: 15 },
    );
  });
});
