import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  openedLibrary,
  planTitled,
  temporaryFolder,
  valueOf,
  sectorPlanIn,
} from '../../tests/support/library';
import { closedLibrary, noted, notesOf } from '../../tests/support/noted-library';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

describe('the library', () => {
  it('lays a document out as a folder of its own and finds it again with history, after a close', async () => {
    const { dataFolder, folder, entry } = await closedLibrary();
    expect((await fs.readdir(folder)).sort()).toEqual([
      'document.plotroom',
      'journal.log',
      'previous.plotroom',
    ]);
    const library = await openedLibrary({ dataFolder });
    const listed = library.list();
    expect(listed.documents).toMatchObject([{ id: entry.id, title: 'Plan', summary: 'a plan', steps: 3 }]);
    const document = valueOf(await library.open(entry.id));
    expect(sectorPlanIn(document).notes).toBe('three');
    expect(document.history).toMatchObject({ position: 3, length: 3, undoLabel: 'Note three' });
    expect(document.revision).toBe(3);
  });

  it('lists the newest first and keeps the entry of an open document up to date', async () => {
    const library = await openedLibrary({ dataFolder: await temporaryFolder() });
    const first = valueOf(await library.create(planTitled('First')));
    const second = valueOf(await library.create(planTitled('Second')));
    expect(library.list().documents.map(({ title }) => title)).toEqual(['Second', 'First']);
    await noted(library, first.id, 'x');
    expect(library.list().documents.map(({ title, steps }) => [title, steps])).toEqual([
      ['First', 1],
      ['Second', 0],
    ]);
    expect(library.entry(second.id)).toEqual(second);
  });

  it('numbers a title that is taken', async () => {
    const library = await openedLibrary({ dataFolder: await temporaryFolder() });
    for (const title of ['Plan', 'Plan', 'Plan (2)']) valueOf(await library.create(planTitled(title)));
    expect(
      library
        .list()
        .documents.map(({ title }) => title)
        .sort(),
    ).toEqual(['Plan', 'Plan (2)', 'Plan (3)']);
  });

  it('duplicates the plan as it stands, with its picture and without its history', async () => {
    const library = await openedLibrary({ dataFolder: await temporaryFolder() });
    const entry = valueOf(await library.create(planTitled('Plan')));
    await noted(library, entry.id, 'one', 'two');
    valueOf(await library.setThumbnail(entry.id, PNG));
    const copy = valueOf(await library.duplicate(entry.id));
    expect(copy).toMatchObject({ title: 'Plan (2)', steps: 0, hasThumbnail: true });
    expect(await notesOf(library, copy.id)).toBe('two');
    expect(await library.thumbnail(copy.id)).toEqual(PNG);
    await noted(library, copy.id, 'other');
    expect(await notesOf(library, entry.id)).toBe('two');
  });

  it('removes to the bin, restores with history and picture, and purges for good', async () => {
    const dataFolder = await temporaryFolder();
    const library = await openedLibrary({ dataFolder });
    const entry = valueOf(await library.create(planTitled('Plan')));
    await noted(library, entry.id, 'one');
    valueOf(await library.setThumbnail(entry.id, PNG));
    const open = valueOf(await library.open(entry.id));
    valueOf(await library.remove(entry.id));
    expect(library.list()).toMatchObject({ documents: [], bin: [{ id: entry.id, title: 'Plan', steps: 1 }] });
    expect(await open.undo(1)).toMatchObject({ error: { code: 'unknown-document' } });
    expect(await library.open(entry.id)).toMatchObject({ error: { code: 'unknown-document' } });
    expect(await library.thumbnail(entry.id)).toEqual(PNG);
    const { deletedAt } = library.list().bin[0] ?? { deletedAt: 0 };
    valueOf(await library.close());

    const again = await openedLibrary({ dataFolder });
    expect(again.list().bin).toMatchObject([{ id: entry.id, deletedAt }]);
    valueOf(await again.restore(entry.id));
    expect(valueOf(await again.open(entry.id)).history).toMatchObject({ position: 1, length: 1 });
    valueOf(await again.remove(entry.id));
    valueOf(await again.purge(entry.id));
    expect(again.list()).toEqual({ documents: [], bin: [], broken: [] });
    expect(await fs.readdir(path.join(dataFolder, 'bin'))).toEqual([]);
  });

  it('refuses what it does not have', async () => {
    const library = await openedLibrary({ dataFolder: await temporaryFolder() });
    const id = '00000000-0000-4000-8000-000000000000';
    for (const work of ['open', 'duplicate', 'remove', 'restore', 'purge', 'recover'] as const) {
      expect(await library[work](id)).toMatchObject({ ok: false, error: { code: 'unknown-document' } });
    }
    expect(await library.setThumbnail(id, PNG)).toMatchObject({ error: { code: 'unknown-document' } });
    expect(await library.thumbnail(id)).toBeNull();
  });

  it('leaves foreign folders alone and no half-made document behind', async () => {
    const { dataFolder } = await closedLibrary();
    const foreign = path.join(dataFolder, 'documents', 'my own folder');
    await fs.mkdir(foreign);
    await fs.writeFile(path.join(foreign, 'document.plotroom'), 'mine');
    await fs.mkdir(path.join(dataFolder, 'documents', 'new-11111111-1111-4111-8111-111111111111'));
    const library = await openedLibrary({ dataFolder });
    expect(library.list()).toMatchObject({ documents: [{ title: 'Plan' }], broken: [] });
    expect(await fs.readFile(path.join(foreign, 'document.plotroom'), 'utf8')).toBe('mine');
  });
});

describe('a data folder that goes away', () => {
  it('refuses edits with folder-missing, keeps the plan in memory, and goes on when it is back', async () => {
    const dataFolder = await temporaryFolder();
    const library = await openedLibrary({ dataFolder });
    const { id } = valueOf(await library.create(planTitled('Plan')));
    await noted(library, id, 'one');
    const document = valueOf(await library.open(id));
    await fs.rename(dataFolder, `${dataFolder} away`);
    const patch = { op: 'add', path: '/notes', value: 'two' } as const;
    expect(await document.edit(null, 'Note', [patch])).toMatchObject({ error: { code: 'folder-missing' } });
    expect(await library.create(planTitled('Other'))).toMatchObject({ ok: false });
    expect(sectorPlanIn(document).notes).toBe('one');
    await fs.rm(dataFolder, { recursive: true, force: true });
    await fs.rename(`${dataFolder} away`, dataFolder);
    expect((await document.edit(null, 'Note', [patch])).ok).toBe(true);
    expect(await notesOf(await openedLibrary({ dataFolder }), id)).toBe('two');
  });
});
