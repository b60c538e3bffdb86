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
import type { LibraryEntry } from '../../shared/contract';
import type { Library } from './library';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function noted(library: Library, id: string, ...notes: string[]): Promise<void> {
  const document = valueOf(await library.open(id));
  for (const value of notes) {
    valueOf(await document.edit(null, `Note ${value}`, [{ op: 'add', path: '/notes', value }]));
  }
}

/** A closed library with one document of three notes, its first two in the previous snapshot. */
async function closedLibrary(): Promise<{ dataFolder: string; folder: string; entry: LibraryEntry }> {
  const dataFolder = await temporaryFolder();
  const library = await openedLibrary({ dataFolder });
  const entry = valueOf(await library.create(planTitled('Plan')));
  await noted(library, entry.id, 'one', 'two');
  valueOf(await valueOf(await library.open(entry.id)).flush());
  await noted(library, entry.id, 'three');
  valueOf(await library.close());
  return { dataFolder, folder: path.join(dataFolder, 'documents', entry.id), entry };
}

async function notesOf(library: Library, id: string): Promise<string | undefined> {
  return sectorPlanIn(valueOf(await library.open(id))).notes;
}

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

describe('a torn tail', () => {
  it('of the journal, at any byte, is passed over and cut before the next line', async () => {
    const { dataFolder, folder, entry } = await closedLibrary();
    const journal = path.join(folder, 'journal.log');
    // The snapshot holds what the journal says; without it the journal has to.
    await fs.copyFile(path.join(folder, 'previous.plotroom'), path.join(folder, 'document.plotroom'));
    const whole = await fs.readFile(journal);
    const start = whole.lastIndexOf(10, whole.length - 2) + 1;
    for (let cut = start; cut < whole.length; cut += 7) {
      await fs.writeFile(journal, whole.subarray(0, cut));
      const library = await openedLibrary({ dataFolder });
      expect(await notesOf(library, entry.id)).toBe('two');
      await noted(library, entry.id, `after ${cut}`);
      const again = await openedLibrary({ dataFolder });
      expect(await notesOf(again, entry.id)).toBe(`after ${cut}`);
      expect(valueOf(await again.open(entry.id)).history).toMatchObject({ position: 3, length: 3 });
    }
  });
});

