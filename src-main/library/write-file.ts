/**
 * Whole files, written so that a crash leaves the old or the new one. The well-known packages for it write once and do
 * not look how much was taken, so a full disk could leave half a file under the final name; this loop does look.
 */
import path from 'node:path';
import type { Disk, DiskFile } from './disk';

/** Writes all bytes from `position` on, however small the portions the disk takes. */
export async function writeFully(file: DiskFile, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const taken = await file.write(bytes.subarray(done), position + done);
    if (taken === 0) throw Object.assign(new Error('nothing was written'), { code: 'EIO', syscall: 'write' });
    done += taken;
  }
}

/** Makes or empties `target` and flushes `bytes` into it. */
export async function writeNewFile(disk: Disk, target: string, bytes: Uint8Array): Promise<void> {
  const file = await disk.open(target, 'create');
  try {
    await writeFully(file, bytes, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Replaces `target` as a whole: a temporary file beside it, flushed, renamed, the folder flushed. If it throws, the old
 * file is still there. Only one caller at a time may replace the same file.
 */
export async function replaceFile(
  disk: Disk,
  target: string,
  bytes: Uint8Array,
  temporary = `${target}.tmp`,
): Promise<void> {
  try {
    await writeNewFile(disk, temporary, bytes);
    await disk.rename(temporary, target);
  } catch (cause) {
    await disk.remove(temporary).catch(() => undefined); // the first failure is the one to tell
    throw cause;
  }
  await disk.syncFolder(path.dirname(target));
}
