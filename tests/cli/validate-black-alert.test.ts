import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASSETS, fileIn, PLAN, plotroom, workFolder } from './command';

const folder = workFolder();
const validate = (name: string, ...more: string[]) => plotroom(folder, ['validate', name, ...more]);
const SOURCE = { kind: 'user', where: 'my copy', confidence: 'high' };
const HEAD = {
  format: 'plotroom-pack',
  id: 'mine',
  version: 1,
  game: 'black-alert',
  layer: 'user',
  title: 'My copy',
};

describe('plotroom validate on packs of Black Alert', () => {
  it.each(['black-alert', 'black-alert-house'])('%s, as shipped, has no findings', async (pack) => {
    const { exitCode, answer } = await validate(path.join(ASSETS, 'content', pack));
    expect([exitCode, answer]).toEqual([0, { findings: [] }]);
  });

  it('tells by its rule what does not hold together with what is shipped', async () => {
    const pack = { ...HEAD, missions: { 'listening-post': { node: 'Nowhere', source: SOURCE } } };
    const { answer } = await validate(fileIn(folder, 'own.plotroom-pack', pack));
    expect(answer).toMatchObject({
      findings: [{ code: 'unknown-id', at: '/missions/listening-post/node', rule: 'BA-MISSION-02' }],
    });
  });

  it('is not laid over another game’s packs', async () => {
    const pack = fileIn(folder, 'other.plotroom-pack', HEAD);
    const { exitCode, answer } = await validate(fileIn(folder, 'plan', PLAN), '--pack', pack);
    expect(exitCode).not.toBe(0);
    expect(answer).toMatchObject({ error: { code: 'other-game' } });
  });
});
