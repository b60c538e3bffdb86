import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, valueOf } from '../../tests/support/library';
import { lockFolder } from './folder-lock';

/** The kind of this machine, and socket files, which macOS uses, where there are any. */
const PLATFORMS: NodeJS.Platform[] = process.platform === 'win32' ? ['win32'] : [process.platform, 'darwin'];

describe.each([...new Set(PLATFORMS)])('the lock of a data folder (as on %s)', (platform) => {
  it('lets one owner in, by whatever path, until it is given back', async () => {
    const folder = await temporaryFolder();
    const alias = path.join(await temporaryFolder(), 'link');
    await fs.symlink(folder, alias);
    const lock = valueOf(await lockFolder(folder, platform));
    for (const name of [folder, alias, `${folder}/.`]) {
      expect(await lockFolder(name, platform)).toMatchObject({ ok: false, error: { code: 'folder-in-use' } });
    }
    valueOf(await lockFolder(await temporaryFolder(), platform));
    await lock.release();
    await valueOf(await lockFolder(folder, platform)).release();
  });

  it('asked for by ten at once goes to one', async () => {
    const folder = await temporaryFolder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => lockFolder(folder, platform)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers) if (answer.ok) await answer.value.release();
  });
});

describe.skipIf(process.platform === 'win32')('a socket file', () => {
  it('left behind by a killed process does not lock anybody out', async () => {
    const folder = await temporaryFolder();
    await valueOf(await lockFolder(folder, 'darwin')).release();
    const file = await socketFileOf(folder);
    const script = `require('net').createServer().listen(${JSON.stringify(file)}, () => process.stdout.write('up'))`;
    const owner = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => owner.stdout.once('data', resolve));
    expect(await lockFolder(folder, 'darwin')).toMatchObject({ error: { code: 'folder-in-use' } });
    const gone = new Promise((resolve) => owner.once('exit', resolve));
    owner.kill('SIGKILL');
    await gone;
    expect((await fs.stat(file)).isSocket()).toBe(true);
    await valueOf(await lockFolder(folder, 'darwin')).release();
  });
});

/** Where the lock listens, learned by looking while it is held. */
async function socketFileOf(folder: string): Promise<string> {
  const { tmpdir } = await import('node:os');
  const before = new Set(await fs.readdir(tmpdir()));
  const lock = valueOf(await lockFolder(folder, 'darwin'));
  const [name] = (await fs.readdir(tmpdir())).filter(
    (name) => name.startsWith('plotroom-') && name.endsWith('.sock') && !before.has(name),
  );
  await lock.release();
  expect(net.isIP(name ?? '')).toBe(0);
  return path.join(tmpdir(), name ?? '');
}
