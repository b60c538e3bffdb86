/** Moving a document's folder, and seeing whether folders can be written at all. */
import path from 'node:path';
import type { Refusal } from '../../shared/base';
import type { Disk } from './disk';
import { attempt, diskRefusal, isDiskError } from './disk-refusal';
import { writeNewFile } from './write-file';

export interface Move {
  /** Where the folder is in the end, whatever was refused. */
  readonly moved: boolean;
  readonly refusal: Refusal | null;
}

/** Moves `id` from one folder to another; a move that is not sure to last is taken back. */
export async function moveFolder(disk: Disk, from: string, to: string, id: string): Promise<Move> {
  const [source, target] = [path.join(from, id), path.join(to, id)];
  const renamed = await attempt(() => disk.rename(source, target));
  if (!renamed.ok) return { moved: false, refusal: renamed.error };
  const synced = await attempt(async () => {
    await disk.syncFolder(to);
    await disk.syncFolder(from);
  });
  if (synced.ok) return { moved: true, refusal: null };
  const back = await attempt(() => disk.rename(target, source));
  return { moved: !back.ok, refusal: synced.error };
}

/** Throws if nothing can be written there; a full disk is told at the first change instead. */
export async function probeWritable(disk: Disk, folder: string): Promise<void> {
  const probe = path.join(folder, 'write-probe.tmp');
  try {
    await writeNewFile(disk, probe, Buffer.alloc(0));
    await disk.remove(probe);
  } catch (cause) {
    if (!isDiskError(cause) || diskRefusal(cause).code !== 'disk-full') throw cause;
  }
}
