/**
 * A place in the file system that one listening socket holds, for machines whose sockets are files. Holders are
 * numbered links, NAME.0, NAME.1, ...: whoever comes when the last one's socket no longer answers makes the next number,
 * which only one can do. A dead holder's link is never taken over in place, since between looking and taking a second
 * one could do the same.
 */
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { isDiskError } from './disk-refusal';

/**
 * Makes the next link to `socketFile`, which must be listening already, and answers its path; null when another holds
 * the place, or takes it in this very moment.
 */
export async function takePlace(name: string, socketFile: string): Promise<string | null> {
  const before = await holdersOf(name);
  if (await anyAnswers(before)) return null;
  const place = `${name}.${Math.max(-1, ...before.map(numberOf)) + 1}`;
  if (!(await linked(socketFile, place))) return null;
  // Another may have looked before a link was given back, and so be at a number of its own.
  const others = (await holdersOf(name)).filter((other) => other !== place);
  if (await anyAnswers(others)) {
    await fs.rm(place, { force: true });
    return null;
  }
  await Promise.all(others.map(removeDead));
  return place;
}

async function holdersOf(name: string): Promise<readonly string[]> {
  const folder = path.dirname(name);
  const start = `${path.basename(name)}.`;
  const files = await fs.readdir(folder);
  return files
    .filter((file) => file.startsWith(start) && /^\d+$/.test(file.slice(start.length)))
    .map((file) => path.join(folder, file));
}

function numberOf(place: string): number {
  return Number(path.extname(place).slice(1));
}

/** False when somebody else has made it. */
async function linked(socketFile: string, place: string): Promise<boolean> {
  try {
    await fs.symlink(socketFile, place);
    return true;
  } catch (cause) {
    if (isDiskError(cause) && cause.code === 'EEXIST') return false;
    throw cause;
  }
}

async function removeDead(place: string): Promise<void> {
  const socketFile = await fs.readlink(place).catch(() => null); // somebody else may have removed it
  if (socketFile !== null) await fs.rm(socketFile, { force: true });
  await fs.rm(place, { force: true });
}

async function anyAnswers(places: readonly string[]): Promise<boolean> {
  return (await Promise.all(places.map(answers))).includes(true);
}

function answers(place: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(place);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
