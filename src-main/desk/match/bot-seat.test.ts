import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CrashingDisk } from '../../../tests/kill/crashing-disk';
import { openTestDesk, parentsOf } from '../../../tests/support/desk';
import { temporaryFolder, valueOf } from '../../../tests/support/library';
import {
  anyOf,
  asMatch,
  deskWithMatch,
  instantThinker,
  type MatchDesk,
  matchDesk,
  newMatch,
} from '../../../tests/support/match-desk';
import type { MatchState, Player } from '../../../shared/contract';
import type { BotDecision, BotRequest, Thinker } from '../../bots';
import { BOT_STEP_MS, type Pause } from './bot-pace';

/** A bot that answers when the test says so. */
class SlowThinker implements Thinker {
  readonly asked: { readonly request: BotRequest; readonly signal: AbortSignal; answer(): void }[] = [];
  #heard: (() => void)[] = [];

  decide(request: BotRequest, signal: AbortSignal): Promise<BotDecision> {
    return new Promise((resolve) => {
      const answer = (): void => resolve(anyOf(request));
      signal.addEventListener('abort', answer);
      this.asked.push({ request, signal, answer });
      for (const heard of this.#heard.splice(0)) heard();
    });
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }

  /** Resolves when it has been asked so often. */
  async until(times: number): Promise<void> {
    while (this.asked.length < times) await new Promise<void>((resolve) => this.#heard.push(resolve));
  }
}

/** One person against a bot that has been asked for its first decision. */
async function againstSlowBot(): Promise<{ match: MatchDesk; thinker: SlowThinker }> {
  const thinker = new SlowThinker();
  const match = await deskWithMatch({ players: ['random', 'person'], thinker });
  await match.call('document.open', { id: match.id });
  await thinker.until(1);
  return { match, thinker };
}

/** The same on a disk that is full when the bot has decided. */
async function onFullDisk() {
  const disk = new CrashingDisk();
  const thinker = new SlowThinker();
  const dataFolder = await temporaryFolder();
  // The double begins empty: it needs the folders that lead to the data folder.
  for (const folder of parentsOf(dataFolder)) await disk.makeFolder(folder);
  const desk = await openTestDesk({ dataFolder, machine: { disk, thinker } });
  const { id } = valueOf(await desk.call('library.createMatch', newMatch({ players: ['random', 'person'] })));
  const match = await matchDesk(desk, id, dataFolder);
  await thinker.until(1);
  disk.fault = { at: disk.operations, code: 'ENOSPC', lasts: Infinity };
  return { disk, match, thinker };
}

/** The match as it is, without opening it: that would let the bot go on. */
function stillOf(match: MatchDesk): Promise<MatchState> {
  return match.look('2');
}

/** Rests that end when the test, or a signal, says so. */
class HeldRests {
  readonly begun: { readonly ms: number; end(): void }[] = [];
  #heard: (() => void)[] = [];

  readonly pause: Pause = (ms, signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve());
      this.begun.push({ ms, end: resolve });
      for (const heard of this.#heard.splice(0)) heard();
    });

  async until(times: number): Promise<void> {
    while (this.begun.length < times) await new Promise<void>((resolve) => this.#heard.push(resolve));
  }
}

async function withHeldRests(players: readonly Player[]) {
  const rests = new HeldRests();
  const dataFolder = await temporaryFolder();
  const machine = { thinker: instantThinker, pause: rests.pause, now: () => 0 };
  const desk = await openTestDesk({ dataFolder, machine });
  const { id } = valueOf(await desk.call('library.createMatch', newMatch({ players })));
  return { rests, match: await matchDesk(desk, id, dataFolder) };
}

const isPersons = ({ waiting }: MatchState): boolean => waiting.type === 'person';

describe('a bot beside a person', () => {
  it('moves step by step, so that it can be followed', async () => {
    const { match, rests } = await withHeldRests(['random', 'person']);
    await rests.until(1);
    expect(rests.begun[0]?.ms).toBe(BOT_STEP_MS);
    const { position } = await match.now();
    rests.begun[0]?.end();
    await rests.until(2);
    expect((await match.now()).position).toBeGreaterThan(position);
  });

  it('that is hurried moves without a rest until a person decides', async () => {
    const { match, rests } = await withHeldRests(['random', 'person']);
    await rests.until(1);
    valueOf(await match.call('document.hurry', { callId: randomUUID(), id: match.id }));
    await match.until(isPersons);
    expect(rests.begun).toHaveLength(1);
  });

  it('does not rest where the window wants no motion', async () => {
    const { match, rests } = await withHeldRests(['random', 'person']);
    await rests.until(1);
    valueOf(await match.call('document.setPace', { callId: randomUUID(), id: match.id, pace: 'none' }));
    await match.until(isPersons);
    expect(rests.begun).toHaveLength(1);
  });

  it('rests for nobody: bots among themselves do not wait', async () => {
    const { match, rests } = await withHeldRests(['random', 'random']);
    await match.until(({ turns }) => turns.length > 2);
    expect(rests.begun).toHaveLength(0);
  });
});

describe('a bot that thinks', () => {
  it('I7: is hurried, and plays the best so far', async () => {
    const { match, thinker } = await againstSlowBot();
    const before = await match.now();
    expect(before.waiting).toMatchObject({ type: 'bot', seat: '1' });
    valueOf(await match.call('document.hurry', { callId: randomUUID(), id: match.id }));
    await thinker.until(2);
    expect((await match.now()).position).toBeGreaterThan(before.position);
  });

  it('I8: stops when the last window closes, and what it then finds is not played', async () => {
    const { match, thinker } = await againstSlowBot();
    const before = await match.now();
    valueOf(await match.call('document.close', { id: match.id }));
    valueOf(await match.call('document.close', { id: match.id }));
    expect(thinker.asked.every(({ signal }) => signal.aborted)).toBe(true);
    expect((await match.now()).position).toBe(before.position);
  });

  it('stops when the table looks at the past', async () => {
    const { match, thinker } = await againstSlowBot();
    const { position } = await match.now();
    valueOf(await match.change('document.goTo', { position: position - 1 }));
    expect(thinker.asked[0]?.signal.aborted).toBe(true);
    valueOf(await match.change('document.goTo', { position }));
    await thinker.until(2);
    expect((await match.now()).position).toBe(position);
  });

  it('a refused action is struck out for that decision', async () => {
    const asked: BotRequest[] = [];
    const stubborn: Thinker = {
      decide: (request) => {
        asked.push(request);
        const wrong = { type: 'no-such-action' };
        return Promise.resolve({ ...anyOf(request), ...(asked.length === 1 ? { action: wrong } : {}) });
      },
      destroy: () => Promise.resolve(),
    };
    const match = await deskWithMatch({ players: ['random', 'person'], thinker: stubborn });
    valueOf(await match.call('document.open', { id: match.id }));
    await match.until(({ turns }) => turns.length > 1);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked[1]?.view).toEqual(asked[0]?.view);
  });

  it('a thinker that fails is told, and does not end the match', async () => {
    const broken: Thinker = {
      decide: () => Promise.reject(new Error('no worker')),
      destroy: () => Promise.resolve(),
    };
    const match = await deskWithMatch({ players: ['random', 'person'], thinker: broken });
    valueOf(await match.call('document.open', { id: match.id }));
    await match.problem();
    const seat = asMatch(valueOf(await match.change('document.setSeat', { seat: '1', player: 'person' })));
    expect(seat.waiting).toEqual({ type: 'person', seat: '1' });
  });

  it('that failed tries again when it is hurried', async () => {
    let isBroken = true;
    const mended: Thinker = {
      decide: (request) =>
        isBroken ? Promise.reject(new Error('no worker')) : Promise.resolve(anyOf(request)),
      destroy: () => Promise.resolve(),
    };
    const match = await deskWithMatch({ players: ['random', 'person'], thinker: mended });
    await match.problem();
    const { position } = await stillOf(match);
    isBroken = false;
    valueOf(await match.call('document.hurry', { callId: randomUUID(), id: match.id }));
    expect((await match.until(({ waiting }) => waiting.type === 'person')).position).toBeGreaterThan(
      position,
    );
  });

  it('whose move the disk refused makes it when it is hurried, once there is room', async () => {
    const { disk, match, thinker } = await onFullDisk();
    thinker.asked[0]?.answer();
    expect(await match.problem()).toMatchObject({ code: 'disk-full' });
    disk.fault = null;
    const before = await stillOf(match);
    expect(before.waiting).toMatchObject({ type: 'bot', seat: '1' });
    valueOf(await match.call('document.hurry', { callId: randomUUID(), id: match.id }));
    await thinker.until(2);
    thinker.asked[1]?.answer();
    await thinker.until(3);
    expect((await stillOf(match)).position).toBeGreaterThan(before.position);
  });

  it('advises a person with one of the actions on offer', async () => {
    const match = await deskWithMatch({ players: ['person', 'random'] });
    const { offers } = await match.now();
    const hint = valueOf(await match.call('document.hint', { id: match.id }));
    expect(offers?.actions).toContainEqual(hint.action);
    expect(hint.reason).toBe('By chance');
  });
});
