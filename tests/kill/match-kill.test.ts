/** kill -9 in the middle of a match: every acknowledged record is there, in its line, and the match goes on. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LibraryEntry, LibraryList, MatchState } from '../../shared/contract';
import { ASSETS } from '../support/desk';
import { newMatch } from '../support/match-desk';
import { bundle } from './bundle';
import { type Folders, runAndKill, withDesk } from './killed';
import { type Acknowledged, acknowledgedOf, answered, exported, holds } from './match-records';

const at = (dataFolder: string): Folders => ({ dataFolder, assetsFolder: ASSETS });
const LANES = 2;
const KILLS_PER_LANE = 6;

let folder = '';
let child = '';

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plotroom-match-kill-'));
  child = await bundle(path.join(import.meta.dirname, 'match-child.ts'), path.join(folder, 'child'), 'child');
});

afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** Lets the child play until it has acknowledged so many steps, kills it, and returns the last that it acknowledged. */
async function playAndKill(dataFolder: string, steps: number): Promise<Acknowledged> {
  const { last } = await runAndKill(child, at(dataFolder), steps);
  if (last === null) throw new Error('The child acknowledged nothing');
  return JSON.parse(last) as Acknowledged; // the child's own words
}

/** What was written but never acknowledged may be there too: it can be played all the same. */
async function checkAfterKill(dataFolder: string, id: string, acknowledged: Acknowledged): Promise<void> {
  await withDesk(at(dataFolder), async (desk) => {
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
  const entry = await withDesk(at(dataFolder), (desk) =>
    answered<LibraryEntry>(desk, 'library.createMatch', newMatch({ seed: `lane ${lane}` })),
  );
  await withDesk(at(dataFolder), async (desk) => {
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
