/** How every test of the Electron host starts it: the built main and preload, on the real binary or the stand-in. */
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Bridge } from '../../shared/contract';
import { chromiumPath } from '../support/chromium';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const STANDIN = path.join(ROOT, 'tests/support/electron-standin');

/** True where the tests drive Electron itself: asked for, or simply there. Test names say `stand-in` all the same. */
export const isRealElectron = process.env.E2E_ELECTRON === 'real' || hasElectronBinary();

function hasElectronBinary(): boolean {
  const folder = path.dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const pathFile = path.join(folder, 'path.txt');
  return existsSync(pathFile) && existsSync(path.join(folder, 'dist', readFileSync(pathFile, 'utf8')));
}

/** Makes `electron` resolve to what these tests drive, in this process and in those started with the answer. */
export async function electronEnvironment(): Promise<Record<string, string>> {
  if (!isRealElectron) {
    process.env.ELECTRON_OVERRIDE_DIST_PATH = STANDIN;
    process.env.PLOTROOM_CHROMIUM = await chromiumPath();
  }
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The words of a start on a data folder. Electron refuses to run its sandbox as root. */
export function startWords(dataFolder: string, more: readonly string[]): string[] {
  const asRoot = isRealElectron && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [...asRoot, '.', '--data', dataFolder, ...more];
}

/** Starts Plotroom on a data folder and waits for its page. */
export async function launch(
  dataFolder: string,
  ...more: readonly string[]
): Promise<{ app: ElectronApplication; page: Page }> {
  const env = await electronEnvironment();
  const app = await _electron.launch({ cwd: ROOT, args: startWords(dataFolder, more), env });
  const page = await app.firstWindow();
  // The window exists before its page does, and main knows the page once it has answered it: what it sends before is lost.
  await page.waitForFunction(() => 'plotroom' in window);
  await page.evaluate(() => (window as Window & { plotroom?: Bridge }).plotroom?.call('settings.get', {}));
  return { app, page };
}
