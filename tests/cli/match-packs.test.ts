import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '../../shared/documents';
import { ASSETS, fileIn } from './command';
import { PLAY, playing } from './played-match';

const { folder, run, refusal, played } = playing();
let match: Match;

beforeAll(async () => {
  match = await played();
});

describe('packs of one’s own', () => {
  const SOURCE = { kind: 'user', where: 'my copy', confidence: 'high' };
  const PACK = {
    format: 'plotroom-pack',
    id: 'mine',
    version: 3,
    game: 'black-alert',
    layer: 'user',
    title: 'Mine',
    characters: { saru: { name: 'Captain Saru', source: SOURCE } },
  };

  it('travel inside the match, which then needs no --pack', async () => {
    const pack = fileIn(folder, 'mine.plotroom-pack', PACK);
    const args = [...PLAY, '--seats', 'random,random', '--limit', '30', '--out', 'own', '--pack', pack];
    const { answer } = await run(...args);
    expect(answer).toMatchObject({ seats: [{ name: 'Captain Saru' }, {}] });
    const own = JSON.parse(readFileSync(path.join(folder, 'own'), 'utf8')) as Match;
    expect(own.packs[2]).toMatchObject({ id: 'mine', version: 3, pack: PACK });
    const { hash } = answer as { hash: string };
    expect(await run('replay', 'own')).toMatchObject({ exitCode: 0, said: '', answer: { hash } });
  });

  it('of another game are refused', async () => {
    const pack = path.join(ASSETS, 'content/into-the-unknown-house');
    expect(await refusal(...PLAY, '--seats', 'random,random', '--pack', pack)).toEqual([
      1,
      'other-game',
      '/game',
    ]);
  });

  it('that have changed since are told, on standard error and as advice', async () => {
    const packs = match.packs.map((each) => ({ ...each, sha256: '0'.repeat(64) }));
    const file = fileIn(folder, 'older-packs', { ...match, packs });
    const { exitCode, said } = await run('replay', file);
    expect([exitCode, said]).toEqual([0, expect.stringContaining('"black-alert-house"')]);
    expect(await run('validate', file)).toMatchObject({
      answer: { findings: [{ severity: 'advice', code: 'other-pack', at: '/packs/0' }, {}] },
    });
  });
});
