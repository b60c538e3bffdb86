'use strict';
// What needs a person or a desktop: dialogs refuse until a test answers them, links are only written down.
const { notImplemented, strict, StrictEmitter } = require('./strict.cjs');

function needsAnswer(name) {
  return () =>
    Promise.reject(
      new Error(
        `electron stand-in: nobody answers dialog.${name}; replace it: app.evaluate(({ dialog }) => { dialog.${name} = ... })`,
      ),
    );
}

const dialog = strict('dialog', {
  showOpenDialog: needsAnswer('showOpenDialog'),
  showSaveDialog: needsAnswer('showSaveDialog'),
  showMessageBox: needsAnswer('showMessageBox'),
  // As Electron on Linux before `ready`: the words go to standard error.
  showErrorBox: (title, content) => void process.stderr.write(`${title}\n${content}\n`),
});

const shell = strict('shell', {
  openExternal: () => Promise.reject(notImplemented('shell.openExternal')),
});

const bounds = { x: 0, y: 0, width: 1920, height: 1080 };
const display = {
  id: 1,
  bounds,
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  size: { width: 1920, height: 1080 },
  workAreaSize: { width: 1920, height: 1040 },
  scaleFactor: 1,
  rotation: 0,
  internal: false,
};

class Screen extends StrictEmitter {
  constructor() {
    super('screen', []);
  }
  getPrimaryDisplay() {
    return display;
  }
  getAllDisplays() {
    return [display];
  }
}

module.exports = { dialog, display, screen: strict('screen', new Screen()), shell };
