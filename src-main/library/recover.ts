/** Recovering a broken document: the broken files are kept under a new name, the newest good copy takes their place. */
import path from 'node:path';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import type { Disk } from './disk';
import { ifExists } from './disk-refusal';
import { encodeLine, scanJournal } from './journal';
import { JOURNAL } from './journal-file';
import { CURRENT, loadDocument } from './load-document';
import { encodeSnapshot } from './snapshot';
import { replaceFile } from './write-file';

/** Refuses if there is no good copy. Throws the disk's own errors; the broken files are then still there. */
export async function setAside(disk: Disk, folder: string, now: number): Promise<Result<null, Refusal>> {
  const outcome = await loadDocument(disk, folder);
  if (outcome.type === 'good') return ok(null);
  if (outcome.rescue === null) return err(outcome.problem);
  const { state } = outcome.rescue;
  const stamp = timeStamp(now);
  await copyAside(disk, folder, CURRENT, `document.broken-${stamp}.plotroom`);
  await copyAside(disk, folder, JOURNAL, `journal.broken-${stamp}.log`);
  // The journal keeps what is good of it: entries beyond the rescued state would count as damage again.
  const sequence = state.sequence;
  await replaceFile(disk, path.join(folder, JOURNAL), await keptLines(disk, folder, sequence));
  await replaceFile(disk, path.join(folder, CURRENT), encodeSnapshot(state));
  return ok(null);
}

async function copyAside(disk: Disk, folder: string, name: string, aside: string): Promise<void> {
  const bytes = await ifExists(() => disk.read(path.join(folder, name)));
  if (bytes !== undefined) await replaceFile(disk, path.join(folder, aside), bytes);
}

async function keptLines(disk: Disk, folder: string, sequence: number): Promise<Buffer> {
  const bytes = await ifExists(() => disk.read(path.join(folder, JOURNAL)));
  const { entries } = scanJournal(bytes ?? Buffer.alloc(0));
  return Buffer.concat(entries.filter((entry) => entry.sequence <= sequence).map(encodeLine));
}

function timeStamp(now: number): string {
  return new Date(now).toISOString().replace(/[:.]/g, '-');
}
