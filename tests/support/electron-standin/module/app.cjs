'use strict';
// `app`: life cycle, paths, single instance. The order of events on quitting is Electron's.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { runtime } = require('./runtime.cjs');
const { takeInstance } = require('./single-instance.cjs');
const { preventable, strict, StrictEmitter } = require('./strict.cjs');

const EVENTS = [
  'activate', // fired by tests only
  'before-quit',
  'browser-window-created',
  'open-file', // fired by tests only
  'quit',
  'ready',
  'second-instance',
  'web-contents-created',
  'will-quit',
  'window-all-closed',
];

class App extends StrictEmitter {
  constructor() {
    super('app', EVENTS);
    this.name = runtime.package.productName ?? runtime.package.name;
    this.isPackaged = false;
    this.commandLine = strict('app.commandLine', {
      appendSwitch: (name, value = '') => void runtime.switches.set(name, value),
      hasSwitch: (name) => runtime.switches.has(name),
      getSwitchValue: (name) => runtime.switches.get(name) ?? '',
    });
    this._paths = new Map();
    this._whenReady = new Promise((resolve) => (this._becomeReady = resolve));
  }

  whenReady() {
    return this._whenReady;
  }
  isReady() {
    return runtime.ready;
  }
  getVersion() {
    return runtime.package.version;
  }
  getName() {
    return this.name;
  }
  setName(name) {
    this.name = name;
  }
  getAppPath() {
    return runtime.appPath;
  }
  enableSandbox() {}
  setAppUserModelId() {}
  focus() {}

  getPath(name) {
    if (this._paths.has(name)) return this._paths.get(name);
    const appData = process.env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config');
    const known = {
      home: os.homedir(),
      temp: os.tmpdir(),
      appData,
      userData: path.join(appData, this.name),
      documents: path.join(os.homedir(), 'Documents'),
      exe: process.argv[0],
    };
    if (!(name in known)) throw new Error(`Failed to get '${name}' path`);
    return known[name];
  }
  setPath(name, folder) {
    if (!path.isAbsolute(folder)) throw new Error('Path must be absolute');
    if (!fs.existsSync(folder)) throw new Error(`electron stand-in: make ${folder} before setPath`);
    this._paths.set(name, folder);
  }

  requestSingleInstanceLock(additionalData = undefined) {
    const message = { argv: process.argv, cwd: process.cwd(), additionalData };
    return takeInstance(this.getPath('userData'), message, ({ argv, cwd, additionalData: data }) => {
      void this._whenReady.then(() => this.emit('second-instance', {}, argv, cwd, data));
    });
  }

  quit() {
    if (runtime.quitting) return;
    const event = preventable();
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    runtime.quitting = true;
    const { windows } = require('./browser-window.cjs');
    if (windows.size === 0) return this._finishQuitting();
    for (const window of windows.values()) window.close();
  }

  /** Called when no window is left while quitting. */
  _finishQuitting() {
    const event = preventable();
    this.emit('will-quit', event);
    if (event.defaultPrevented) runtime.quitting = false;
    else this.exit(0);
  }

  exit(code = 0) {
    runtime.quitting = true;
    this.emit('quit', preventable(), code);
    Promise.resolve(runtime.browser?.close()).finally(() => process.exit(code));
  }

  _windowGone(left) {
    if (left > 0) return;
    if (runtime.quitting) this._finishQuitting();
    else if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
    else this.quit();
  }
}

const app = strict('app', new App());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => app.quit());
process.on('exit', () => runtime.browser?.kill());

module.exports = { app };
