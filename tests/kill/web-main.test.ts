/** The browser host as a process: what it prints, when it ends and with which code. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PROJECT, bundle } from './bundle';
import { temporaryFolder } from '../support/library';

let root = '';
let program = '';

beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'plotroom-host-'));
  program = await bundle(path.join(PROJECT, 'src-main/web/main.ts'), path.join(root, 'out/main'), 'web');
  await fs.mkdir(path.join(root, 'out/renderer'));
  await fs.writeFile(path.join(root, 'out/renderer/index.html'), '<title>Plotroom</title>');
  await fs.copyFile(path.join(PROJECT, 'package.json'), path.join(root, 'package.json'));
  await fs.symlink(path.join(PROJECT, 'assets'), path.join(root, 'assets'));
});

afterAll(() => fs.rm(root, { recursive: true, force: true }));

interface Run {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  readonly output: { out: string; err: string };
  /** The link, once it is printed. */
  readonly link: Promise<string>;
  readonly code: Promise<number | null>;
}

function start(...args: string[]): Run {
  const process = spawn(globalThis.process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void process.kill('SIGKILL'));
  const output = { out: '', err: '' };
  process.stderr.on('data', (data: Buffer) => (output.err += data.toString()));
  const link = new Promise<string>((resolve) => {
    process.stdout.on('data', (data: Buffer) => {
      output.out += data.toString();
      const match = /^Plotroom is at (http:\S+)\n$/.exec(output.out);
      if (match) resolve(match[1] ?? '');
    });
  });
  const code = new Promise<number | null>((resolve) => process.once('close', (code) => resolve(code)));
  return { process, output, link, code };
}

describe('the browser host', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its link alone, serves, and ends with 0 on %s',
    async (signal) => {
      const dataFolder = await temporaryFolder();
      const run = start('--no-open', '--data', dataFolder);
      const reply = await fetch(await run.link, { redirect: 'manual' });
      expect(reply.status).toBe(303);
      run.process.kill(signal);
      expect(await run.code).toBe(0);
      expect(run.output.out).toBe(`Plotroom is at ${await run.link}\n`);
      expect(run.output.err).toBe('');
      await expect(fetch(await run.link)).rejects.toThrow();
    },
  );

  it('refuses a folder and a port that are in use, each with one sentence and 1', async () => {
    const dataFolder = await temporaryFolder();
    const first = start('--no-open', '--data', dataFolder);
    const { port } = new URL(await first.link);
    const second = start('--no-open', '--data', dataFolder);
    expect(await second.code).toBe(1);
    expect(second.output.out).toBe('');
    expect(second.output.err).toMatch(/^Another Plotroom is using [^\n]*\n$/);
    const other = await temporaryFolder();
    const third = start('--no-open', '--data', other, '--port', port);
    expect(await third.code).toBe(1);
    expect(third.output.out).toBe('');
    expect(third.output.err).toMatch(/^Port \d+ is in use[^\n]*\n$/);
    // The one that could not listen gave its folder back.
    const fourth = start('--no-open', '--data', other);
    await fourth.link;
    first.process.kill('SIGTERM');
    fourth.process.kill('SIGTERM');
    expect(await Promise.all([first.code, fourth.code])).toEqual([0, 0]);
  });

  it('may be started at once after a kill -9, on the same folder and port', async () => {
    const dataFolder = await temporaryFolder();
    const first = start('--no-open', '--data', dataFolder);
    const { port } = new URL(await first.link);
    first.process.kill('SIGKILL');
    await first.code;
    const second = start('--no-open', '--data', dataFolder, '--port', port);
    expect(new URL(await second.link).port).toBe(port);
    second.process.kill('SIGTERM');
    expect(await second.code).toBe(0);
  });

  it('answers a wrong option with a sentence and 2', async () => {
    const run = start('--prot', '1');
    expect(await run.code).toBe(2);
    expect(run.output.out).toBe('');
    expect(run.output.err).toContain('--port N');
  });

  it('imports the files it is given', async () => {
    const dataFolder = await temporaryFolder();
    const file = path.join(PROJECT, 'assets/scenarios/helix-sector.plotroom');
    const run = start('--no-open', '--data', dataFolder, file);
    await run.link;
    run.process.kill('SIGTERM');
    expect(await run.code).toBe(0);
    expect(await fs.readdir(path.join(dataFolder, 'documents'))).toHaveLength(1);
  });
});
