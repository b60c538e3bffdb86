/** Reading a document's folder: the newest good snapshot and what the journal adds to it. */
import path from 'node:path';
import type { Refusal } from '../../shared/base';
import { type Patch, applyPatches } from '../../shared/contract';
import { asJson, type DocumentBody, readBody } from './body';
import type { Disk } from './disk';
import { ifExists } from './disk-refusal';
import type { JournalEntry } from './journal';
import { JournalFile, readHistory } from './journal-file';
import { roundTrips } from './round-trip';
import { type Snapshot, damaged, decodeSnapshot } from './snapshot';

export const CURRENT = 'document.plotroom';
export const PREVIOUS = 'previous.plotroom';

export interface LoadedDocument {
  /** The document as of the last change on disk. */
  readonly state: Snapshot;
  /** Sequence of the snapshot it was read from. */
  readonly snapshotSequence: number;
  readonly journal: JournalFile;
}

export type LoadOutcome =
  | { readonly type: 'good'; readonly document: LoadedDocument }
  /** Not readable as it is; `rescue` is the newest good copy, null where there is none. */
  | { readonly type: 'broken'; readonly problem: Refusal; readonly rescue: LoadedDocument | null };

/** Changes nothing on disk. Throws the disk's own errors. */
export async function loadDocument(disk: Disk, folder: string): Promise<LoadOutcome> {
  const journal = new JournalFile(disk, folder);
  const entries = await journal.load();
  const current = await readSnapshot(disk, folder, CURRENT);
  if (!current.ok) return rescueFromPrevious(disk, folder, journal, current.error);
  const { state, complete } = replay(current.value, entries);
  const document = { state, snapshotSequence: current.value.sequence, journal };
  if (complete) return { type: 'good', document };
  return { type: 'broken', problem: damagedJournal(state), rescue: document };
}

async function rescueFromPrevious(
  disk: Disk,
  folder: string,
  journal: JournalFile,
  problem: Refusal,
): Promise<LoadOutcome> {
  if (problem.code === 'newer-version') return { type: 'broken', problem, rescue: null };
  const previous = await readSnapshot(disk, folder, PREVIOUS);
  if (!previous.ok) return { type: 'broken', problem, rescue: null };
  const { state } = replay(previous.value, await readHistory(disk, folder));
  return { type: 'broken', problem, rescue: { state, snapshotSequence: previous.value.sequence, journal } };
}

async function readSnapshot(
  disk: Disk,
  folder: string,
  name: string,
): Promise<ReturnType<typeof decodeSnapshot>> {
  const bytes = await ifExists(() => disk.read(path.join(folder, name)));
  return bytes === undefined ? { ok: false, error: damaged() } : decodeSnapshot(bytes);
}

/** Applies the entries that follow the snapshot without a gap; not `complete` if later ones exist beyond a gap. */
function replay(
  snapshot: Snapshot,
  entries: readonly JournalEntry[],
): { state: Snapshot; complete: boolean } {
  let state = snapshot;
  for (const entry of entries) {
    if (entry.sequence <= state.sequence) continue;
    const next = entry.sequence === state.sequence + 1 ? afterEntry(state, entry) : null;
    if (next === null) return { state, complete: false };
    state = next;
  }
  const body = readBody(state.body);
  return body.ok
    ? { state: { ...state, body: body.value }, complete: true }
    : { state: snapshot, complete: false };
}

function afterEntry(state: Snapshot, entry: JournalEntry): Snapshot | null {
  const body = asJson(state.body);
  const patches = entry.patches as Patch[]; // the checksum vouches for them
  const applied = applyPatches(body, patches);
  if (!applied.ok) return null;
  if (entry.type === 'edit' && !roundTrips(body, patches, entry.inverse as Patch[])) return null;
  return {
    ...state,
    body: applied.value.value as unknown as DocumentBody, // validated at the end of the replay
    sequence: entry.sequence,
    position: entry.position,
    length: entry.type === 'edit' ? entry.position : Math.max(state.length, entry.position),
    changedAt: entry.at,
  };
}

function damagedJournal(state: Snapshot): Refusal {
  return {
    code: 'damaged-journal',
    message: `The record of changes of “${state.body.title}” is damaged. What came before can be opened.`,
  };
}
