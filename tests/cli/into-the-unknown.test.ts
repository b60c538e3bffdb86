import { describe, expect, it } from 'vitest';
import { plotroom, workFolder } from './command';

const folder = workFolder();
const run = (...args: readonly string[]) => plotroom(folder, args);
const GAME = 'into-the-unknown';

interface Played {
  readonly hash: string;
  readonly actions: number;
  readonly outcome: { readonly winners: readonly string[]; readonly rule: string };
}
interface Legal {
  readonly actors: readonly string[];
  readonly actions: Readonly<Record<string, readonly { readonly type: string }[]>>;
}

describe('plotroom plays Into the Unknown', () => {
  it('a match ends by a rule, and replays to the same state', async () => {
    const played = await run('play', GAME, '--seed', 'whole', '--seats', 'random,random', '--out', 'whole');
    expect(played.exitCode, played.said).toBe(0);
    const { hash, actions, outcome } = played.answer as Played; // what it lacks fails the test
    expect(outcome.rule).toMatch(/^ITU-/);
    expect((await run('replay', 'whole')).answer).toEqual({ hash, actions, outcome });
    expect((await run('validate', 'whole')).answer).toEqual({ findings: [] });
  });

  it('simulated matches say who won them', async () => {
    const args = ['--seed', 's', '--seats', 'random,random', '--games', '1'];
    const { exitCode, answer, said } = await run('simulate', GAME, ...args);
    expect(exitCode, said).toBe(0);
    expect(answer).toMatchObject({ games: 1 });
  });

  it('a new match waits for chance, then goes on action by action', async () => {
    expect(await run('new', GAME, '--seed', 'new', '--seats', '2', '--out', 'new')).toMatchObject({
      exitCode: 0,
    });
    const before = (await run('legal', 'new')).answer as Legal;
    expect(before.actors).toEqual(['chance']);
    for (let { actors } = before; actors[0] === 'chance';) {
      expect(await run('act', 'new', '--out', 'new')).toMatchObject({ exitCode: 0 });
      ({ actors } = (await run('legal', 'new')).answer as Legal);
    }
    const { actors, actions } = (await run('legal', 'new')).answer as Legal;
    const [seat = ''] = actors;
    const [first] = actions[seat] ?? [];
    const act = ['act', 'new', '--seat', seat, '--action', JSON.stringify(first), '--out', 'later'];
    expect(await run(...act)).toMatchObject({ exitCode: 0 });
  });

  it('two play, and readings are those of its own rulebook', async () => {
    const three = await run('play', GAME, '--seed', 's', '--seats', 'random,random,random');
    expect(three).toMatchObject({ exitCode: 1, answer: { error: { at: '/seats' } } });
    const foreign = await run(
      'new',
      GAME,
      '--seed',
      's',
      '--seats',
      '2',
      '--reading',
      'BA-NET-07=b',
      '--out',
      'x',
    );
    expect(foreign.answer).toMatchObject({ error: { code: 'unknown-reading' } });
  });
});
