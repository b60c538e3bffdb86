/** kill -9 in the middle of writes: what was acknowledged is there, nothing is half there, opening always works. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LibraryEntry, LibraryList, PlanState } from '../../shared/contract';
import type { SectorPlan } from '../../shared/documents/plan';
import type { Result } from '../../shared/base';
import { type Desk, openDesk } from '../../src-main/desk';
import { bundle } from './bundle';
import { FEATURES, expectedAt } from './deterministic-edits';

/** No content: the schema alone judges, and a process starts in a moment. */
const ASSETS = path.join(import.meta.dirname, 'no-assets');
const LANES = 5;
const KILLS_PER_LANE = 10;

let folder = '';
let child = '';

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plotroom-kill-'));
  child = await bundle(path.join(import.meta.dirname, 'kill-child.ts'), path.join(folder, 'child'), 'child');
});

afterAll(() => fs.rm(folder, { recursive: true, force: true }));

async function withDesk<Value>(dataFolder: string, work: (desk: Desk) => Promise<Value>): Promise<Value> {
  const info = { version: '0', host: 'web', platform: process.platform, runtime: 'test' } as const;
  const desk = await openDesk({ dataFolder, assetsFolder: ASSETS, info, dialogs: null });
  if (!desk.ok) throw new Error(desk.error.message);
  try {
    return await work(desk.value);
  } finally {
    await desk.value.close();
  }
}

async function call<Value>(desk: Desk, name: string, request: unknown): Promise<Value> {
  const answer = (await desk.call(name, request)) as Result<Value, { message: string }>;
  if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`);
  return answer.value;
}

/** Runs the child until it has acknowledged so many changes, kills it, and returns the last revision it acknowledged. */
async function runAndKill(dataFolder: string, acknowledgements: number): Promise<number> {
  const process = spawn(globalThis.process.execPath, [child, dataFolder, ASSETS], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  process.stderr.on('data', (data: Buffer) => errors.push(String(data)));
  const gone = exited(process);
  let last = -1;
  let count = 0;
  for await (const line of readline.createInterface({ input: process.stdout })) {
    last = Number(line);
    count += 1;
    if (count === acknowledgements) process.kill('SIGKILL');
  }
  await gone;
  expect(errors.join('')).toBe('');
  expect(process.signalCode).toBe('SIGKILL');
  return last;
}

function exited(process: ChildProcess): Promise<void> {
  return new Promise((resolve) => process.once('exit', () => resolve()));
}

/** Opens what the killed process left and holds it against what its revision must show. */
async function checkAfterKill(dataFolder: string, id: string, acknowledged: number): Promise<void> {
  await withDesk(dataFolder, async (desk) => {
    const list = await call<LibraryList>(desk, 'library.list', {});
    expect(list.broken).toEqual([]);
    expect(list.documents.map((entry) => entry.id)).toEqual([id]);
    const { revision, plan, history } = await call<PlanState<SectorPlan>>(desk, 'document.open', { id });
    expect([acknowledged, acknowledged + 1]).toContain(revision);
    const { value, position, length } = expectedAt(revision);
    expect({ position: history.position, length: history.length }).toEqual({ position, length });
    expect(plan.notes).toBe(value === null ? undefined : String(value));
    expect(plan.features).toHaveLength(value === null ? 0 : FEATURES);
    for (const feature of plan.features) expect(feature.number).toBe((value ?? 0) % 100);
  });
}

async function runLane(lane: number): Promise<number> {
  const dataFolder = path.join(folder, `data ${lane}`);
  const entry = await withDesk(dataFolder, (desk) => {
    const request = { callId: 'create-once', game: 'into-the-unknown', title: 'Killed', layout: 'helix' };
    return call<LibraryEntry>(desk, 'library.create', request);
  });
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS_PER_LANE; kill++) {
    acknowledged = await runAndKill(dataFolder, 1 + ((lane * 37 + kill * 53) % 60));
    await checkAfterKill(dataFolder, entry.id, acknowledged);
  }
  await undoEverything(dataFolder, entry.id);
  return acknowledged;
}

/** The history has survived as well: back to the empty plan, and forward to the newest. */
async function undoEverything(dataFolder: string, id: string): Promise<void> {
  await withDesk(dataFolder, async (desk) => {
    const end = await call<PlanState<SectorPlan>>(desk, 'document.open', { id });
    const goTo = (callId: string, baseRevision: number, position: number) =>
      call<PlanState<SectorPlan>>(desk, 'document.goTo', { callId, id, baseRevision, position });
    const start = await goTo('to-the-start', end.revision, 0);
    expect(start.plan.features).toEqual([]);
    expect(start.plan.notes).toBeUndefined();
    const again = await goTo('to-the-end', start.revision, end.history.position);
    expect(again.plan).toEqual(end.plan);
  });
}

describe('kill -9', () => {
  it('fifty times in the middle of writes loses no acknowledged edit and leaves no half one', async () => {
    const acknowledged = await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
    for (const revisions of acknowledged) expect(revisions).toBeGreaterThan(KILLS_PER_LANE);
  });
});
