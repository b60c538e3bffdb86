'use strict';
// One process per user data folder. The owner's pid stands in a file that is linked into place, so that taking the lock
// is atomic and the lock of a killed process is seen to be stale. A second start leaves its message as a file in the
// same folder, where the owner watches.
const fs = require('node:fs');
const path = require('node:path');
const { isAlive } = require('./chromium.cjs');

/** True when this process is the owner now; else the message is left for the owner. */
function takeInstance(userData, message, onSecond) {
  const folder = path.join(userData, 'standin-instance');
  fs.mkdirSync(folder, { recursive: true });
  const own = path.join(folder, `${process.pid}.tmp`);
  const owner = path.join(folder, 'owner');
  for (;;) {
    fs.writeFileSync(own, String(process.pid));
    try {
      fs.linkSync(own, owner);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAlive(Number(fs.readFileSync(owner, 'utf8')))) {
      leaveMessage(folder, own, message);
      return false;
    }
    fs.rmSync(owner, { force: true });
  }
  fs.rmSync(own);
  process.once('exit', () => fs.rmSync(owner, { force: true }));
  fs.watch(folder, () => takeMessages(folder, onSecond)).unref();
  return true;
}

function leaveMessage(folder, own, message) {
  fs.writeFileSync(own, JSON.stringify(message));
  fs.renameSync(own, path.join(folder, `${process.pid}.json`));
}

function takeMessages(folder, onSecond) {
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = path.join(folder, name);
    const message = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.rmSync(file);
    onSecond(message);
  }
}

module.exports = { takeInstance };