describe('a broken document', () => {
  const zeros = (bytes: Buffer) => Buffer.alloc(bytes.length);
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['full of zeros', zeros],
    ['cut in half', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['some other JSON', () => Buffer.from('[1, 2, 3]')],
    [
      'silently changed',
      (bytes) => Buffer.from(bytes.toString().replace('"two"', '"tow"').replace('"three"', '"threw"')),
    ],
  ])(
    'whose file is %s is listed as such, left as it is, and recovered with all its steps',
    async (_what, breakIt) => {
      const { dataFolder, folder, entry } = await closedLibrary();
      const current = path.join(folder, 'document.plotroom');
      const broken = breakIt(await fs.readFile(current));
      await fs.writeFile(current, broken);
      const library = await openedLibrary({ dataFolder });
      const { documents, broken: listed } = library.list();
      expect(documents).toEqual([]);
      expect(listed).toMatchObject([
        { id: entry.id, recoverable: true, problem: { code: 'damaged-document' } },
      ]);
      expect(await library.open(entry.id)).toMatchObject({ ok: false, error: { code: 'damaged-document' } });
      expect(await fs.readFile(current)).toEqual(broken);

      valueOf(await library.recover(entry.id));
      const document = valueOf(await library.open(entry.id));
      expect(sectorPlanIn(document).notes).toBe('three');
      expect(document.history).toMatchObject({ position: 3, length: 3 });
      const aside = (await fs.readdir(folder)).filter((name) => name.startsWith('document.broken-'));
      expect(aside).toHaveLength(1);
      expect(await fs.readFile(path.join(folder, aside[0] ?? ''))).toEqual(broken);
      valueOf(await library.close());
      expect((await openedLibrary({ dataFolder })).list()).toMatchObject({
        documents: [{ steps: 3 }],
        broken: [],
      });
    },
  );

  it('without a good copy is listed, refused and never touched', async () => {
    const { dataFolder, folder, entry } = await closedLibrary();
    for (const name of ['document.plotroom', 'previous.plotroom'])
      await fs.writeFile(path.join(folder, name), '');
    const library = await openedLibrary({ dataFolder });
    expect(library.list().broken).toMatchObject([{ id: entry.id, recoverable: false }]);
    expect(await library.recover(entry.id)).toMatchObject({ ok: false, error: { code: 'damaged-document' } });
    valueOf(await library.close());
    expect((await fs.readdir(folder)).sort()).toEqual([
      'document.plotroom',
      'journal.log',
      'previous.plotroom',
    ]);
  });

  it('goes to the bin as it is, over a restart too, and comes back or is deleted for good', async () => {
    const { dataFolder, folder, entry } = await closedLibrary();
    const current = path.join(folder, 'document.plotroom');
    await fs.writeFile(current, '[1, 2, 3]');
    const first = await openedLibrary({ dataFolder });
    valueOf(await first.remove(entry.id));
    expect(first.list()).toMatchObject({ broken: [], bin: [{ id: entry.id, steps: 0 }] });
    valueOf(await first.close());

    const second = await openedLibrary({ dataFolder });
    const [binned] = second.list().bin;
    expect(binned).toMatchObject({ id: entry.id, title: 'A document that cannot be read' });
    expect(binned?.summary).not.toBe('');
    valueOf(await second.restore(entry.id));
    expect(second.list()).toMatchObject({ bin: [], broken: [{ id: entry.id, recoverable: true }] });
    expect(await fs.readFile(current, 'utf8')).toBe('[1, 2, 3]');

    valueOf(await second.remove(entry.id));
    valueOf(await second.purge(entry.id));
    expect(second.list()).toEqual({ documents: [], bin: [], broken: [] });
    valueOf(await second.close());
  });

  it('of a newer version is refused and left untouched to the byte', async () => {
    const { dataFolder, folder, entry } = await closedLibrary();
    const current = path.join(folder, 'document.plotroom');
    const newer = (await fs.readFile(current, 'utf8')).replace('"version": 1', '"version": 99');
    await fs.writeFile(current, newer);
    const library = await openedLibrary({ dataFolder });
    expect(library.list().broken).toMatchObject([{ problem: { code: 'newer-version' }, recoverable: false }]);
    for (const work of ['open', 'recover'] as const) {
      expect(await library[work](entry.id)).toMatchObject({ ok: false, error: { code: 'newer-version' } });
    }
    valueOf(await library.close());
    expect(await fs.readFile(current, 'utf8')).toBe(newer);
  });

  it('whose journal is damaged in the middle offers what came before and keeps the rest aside', async () => {
    const { dataFolder, folder, entry } = await closedLibrary();
    const library = await openedLibrary({ dataFolder });
    await noted(library, entry.id, 'four', 'five');
    // No close: as after a kill the snapshot is older than the journal.
    const journal = path.join(folder, 'journal.log');
    const text = await fs.readFile(journal, 'utf8');
    await fs.writeFile(journal, text.replace('Note four', 'Note f0ur'));
    const again = await openedLibrary({ dataFolder });
    expect(again.list().broken).toMatchObject([{ recoverable: true, problem: { code: 'damaged-journal' } }]);
    expect(await fs.readFile(journal, 'utf8')).toContain('Note f0ur');
    valueOf(await again.recover(entry.id));
    expect(await notesOf(again, entry.id)).toBe('three');
    const aside = (await fs.readdir(folder)).filter((name) => name.startsWith('journal.broken-'));
    expect(await fs.readFile(path.join(folder, aside[0] ?? ''), 'utf8')).toContain('Note five');
    await noted(again, entry.id, 'six');
    expect(await notesOf(await openedLibrary({ dataFolder }), entry.id)).toBe('six');
  });

  it('whose older history is damaged opens, undo reaching as far as it can be read', async () => {
    const dataFolder = await temporaryFolder();
    const library = await openedLibrary({ dataFolder, compactEntries: 3 });
    const { id } = valueOf(await library.create(planTitled('Plan')));
    await noted(library, id, 'one', 'two', 'three', 'four');
    valueOf(await library.close());
    const history = path.join(dataFolder, 'documents', id, 'history');
    const [segment] = await fs.readdir(history);
    await fs.writeFile(path.join(history, segment ?? ''), 'x');
    const again = await openedLibrary({ dataFolder });
    const document = valueOf(await again.open(id));
    expect(sectorPlanIn(document).notes).toBe('four');
    expect(document.history).toMatchObject({ position: 1, length: 1, undoLabel: 'Note four' });
    valueOf(await document.undo(document.revision));
    expect(sectorPlanIn(document).notes).toBe('three');
    expect(await notesOf(await openedLibrary({ dataFolder }), id)).toBe('three');
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
