'use strict';
// ipcMain: requests by `handle` only. Messages by `on` are not implemented, hence refused.
const { StrictEmitter, strict } = require('./strict.cjs');

class IpcMain extends StrictEmitter {
  constructor() {
    super('ipcMain', []);
    this._handlers = new Map();
  }
  handle(channel, handler) {
    if (this._handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    this._handlers.set(channel, handler);
  }
  removeHandler(channel) {
    this._handlers.delete(channel);
  }
  /** What the page's `invoke` gets: the handler's value, or an error in Electron's words. */
  async _invoke(event, channel, args) {
    const handler = this._handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return handler(event, ...args);
  }
}

module.exports = { ipcMain: strict('ipcMain', new IpcMain()) };
