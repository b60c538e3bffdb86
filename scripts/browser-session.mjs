// The browser host on a data folder of its own and a Chromium that looks at it: for pictures and measurements.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { say } from './say.mjs';

const STABLE_PIXELS = [
  '--disable-background-networking',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Calls `work({ browser, link, dataFolder })` and cleans up behind it. */
export async function withBrowser(work) {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'plotroom-session-'));
  const host = await startHost(dataFolder);
  const { chromium } = await import('playwright-core');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...STABLE_PIXELS, ...sandbox],
  });
  try {
    return await work({ browser, link: host.link, dataFolder });
  } finally {
    await browser.close();
    await host.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function startHost(dataFolder) {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'out/main/web.cjs'), '--no-open', '--data', dataFolder],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  child.stderr.on('data', (chunk) => say(`[host] ${String(chunk).trimEnd()}`));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const link = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const match = /^Plotroom is at (\S+)$/m.exec(printed);
      if (match) resolve(match[1]);
    });
    void gone.then((code) => reject(new Error(`The browser host ended with ${code}.`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return gone;
  };
  return { link, stop };
}

/** A page at the library, its fonts loaded. */
export async function openLibrary(browser, link, viewport) {
  const page = await browser.newPage({ viewport });
  page.on('pageerror', (error) => say(`[page] ${error.message}`));
  await page.goto(link);
  await page.getByRole('heading', { name: 'Recent' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Opens the example of that title from the library and waits for its table. */
export async function openExample(page, title) {
  await page.getByRole('button', { name: title, exact: false }).first().click();
  // Task forces are no canvas: a match shows the opponents beside the own force, a plan its odds in grids.
  const canvas = page.getByRole('application');
  const table = page.getByRole('group', { name: 'Opponents' }).or(page.getByRole('grid'));
  await canvas.or(table).first().waitFor();
  await frames(page, 3);
}

/** Waits until the page has drawn `count` more frames. */
export function frames(page, count) {
  return page.evaluate(
    (left) =>
      new Promise((resolve) => {
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
    count,
  );
}
