/** kill -9 in the middle of a match: every acknowledged record is there, in its line, and the match goes on. */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LibraryEntry, LibraryList, MatchState } from '../../shared/contract';
import { type Desk, openDesk } from '../../src-main/desk';
import { ASSETS } from '../support/desk';
import { newMatch } from '../support/match-desk';
import { bundle } from './bundle';
import { type Acknowledged, acknowledgedOf, answered, exported, holds } from './match-records';

const LANES = 2;
const KILLS_PER_LANE = 6;

let folder = '';
let child = '';

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plotroom-match-kill-'));
  child = await bundle(path.join(import.meta.dirname, 'match-child.ts'), path.join(folder, 'child'), 'child');
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

/** Lets the child play until it has acknowledged so many steps, kills it, and returns the last that it acknowledged. */
async function playAndKill(dataFolder: string, steps: number): Promise<Acknowledged> {
  const process = spawn(globalThis.process.execPath, [child, dataFolder, ASSETS], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  process.stderr.on('data', (data: Buffer) => errors.push(String(data)));
  const gone = new Promise<void>((resolve) => process.once('exit', () => resolve()));
  let last: Acknowledged | null = null;
  let count = 0;
  for await (const line of readline.createInterface({ input: process.stdout })) {
    last = JSON.parse(line) as Acknowledged; // the child's own words
    count += 1;
    if (count === steps) process.kill('SIGKILL');
  }
  await gone;
  expect(errors.join('')).toBe('');
  if (last === null) throw new Error('The child acknowledged nothing');
  return last;
}

/** What was written but never acknowledged may be there too: it can be played all the same. */
async function checkAfterKill(dataFolder: string, id: string, acknowledged: Acknowledged): Promise<void> {
  await withDesk(dataFolder, async (desk) => {
    const list = await answered<LibraryList>(desk, 'library.list', {});
    expect(list.broken).toEqual([]);
    const state = await answered<MatchState>(desk, 'document.open', { id });
    expect(state.revision).toBeGreaterThanOrEqual(acknowledged.revision);
    if (state.revision === acknowledged.revision) {
      expect(await acknowledgedOf(desk, state)).toEqual(acknowledged);
    } else {
      expect(holds(await exported(desk, id), acknowledged)).toBe(true);
    }
    expect(state.notice).toBeNull();
  });
}

async function runLane(lane: number): Promise<void> {
  const dataFolder = path.join(folder, `data ${lane}`);
  const entry = await withDesk(dataFolder, (desk) =>
    answered<LibraryEntry>(desk, 'library.createMatch', newMatch({ seed: `lane ${lane}` })),
  );
  await withDesk(dataFolder, async (desk) => {
    const { revision } = await answered<MatchState>(desk, 'document.open', { id: entry.id });
    const change = { callId: randomUUID(), id: entry.id, baseRevision: revision, policy: 'same' };
    await answered(desk, 'document.setUndoPolicy', change);
  });
  for (let kill = 0; kill < KILLS_PER_LANE; kill++) {
    const acknowledged = await playAndKill(dataFolder, 5 + ((lane * 37 + kill * 53) % 40));
    await checkAfterKill(dataFolder, entry.id, acknowledged);
  }
}

describe('a match under kill -9', () => {
  it('loses nothing that was acknowledged, and goes on from there', async () => {
    await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
  }, 240_000);
});
