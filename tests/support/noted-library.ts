/** A library that closed with a document in it. */
import path from 'node:path';
import { openedLibrary, planTitled, temporaryFolder, valueOf, sectorPlanIn } from './library';
import type { LibraryEntry } from '../../shared/contract';
import type { Library } from '../../src-main/library/library';

/** Writes notes into a document, each as a step. */
export async function noted(library: Library, id: string, ...notes: string[]): Promise<void> {
  const document = valueOf(await library.open(id));
  for (const value of notes) {
    valueOf(await document.edit(null, `Note ${value}`, [{ op: 'add', path: '/notes', value }]));
  }
}

/** A closed library with one document of three notes, its first two in the previous snapshot. */
export async function closedLibrary(): Promise<{ dataFolder: string; folder: string; entry: LibraryEntry }> {
  const dataFolder = await temporaryFolder();
  const library = await openedLibrary({ dataFolder });
  const entry = valueOf(await library.create(planTitled('Plan')));
  await noted(library, entry.id, 'one', 'two');
  valueOf(await valueOf(await library.open(entry.id)).flush());
  await noted(library, entry.id, 'three');
  valueOf(await library.close());
  return { dataFolder, folder: path.join(dataFolder, 'documents', entry.id), entry };
}

/** The notes of a document as it stands. */
export async function notesOf(library: Library, id: string): Promise<string | undefined> {
  return sectorPlanIn(valueOf(await library.open(id))).notes;
}
