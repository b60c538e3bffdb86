/** Entry of the browser host: stays in the foreground until SIGINT or SIGTERM. One line on standard output: the link. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import open from 'open';
import { type Desk, openDesk } from '../desk';
import { defaultDataFolder } from '../library';
import { type WebHost, startWebHost } from './web-host';
import { type WebOptions, mayOpenBrowser, readWebOptions } from './web-options';

// This file becomes out/main/web.cjs.
const PROJECT = path.join(__dirname, '../..');

async function main(): Promise<void> {
  const options = readWebOptions(process.argv.slice(2), process.cwd());
  if (!options.ok) return fail(options.error.message, 2);
  const desk = await openDesk({
    dataFolder: options.value.dataFolder ?? defaultDataFolder(),
    assetsFolder: path.join(PROJECT, 'assets'),
    info: {
      version: readVersion(),
      host: 'web',
      platform: process.platform,
      runtime: `Node ${process.versions.node}`,
    },
    dialogs: null,
  });
  if (!desk.ok) return fail(desk.error.message, 1);
  const rendererFolder = path.join(__dirname, '../renderer');
  const host = await startWebHost({ desk: desk.value, rendererFolder, port: options.value.port });
  if (!host.ok) {
    await desk.value.close();
    return fail(host.error.message, 1);
  }
  stopOnSignal(host.value, desk.value);
  await importFiles(desk.value, options.value.files);
  announce(host.value, options.value);
}

function announce(host: WebHost, options: WebOptions): void {
  // Whoever read the line may be gone; the host stays.
  process.stdout.on('error', () => undefined);
  process.stdout.write(`Plotroom is at ${host.link}\n`);
  const machine = { platform: process.platform, env: process.env, uid: process.getuid?.() };
  if (!mayOpenBrowser(options, machine)) return;
  open(host.link).catch((cause: Error) =>
    say(`The browser could not be opened (${cause.message}). Use the link.`),
  );
}

async function importFiles(desk: Desk, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const imported = await desk.openOutsideFile(file);
    if (!imported.ok) say(imported.error.message);
  }
}

/** The first signal closes in order, a second one ends at once; what was acknowledged is on disk either way. */
function stopOnSignal(host: WebHost, desk: Desk): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(0);
    stopping = true;
    void host
      .close()
      .then(() => desk.close())
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function readVersion(): string {
  const about: unknown = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about
    ? String(about.version)
    : 'unknown';
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function fail(sentence: string, code: number): void {
  say(sentence);
  process.exitCode = code;
}

main().catch((cause: unknown) => {
  say(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
  process.exit(1);
});
