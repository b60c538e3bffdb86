import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CrashingDisk } from '../../tests/kill/crashing-disk';
import { temporaryFolder, valueOf } from '../../tests/support/library';
import { DEFAULT_SETTINGS } from '../../shared/contract';
import { nodeDisk } from './disk';
import { SettingsFile } from './settings-file';

async function loaded(folder: string): Promise<SettingsFile> {
  const settings = new SettingsFile(nodeDisk, folder);
  expect(await settings.load('stamp')).toBeNull();
  return settings;
}

describe('the settings', () => {
  it('begin with their defaults and are there again after a restart', async () => {
    const folder = await temporaryFolder();
    const settings = await loaded(folder);
    expect(settings.value).toEqual(DEFAULT_SETTINGS);
    const changed = { ...DEFAULT_SETTINGS, theme: 'light' as const, shortcuts: { 'edit.undo': 'Ctrl+U' } };
    expect(valueOf(await settings.save(changed))).toEqual(changed);
    expect((await loaded(folder)).value).toEqual(changed);
  });

  it('keep every part that is valid when another is not, or is not known', async () => {
    const folder = await temporaryFolder();
    await fs.writeFile(
      path.join(folder, 'settings.json'),
      '{"theme": "contrast", "decimals": 99, "fromTheFuture": 1}',
    );
    expect((await loaded(folder)).value).toEqual({ ...DEFAULT_SETTINGS, theme: 'contrast' });
  });

  it.each(['', '{"theme":', '[]', 'null'])(
    'that read %j are set aside, said so, and back to their defaults',
    async (text) => {
      const folder = await temporaryFolder();
      await fs.writeFile(path.join(folder, 'settings.json'), text);
      const settings = new SettingsFile(nodeDisk, folder);
      expect(await settings.load('stamp')).toMatchObject({ code: 'damaged-settings' });
      expect(settings.value).toEqual(DEFAULT_SETTINGS);
      expect(await fs.readFile(path.join(folder, 'settings.broken-stamp.json'), 'utf8')).toBe(text);
    },
  );

  it('stay as they were when the disk is full', async () => {
    const disk = new CrashingDisk();
    await disk.makeFolder('/data');
    disk.fault = { at: 0, code: 'ENOSPC', lasts: Infinity };
    const settings = new SettingsFile(disk, '/data');
    expect(await settings.save({ ...DEFAULT_SETTINGS, grid: true })).toMatchObject({
      error: { code: 'disk-full' },
    });
    expect(settings.value).toEqual(DEFAULT_SETTINGS);
  });
});
