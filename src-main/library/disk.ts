/**
 * The few file operations the library is made of, so that a test can break every one of them in turn.
 * Failures are thrown as Node's errno errors and become refusals in `attempt`.
 */
import { constants } from 'node:fs';
import fs from 'node:fs/promises';

export interface DiskFile {
  /** Writes from `position` on and returns how many bytes were taken: a full disk may take a part. */
  write(bytes: Uint8Array, position: number): Promise<number>;
  truncate(length: number): Promise<void>;
  /** Contents and size are on the medium when it resolves. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

export interface Disk {
  /** `create` makes or empties the file, `update` demands that it exists. */
  open(path: string, mode: 'create' | 'update'): Promise<DiskFile>;
  read(path: string): Promise<Buffer>;
  list(folder: string): Promise<string[]>;
  size(path: string): Promise<number>;
  /** Makes one folder, not its parents: a data folder that was taken away is not to grow anew elsewhere. */
  makeFolder(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file or a whole folder; a missing one is no error. */
  remove(path: string): Promise<void>;
  /** Makes created, renamed and removed names of a folder durable. */
  syncFolder(path: string): Promise<void>;
}

/** A named pipe that nobody writes into reads as empty instead of for ever. Windows has neither pipe nor flag. */
const READ_WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

export const nodeDisk: Disk = {
  async open(path, mode) {
    const handle = await fs.open(path, mode === 'create' ? 'w' : 'r+');
    return {
      write: async (bytes, position) => (await handle.write(bytes, 0, bytes.length, position)).bytesWritten,
      truncate: (length) => handle.truncate(length),
      sync: () => handle.datasync(),
      close: () => handle.close(),
    };
  },
  read: (path) => fs.readFile(path, { flag: READ_WITHOUT_WAITING }),
  list: (folder) => fs.readdir(folder),
  size: async (path) => (await fs.stat(path)).size,
  async makeFolder(path) {
    try {
      await fs.mkdir(path);
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    }
  },
  rename: (from, to) => fs.rename(from, to),
  remove: (path) => fs.rm(path, { recursive: true, force: true }),
  async syncFolder(path) {
    if (process.platform === 'win32') return; // Windows has no such call and journals names by itself
    const handle = await fs.open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};
