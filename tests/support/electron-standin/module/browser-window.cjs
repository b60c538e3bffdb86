'use strict';
// BrowserWindow: one Chromium target and what a window manager would know of it.
const { app } = require('./app.cjs');
const { display } = require('./desktop.cjs');
const { runtime } = require('./runtime.cjs');
const { preventable, strict, StrictEmitter } = require('./strict.cjs');
const { WebContents } = require('./web-contents.cjs');

const EVENTS = [
  'close',
  'closed',
  'focus',
  'hide',
  'maximize',
  'move',
  'page-title-updated',
  'ready-to-show',
  'resize',
  'responsive', // fired by tests only
  'show',
  'unmaximize',
  'unresponsive', // fired by tests only
];
const windows = new Map();
let lastId = 0;

class BrowserWindow extends StrictEmitter {
  constructor(options = {}) {
    super('BrowserWindow', EVENTS);
    if (!runtime.ready) throw new Error('Cannot create BrowserWindow before app is ready');
    const preferences = options.webPreferences ?? {};
    if (
      preferences.nodeIntegration ||
      preferences.contextIsolation === false ||
      preferences.sandbox === false
    ) {
      throw new Error('electron stand-in: only isolated, sandboxed windows are implemented');
    }
    this.id = lastId += 1;
    this._title = options.title ?? app.getName();
    this._visible = options.show !== false;
    this._minimized = false;
    this._maximized = false;
    this._destroyed = false;
    const { width = 800, height = 600 } = options;
    this._normal = { x: options.x ?? 0, y: options.y ?? 0, width, height };
    const self = strict('BrowserWindow', this);
    windows.set(this.id, self);
    this.webContents = WebContents.make(self, preferences, width, height);
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, self);
    return self;
  }

  loadURL(url) {
    return this.webContents.loadURL(url);
  }

  show() {
    if (this._visible) return;
    this._visible = true;
    this.emit('show');
  }
  hide() {
    this._visible = false;
    this.emit('hide');
  }
  focus() {
    this.emit('focus');
  }
  isVisible() {
    return this._visible;
  }
  isDestroyed() {
    return this._destroyed;
  }
  setTitle(title) {
    this._title = title;
  }
  getTitle() {
    return this._title;
  }

  getBounds() {
    return { ...(this._maximized ? display.workArea : this._normal) };
  }
  getNormalBounds() {
    return { ...this._normal };
  }
  setBounds(bounds) {
    Object.assign(this._normal, bounds);
    this._maximized = false;
    this._placed();
  }
  isMaximized() {
    return this._maximized;
  }
  maximize() {
    if (this._maximized) return;
    this._maximized = true;
    this._visible = true;
    this.emit('maximize');
    this._placed();
  }
  unmaximize() {
    if (!this._maximized) return;
    this._maximized = false;
    this.emit('unmaximize');
    this._placed();
  }
  isMinimized() {
    return this._minimized;
  }
  minimize() {
    this._minimized = true;
  }
  restore() {
    this._minimized = false;
  }
  isFullScreen() {
    return false;
  }
  _placed() {
    const { width, height } = this.getBounds();
    this.emit('move');
    this.emit('resize');
    this.webContents._resize(width, height);
  }

  /** Asks first: the window by `close`, then the page by `beforeunload`. */
  close() {
    if (this._destroyed) return;
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented) runtime.quitting = false;
    else this.webContents._closePage();
  }
  /** Asks nobody. */
  destroy() {
    if (!this._destroyed) this.webContents._closeTarget();
  }
  _gone() {
    if (this._destroyed) return;
    this._destroyed = true;
    windows.delete(this.id);
    this.emit('closed');
    app._windowGone(windows.size);
  }

  static getAllWindows() {
    return [...windows.values()];
  }
  static getFocusedWindow() {
    return BrowserWindow.getAllWindows()[0] ?? null;
  }
  static fromWebContents(contents) {
    return contents?._window ?? null;
  }
}

module.exports = { BrowserWindow, windows };
