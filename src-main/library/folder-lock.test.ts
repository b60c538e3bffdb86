import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
    // Given back: the next folder of the file system may get this one's number, and its lock with it.
    await valueOf(await lockFolder(await temporaryFolder(), platform)).release();
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
  it('left behind by a killed process does not lock anybody out, and lets one of ten at once in', async () => {
    const { folder, place } = await leftBehind();
    const answers = await Promise.all(Array.from({ length: 10 }, () => lockFolder(folder, 'darwin')));
    const owners = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(owners).toHaveLength(1);
    await expect(fs.lstat(place)).rejects.toThrow('ENOENT');
    for (const owner of owners) await owner.release();
    await valueOf(await lockFolder(folder, 'darwin')).release();
  });

  it('never has two owners, whoever comes and goes', async () => {
    const folder = await temporaryFolder();
    let owners = 0;
    const comeAndGo = async () => {
      for (let visit = 0; visit < 20; visit += 1) {
        const lock = await lockFolder(folder, 'darwin');
        if (!lock.ok) continue;
        owners += 1;
        expect(owners).toBe(1);
        await fs.stat(folder);
        owners -= 1;
        await lock.value.release();
      }
    };
    await Promise.all(Array.from({ length: 8 }, comeAndGo));
    await valueOf(await lockFolder(folder, 'darwin')).release();
  });
});

/** A folder whose owner was killed while it held the lock, and the link that it left. */
async function leftBehind(): Promise<{ folder: string; place: string }> {
  const folder = await temporaryFolder();
  const lock = valueOf(await lockFolder(folder, 'darwin'));
  const place = await placeOf(folder);
  await lock.release();
  const socketFile = path.join(folder, 's.sock');
  const script = `require('net').createServer().listen(${JSON.stringify(socketFile)}, () => process.stdout.write('up'))`;
  const owner = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => owner.stdout.once('data', resolve));
  await fs.symlink(socketFile, place);
  expect(await lockFolder(folder, 'darwin')).toMatchObject({ error: { code: 'folder-in-use' } });
  const gone = new Promise((resolve) => owner.once('exit', resolve));
  owner.kill('SIGKILL');
  await gone;
  expect((await fs.stat(place)).isSocket()).toBe(true);
  return { folder, place };
}

/** The link of a folder that is locked now: named by the folder itself. */
async function placeOf(folder: string): Promise<string> {
  const { dev, ino } = await fs.stat(folder, { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
  const place = path.join(tmpdir(), `plotroom-${name}.0`);
  expect((await fs.lstat(place)).isSymbolicLink()).toBe(true);
  return place;
}
