import { strFromU8, unzipSync, zipSync, strToU8 } from 'fflate';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deskWithPlan, note, openTestDesk, planStateIn } from '../../tests/support/desk';
import { planTitled, temporaryFolder, valueOf } from '../../tests/support/library';
import { pngWriter } from '../../shared/carriers/png-writer';
import type { HostDialogs } from './types';

function pictureOf(plan?: string): Buffer {
  const writer = pngWriter({ widthPx: 1, heightPx: 1, pxPerIn: 96, ...(plan === undefined ? {} : { plan }) });
  return Buffer.concat([...writer.push(new Uint8Array(4)), ...writer.end()]);
}
const planText = (title: string) => JSON.stringify(planTitled(title));

describe('library.import', () => {
  it('opens the plan in a picture or archive, and says where it was', async () => {
    const { call } = await openTestDesk({ dataFolder: await temporaryFolder() });
    const archive = Buffer.from(zipSync({ 'plan.plotroom': strToU8(planText('Zipped')) }));
    for (const [name, bytes, title] of [
      ['Shared.png', pictureOf(planText('Pictured')), 'Pictured'],
      ['Report.zip', archive, 'Zipped'],
      ['Plain.plotroom', Buffer.from(planText('Plain')), 'Plain'],
    ] as const) {
      const request = { callId: randomUUID(), name, base64: bytes.toString('base64') };
      const { entry, note: said } = valueOf(await call('library.import', request));
      expect(entry).toMatchObject({ title, steps: 0 });
      expect(said).toContain(name);
    }
  });

  it.each([
    ['no-plan-inside', pictureOf()],
    ['unreadable', pictureOf().subarray(0, 30)],
    ['not-json', pictureOf('broken')],
    ['not-json', Buffer.from('broken')],
  ])('refuses with %s, names the file and is none the worse', async (code, bytes) => {
    const { call } = await openTestDesk({ dataFolder: await temporaryFolder() });
    const request = { callId: randomUUID(), name: 'file.png', base64: bytes.toString('base64') };
    const answer = await call('library.import', request);
    expect(answer).toMatchObject({ ok: false, error: { code } });
    if (!answer.ok) expect(answer.error.message).toContain('file.png');
    expect(valueOf(await call('library.list', {})).documents).toEqual([]);
  });

  it.each([{ name: 'x', base64: 'no base64!' }, { name: 'x', base64: 'AAAA', text: '{}' }, { name: 'x' }])(
    'refuses the request %j',
    async (request) => {
      const { desk } = await openTestDesk({ dataFolder: await temporaryFolder() });
      const answer = await desk.call('library.import', { callId: randomUUID(), ...request });
      expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    },
  );

  it('a picture handed over from outside opens like a plan file', async () => {
    const { desk, events } = await openTestDesk({ dataFolder: await temporaryFolder() });
    const file = path.join(await temporaryFolder(), 'Table.png');
    await fs.writeFile(file, pictureOf(planText('Outside')));
    const id = valueOf(await desk.openOutsideFile(file));
    expect(events).toContainEqual({ type: 'show', id });
  });
});

describe('document.report', () => {
  it('bundles a document with what happened to it, without folders or names, and opens as a plan', async () => {
    const { call, id, dataFolder } = await deskWithPlan();
    valueOf(await call('document.edit', note(id, 0, 'first')));
    valueOf(await call('document.edit', note(id, 1, 'second')));
    valueOf(await call('document.undo', { callId: randomUUID(), id, baseRevision: 2 }));
    const where = path.join(dataFolder, 'documents', id, 'journal.log');
    valueOf(await call('app.reportProblem', { message: `EACCES: open '${where}'`, stack: os.homedir() }));
    const { fileName, base64 } = valueOf(await call('document.report', { id }));
    expect(fileName).toBe('Plan report.zip');
    const files = unzipSync(Buffer.from(base64, 'base64'));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(text('history.json'))).toEqual({
      position: 1,
      length: 2,
      labels: ['Note first', 'Note second'],
    });
    expect(text('journal.jsonl').trimEnd().split('\n')).toHaveLength(3);
    expect(JSON.parse(text('versions.json'))).toMatchObject({
      plotroom: '1.2.3',
      host: 'web',
      packs: [{ id: 'into-the-unknown-house' }, { id: 'into-the-unknown' }],
    });
    expect(text('problems.log')).toContain(`~/documents/${id}/journal.log`);
    for (const name of Object.keys(files)) {
      expect(text(name)).not.toContain(dataFolder);
      expect(text(name)).not.toContain(os.homedir());
    }
    const request = { callId: randomUUID(), name: fileName, base64 };
    const { entry } = valueOf(await call('library.import', request));
    expect(planStateIn(valueOf(await call('document.open', { id: entry.id }))).plan.notes).toBe('first');
  });

  it('of a document that is not there is refused', async () => {
    const { call } = await openTestDesk({ dataFolder: await temporaryFolder() });
    expect(await call('document.report', { id: randomUUID() })).toMatchObject({
      error: { code: 'unknown-document' },
    });
  });
});

describe('files.save', () => {
  const base64 = Buffer.from([1, 2, 3, 255]).toString('base64');

  it('asks where to, under a name that every system takes, and writes the bytes whole', async () => {
    const folder = await temporaryFolder();
    const asked: string[] = [];
    let target: string | null = path.join(folder, 'out.png');
    const dialogs: HostDialogs = {
      chooseFilesToImport: () => Promise.resolve(null),
      chooseExportPath: (name) => {
        asked.push(name);
        return Promise.resolve(target);
      },
    };
    const { call } = await openTestDesk({ dataFolder: await temporaryFolder(), dialogs });
    const save = (name: string) => call('files.save', { callId: randomUUID(), name, base64 });
    expect(valueOf(await save('a/b: c.png'))).toBe(target);
    expect([...(await fs.readFile(target))]).toEqual([1, 2, 3, 255]);
    expect(await fs.readdir(folder)).toEqual(['out.png']);
    target = path.join(folder, 'no', 'such', 'folder.png');
    expect(await save('NUL.pdf')).toMatchObject({ ok: false, error: { code: 'folder-missing' } });
    target = null;
    expect(valueOf(await save('..\\..\\x.svg'))).toBeNull();
    expect(asked).toEqual(['a b c.png', 'Plan NUL.pdf', 'x.svg']);
  });

  it('is refused by a host without dialogs', async () => {
    const { call } = await openTestDesk({ dataFolder: await temporaryFolder() });
    const answer = await call('files.save', { callId: randomUUID(), name: 'x.png', base64 });
    expect(answer).toMatchObject({ ok: false, error: { code: 'no-dialogs' } });
  });
});
