/** A new document's folder: written under a name that no reader takes for one, then renamed. */
import path from 'node:path';
import type { DocumentBody } from './body';
import type { Disk } from './disk';
import { CURRENT, PREVIOUS } from './load-document';
import { THUMBNAIL } from './shelf';
import { encodeSnapshot } from './snapshot';
import { writeNewFile } from './write-file';

export interface NewDocument {
  readonly body: DocumentBody;
  readonly thumbnail: Buffer | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The first snapshot is also the previous one, so that from the first moment a good copy exists. */
export async function writeDocumentFolder(
  disk: Disk,
  root: string,
  id: string,
  document: NewDocument,
): Promise<void> {
  const { body, thumbnail, at } = document;
  const building = path.join(root, `new-${id}`);
  const snapshot = encodeSnapshot({
    sequence: 0,
    position: 0,
    length: 0,
    createdAt: at,
    changedAt: at,
    body,
  });
  try {
    await disk.makeFolder(building);
    await writeNewFile(disk, path.join(building, CURRENT), snapshot);
    await writeNewFile(disk, path.join(building, PREVIOUS), snapshot);
    if (thumbnail !== null) await writeNewFile(disk, path.join(building, THUMBNAIL), thumbnail);
    await disk.syncFolder(building);
    await disk.rename(building, path.join(root, id));
    await disk.syncFolder(root);
  } catch (cause) {
    // The first failure is the one to tell; a document that was refused must not turn up later.
    await disk.remove(building).catch(() => undefined);
    await disk.remove(path.join(root, id)).catch(() => undefined);
    throw cause;
  }
}
