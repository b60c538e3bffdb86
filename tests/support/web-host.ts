/** Starts the built browser host on a data folder of its own and stops it again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const ENTRY = path.resolve(import.meta.dirname, '../../out/main/web.cjs');
const LINK = /^Plotroom is at (http:\/\/127\.0\.0\.1:(\d+)\/\?token=(\S+))$/m;

export interface WebHost {
  readonly link: string;
  readonly port: number;
  readonly token: string;
  readonly dataFolder: string;
  /** Everything printed on standard output so far. */
  output(): string;
  /** Stops the process; the data folder stays. Resolves to its exit code (null after a kill). */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Stops it and deletes the data folder. */
  destroy(): Promise<void>;
}

export interface WebHostOptions {
  /** An existing data folder to open again. */
  readonly dataFolder?: string;
  readonly port?: number;
  readonly args?: readonly string[];
}

export async function startWebHost(options: WebHostOptions = {}): Promise<WebHost> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(path.join(os.tmpdir(), 'plotroom web ')));
  const args = [
    ENTRY,
    '--no-open',
    '--data',
    dataFolder,
    '--port',
    String(options.port ?? 0),
    ...(options.args ?? []),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { out: '', err: '' };
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  const [, link, port, token] = await linkOf(child, printed);
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => endOf(child, signal);
  return {
    link: link!,
    port: Number(port),
    token: token!,
    dataFolder,
    output: () => printed.out,
    stop,
    destroy: async () => {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

function linkOf(child: ChildProcess, printed: { out: string; err: string }): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      printed.out += chunk.toString();
      const match = LINK.exec(printed.out);
      if (match) resolve(match);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The browser host ended with ${code}: ${printed.err}`)));
  });
}

function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
