/**
 * One process owns a data folder. The lock is an open socket, so it dies with the process however that ends:
 * Linux has socket names outside the file system, Windows has named pipes; elsewhere a socket file is probed first.
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import { isDiskError } from './disk-refusal';

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
  const file = path.join(os.tmpdir(), `plotroom-${name}.sock`);
  if (!(await moveStaleAside(file))) return err(folderInUse(folder));
  return listen(folder, file);
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

/**
 * False if a living process listens at the socket file. A dead one's file is moved away before it is looked at again, so
 * that two starting at once cannot both remove it; a file that turns out to be alive is put back.
 */
async function moveStaleAside(file: string): Promise<boolean> {
  if (await answers(file)) return false;
  const aside = `${file}.${randomUUID().slice(0, 8)}`;
  try {
    await fs.rename(file, aside);
  } catch (cause) {
    if (isDiskError(cause) && cause.code === 'ENOENT') return true;
    throw cause;
  }
  const alive = await answers(aside);
  if (alive) await fs.link(aside, file).catch(() => undefined); // a third one may have begun there already
  await fs.rm(aside, { force: true });
  return !alive;
}

function answers(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
