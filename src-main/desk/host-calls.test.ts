import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CrashingDisk } from '../../tests/kill/crashing-disk';
import { ASSETS, deskWithPlan, openTestDesk, parentsOf } from '../../tests/support/desk';
import { planTitled, temporaryFolder, valueOf } from '../../tests/support/library';
import { DEFAULT_SETTINGS } from '../../shared/contract';
import { nodeDisk } from '../library';
import { openDeskOn } from './desk';
import { type HostDialogs } from './types';

describe('the desk', () => {
  it('says what it is and gives the merged content', async () => {
    const dataFolder = await temporaryFolder();
    const { call } = await openTestDesk({ dataFolder });
    const info = {
      version: '1.2.3',
      host: 'web',
      platform: 'linux',
      runtime: 'test',
      dataFolder,
      dialogs: false,
    };
    expect(valueOf(await call('app.info', {}))).toEqual(info);
    const pack = valueOf(await call('packs.read', { game: 'into-the-unknown' }));
    expect(pack.units['defiant']).toMatchObject({ kind: 'ship' });
  });

  it('keeps settings and tells every window', async () => {
    const { call, events } = await openTestDesk({ dataFolder: await temporaryFolder() });
    const settings = { ...DEFAULT_SETTINGS, theme: 'contrast' as const };
    valueOf(await call('settings.set', { callId: randomUUID(), settings }));
    expect(events).toContainEqual({ type: 'settings', settings });
    expect(valueOf(await call('settings.get', {}))).toEqual(settings);
  });

  it('takes problems down', async () => {
    const dataFolder = await temporaryFolder();
    const { call } = await openTestDesk({ dataFolder });
    valueOf(await call('app.reportProblem', { message: 'It broke', stack: 'at table.ts' }));
    expect(await fs.readFile(path.join(dataFolder, 'problems.log'), 'utf8')).toContain('It broke');
  });

  it('opens a folder once at a time', async () => {
    const { desk, dataFolder } = await deskWithPlan();
    const info = { version: '1', host: 'web', platform: 'linux', runtime: 'test' } as const;
    const machine = { disk: nodeDisk, now: Date.now };
    const second = await openDeskOn({ dataFolder, assetsFolder: ASSETS, info, dialogs: null }, machine);
    expect(second).toMatchObject({ ok: false, error: { code: 'folder-in-use' } });
    await desk.close();
    await openTestDesk({ dataFolder });
  });

  it('refuses a folder that cannot be written, and gives the lock back', async () => {
    const dataFolder = await temporaryFolder();
    const disk = new CrashingDisk();
    for (const folder of parentsOf(dataFolder)) await disk.makeFolder(folder);
    disk.fault = { at: disk.operations, code: 'EACCES', lasts: Infinity };
    const info = { version: '1', host: 'web', platform: 'linux', runtime: 'test' } as const;
    const refused = await openDeskOn(
      { dataFolder, assetsFolder: ASSETS, info, dialogs: null },
      { disk, now: Date.now },
    );
    expect(refused).toMatchObject({ ok: false, error: { code: 'folder-not-writable' } });
    await openTestDesk({ dataFolder });
  });

  it('opens an outside file as a copy and asks the windows to show it, even those that open later', async () => {
    const dataFolder = await temporaryFolder();
    const { desk, events } = await openTestDesk({ dataFolder });
    const file = path.join(await temporaryFolder(), 'Mine.plotroom');
    await fs.writeFile(file, JSON.stringify(planTitled('Mine')));
    const id = valueOf(await desk.openOutsideFile(file));
    expect(events).toContainEqual({ type: 'show', id });
    expect(await desk.openOutsideFile(`${file}.gone`)).toMatchObject({
      ok: false,
      error: { code: 'unreadable' },
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'problem' }));
    expect(JSON.parse(await fs.readFile(file, 'utf8'))).toEqual(planTitled('Mine'));
  });
});

describe('native dialogs', () => {
  it('bring files in one by one and write the exported file, or do nothing when cancelled', async () => {
    const folder = await temporaryFolder();
    await fs.writeFile(path.join(folder, 'a.plotroom'), JSON.stringify(planTitled('A')));
    await fs.writeFile(path.join(folder, 'b.plotroom'), 'broken');
    let chosen: string[] | null = ['a.plotroom', 'b.plotroom'].map((name) => path.join(folder, name));
    let target: string | null = path.join(folder, 'out.plotroom');
    const dialogs: HostDialogs = {
      chooseFilesToImport: () => Promise.resolve(chosen),
      chooseExportPath: () => Promise.resolve(target),
    };
    const { call, events } = await openTestDesk({ dataFolder: await temporaryFolder(), dialogs });
    const [outcome] = valueOf(await call('library.importWithDialog', { callId: randomUUID() }));
    expect(outcome?.entry.title).toBe('A');
    expect(events).toContainEqual(expect.objectContaining({ type: 'problem' }));
    const id = outcome?.entry.id ?? '';
    expect(valueOf(await call('library.exportWithDialog', { callId: randomUUID(), id }))).toBe(target);
    expect(JSON.parse(await fs.readFile(target, 'utf8'))).toMatchObject({ title: 'A' });
    expect((await fs.readdir(folder)).sort()).toEqual(['a.plotroom', 'b.plotroom', 'out.plotroom']);
    chosen = null;
    target = null;
    expect(valueOf(await call('library.importWithDialog', { callId: randomUUID() }))).toEqual([]);
    expect(valueOf(await call('library.exportWithDialog', { callId: randomUUID(), id }))).toBeNull();
  });

  it('are refused by a host that has none', async () => {
    const { call, id } = await deskWithPlan();
    const callId = randomUUID();
    expect(await call('library.importWithDialog', { callId })).toMatchObject({
      error: { code: 'no-dialogs' },
    });
    expect(await call('library.exportWithDialog', { callId: randomUUID(), id })).toMatchObject({
      error: { code: 'no-dialogs' },
    });
  });
});
