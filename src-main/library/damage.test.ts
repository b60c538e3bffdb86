/** Damage that people and other programs do to a data folder: none of it keeps Plotroom from starting. */
import { execFileSync } from 'node:child_process';
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
import type { Refusal } from '../../shared/base';
import type { Library } from './library';

interface TwoPlans {
  readonly dataFolder: string;
  readonly ids: readonly [string, string];
  readonly fileOf: (id: string, name: string) => string;
}

/** Plans "One" and "Two" with the notes "One 1" .. "One 3" and "Two 1" .. "Two 3", after an orderly end. */
async function twoPlans(): Promise<TwoPlans> {
  const dataFolder = await temporaryFolder();
  const library = await openedLibrary({ dataFolder });
  const ids: string[] = [];
  for (const title of ['One', 'Two']) {
    const { id } = valueOf(await library.create(planTitled(title)));
    ids.push(id);
    await noted(library, id, `${title} 1`, `${title} 2`, `${title} 3`);
  }
  valueOf(await library.close());
  const [one = '', two = ''] = ids;
  return { dataFolder, ids: [one, two], fileOf: (id, name) => path.join(dataFolder, 'documents', id, name) };
}

async function noted(library: Library, id: string, ...notes: string[]): Promise<void> {
  const document = valueOf(await library.open(id));
  for (const value of notes) {
    valueOf(await document.edit(null, `Note ${value}`, [{ op: 'add', path: '/notes', value }]));
  }
}

async function swap(one: string, other: string): Promise<void> {
  await fs.rename(one, `${one}.swap`);
  await fs.rename(other, one);
  await fs.rename(`${one}.swap`, other);
}

describe('a document file', () => {
  it('nested deeper than the stack reaches is damaged; the library opens', async () => {
    const { dataFolder, ids, fileOf } = await twoPlans();
    const file = fileOf(ids[0], 'document.plotroom');
    const whole = JSON.parse(await fs.readFile(file, 'utf8')) as object;
    const head = JSON.stringify({ ...whole, plan: undefined }).slice(0, -1);
    await fs.writeFile(file, `${head},"plan":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    const list = (await openedLibrary({ dataFolder })).list();
    expect(list.broken).toMatchObject([{ id: ids[0], problem: { code: 'damaged-document' } }]);
    expect(list.documents).toMatchObject([{ title: 'Two' }]);
  });

  it.skipIf(process.platform === 'win32')(
    'that is a pipe nobody writes into is damaged; nobody waits for it',
    async () => {
      const { dataFolder, ids, fileOf } = await twoPlans();
      const file = fileOf(ids[0], 'document.plotroom');
      await fs.rm(file);
      execFileSync('mkfifo', [file]);
      expect((await openedLibrary({ dataFolder })).list().broken).toMatchObject([{ id: ids[0] }]);
    },
  );

  it('that is a folder is unreadable, and is said to be so', async () => {
    const { dataFolder, ids, fileOf } = await twoPlans();
    await fs.rm(fileOf(ids[0], 'document.plotroom'));
    await fs.mkdir(fileOf(ids[0], 'document.plotroom'));
    const library = await openedLibrary({ dataFolder });
    expect(await library.open(ids[0])).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });
});

describe('a bin', () => {
  it('whose note of a removal is a folder shows the plan all the same', async () => {
    const { dataFolder, ids } = await twoPlans();
    const library = await openedLibrary({ dataFolder });
    valueOf(await library.remove(ids[0]));
    const note = path.join(dataFolder, 'bin', ids[0], 'removed.json');
    await fs.rm(note);
    await fs.mkdir(note);
    expect((await openedLibrary({ dataFolder })).list().bin).toMatchObject([{ title: 'One' }]);
  });
});

describe('journals of two plans swapped', () => {
  it('after an orderly end leave the plans as they are, and no step of the other is ever undone into one', async () => {
    const { dataFolder, ids, fileOf } = await twoPlans();
    await swap(fileOf(ids[0], 'journal.log'), fileOf(ids[1], 'journal.log'));
    const problems: Refusal[] = [];
    const library = await openedLibrary({ dataFolder, onProblem: (problem) => problems.push(problem) });
    const document = valueOf(await library.open(ids[0]));
    expect(sectorPlanIn(document)).toMatchObject({ title: 'One', notes: 'One 3' });
    expect(document.history).toMatchObject({ position: 0, length: 0 });
    expect(problems).toMatchObject([{ code: 'foreign-history' }]);
    await noted(library, ids[0], 'One 4', 'One 5');
    // No close: what was acknowledged is there all the same.
    const again = valueOf(await (await openedLibrary({ dataFolder })).open(ids[0]));
    expect(again.history).toMatchObject({ position: 2, length: 2 });
    valueOf(await again.goTo(again.revision, 0));
    expect(sectorPlanIn(again)).toMatchObject({ title: 'One', notes: 'One 3' });
  });

  it('after a kill with a snapshot in between are damage; what the snapshot held is offered', async () => {
    const { dataFolder, ids, fileOf } = await twoPlans();
    const library = await openedLibrary({ dataFolder });
    for (const [index, title] of ['One', 'Two'].entries())
      await noted(library, ids[index] ?? '', `${title} 4`, `${title} 5`);
    await swap(fileOf(ids[0], 'journal.log'), fileOf(ids[1], 'journal.log'));
    const again = await openedLibrary({ dataFolder });
    expect(again.list().broken).toMatchObject([
      { problem: { code: 'damaged-journal' }, recoverable: true },
      { problem: { code: 'damaged-journal' }, recoverable: true },
    ]);
    valueOf(await again.recover(ids[0]));
    expect(sectorPlanIn(valueOf(await again.open(ids[0])))).toMatchObject({ title: 'One', notes: 'One 3' });
  });
});
