'use strict';
// What `require('electron')` gives in the main process of the stand-in.
const { app } = require('./app.cjs');
const { BrowserWindow } = require('./browser-window.cjs');
const { Chromium, makeProfile } = require('./chromium.cjs');
const { dialog, screen, shell } = require('./desktop.cjs');
const { ipcMain } = require('./ipc-main.cjs');
const { Menu, MenuItem } = require('./menu.cjs');
const { runtime } = require('./runtime.cjs');
const { protocol, serveSchemes } = require('./schemes.cjs');
const { session } = require('./session.cjs');
const { strict } = require('./strict.cjs');
const { webContents } = require('./web-contents.cjs');

const PARENT_CHECK_MS = 500;

/** Brings Chromium up and lets the app become ready. Called once, by launch.cjs. */
function start({ announceDevTools }) {
  endWithParent();
  bringUp(announceDevTools).catch((error) => {
    process.stderr.write(`electron stand-in: ${error.stack}\n`);
    process.exit(1);
  });
}

async function bringUp(announceDevTools) {
  await serveSchemes();
  const browser = await Chromium.launch(makeProfile(app.getPath('userData')));
  runtime.browser = browser;
  await browser.send('Target.setDiscoverTargets', { discover: true });
  browser.once('exit', () => {
    if (!runtime.quitting && BrowserWindow.getAllWindows().length > 0) process.exit(1);
  });
  if (announceDevTools) process.stderr.write(`\nDevTools listening on ${browser.endpoint}\n`);
  runtime.ready = true;
  app._becomeReady();
  app.emit('ready', {}, {});
}

/** A test runner that is killed cannot clean up: whoever lost its parent ends. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, PARENT_CHECK_MS).unref();
}

const electron = {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  protocol,
  screen,
  session,
  shell,
  webContents,
};
module.exports = strict('electron', Object.assign(electron, { _start: start }));
