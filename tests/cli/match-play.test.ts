import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { plotroom, workFolder } from './command';

const folder = workFolder();
const GAME = 'black-alert';
const bots = (seats: number): string => Array.from({ length: seats }, () => 'random').join();
const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

interface Played {
  readonly hash: string;
  readonly actions: number;
  readonly turns: number;
  readonly outcome: { readonly type: string; readonly winners: readonly string[]; readonly rule: string };
}

/** Plays games and replays each, in one batch. */
async function playAndReplay(seats: number, games: number): Promise<readonly (readonly [Played, Played])[]> {
  const lines = Array.from({ length: games }, (_, index) => {
    const out = `${seats}-${index}`;
    const play = ['play', GAME, '--seed', `game ${index}`, '--seats', bots(seats), '--out', out];
    return `${JSON.stringify(play)}\n${JSON.stringify(['replay', out])}`;
  });
  const { lines: answers } = await plotroom(folder, ['batch', '-'], lines.join('\n'));
  expect(answers).toHaveLength(2 * games);
  return Array.from({ length: games }, (_, index) => {
    // Answers of play and replay; what they lack fails the test.
    return [answers[2 * index], answers[2 * index + 1]] as [Played, Played];
  });
}

describe('plotroom play and replay', () => {
  it.each([
    [2, 10],
    [3, 8],
    [4, 8],
  ])('%i seats: each of %i games ends, and its records replay to the same state', async (seats, games) => {
    for (const [played, replayed] of await playAndReplay(seats, games)) {
      const { hash, actions, outcome } = played;
      expect(outcome.rule).toMatch(/^BA-/);
      expect(replayed).toEqual({ hash, actions, outcome });
    }
  });

  it('names seats by who is played there, and counts turns and records', async () => {
    const { exitCode, answer } = await plotroom(folder, ['play', GAME, '--seed', 's', '--seats', bots(3)]);
    expect(exitCode).toBe(0);
    expect(answer).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      seats: [
        { seat: '1', name: 'Saru', bot: 'random' },
        { seat: '2', name: expect.stringContaining(' and ') as string, bot: 'random' },
        { seat: '3', name: 'Michael Burnham', bot: 'random' },
      ],
    });
    const { turns, actions } = answer as Played;
    expect(turns).toBeGreaterThan(0);
    expect(actions).toBeGreaterThan(turns);
  });

  it('the same seed gives the same file, another seed another match', async () => {
    const play = (seed: string, out: string) =>
      plotroom(folder, ['play', GAME, '--seed', seed, '--seats', bots(2), '--out', out]);
    const one = await play('same', 'one');
    expect(await play('same', 'two')).toEqual(one);
    expect(text('two')).toBe(text('one'));
    expect((await play('other', 'three')).answer).not.toEqual(one.answer);
  });

  it('stops at a limit of records without an outcome', async () => {
    const args = ['play', GAME, '--seed', 's', '--seats', bots(2), '--limit', '12', '--out', 'limited'];
    expect((await plotroom(folder, args)).answer).toMatchObject({ outcome: null, actions: 12 });
    expect((await plotroom(folder, ['replay', 'limited'])).answer).toMatchObject({ actions: 12 });
    const args0 = ['play', GAME, '--seed', 's', '--seats', bots(2), '--limit', '0'];
    expect((await plotroom(folder, args0)).answer).toMatchObject({ actions: 0, turns: 0 });
  });

  it('replay shows the state after so many records, and what one seat sees of it', async () => {
    await plotroom(folder, ['play', GAME, '--seed', 'view', '--seats', bots(2), '--out', 'seen']);
    const at = (...more: string[]) => plotroom(folder, ['replay', 'seen', '--at', '40', ...more]);
    const { answer } = await at('--seat', '2');
    expect(answer).toMatchObject({ actions: 40, outcome: null, view: { viewer: '2' } });
    const { view } = answer as {
      view: { characters: Record<string, { seat: string; hand: unknown; handSize: number }> };
    };
    for (const { seat, hand, handSize } of Object.values(view.characters)) {
      if (seat === '2') expect(hand).toHaveLength(handSize);
      else expect(hand ?? null).toBeNull();
    }
    expect((await at()).answer).not.toHaveProperty('view');
    expect((await plotroom(folder, ['replay', 'seen', '--at', '0'])).answer).toMatchObject({ actions: 0 });
  });
});

describe('plotroom simulate', () => {
  it('counts wins by seat and by rule with 95 % intervals, and how long games are', async () => {
    const args = ['simulate', GAME, '--games', '20', '--seed', 's', '--seats', bots(2)];
    const { exitCode, answer } = await plotroom(folder, args);
    expect(exitCode).toBe(0);
    const { games, unfinished, seats, rules, turns, actions } = answer as {
      games: number;
      unfinished: number;
      seats: { seat: string; wins: number; share: number; low: number; high: number }[];
      rules: { rule: string; winners: string[]; games: number; low: number; high: number }[];
      turns: { least: number; median: number; most: number };
      actions: { least: number; mean: number; most: number };
      actionsPerSecond: number;
    };
    expect([games, unfinished]).toEqual([20, 0]);
    expect(rules.reduce((sum, each) => sum + each.games, 0)).toBe(20);
    for (const { seat, wins, share, low, high } of seats) {
      const won = rules.filter(({ winners }) => winners.includes(seat));
      expect(wins).toBe(won.reduce((sum, each) => sum + each.games, 0));
      expect(share).toBeCloseTo(wins / 20);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
    expect(turns.least).toBeLessThanOrEqual(turns.median);
    expect(turns.median).toBeLessThanOrEqual(turns.most);
    expect(actions.mean).toBeLessThanOrEqual(actions.most);
  });

  it('is the same for the same seed but for its speed', async () => {
    const args = ['simulate', GAME, '--games', '3', '--seed', 's', '--seats', bots(2)];
    const one = (await plotroom(folder, args)).answer as object;
    const other = (await plotroom(folder, args)).answer as object;
    expect({ ...other, actionsPerSecond: 0 }).toEqual({ ...one, actionsPerSecond: 0 });
  });
});
