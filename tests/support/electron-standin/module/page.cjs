'use strict';
// A Chromium target made into what Electron's renderer is: the preload in an isolated world before every document, the
// page's own world given only what crosses the bridge, navigations asked for before they leave.
const { randomBytes } = require('node:crypto');
const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const path = require('node:path');
const { decode, encode, makeCodec } = require('../codec.cjs');
const { runtime } = require('./runtime.cjs');

const WORLD = 'electron-preload';
const POST = '__standinPost';
const sourceOf = (name) => fs.readFileSync(path.join(__dirname, '..', 'page', name), 'utf8');
const BRIDGE = sourceOf('bridge.js');
const PRELOAD_WORLD = sourceOf('preload-world.js');
const MAIN_WORLD = sourceOf('main-world.js');

/**
 * Emits `message` (from the preload world: body, context), `navigated` (URL), `loaded` (title), `crashed`, `gone`, and
 * calls `mayNavigate(url, isMainFrame)` for every document that the page itself asks for.
 */
class Page extends EventEmitter {
  constructor(mayNavigate) {
    super();
    this._mayNavigate = mayNavigate;
    this._context = null;
    /** URLs that main itself asked for; they need no leave. */
    this._ordered = new Set();
  }

  async open({ preload, width, height }) {
    const { browser } = runtime;
    const made = await browser.send('Target.createTarget', {
      url: 'about:blank',
      width,
      height,
      newWindow: true,
    });
    this.targetId = made.targetId;
    browser.on('Target.targetDestroyed', ({ targetId }) => {
      if (targetId === this.targetId) this.emit('gone');
    });
    this._session = await browser.attach(this.targetId);
    this._listen();
    await this.resize(width, height);
    const { frameTree } = await this._session.send('Page.getFrameTree');
    this._frameId = frameTree.frame.id;
    await Promise.all([
      this._session.send('Page.enable'),
      this._session.send('Runtime.enable'),
      this._session.send('Inspector.enable'),
      this._session.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] }),
    ]);
    await this._injectWorlds(preload);
  }

  _listen() {
    const on = (event, listener) => this._session.on(event, listener);
    on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === WORLD && context.auxData.frameId === this._frameId) this._context = context.id;
    });
    on('Runtime.executionContextsCleared', () => (this._context = null));
    on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === POST) this.emit('message', decode(payload), executionContextId);
    });
    on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined) this.emit('navigated', frame.url + (frame.urlFragment ?? ''));
    });
    on('Page.loadEventFired', () => void this._loaded());
    on('Inspector.targetCrashed', () => this.emit('crashed'));
    on('Fetch.requestPaused', (request) => void this._requestPaused(request));
  }

  async _loaded() {
    const title = await this.evaluate('document.title').catch(() => null); // gone or navigated away meanwhile
    if (title !== null) this.emit('loaded', title);
  }

  async _requestPaused({ requestId, request, frameId }) {
    const ordered = this._ordered.delete(request.url);
    const allowed =
      ordered || this._mayNavigate(request.url + (request.urlFragment ?? ''), frameId === this._frameId);
    const answer = allowed
      ? this._session.send('Fetch.continueRequest', { requestId })
      : this._session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    await answer.catch(() => {}); // the page went away while it was asked
  }

  async _injectWorlds(preload) {
    await this._session.send('Runtime.addBinding', { name: POST, executionContextName: WORLD });
    const values = {
      BRIDGE: `${BRIDGE}\nconst codec = (${makeCodec.toString()})();`,
      KEY: JSON.stringify(`standin-${randomBytes(8).toString('hex')}`),
      PROCESS: JSON.stringify({ platform: process.platform, versions: process.versions }),
      PRELOAD: preload,
    };
    const fill = (source) =>
      source.replace(
        /STANDIN_(BRIDGE|KEY|PROCESS|PRELOAD)\b;?/g,
        (word, name) => values[name] + (word.endsWith(';') ? ';' : ''),
      );
    await this._addScript({ source: fill(MAIN_WORLD) });
    await this._addScript({ source: fill(PRELOAD_WORLD), worldName: WORLD });
  }

  _addScript(script) {
    return this._session.send('Page.addScriptToEvaluateOnNewDocument', script);
  }

  /** The preload world of the document shown now, or null. */
  get context() {
    return this._context;
  }

  /** Sends to the preload world of one document; a document that is gone gets nothing. */
  post(message, context) {
    if (context === null) return;
    const call = {
      functionDeclaration: '(text) => globalThis.__standinReceive(text)',
      arguments: [{ value: encode(message) }],
      executionContextId: context,
    };
    this._session.send('Runtime.callFunctionOn', call).catch(() => {}); // that document is gone
  }

  async navigate(url) {
    this._ordered.add(withoutHash(url));
    const { errorText } = await this._session.send('Page.navigate', { url });
    if (errorText !== undefined) throw new Error(errorText);
  }
  async reload(url) {
    this._ordered.add(withoutHash(url));
    await this._session.send('Page.reload');
  }
  async evaluate(expression) {
    const evaluated = await this._session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    const { exceptionDetails: thrown, result } = evaluated;
    if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
    return result.value;
  }
  /** Headless windows have 87 px of bars that Electron's have not: the contents are sized, not the window. */
  async resize(width, height) {
    const { windowId } = await runtime.browser.send('Browser.getWindowForTarget', {
      targetId: this.targetId,
    });
    await runtime.browser.send('Browser.setContentsSize', { windowId, width, height });
  }
  crash() {
    this._session.send('Page.crash').catch(() => {}); // a crashed page answers nothing
  }
  /** Runs `beforeunload`. */
  close() {
    return this._session.send('Page.close');
  }
  destroy() {
    return runtime.browser.send('Target.closeTarget', { targetId: this.targetId });
  }
}

/** Chromium's requests carry no fragment. */
function withoutHash(url) {
  return url.replace(/#.*$/, '');
}

module.exports = { Page };
