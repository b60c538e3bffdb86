// `npm start` says `exec`, so that on POSIX a signal sent to npm reaches Plotroom and no shell in between keeps it.
// Windows has neither such signals nor such a word: after an install it gets one that runs what follows.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

if (process.platform === 'win32') {
  const folder = path.resolve(import.meta.dirname, '../node_modules/.bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'exec.cmd'), '@%*\r\n');
}
