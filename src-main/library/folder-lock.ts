/**
 * One process owns a data folder. The lock is an open socket, so it dies with the process however that ends:
 * Linux has socket names outside the file system, Windows has named pipes; elsewhere a socket is a file, see `takePlace`.
 */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import { takePlace } from './socket-file-place';

export interface FolderLock {
  release(): Promise<void>;
}

/** Takes an existing folder, or refuses with `folder-in-use`. */
export async function lockFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<Result<FolderLock, Refusal>> {
  const name = await lockName(folder);
  if (platform === 'linux') return listen(folder, `\0plotroom-${name}`);
  if (platform === 'win32') return listen(folder, `\\\\.\\pipe\\plotroom-${name}`);
  return listenAtFile(folder, `plotroom-${name}`);
}

function folderInUse(folder: string): Refusal {
  return {
    code: 'folder-in-use',
    message: `Another Plotroom is using the folder ${folder}. Close it first, or choose another folder.`,
    params: { path: folder },
  };
}

/** The same for every path that leads to the folder. */
async function lockName(folder: string): Promise<string> {
  const { dev, ino } = await fs.stat(folder, { bigint: true });
  return createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
}

function listen(folder: string, address: string): Promise<Result<FolderLock, Refusal>> {
  const server = net.createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EADDRINUSE' || cause.code === 'EACCES') resolve(err(folderInUse(folder)));
      else reject(cause);
    });
    server.listen(address, () => {
      server.unref();
      resolve(ok({ release: () => new Promise<void>((done) => server.close(() => done())) }));
    });
  });
}

/** A socket of its own, then the folder's place for it: see `takePlace`. */
async function listenAtFile(folder: string, name: string): Promise<Result<FolderLock, Refusal>> {
  // Short, since the path of a socket may have no more than 103 characters on macOS.
  const socketFile = path.join(os.tmpdir(), `plotroom-${randomBytes(8).toString('hex')}.sock`);
  const listening = await listen(folder, socketFile);
  if (!listening.ok) return listening;
  const place = await takePlace(path.join(os.tmpdir(), name), socketFile);
  if (place === null) {
    await listening.value.release();
    return err(folderInUse(folder));
  }
  const release = async () => {
    await fs.rm(place, { force: true });
    await listening.value.release();
  };
  return ok({ release });
}
