'use strict';
// What the parts of the stand-in know of each other; filled in by launch.cjs and index.cjs.

const runtime = {
  /** Command line switches by name, those of Playwright's loader included. */
  switches: new Map(),
  /** The app's package.json. */
  package: { name: 'app', version: '0.0.0' },
  appPath: process.cwd(),
  /** The Chromium of this process once it runs. */
  browser: null,
  /** Port of the loopback server that stands behind custom schemes. */
  port: 0,
  ready: false,
  quitting: false,
};

module.exports = { runtime };
