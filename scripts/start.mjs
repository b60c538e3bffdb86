// `npm start`: Electron where it can be had, else the browser host.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import path from 'node:path';
import { build, ROOT } from './build.mjs';
import { runBundle } from './bundle.mjs';
import { electronBinary, fetchElectron } from './electron.mjs';
import { say, Told } from './say.mjs';

/** Options after `--`: --web, --port N, --no-open, --data DIR, and a plan file to open. */
export async function start(args) {
  const options = readOptions(args);
  await build();
  const binary = options.web || !hasDisplay() || isRoot() ? null : await findElectron();
  const data = options.data === undefined ? [] : ['--data', path.resolve(options.data)];
  if (binary !== null) return runElectron(binary, [ROOT, ...data, ...options.files]);
  const port = options.port === undefined ? [] : ['--port', options.port];
  const open = options.open && hasDisplay() && !isRoot() ? [] : ['--no-open'];
  return runBundle('web', [...port, ...open, ...data, ...options.files]);
}

function readOptions(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        web: { type: 'boolean', default: false },
        port: { type: 'string' },
        'no-open': { type: 'boolean', default: false },
        data: { type: 'string' },
      },
    });
    const port = values.port;
    if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65536)) {
      throw new Told(`--port takes a number from 0 to 65535, not "${port}".`);
    }
    const files = positionals.map((file) => path.resolve(file));
    return { web: values.web, port, open: !values['no-open'], data: values.data, files };
  } catch (error) {
    if (error instanceof Told) throw error;
    throw new Told(`${error.message} Known options: --web, --port N, --no-open, --data DIR.`);
  }
}

function hasDisplay() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

function isRoot() {
  return process.getuid?.() === 0;
}

async function findElectron() {
  try {
    return electronBinary() ?? (await fetchElectron());
  } catch (error) {
    say(`Electron could not be fetched (${error.message}); Plotroom opens in your browser instead.`);
    return null;
  }
}

/** Runs Electron in the foreground; signals reach it, its exit code becomes ours. */
function runElectron(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' });
  // A terminal sends Ctrl+C to the whole group; a service manager signals only us. Either way the child decides.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
      resolve();
    });
  });
}
