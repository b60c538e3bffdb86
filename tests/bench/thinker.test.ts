/** The thinker with its real worker, as the build bundles it. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createThinker } from '../../src-main/bots';
import { workerAt } from '../../src-main/bots/start-worker';
import type { BotRequest, Thinker } from '../../src-main/bots/types';
import { bundle, PROJECT } from '../kill/bundle';
import { recordedRequests } from './bot-requests';

const NEVER = new AbortController().signal;

describe('the thinker and its worker', () => {
  let folder = '';
  let thinker: Thinker;
  let requests: readonly BotRequest[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'plotroom-thinker-'));
    const file = await bundle(path.join(PROJECT, 'src-main/bots/worker.ts'), folder, 'thinker');
    thinker = createThinker(workerAt(file));
    requests = recordedRequests('black-alert', 6, 'thinker', { type: 'nodes', nodes: 120 });
  });
  afterAll(async () => {
    await thinker.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  it('decides as the same search does in this thread', async () => {
    const { decideNow } = await import('../../src-main/bots');
    for (const request of requests) {
      const decision = await thinker.decide(request, NEVER);
      expect(decision).toEqual(
        decideNow(
          request,
          () => false,
          () => undefined,
        ),
      );
      expect(request.legal).toContainEqual(decision.action);
    }
  });

  it('ends a search without end at a signal, with a legal action, and decides the next', async () => {
    const [first, second] = requests;
    if (!first || !second) throw new Error('Nothing was recorded.');
    const cancel = new AbortController();
    const endless = thinker.decide({ ...first, budget: { type: 'nodes', nodes: Infinity } }, cancel.signal);
    const next = thinker.decide(second, NEVER);
    cancel.abort();
    const { action, cutShort } = await endless;
    expect(first.legal).toContainEqual(action);
    expect(cutShort).toBe(true);
    expect((await next).cutShort).toBe(false);
  });

  it('keeps to a budget of time', async () => {
    const [first] = requests;
    if (!first) throw new Error('Nothing was recorded.');
    const { action } = await thinker.decide({ ...first, budget: { type: 'time', ms: 50 } }, NEVER);
    expect(first.legal).toContainEqual(action);
  });

  it('falls back to the first legal action where the worker cannot be started', async () => {
    const [first] = requests;
    if (!first) throw new Error('Nothing was recorded.');
    const broken = createThinker(workerAt(path.join(folder, 'missing.cjs')));
    const { action, cutShort } = await broken.decide(first, NEVER);
    expect(action).toEqual(first.legal[0]);
    expect(cutShort).toBe(true);
    await broken.destroy();
  });
});
