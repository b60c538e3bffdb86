import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningWorker, WorkerEvents } from './start-worker';
import { createThinker } from './thinker';
import type { BotDecision, BotRequest } from './types';
import type { Asked } from './worker-messages';

const PASS = { type: 'pass' };
const GO = { type: 'go' };
const REQUEST: BotRequest = {
  bot: 'steady',
  game: 'black-alert',
  layers: [],
  readings: {},
  seat: '1',
  view: {},
  legal: [PASS, GO],
  seed: 'seed',
  budget: { type: 'time', ms: 1000 },
};
const GOING: BotDecision = { action: GO, reason: 'Go', nodes: 7, cutShort: false };

/** A worker that does what the test says. */
class ScriptedWorker implements RunningWorker {
  readonly asked: Asked[] = [];
  readonly ended: number[] = [];
  isTerminated = false;
  readonly events: WorkerEvents;

  constructor(events: WorkerEvents) {
    this.events = events;
  }
  post(asked: Asked): void {
    this.asked.push(asked);
  }
  endJob(job: number): void {
    this.ended.push(job);
  }
  terminate(): Promise<void> {
    this.isTerminated = true;
    return Promise.resolve();
  }
  tell(type: 'sofar' | 'decided', decision: BotDecision): void {
    this.events.told({ type, job: this.asked.at(-1)?.job ?? 0, decision });
  }
  begin(): void {
    this.events.told({ type: 'begun', job: this.asked.at(-1)?.job ?? 0 });
  }
}

function setUp() {
  const workers: ScriptedWorker[] = [];
  const thinker = createThinker((events) => {
    const worker = new ScriptedWorker(events);
    workers.push(worker);
    return worker;
  });
  const decide = (request: Partial<BotRequest> = {}, signal = new AbortController().signal) =>
    thinker.decide({ ...REQUEST, ...request }, signal);
  const worker = (): ScriptedWorker => {
    const last = workers.at(-1);
    if (!last) throw new Error('No worker was started.');
    return last;
  };
  return { thinker, workers, worker, decide };
}

/** Lets promises go on. */
const turn = (): Promise<void> => Promise.resolve();

describe('the thinker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers with what its worker decided', async () => {
    const { decide, worker } = setUp();
    const decision = decide();
    await turn();
    worker().tell('decided', GOING);
    expect(await decision).toEqual(GOING);
  });

  it('asks no worker where one action is legal', async () => {
    const { decide, workers } = setUp();
    expect(await decide({ legal: [PASS] })).toMatchObject({ action: PASS, nodes: 0, cutShort: false });
    expect(workers).toEqual([]);
  });

  it('takes the best so far at the budget plus ten per cent, and keeps its worker', async () => {
    const { decide, worker, workers } = setUp();
    const decision = decide();
    await turn();
    worker().begin();
    worker().tell('sofar', { ...GOING, cutShort: true });
    vi.advanceTimersByTime(1099);
    expect(worker().ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await decision).toEqual({ ...GOING, cutShort: true });
    expect(worker().ended).toEqual([1]);
    const next = decide();
    await turn();
    worker().tell('decided', GOING);
    expect(await next).toEqual(GOING);
    expect(workers).toHaveLength(1);
  });

  it('counts no time until the game is open in the worker', async () => {
    const { decide, worker } = setUp();
    const decision = decide();
    await turn();
    vi.advanceTimersByTime(10_000);
    worker().begin();
    vi.advanceTimersByTime(1000);
    worker().tell('decided', GOING);
    expect(await decision).toEqual(GOING);
    expect(worker().isTerminated).toBe(false);
  });

  it('waits beyond the budget for something that was found at all', async () => {
    const { decide, worker } = setUp();
    const decision = decide();
    await turn();
    worker().begin();
    vi.advanceTimersByTime(3000);
    expect(worker().ended).toEqual([1]);
    worker().tell('decided', { ...GOING, cutShort: true });
    expect(await decision).toEqual({ ...GOING, cutShort: true });
  });

  it.each(['before it begins', 'in its search'])(
    'kills a worker that hangs %s and takes the first legal action',
    async (where) => {
      const { decide, worker } = setUp();
      const decision = decide();
      await turn();
      if (where === 'in its search') worker().begin();
      vi.advanceTimersByTime(15_000);
      expect(await decision).toMatchObject({ action: PASS, cutShort: true });
      expect(worker().isTerminated).toBe(true);
    },
  );

  it('never kills a search that is bounded by nodes', async () => {
    const { decide, worker } = setUp();
    const decision = decide({ budget: { type: 'nodes', nodes: 10 } });
    await turn();
    vi.advanceTimersByTime(1_000_000);
    worker().tell('decided', GOING);
    expect(await decision).toEqual(GOING);
    expect(worker().isTerminated).toBe(false);
  });

  it('ends a search at a signal with the best so far, and hears nothing more of it', async () => {
    const { decide, worker, workers } = setUp();
    const cancel = new AbortController();
    const decision = decide({}, cancel.signal);
    await turn();
    worker().tell('sofar', { ...GOING, cutShort: true });
    cancel.abort();
    expect(await decision).toEqual({ ...GOING, cutShort: true });
    expect(worker().ended).toEqual([1]);
    const next = decide();
    await turn();
    worker().events.told({ type: 'decided', job: 1, decision: { ...GOING, action: PASS } });
    worker().tell('decided', GOING);
    expect(await next).toEqual(GOING);
    expect(workers).toHaveLength(1);
  });

  it('takes the first legal action when cancelled before it begins', async () => {
    const { decide, workers } = setUp();
    const cancel = new AbortController();
    cancel.abort();
    expect(await decide({}, cancel.signal)).toMatchObject({ action: PASS, cutShort: true });
    expect(workers).toEqual([]);
  });

  it('falls back when the worker fails, and starts another for the next decision', async () => {
    const { decide, worker, workers } = setUp();
    const decision = decide();
    await turn();
    worker().events.lost();
    expect(await decision).toMatchObject({ action: PASS, cutShort: true });
    const next = decide();
    await turn();
    worker().tell('decided', GOING);
    expect(await next).toEqual(GOING);
    expect(workers).toHaveLength(2);
  });

  it('takes one decision after the other', async () => {
    const { decide, worker } = setUp();
    const first = decide();
    const second = decide();
    await turn();
    expect(worker().asked).toHaveLength(1);
    worker().tell('decided', GOING);
    await first;
    await turn();
    expect(worker().asked).toHaveLength(2);
    worker().tell('decided', { ...GOING, action: PASS });
    expect(await second).toMatchObject({ action: PASS });
  });

  it('ends what is under way when it is destroyed', async () => {
    const { thinker, decide, worker } = setUp();
    const decision = decide();
    await turn();
    await thinker.destroy();
    expect(await decision).toMatchObject({ action: PASS, cutShort: true });
    expect(worker().isTerminated).toBe(true);
  });
});
