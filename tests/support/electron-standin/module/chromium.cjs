'use strict';
// One Chromium process and a client of its DevTools protocol. Raw protocol and not Playwright: a second Playwright in
// the chain answers dialogs and pauses targets that belong to the test's own.
const { spawn } = require('node:child_process');
const { EventEmitter, once } = require('node:events');
const fs = require('node:fs');
const path = require('node:path');
const WebSocket = require('ws');

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const FLAGS = [
  '--no-startup-window',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-breakpad',
  '--disable-hang-monitor',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-ipc-flooding-protection',
  '--disable-search-engine-choice-screen',
  '--disable-back-forward-cache',
  '--disable-popup-blocking',
  '--disable-dev-shm-usage',
  '--metrics-recording-only',
  '--no-service-autorun',
  '--password-store=basic',
  '--use-mock-keychain',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages are laid out and painted on the processor: in software WebGL that costs several times as much.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--disable-features=Translate,MediaRouter,OptimizationHints,PaintHolding,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,AimEnabled,PreconnectToSearch',
];
const CLOSE_MS = 3000;

function findChromium() {
  const named = process.env.PLOTROOM_CHROMIUM;
  const found = [named, ...USUAL_PLACES].find((place) => place && fs.existsSync(place));
  if (!found) throw new Error('electron stand-in: no Chromium found; name one in PLOTROOM_CHROMIUM');
  return found;
}

class Chromium extends EventEmitter {
  /** Starts Chromium with a profile of its own in `profile` and connects to it. */
  static async launch(profile) {
    const chromium = new Chromium();
    chromium._start(profile);
    await chromium._connect();
    return chromium;
  }

  _start(profile) {
    this._profile = profile;
    this._waiting = new Map();
    this._sessions = new Map();
    this._lastId = 0;
    const root = process.getuid?.() === 0;
    const flags = [
      ...FLAGS,
      ...(process.env.ELECTRON_STANDIN_HEADED ? [] : ['--headless']),
      ...(root ? ['--no-sandbox'] : []),
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--remote-debugging-pipe',
    ];
    this._process = spawn(findChromium(), flags, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
    // Nothing speaks over the pipe. It is there because Chromium ends by itself when the pipe closes, and the kernel
    // closes it even when this process is killed with -9.
    for (const end of [3, 4]) this._process.stdio[end].on('error', () => {});
    this._process.once('exit', (code) => this.emit('exit', code));
  }

  async _connect() {
    this.endpoint = await this._readEndpoint();
    this._socket = new WebSocket(this.endpoint, { perMessageDeflate: false, maxPayload: 2 ** 30 });
    await once(this._socket, 'open');
    this._socket.on('message', (text) => this._receive(JSON.parse(text)));
    this._socket.on('close', () => {
      for (const { reject } of this._waiting.values()) reject(new Error('Chromium is gone'));
      this._waiting.clear();
    });
  }

  _readEndpoint() {
    return new Promise((resolve, reject) => {
      let output = '';
      this._process.stderr.on('data', (chunk) => {
        output += chunk;
        const found = /DevTools listening on (ws:\/\/\S+)/.exec(output);
        if (found) resolve(found[1]);
      });
      this._process.once('error', reject);
      this._process.once('exit', (code) => reject(new Error(`Chromium ended with ${code}\n${output}`)));
    });
  }

  _receive(message) {
    if (message.id === undefined) {
      const target = message.sessionId === undefined ? this : this._sessions.get(message.sessionId);
      target?.emit(message.method, message.params);
      return;
    }
    const caller = this._waiting.get(message.id);
    this._waiting.delete(message.id);
    if (message.error) caller?.reject(new Error(`${caller.method}: ${message.error.message}`));
    else caller?.resolve(message.result);
  }

  /** One command; to the browser, or to the target of `sessionId`. */
  send(method, params = {}, sessionId = undefined) {
    return new Promise((resolve, reject) => {
      if (this._socket.readyState !== WebSocket.OPEN) return reject(new Error('Chromium is gone'));
      const id = (this._lastId += 1);
      this._waiting.set(id, { resolve, reject, method });
      this._socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  /** A session with one target: `send(method, params)`, and its events. */
  async attach(targetId) {
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const session = new EventEmitter();
    session.send = (method, params) => this.send(method, params, sessionId);
    this._sessions.set(sessionId, session);
    return session;
  }

  /** Ends Chromium at once and removes its profile. */
  kill() {
    this._process.kill('SIGKILL');
    removeProfile(this._profile);
  }

  async close() {
    const { exitCode, signalCode } = this._process;
    if (exitCode === null && signalCode === null) {
      const gone = once(this._process, 'exit');
      this.send('Browser.close').catch(() => {}); // it answers by being gone
      const late = setTimeout(() => this._process.kill('SIGKILL'), CLOSE_MS);
      await gone;
      clearTimeout(late);
    }
    this.kill();
  }
}

/** A folder for a profile below `userData`, named for this process; those of processes that are gone are removed. */
function makeProfile(userData) {
  fs.mkdirSync(userData, { recursive: true });
  for (const name of fs.readdirSync(userData)) {
    const owner = /^standin-profile-(\d+)-/.exec(name);
    if (owner && !isAlive(Number(owner[1]))) removeProfile(path.join(userData, name));
  }
  return fs.mkdtempSync(path.join(userData, `standin-profile-${process.pid}-`));
}

function removeProfile(folder) {
  try {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  } catch (error) {
    // Its Chromium, just orphaned, still writes while it ends. The next start removes it.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EBUSY') throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

module.exports = { Chromium, isAlive, makeProfile };
