import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CrashingDisk } from '../../tests/kill/crashing-disk';
import { openedLibrary, valueOf } from '../../tests/support/library';
import { ok } from '../../shared/base';
import { type Match, parseMatch } from '../../shared/documents';
import { isMatch } from './body';
import type { Library } from './library';
import { decodeSnapshot } from './snapshot';
import type { StoredDocument } from './stored-document';

/** The library knows no rule: any match by its schema will do. */
const MATCH: Match = await storedMatch();
const RECORD = { seat: '1', action: { type: 'end-turn' } } as const;

async function storedMatch(): Promise<Match> {
  const file = path.resolve(import.meta.dirname, '../../tests/support/versions/match-1.plotroom');
  const match = parseMatch(await fs.readFile(file, 'utf8'));
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

function matchIn({ body }: StoredDocument): Match {
  if (!isMatch(body)) throw new Error('No match');
  return body;
}

/** Appends a record, and has the state it leads to written with the next snapshot. */
function played(document: StoredDocument, to: number) {
  return document.change((match) =>
    ok({
      patches: [
        { op: 'add', path: '/records/-', value: RECORD },
        { op: 'add', path: '/position', value: match.records.length + 1 },
      ],
      settle: (settled) => ({ ...settled, checkpoint: { ...settled.checkpoint, at: to, state: { to } } }),
    }),
  );
}

async function newMatch(
  disk: CrashingDisk,
): Promise<{ library: Library; document: StoredDocument; id: string }> {
  const library = await openedLibrary({ dataFolder: '/data', disk, compactEntries: 4 });
  const { id } = valueOf(await library.create(MATCH));
  return { library, document: valueOf(await library.open(id)), id };
}

async function reopened(disk: CrashingDisk, id: string): Promise<StoredDocument> {
  const library = await openedLibrary({ dataFolder: '/data', disk, compactEntries: 4 });
  return valueOf(await library.open(id));
}

async function snapshotOf(disk: CrashingDisk, id: string): Promise<Match> {
  const snapshot = valueOf(decodeSnapshot(await disk.read(`/data/documents/${id}/document.plotroom`)));
  if (!isMatch(snapshot.body)) throw new Error('No match');
  return snapshot.body;
}

describe('a match in the library', () => {
  it('is listed as what it is, its records being its steps', async () => {
    const { library, document } = await newMatch(new CrashingDisk());
    const { length } = MATCH.records;
    expect(library.list().documents).toMatchObject([{ kind: 'match', game: 'black-alert', steps: length }]);
    await played(document, 1);
    expect(library.list().documents[0]?.steps).toBe(length + 1);
  });

  it('journals a record without the state it leads to, and the snapshot holds that state', async () => {
    const disk = new CrashingDisk();
    const { document, id } = await newMatch(disk);
    expect(await played(document, 7)).toEqual({ ok: true, value: null });
    const journal = await disk.read(`/data/documents/${id}/journal.log`);
    expect(journal.toString()).not.toContain('checkpoint');
    expect((await snapshotOf(disk, id)).checkpoint).toEqual(MATCH.checkpoint);
    valueOf(await document.flush());
    expect((await snapshotOf(disk, id)).checkpoint).toMatchObject({ at: 7, state: { to: 7 } });
    expect(matchIn(document).checkpoint.at).toBe(7);
  });

  it('is found again after a crash with every record, whether or not a snapshot came between', async () => {
    const disk = new CrashingDisk();
    const { document, id } = await newMatch(disk);
    for (let step = 0; step < 11; step += 1) valueOf(await played(document, step));
    const copy = await reopened(disk, id);
    expect(matchIn(copy).records).toEqual([...MATCH.records, ...Array<typeof RECORD>(11).fill(RECORD)]);
    expect(copy.revision).toBe(11);
  });

  it('has no steps to undo beside its own line, and takes no edits', async () => {
    const { document } = await newMatch(new CrashingDisk());
    await played(document, 1);
    expect(document.history).toEqual({ position: 0, length: 0, undoLabel: null, redoLabel: null });
    expect(await document.undo(1)).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
    const patch = { op: 'replace', path: '/title', value: 'Edited' } as const;
    expect(await document.edit(1, 'Edit', [patch])).toMatchObject({
      ok: false,
      error: { code: 'not-a-plan' },
    });
  });

  it('stores nothing for a change of nothing, and refuses a patch that does not fit', async () => {
    const { document } = await newMatch(new CrashingDisk());
    expect(await document.change(() => ok({ patches: [] }))).toEqual({ ok: true, value: null });
    const patch = { op: 'remove', path: '/records/99999' } as const;
    expect(await document.change(() => ok({ patches: [patch] }))).toMatchObject({
      error: { code: 'bad-patch' },
    });
    expect(document.revision).toBe(0);
  });

  it('goes to the bin and comes back, and is copied without its journal', async () => {
    const { library, document, id } = await newMatch(new CrashingDisk());
    await played(document, 1);
    const copy = valueOf(await library.duplicate(id));
    expect(matchIn(valueOf(await library.open(copy.id))).records).toEqual(matchIn(document).records);
    valueOf(await library.remove(id));
    expect(library.list().bin).toMatchObject([{ kind: 'match' }]);
    expect(valueOf(await library.restore(id))).toMatchObject({ kind: 'match' });
  });

  it('of a damaged file is broken, never empty, and its last good copy comes back', async () => {
    const disk = new CrashingDisk();
    const { document, library, id } = await newMatch(disk);
    await played(document, 1);
    valueOf(await library.close());
    const file = await disk.open(`/data/documents/${id}/document.plotroom`, 'update');
    await file.truncate(40);
    await file.close();
    const again = await openedLibrary({ dataFolder: '/data', disk });
    expect(again.list()).toMatchObject({ documents: [], broken: [{ id, recoverable: true }] });
    expect(valueOf(await again.recover(id))).toMatchObject({
      kind: 'match',
      steps: MATCH.records.length + 1,
    });
  });
});

describe('a snapshot of a match', () => {
  it('has a version that a Plotroom without matches calls newer, while plans keep the first', async () => {
    const disk = new CrashingDisk();
    const { id } = await newMatch(disk);
    const text = (await disk.read(`/data/documents/${id}/document.plotroom`)).toString();
    expect(text).toContain('"version": 2');
  });
});
