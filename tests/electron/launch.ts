/** How every test of the Electron host starts it: the built main and preload, on the real binary or the stand-in. */
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Bridge } from '../../shared/contract';
import { chromiumPath } from '../support/chromium';

declare global {
  interface Window {
    readonly plotroom: Bridge;
  }
}

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const STANDIN = path.join(ROOT, 'tests/support/electron-standin');

/** True where the tests drive Electron itself: asked for, or simply there. Test names say `stand-in` all the same. */
export const isRealElectron = process.env.E2E_ELECTRON === 'real' || hasElectronBinary();

function hasElectronBinary(): boolean {
  const folder = path.dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const pathFile = path.join(folder, 'path.txt');
  return existsSync(pathFile) && existsSync(path.join(folder, 'dist', readFileSync(pathFile, 'utf8')));
}

/** The environment that makes `electron` resolve to what these tests drive. */
export async function electronEnvironment(): Promise<Record<string, string>> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const env = Object.fromEntries(inherited);
  if (isRealElectron) return env;
  return { ...env, ELECTRON_OVERRIDE_DIST_PATH: STANDIN, PLOTROOM_CHROMIUM: await chromiumPath() };
}

/** Starts Plotroom on a data folder and waits for its page. */
export async function launch(
  dataFolder: string,
  ...more: readonly string[]
): Promise<{ app: ElectronApplication; page: Page }> {
  const env = await electronEnvironment();
  // Playwright resolves the binary in this process, by the same variable.
  if (env.ELECTRON_OVERRIDE_DIST_PATH)
    process.env.ELECTRON_OVERRIDE_DIST_PATH = env.ELECTRON_OVERRIDE_DIST_PATH;
  const asRoot = isRealElectron && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({
    cwd: ROOT,
    args: [...asRoot, '.', '--data', dataFolder, ...more],
    env,
  });
  const page = await app.firstWindow();
  // The window exists before its page does.
  await page.waitForFunction(() => 'plotroom' in window);
  return { app, page };
}
