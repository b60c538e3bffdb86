/** The stand-in itself: it refuses what it does not do, and it shows what an app without protection would get. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';

const BINARY = path.resolve(import.meta.dirname, '../support/electron-standin/electron');
let scratch = '';
let env: NodeJS.ProcessEnv = {};
beforeAll(async () => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'plotroom standin-'));
  const chromium = await findChromium();
  env = {
    ...process.env,
    XDG_CONFIG_HOME: path.join(scratch, 'config'),
    ...(chromium && { PLOTROOM_CHROMIUM: chromium }),
  };
});
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));

/** Writes an app whose main is `source`; it may use `electron` and must end by itself. */
function writeApp(name: string, source: string): string {
  const folder = path.join(scratch, name);
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.2.3', main: 'main.cjs' }),
  );
  writeFileSync(path.join(folder, 'main.cjs'), `const electron = require('electron');\n${source}`);
  return folder;
}

async function run(name: string, source: string): Promise<string> {
  const app: ChildProcess = spawn(BINARY, [writeApp(name, source)], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [app.stdout, app.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  await once(app, 'close');
  return output.trim();
}

/** Main code that reports how each expression fails, then ends. */
const failures = (...expressions: string[]) =>
  expressions
    .map((code) => `try { ${code}; console.log('nothing'); } catch (error) { console.log(error.message); }`)
    .join('\n') + '\nelectron.app.exit(0);';

describe('the stand-in', () => {
  it('refuses what it does not do, by name', async () => {
    const output = await run(
      'unwritten',
      failures(
        'electron.app.setBadgeCount(1)',
        'new electron.Tray("x")',
        'electron.app.dock = null',
        'electron.app.on("login", () => 0)',
        'electron.app.once("continue-activity", () => 0)',
        'electron.ipcMain.on("message", () => 0)',
        'electron.Menu.buildFromTemplate([{ role: "undoo" }])',
        'electron.Menu.buildFromTemplate([{ label: "x", accelerator: "Ctrl+Nonsense" }])',
        'electron.app.setPath("userData", "relative")',
      ),
    );
    expect(output.split('\n')).toEqual([
      "electron stand-in: 'app.setBadgeCount' is not implemented",
      "electron stand-in: 'electron.Tray' is not implemented",
      "electron stand-in: 'app.dock =' is not implemented",
      "electron stand-in: 'app.on('login')' is not implemented",
      "electron stand-in: 'app.on('continue-activity')' is not implemented",
      "electron stand-in: 'ipcMain.on('message')' is not implemented",
      "electron stand-in: unknown role 'undoo'",
      "electron stand-in: 'Ctrl+Nonsense' is not an accelerator",
      'Path must be absolute',
    ]);
  });

  it('refuses windows that are not isolated and sandboxed', async () => {
    const open = (preferences: string) => `new electron.BrowserWindow({ webPreferences: ${preferences} })`;
    const code = failures(
      open('{ nodeIntegration: true }'),
      open('{ contextIsolation: false }'),
      open('{ sandbox: false }'),
    );
    const output = await run('unprotected', `electron.app.whenReady().then(() => { ${code} });`);
    expect(new Set(output.split('\n'))).toEqual(
      new Set(['electron stand-in: only isolated, sandboxed windows are implemented']),
    );
  });

  it('lets an app that protects nothing be navigated and use permissions, so that the tests of ours can fail', async () => {
    const output = await run(
      'open',
      `
      electron.protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
      electron.app.whenReady().then(async () => {
        electron.protocol.handle('app', ({ url }) => new Response('<title>' + url + '</title>', { headers: { 'content-type': 'text/html' } }));
        const window = new electron.BrowserWindow({ show: false });
        await window.loadURL('app://x/one.html');
        const asked = await window.webContents.executeJavaScript('navigator.permissions.query({ name: "geolocation" }).then((status) => status.state)');
        console.log(asked);
        const loaded = new Promise((resolve) => window.webContents.once('did-finish-load', resolve));
        window.webContents.on('will-navigate', (event, url) => console.log('will-navigate', url));
        await window.webContents.executeJavaScript('location.href = "two.html"; 0');
        await loaded;
        console.log(window.webContents.getURL(), window.getTitle());
        electron.app.exit(0);
      });`,
    );
    expect(output.split('\n')).toEqual([
      'granted',
      'will-navigate app://x/two.html',
      'app://x/two.html app://x/two.html',
    ]);
  });

  it('quits in the order of Electron', async () => {
    const output = await run(
      'order',
      `
      const { app } = electron;
      for (const name of ['before-quit', 'will-quit', 'quit', 'window-all-closed']) app.on(name, () => console.log(name));
      app.whenReady().then(() => {
        const window = new electron.BrowserWindow({ show: false });
        for (const name of ['close', 'closed']) window.on(name, () => console.log(name));
        app.quit();
      });`,
    );
    expect(output.split('\n')).toEqual(['before-quit', 'close', 'closed', 'will-quit', 'quit']);
  });

  it('ends with whoever started it, even when that one is killed', async () => {
    const folder = writeApp(
      'orphan',
      `electron.app.whenReady().then(() => console.log(process.pid)); setInterval(() => 0, 1000);`,
    );
    const parent = spawn(
      process.execPath,
      [
        '-e',
        'require("node:child_process").spawn(process.argv[1], [process.argv[2]], { stdio: "inherit" })',
        BINARY,
        folder,
      ],
      { env, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = String(line).trim();
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(child), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => chromiumOf(child), { timeout: 20_000 }).toEqual([]);
  });
});

function isRunning(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false; // no such process
  }
}

/** Processes of the Chromium whose profile is named after the stand-in's process (Linux). */
function chromiumOf(pid: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`standin-profile-${pid}-`)
      );
    } catch {
      return false; // it ended while we looked
    }
  });
}
