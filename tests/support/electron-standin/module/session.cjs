'use strict';
// The default session's permission handlers. They are asked ahead of each load, once for every permission below, and
// Chromium is told the answer for the origin; so a page that asks meets what the app's handlers said.
const { runtime } = require('./runtime.cjs');
const { strict } = require('./strict.cjs');

/** Electron's name of a permission and Chromium's. */
const PERMISSIONS = [
  ['clipboard-read', 'clipboard-read'],
  ['geolocation', 'geolocation'],
  ['idle-detection', 'idle-detection'],
  ['media', 'camera'],
  ['media', 'microphone'],
  ['midi', 'midi'],
  ['notifications', 'notifications'],
  ['storage-access', 'storage-access'],
  ['window-management', 'window-management'],
];

let onRequest = null;
let onCheck = null;

const defaultSession = strict('session', {
  setPermissionRequestHandler: (handler) => void (onRequest = handler),
  setPermissionCheckHandler: (handler) => void (onCheck = handler),
  // Only remembered: no device ever asks here.
  setDevicePermissionHandler() {},
});

/** Asks the app's handlers for every known permission and tells Chromium what they said. Unhandled means granted. */
async function applyPermissions(contents, url) {
  const origin = new URL(url).origin;
  if (origin === 'null') return;
  for (const [asked, name] of PERMISSIONS) {
    const granted = (await mayRequest(contents, asked)) && mayUse(contents, asked, origin);
    const setting = granted ? 'granted' : 'denied';
    await runtime.browser.send('Browser.setPermission', { permission: { name }, setting, origin });
  }
}

function mayRequest(contents, name) {
  if (onRequest === null) return true;
  return new Promise((resolve) => onRequest(contents, name, resolve, { requestingUrl: contents.getURL() }));
}

function mayUse(contents, name, origin) {
  return onCheck === null || onCheck(contents, name, origin, {});
}

module.exports = { applyPermissions, defaultSession, session: strict('session', { defaultSession }) };
