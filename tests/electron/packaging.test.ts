/** electron-builder.yml against electron-builder's own schema, and what it packs. */
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { load } from 'js-yaml';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBuilderStub } from '../support/builder-stub/make-stub';

const ROOT = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
/** A fuse in the binary is one digit. */
const OFF = '0'.charCodeAt(0);
const ON = '1'.charCodeAt(0);

interface Packaging {
  readonly icon: string;
  readonly fileAssociations: readonly { readonly mimeType: string }[];
  readonly linux: { readonly target: readonly string[] };
  readonly win: { readonly target: string };
  readonly mac: { readonly target: string };
}
interface Description {
  readonly homepage: string;
  readonly author: { readonly name: string; readonly email: string };
}
// The schema test checks it; here it is only read.
const config = load(readFileSync(path.join(ROOT, 'electron-builder.yml'), 'utf8')) as Packaging;

describe('electron-builder.yml', () => {
  // The check that electron-builder itself makes, by its inner path: the version is pinned, as are the packages that
  // come with it (app-builder-lib, builder-util, @electron/asar, @electron/fuses).
  const { validateConfiguration } = require('app-builder-lib/out/util/config/config') as {
    validateConfiguration: (config: unknown, log: unknown) => Promise<void>;
  };
  const { DebugLogger } = require('builder-util') as { DebugLogger: new (enabled: boolean) => unknown };
  const validate = (changed: object) =>
    validateConfiguration({ ...config, ...changed }, new DebugLogger(false));

  it("satisfies electron-builder's schema", async () => {
    await expect(validate({})).resolves.toBeUndefined();
  });

  it.each([
    ['appIdd', 'appIdd', { appIdd: 'x' }],
    ['runAsNodes', 'electronFuses', { electronFuses: { runAsNodes: false } }],
    ['targets', 'linux', { linux: { targets: 'deb' } }],
  ])('is refused by that schema when it says %s, naming %s', async (_misspelt, place, changed) => {
    await expect(validate(changed)).rejects.toThrow(place);
  });

  it('makes AppImage and deb for Linux, nsis for Windows, dmg for macOS', () => {
    expect([config.linux.target, config.win.target, config.mac.target]).toEqual([
      ['AppImage', 'deb'],
      'nsis',
      'dmg',
    ]);
  });

  it('opens .plotroom files by a name and a type', () => {
    const [association] = config.fileAssociations;
    expect(association).toMatchObject({
      ext: 'plotroom',
      name: 'Plotroom plan',
      description: 'Plotroom plan',
    });
    expect(association?.mimeType).toMatch(/^application\/vnd\./);
  });

  it('has what a package needs to say where it comes from', () => {
    // Our own package.json.
    const described = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Description;
    expect(described).toMatchObject({ name: 'plotroom', productName: 'Plotroom', main: 'out/main/main.cjs' });
    expect(described.homepage).toMatch(/^https:/);
    expect(described.author.name).not.toBe('');
    expect(described.author.email).toContain('@');
    expect(described).not.toHaveProperty('dependencies');
  });

  it('has a square icon of 1024 pixels', () => {
    const { width, height } = PNG.sync.read(readFileSync(path.join(ROOT, config.icon)));
    expect([width, height]).toEqual([1024, 1024]);
  });
});

describe('what is packed', () => {
  let scratch = '';
  let shipped: readonly string[] = [];
  const unpacked = () => path.join(scratch, 'dist/linux-unpacked');

  beforeAll(() => {
    scratch = mkdtempSync(path.join(os.tmpdir(), 'plotroom packaging-'));
    const stub = path.join(scratch, 'electron');
    const { version } = require('electron/package.json') as { version: string };
    makeBuilderStub(stub, version);
    const run = (file: string, args: readonly string[]) =>
      execFileSync(process.execPath, [require.resolve(file), ...args], {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const output = `-c.directories.output=${path.join(scratch, 'dist')}`;
    run('electron-builder/cli.js', [
      '--linux',
      'dir',
      '--publish',
      'never',
      `-c.electronDist=${stub}`,
      output,
    ]);
    const asar = path.join(unpacked(), 'resources/app.asar');
    const { listPackage } = require('@electron/asar') as {
      listPackage: (file: string, options: object) => string[];
    };
    shipped = listPackage(asar, { isPack: false }).map((name) => name.split(path.sep).join('/'));
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it.each([
    '/package.json',
    '/LICENSE',
    '/out/main/main.cjs',
    '/out/preload/preload.cjs',
    '/out/renderer/index.html',
    '/assets/content/into-the-unknown/pack.json',
    '/assets/scenarios/index.json',
    '/assets/icons/plotroom.png',
  ])('has %s', (file) => {
    expect(shipped).toContain(file);
  });

  it('has nothing but what runs', () => {
    const roots = new Set(shipped.map((file) => file.split('/')[1]));
    expect([...roots].sort()).toEqual(['LICENSE', 'assets', 'out', 'package.json']);
    const unwanted =
      /node_modules|\.map$|\.tsx?$|\.svelte$|test|build-key|web\.cjs|cli\.cjs|electron-builder/;
    expect(shipped.filter((file) => unwanted.test(file))).toEqual([]);
  });

  it('has every chunk that main requires', () => {
    const { extractFile } = require('@electron/asar') as {
      extractFile: (asar: string, file: string) => Buffer;
    };
    const asar = path.join(unpacked(), 'resources/app.asar');
    const main = extractFile(asar, 'out/main/main.cjs').toString('utf8');
    const chunks = [...main.matchAll(/require\("\.\/(chunks\/[^"]+)"\)/g)].map(
      ([, chunk]) => `/out/main/${chunk}`,
    );
    expect(shipped).toEqual(expect.arrayContaining(chunks));
  });

  it('has its fuses blown', async () => {
    const wire = await getCurrentFuseWire(path.join(unpacked(), 'plotroom'));
    const off = [
      FuseV1Options.RunAsNode,
      FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      FuseV1Options.EnableNodeCliInspectArguments,
      FuseV1Options.GrantFileProtocolExtraPrivileges,
    ];
    const on = [
      FuseV1Options.EnableCookieEncryption,
      FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
      FuseV1Options.OnlyLoadAppFromAsar,
    ];
    expect(off.map((fuse) => wire[fuse])).toEqual(off.map(() => OFF));
    expect(on.map((fuse) => wire[fuse])).toEqual(on.map(() => ON));
  });
});
