'use strict';
// webContents: what the app sees of a page.
const fs = require('node:fs');
const { ipcMain } = require('./ipc-main.cjs');
const { Page } = require('./page.cjs');
const { toReal, toVirtual } = require('./schemes.cjs');
const { applyPermissions, defaultSession } = require('./session.cjs');
const { preventable, strict, StrictEmitter } = require('./strict.cjs');

const EVENTS = [
  'destroyed',
  'did-finish-load',
  'did-navigate',
  'page-title-updated',
  'preload-error',
  'render-process-gone',
  'will-attach-webview', // fired by tests only: webview tags are off
  'will-frame-navigate',
  'will-navigate',
  'will-redirect', // fired by tests only
];
const all = new Map();
let lastId = 0;

class WebContents extends StrictEmitter {
  static make(window, preferences, width, height) {
    const contents = strict('webContents', new WebContents(window));
    all.set(contents.id, contents);
    contents._open(preferences, width, height);
    return contents;
  }

  constructor(window) {
    super('webContents', EVENTS);
    this.id = lastId += 1;
    this.session = defaultSession;
    this._window = window;
    this._url = '';
    this._destroyed = false;
    this._crashed = false;
    this._shown = false;
    this._openHandler = null;
    this.mainFrame = makeMainFrame(() => this._url);
  }

  _open(preferences, width, height) {
    this._page = new Page((url, isMainFrame) => this._mayNavigate(toVirtual(url), isMainFrame));
    this._page.on('message', (message, context) => this._receive(message, context));
    this._page.on('navigated', (url) => this._navigated(toVirtual(url)));
    this._page.on('loaded', (title) => this._loaded(title));
    this._page.on('crashed', () => {
      this._crashed = true;
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    });
    this._page.on('gone', () => this._gone());
    const preload = preferences.preload ? fs.readFileSync(preferences.preload, 'utf8') : '';
    this._preload = preferences.preload;
    this._ready = this._page.open({ preload, width, height });
    this._ready.catch((error) => process.stderr.write(`electron stand-in: no window: ${error.stack}\n`));
  }

  _mayNavigate(url, isMainFrame) {
    const event = preventable({ url, isMainFrame, isSameDocument: false, frame: this.mainFrame });
    this.emit('will-frame-navigate', event);
    if (isMainFrame && !event.defaultPrevented) this.emit('will-navigate', event, url);
    return !event.defaultPrevented;
  }

  _navigated(url) {
    this._url = url;
    if (url !== 'about:blank') this.emit('did-navigate', {}, url);
  }

  _loaded(title) {
    if (this._url === 'about:blank') return;
    const event = preventable();
    this.emit('page-title-updated', event, title);
    this._window.emit('page-title-updated', event, title);
    if (!event.defaultPrevented) this._window.setTitle(title);
    this.emit('did-finish-load', {});
    if (this._shown) return;
    this._shown = true;
    this._window.emit('ready-to-show', {});
  }

  _receive(message, context) {
    if (message.kind === 'invoke') void this._invoke(message, context);
    else if (message.kind === 'open') this._askToOpen(message);
    else this._preloadFailed(new Error(message.error));
  }

  _preloadFailed(error) {
    process.stderr.write(`Unable to load preload script ${this._preload}: ${error.message}\n`);
    this.emit('preload-error', {}, this._preload, error);
  }

  async _invoke({ id, channel, args }, context) {
    const self = all.get(this.id);
    const event = { sender: self, senderFrame: this.mainFrame, frameId: 1, processId: 1, type: 'frame' };
    let reply;
    try {
      const value = await ipcMain._invoke(event, channel, args);
      reply = { kind: 'reply', id, value };
      this._page.post(reply, context);
    } catch (error) {
      reply = { kind: 'reply', id, error: `Error invoking remote method '${channel}': ${error}` };
      this._page.post(reply, context);
    }
  }

  _askToOpen({ url, name, features }) {
    const details = { url: toVirtual(url), frameName: name, features, disposition: 'foreground-tab' };
    const answer = this._openHandler?.(details) ?? { action: 'allow' };
    if (answer.action !== 'deny') {
      process.stderr.write('electron stand-in: child windows are not implemented; deny them\n');
    }
  }

  send(channel, ...args) {
    if (this._destroyed) throw new TypeError('Object has been destroyed');
    // As in Electron, what is sent before the document listens is lost.
    this._page.post({ kind: 'event', channel, args }, this._page.context);
  }

  async loadURL(url) {
    await this._ready;
    const real = toReal(url);
    await applyPermissions(all.get(this.id), real);
    const loaded = new Promise((resolve) => this.once('did-finish-load', resolve));
    await this._page.navigate(real).catch((error) => {
      const code = error.message.replace(/^net::/, '');
      throw Object.assign(new Error(`${code} loading '${url}'`), { code, url });
    });
    await loaded;
  }
  reload() {
    this._crashed = false;
    void this._page.reload(toReal(this._url));
  }
  getURL() {
    return this._url;
  }
  isDestroyed() {
    return this._destroyed;
  }
  isCrashed() {
    return this._crashed;
  }
  forcefullyCrashRenderer() {
    this._page.crash();
  }
  executeJavaScript(code) {
    return this._page.evaluate(code);
  }
  setWindowOpenHandler(handler) {
    this._openHandler = handler;
  }

  _resize(width, height) {
    void this._ready.then(() => this._page.resize(width, height)).catch(() => {}); // closed meanwhile
  }
  _closePage() {
    if (this._crashed) this._closeTarget();
    else void this._ready.then(() => this._page.close()).catch(() => this._gone());
  }
  _closeTarget() {
    void this._ready.then(() => this._page.destroy()).catch(() => {}); // gone already
    this._gone();
  }
  _gone() {
    if (this._destroyed) return;
    this._destroyed = true;
    all.delete(this.id);
    this.emit('destroyed');
    this._window._gone();
  }
}

function makeMainFrame(url) {
  return strict('WebFrameMain', {
    parent: null,
    processId: 1,
    routingId: 1,
    get url() {
      return url();
    },
    get origin() {
      return /^[a-z][a-z0-9+-]*:\/\/[^/?#]*/.exec(url())?.[0] ?? 'null';
    },
  });
}

const webContents = strict('webContents', {
  fromDevToolsTargetId: (id) => [...all.values()].find((contents) => contents._page.targetId === id),
  getAllWebContents: () => [...all.values()],
});

module.exports = { WebContents, webContents };
