/** kill -9 in the middle of writes: what was acknowledged is there, nothing is half there, opening always works. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LibraryEntry, LibraryList, PlanState } from '../../shared/contract';
import type { SectorPlan } from '../../shared/documents/plan';
import { bundle } from './bundle';
import { type Folders, runAndKill, withDesk } from './killed';
import { answered } from './match-records';
import { FEATURES, expectedAt } from './deterministic-edits';

/** No content: the schema alone judges, and a process starts in a moment. */
const ASSETS = path.join(import.meta.dirname, 'no-assets');
const at = (dataFolder: string): Folders => ({ dataFolder, assetsFolder: ASSETS });
const LANES = 5;
const KILLS_PER_LANE = 10;

let folder = '';
let child = '';

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plotroom-kill-'));
  child = await bundle(path.join(import.meta.dirname, 'kill-child.ts'), path.join(folder, 'child'), 'child');
});

afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** Runs the child until it has acknowledged so many changes, kills it, and returns the last revision it acknowledged. */
async function lastBeforeKill(dataFolder: string, acknowledgements: number): Promise<number> {
  const { last, signal } = await runAndKill(child, at(dataFolder), acknowledgements);
  expect(signal).toBe('SIGKILL');
  return Number(last ?? -1);
}

/** Opens what the killed process left and holds it against what its revision must show. */
async function checkAfterKill(dataFolder: string, id: string, acknowledged: number): Promise<void> {
  await withDesk(at(dataFolder), async (desk) => {
    const list = await answered<LibraryList>(desk, 'library.list', {});
    expect(list.broken).toEqual([]);
    expect(list.documents.map((entry) => entry.id)).toEqual([id]);
    const { revision, plan, history } = await answered<PlanState<SectorPlan>>(desk, 'document.open', { id });
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
  const entry = await withDesk(at(dataFolder), (desk) => {
    const request = { callId: 'create-once', game: 'into-the-unknown', title: 'Killed', layout: 'helix' };
    return answered<LibraryEntry>(desk, 'library.create', request);
  });
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS_PER_LANE; kill++) {
    acknowledged = await lastBeforeKill(dataFolder, 1 + ((lane * 37 + kill * 53) % 60));
    await checkAfterKill(dataFolder, entry.id, acknowledged);
  }
  await undoEverything(dataFolder, entry.id);
  return acknowledged;
}

/** The history has survived as well: back to the empty plan, and forward to the newest. */
async function undoEverything(dataFolder: string, id: string): Promise<void> {
  await withDesk(at(dataFolder), async (desk) => {
    const end = await answered<PlanState<SectorPlan>>(desk, 'document.open', { id });
    const goTo = (callId: string, baseRevision: number, position: number) =>
      answered<PlanState<SectorPlan>>(desk, 'document.goTo', { callId, id, baseRevision, position });
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
