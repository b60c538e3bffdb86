import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/library';
import { makeDataFolder } from './data-folder';

describe('a data folder', () => {
  it('is made with its parents, also by many at once, and may be there already', async () => {
    const folder = path.join(await temporaryFolder(), 'one', 'two', 'three');
    const made = await Promise.all(Array.from({ length: 5 }, () => makeDataFolder(folder)));
    expect(made.every(({ ok }) => ok)).toBe(true);
    expect(await makeDataFolder(folder)).toEqual({ ok: true, value: null });
    expect((await fs.stat(folder)).isDirectory()).toBe(true);
  });

  it('that is a file, or lies in one, is refused by name', async () => {
    const file = path.join(await temporaryFolder(), 'file');
    await fs.writeFile(file, 'x');
    expect(await makeDataFolder(file)).toMatchObject({ ok: false, error: { code: 'not-a-folder' } });
    expect(await makeDataFolder(path.join(file, 'inside'))).toMatchObject({
      ok: false,
      error: { code: 'not-a-folder', params: { path: file } },
    });
  });

  it.runIf(existsSync('/proc/self'))(
    'where nobody can make one is refused and not tried for ever',
    async () => {
      expect(await makeDataFolder('/proc/plotroom/data')).toMatchObject({ ok: false });
    },
  );
});
