/** Children that write into a data folder until they are killed, and the desk that opens what they left. */
import { spawn } from 'node:child_process';
import readline from 'node:readline';
import { expect } from 'vitest';
import { type Desk, openDesk } from '../../src-main/desk';

export interface Folders {
  readonly dataFolder: string;
  readonly assetsFolder: string;
}

export interface Killed {
  /** The last line that the child said; null: it said none. */
  readonly last: string | null;
  readonly signal: NodeJS.Signals | null;
}

/** Opens a desk on the folders, works at it, and closes it whatever happens. */
export async function withDesk<Value>(
  { dataFolder, assetsFolder }: Folders,
  work: (desk: Desk) => Promise<Value>,
): Promise<Value> {
  const info = { version: '0', host: 'web', platform: process.platform, runtime: 'test' } as const;
  const desk = await openDesk({ dataFolder, assetsFolder, info, dialogs: null });
  if (!desk.ok) throw new Error(desk.error.message);
  try {
    return await work(desk.value);
  } finally {
    await desk.value.close();
  }
}

/** Lets the child go on until it has said so many lines, then kills it. It may have said more, and must complain of nothing. */
export async function runAndKill(
  child: string,
  { dataFolder, assetsFolder }: Folders,
  lines: number,
): Promise<Killed> {
  const running = spawn(process.execPath, [child, dataFolder, assetsFolder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  running.stderr.on('data', (data: Buffer) => errors.push(String(data)));
  const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  let last: string | null = null;
  let count = 0;
  for await (const line of readline.createInterface({ input: running.stdout })) {
    last = line;
    count += 1;
    if (count === lines) running.kill('SIGKILL');
  }
  await gone;
  expect(errors.join('')).toBe('');
  return { last, signal: running.signalCode };
}
