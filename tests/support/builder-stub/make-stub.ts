/**
 * A folder that electron-builder takes for an unpacked Electron, so that it packs without the network. It holds the
 * names that the builder touches and, in the executable, the fuses as an unhardened Electron has them. What is packed
 * with it is not a program: it proves the configuration, the contents of app.asar and the fuses, nothing else.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What @electron/fuses looks for in the binary, followed by version, number of fuses, and one digit for each. */
const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSE_VERSION = 1;
/** As Electron ships: all on but cookie encryption, integrity validation, asar only and the snapshot. */
const SHIPPED_FUSES = '10110001';

export function makeBuilderStub(folder: string, electronVersion: string): void {
  mkdirSync(path.join(folder, 'locales'), { recursive: true });
  mkdirSync(path.join(folder, 'resources'), { recursive: true });
  const put = (name: string, content: string | Buffer, mode = 0o644) =>
    writeFileSync(path.join(folder, name), content, { mode });
  put('electron', executable(), 0o755);
  put('chrome-sandbox', '', 0o755);
  put('version', electronVersion);
  put('LICENSE', 'Stub for a test.\n');
  put('LICENSES.chromium.html', '<p>Stub for a test.</p>\n');
  put(path.join('locales', 'en-US.pak'), '');
}

function executable(): Buffer {
  return Buffer.concat([
    Buffer.from('#!/bin/sh\necho "This is a stub for a test, not Electron."\nexit 1\n'),
    Buffer.from(FUSE_SENTINEL),
    Buffer.from([FUSE_VERSION, SHIPPED_FUSES.length]),
    Buffer.from(SHIPPED_FUSES),
  ]);
}
