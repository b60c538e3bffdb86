/** Plans and libraries for tests of what stands on disk. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Refusal, Result } from '../../shared/base';
import type { SectorPlan } from '../../shared/documents/plan';
import { isMatch, Library, type LibraryOptions, type StoredDocument } from '../../src-main/library';

export function planTitled(title: string): SectorPlan {
  const head = { format: 'plotroom-plan', version: 1, game: 'into-the-unknown', title } as const;
  return { ...head, sector: { layout: 'helix' }, units: [], features: [] };
}

/** The plan of the sector that a document holds. */
export function sectorPlanIn({ body }: Pick<StoredDocument, 'body'>): SectorPlan {
  if (isMatch(body) || body.game !== 'into-the-unknown') throw new Error('No plan of the sector');
  return body;
}

/** An empty folder that goes with the test. Its path has spaces and letters beyond ASCII in it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'Plotroom tést '));
  onTestFinished(() => fs.rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A clock that moves on by a second with each look. */
export function tickingClock(start = 1_700_000_000_000): () => number {
  let time = start;
  return () => (time += 1_000);
}

export async function openedLibrary(
  options: Partial<LibraryOptions> & { dataFolder: string },
): Promise<Library> {
  return valueOf(await Library.open({ summarize: () => 'a plan', now: tickingClock(), ...options }));
}

/** The value of a result that must be one. */
export function valueOf<Value>(result: Result<Value, Refusal>): Value {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}
