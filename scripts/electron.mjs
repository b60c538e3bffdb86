// Where Electron's binary is, and how it is fetched: with progress, and never longer than a minute without a byte.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { say } from './say.mjs';

const STALL_MS = 60_000;
const require = createRequire(import.meta.url);

function electronFolder() {
  try {
    return path.dirname(require.resolve('electron/package.json'));
  } catch {
    throw new Error('it is not installed');
  }
}

/** The executable, or null when it is not there. Never downloads. */
export function electronBinary() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) return path.join(override, process.platform === 'win32' ? 'electron.exe' : 'electron');
  const folder = electronFolder();
  const pathFile = path.join(folder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const binary = path.join(folder, 'dist', readFileSync(pathFile, 'utf8'));
  return existsSync(binary) ? binary : null;
}

/** Downloads the archive into Electron's own cache, then lets its installer unpack it. */
export async function fetchElectron() {
  const folder = electronFolder();
  const { version } = require('electron/package.json');
  const { downloadArtifact } = await import('@electron/get');
  say(`Fetching Electron ${version} ...`);
  const watch = stallWatch();
  try {
    await downloadArtifact({
      version,
      artifactName: 'electron',
      platform: process.platform,
      arch: process.arch,
      checksums: require('electron/checksums.json'),
      downloadOptions: { quiet: true, signal: watch.signal, getProgressCallback: watch.progress },
    });
  } catch (error) {
    throw new Error(watch.signal.aborted ? 'no byte arrived for 60 seconds' : reasonOf(error), {
      cause: error,
    });
  } finally {
    watch.end();
  }
  const unpacked = spawnSync(process.execPath, [path.join(folder, 'install.js')], {
    stdio: ['ignore', 2, 2],
  });
  const binary = electronBinary();
  if (unpacked.status !== 0 || binary === null) throw new Error('its archive could not be unpacked');
  return binary;
}

function stallWatch() {
  const controller = new AbortController();
  const stall = () => controller.abort();
  let timer = setTimeout(stall, STALL_MS);
  let shown = -1;
  return {
    signal: controller.signal,
    progress: ({ transferred, percent }) => {
      clearTimeout(timer);
      timer = setTimeout(stall, STALL_MS);
      const step = Math.floor(percent * 20);
      if (step > shown) say(`  ${step * 5} % (${(transferred / 1e6).toFixed(0)} MB)`);
      shown = Math.max(shown, step);
    },
    end: () => clearTimeout(timer),
  };
}

function reasonOf(error) {
  return error?.cause?.code ?? error?.code ?? error?.message ?? String(error);
}
