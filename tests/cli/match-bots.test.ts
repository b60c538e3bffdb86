import { describe, expect, it } from 'vitest';
import { plotroom, workFolder } from './command';

const folder = workFolder();
const run = async (...args: readonly string[]): Promise<unknown> => {
  const { exitCode, answer } = await plotroom(folder, args);
  expect(exitCode).toBe(0);
  return answer;
};

describe('bots of the command', () => {
  it('the same seed gives the same match: steady is bounded by nodes, never by time', async () => {
    const play = ['play', 'black-alert', '--seed', 'twice', '--seats', 'steady,random', '--limit', '60'];
    const [one, other] = [await run(...play, '--out', 'one'), await run(...play, '--out', 'other')];
    expect(one).toEqual(other);
    expect(one).toMatchObject({ seats: [{ bot: 'steady' }, { bot: 'random' }] });
    expect(await run('replay', 'one')).toMatchObject({ hash: (one as { hash: string }).hash });
  });

  it('simulate tells which bot sits where', async () => {
    const games = ['simulate', 'black-alert', '--games', '1', '--seed', 's', '--seats', 'random,steady'];
    expect(await run(...games)).toMatchObject({
      games: 1,
      unfinished: 0,
      seats: [{ bot: 'random' }, { bot: 'steady' }],
    });
  });
});
