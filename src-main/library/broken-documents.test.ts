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
