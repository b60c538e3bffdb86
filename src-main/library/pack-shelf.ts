/** What lies in a folder of packs, read anew each time, so that files edited by hand count at once. */
import path from 'node:path';
import { err, type Refusal, type Result } from '../../shared/base';
import type { Disk } from './disk';
import { diskRefusal, isDiskError } from './disk-refusal';
import { loadPack, type StoredPack } from './pack-folder';
import { PACK_ID } from './pack-ids';
import { otherId, unreadablePack } from './pack-refusals';

/** A pack's id with the pack, or with why it cannot be read. */
export interface FoundPack {
  readonly id: string;
  readonly pack: Result<StoredPack, readonly Refusal[]>;
}

/** The ids of the packs under `root`; a foreign folder is left alone. Throws if `root` cannot be listed. */
export async function packIds(disk: Disk, root: string): Promise<readonly string[]> {
  return (await disk.list(root)).filter((name) => PACK_ID.test(name)).sort();
}

/** Every pack under `root`, good or broken, by id. Throws if `root` cannot be listed. */
export async function findPacks(disk: Disk, root: string): Promise<readonly FoundPack[]> {
  const found: FoundPack[] = [];
  for (const id of await packIds(disk, root)) found.push(await findPack(disk, root, id));
  return found;
}

/** One pack of `root`: a folder that cannot be read, or whose head bears another id, is broken. */
export async function findPack(disk: Disk, root: string, id: string): Promise<FoundPack> {
  try {
    const pack = await loadPack(disk, path.join(root, id));
    const isOwn = !pack.ok || pack.value.layer.head.id === id;
    return { id, pack: isOwn ? pack : err([otherId(id)]) };
  } catch (cause) {
    if (!isDiskError(cause)) throw cause;
    return { id, pack: err([unreadablePack(diskRefusal(cause))]) };
  }
}
