// The Chromium that the browser tests drive: named, the system's, or Playwright's; else it is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { say, Told } from './say.mjs';

const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const WINDOWS_APPS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/** An executable, or null. */
export async function findChromium() {
  const named = process.env.PLOTROOM_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Told(`PLOTROOM_CHROMIUM names "${named}", which does not exist.`);
    return named;
  }
  return systemChromium() ?? (await playwrightChromium());
}

/** An executable; installs one where there is none, or fails with a sentence. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== null) return found;
  install();
  const installed = await findChromium();
  if (installed === null) {
    throw new Told(
      'The browser tests need a Chromium and none could be installed: install one, or name it in PLOTROOM_CHROMIUM.',
    );
  }
  return installed;
}

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => path.join(folder, name)));
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']].filter(Boolean);
  const windows = programs.flatMap((folder) => WINDOWS_APPS.map((app) => path.join(folder, app)));
  const places = { darwin: MAC_APPS, win32: windows }[process.platform] ?? onPath;
  return places.find(existsSync) ?? null;
}

async function playwrightChromium() {
  const { chromium } = await import('playwright-core');
  const executable = chromium.executablePath();
  return executable && existsSync(executable) ? executable : null;
}

function install() {
  const debianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (debianRoot) {
    say('No Chromium found: installing the system package with apt-get ...');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
    return;
  }
  say("No Chromium found: installing one with Playwright's installer ...");
  run(process.platform === 'win32' ? 'npx.cmd' : 'npx', ['playwright', 'install', 'chromium']);
}

/** Output goes to standard error. A failure shows in that nothing is found afterwards. */
function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
}
