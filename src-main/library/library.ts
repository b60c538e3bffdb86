/**
 * The documents of a data folder: `documents/<uuid>/` and `bin/<uuid>/`. It knows files, not rules. Structural changes run
 * one after the other; edits run in their document's own line.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import type { BinEntry, LibraryEntry, LibraryList } from '../../shared/contract';
import type { DocumentBody } from './body';
import { attempt, ifExists } from './disk-refusal';
import { unknownDocument } from './document-refusals';
import { moveFolder, probeWritable } from './folders';
import { documentOptionsOf, type LibraryOptions } from './library-options';
import { loadDocument } from './load-document';
import { setAside } from './recover';
import { Serial } from './serial';
import {
  type ShelfEntry,
  type Summarize,
  THUMBNAIL,
  entryOf,
  noteRemoval,
  readRemovedAt,
  readShelf,
  readShelfEntry,
  unreadable,
  unreadableEntry,
} from './shelf';
import type { DocumentOptions } from './document-options';
import { StoredDocument } from './stored-document';
import { uniqueTitle } from './titles';
import { writeDocumentFolder } from './new-document';
import { replaceFile } from './write-file';

export class Library {
  readonly #options: DocumentOptions;
  readonly #summarize: Summarize;
  readonly #documents: string;
  readonly #bin: string;
  readonly #serial = new Serial();
  #shelf = new Map<string, ShelfEntry>();
  readonly #removed = new Map<string, BinEntry>();
  readonly #open = new Map<string, StoredDocument>();

  private constructor(options: LibraryOptions) {
    this.#options = documentOptionsOf(options);
    this.#summarize = options.summarize;
    this.#documents = path.join(options.dataFolder, 'documents');
    this.#bin = path.join(options.dataFolder, 'bin');
  }

  /** Makes the folders and reads what lies in them. The caller owns the data folder. */
  static open(options: LibraryOptions): Promise<Result<Library, Refusal>> {
    return attempt(async () => {
      const library = new Library(options);
      await library.#load();
      return library;
    });
  }

  list(): Omit<LibraryList, 'examples'> {
    const documents = [...this.#shelf.keys()].flatMap((id) => this.entry(id) ?? []);
    const broken = [...this.#shelf].flatMap(([id, shelf]) => {
      if (shelf.type !== 'broken') return [];
      return [{ id, problem: shelf.problem, recoverable: shelf.recoverable }];
    });
    return {
      documents: documents.sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1)),
      bin: [...this.#removed.values()].sort((a, b) => b.deletedAt - a.deletedAt),
      broken,
    };
  }

  /** The entry as of now, undefined for a broken or unknown document. */
  entry(id: string): LibraryEntry | undefined {
    const shelf = this.#shelf.get(id);
    if (shelf?.type !== 'good') return undefined;
    const document = this.#open.get(id);
    if (document === undefined) return shelf.entry;
    const { body, changedAt, history } = document;
    return entryOf(
      { id, body, changedAt, steps: history.length, hasThumbnail: shelf.entry.hasThumbnail },
      this.#summarize,
    );
  }

  /** A new document without history; a title that is taken gets a number. */
  create(body: DocumentBody): Promise<Result<LibraryEntry, Refusal>> {
    return this.#serial.run(() => this.#create(body));
  }

  /** Opens a document, or says why it cannot be read; it stays open until the library closes. */
  open(id: string): Promise<Result<StoredDocument, Refusal>> {
    const document = this.#open.get(id);
    return document === undefined
      ? this.#serial.run(() => this.#openFromDisk(id))
      : Promise.resolve(ok(document));
  }

  /** A copy of the plan or match as it stands, with picture, without history. */
  duplicate(id: string): Promise<Result<LibraryEntry, Refusal>> {
    return this.#serial.run(async () => {
      const document = await this.#openFromDisk(id);
      if (!document.ok) return document;
      const thumbnail = await attempt(() => this.thumbnail(id));
      return this.#create(document.value.body, (thumbnail.ok && thumbnail.value) || null);
    });
  }

  remove(id: string): Promise<Result<null, Refusal>> {
    return this.#serial.run(() => this.#remove(id));
  }

  restore(id: string): Promise<Result<LibraryEntry, Refusal>> {
    return this.#serial.run(async () => {
      const entry = this.#removed.get(id);
      if (entry === undefined) return err(unknownDocument());
      const { moved, refusal } = await moveFolder(this.#options.disk, this.#bin, this.#documents, id);
      if (!moved) return err(refusal ?? unknownDocument());
      this.#removed.delete(id);
      this.#shelf.set(id, await readShelfEntry(this.#options.disk, this.#documents, id, this.#summarize));
      // What could not be read before still cannot: it is back among the broken ones all the same.
      return refusal === null ? ok(this.entry(id) ?? entry) : err(refusal);
    });
  }

  /** Deletes a document of the bin for good. */
  purge(id: string): Promise<Result<null, Refusal>> {
    return this.#serial.run(async () => {
      if (!this.#removed.has(id)) return err(unknownDocument());
      const gone = await attempt(() => this.#options.disk.remove(path.join(this.#bin, id)));
      if (!gone.ok) return gone;
      this.#removed.delete(id);
      return ok(null);
    });
  }

  /** Puts the newest good copy of a broken document in place; what was broken is kept beside it. */
  recover(id: string): Promise<Result<LibraryEntry, Refusal>> {
    return this.#serial.run(async () => {
      if (this.#shelf.get(id)?.type !== 'broken') return err(unknownDocument());
      const folder = path.join(this.#documents, id);
      const done = await attempt(() => setAside(this.#options.disk, folder, this.#options.now()));
      if (!done.ok) return done;
      if (!done.value.ok) return done.value;
      this.#shelf.set(id, await readShelfEntry(this.#options.disk, this.#documents, id, this.#summarize));
      const entry = this.entry(id);
      return entry === undefined ? err(unknownDocument()) : ok(entry);
    });
  }

  /** The PNG of a document, open, closed or in the bin. Throws the disk's own errors. */
  async thumbnail(id: string): Promise<Buffer | null> {
    const root = this.#removed.has(id) ? this.#bin : this.#documents;
    return (await ifExists(() => this.#options.disk.read(path.join(root, id, THUMBNAIL)))) ?? null;
  }

  setThumbnail(id: string, png: Buffer): Promise<Result<null, Refusal>> {
    return this.#serial.run(async () => {
      const shelf = this.#shelf.get(id);
      if (shelf?.type !== 'good') return err(unknownDocument());
      const target = path.join(this.#documents, id, THUMBNAIL);
      const written = await attempt(() => replaceFile(this.#options.disk, target, png));
      if (!written.ok) return written;
      this.#shelf.set(id, { type: 'good', entry: { ...shelf.entry, hasThumbnail: true } });
      return ok(null);
    });
  }

  /** Flushes every open document; the first failure is returned, the others are still tried. */
  close(): Promise<Result<null, Refusal>> {
    return this.#serial.run(async () => {
      let outcome: Result<null, Refusal> = ok(null);
      for (const document of this.#open.values()) {
        const flushed = await document.retire();
        if (outcome.ok) outcome = flushed;
      }
      return outcome;
    });
  }

  async #load(): Promise<void> {
    const { disk } = this.#options;
    await disk.makeFolder(path.dirname(this.#documents));
    await disk.makeFolder(this.#documents);
    await disk.makeFolder(this.#bin);
    await probeWritable(disk, path.dirname(this.#documents));
    this.#shelf = await readShelf(disk, this.#documents, this.#summarize);
    for (const [id, shelf] of await readShelf(disk, this.#bin, this.#summarize)) {
      const now = this.#options.now();
      const entry = shelf.type === 'good' ? shelf.entry : unreadableEntry(id, shelf.problem, now);
      this.#removed.set(id, await readRemovedAt(disk, this.#bin, entry));
    }
  }

  async #create(body: DocumentBody, thumbnail: Buffer | null = null): Promise<Result<LibraryEntry, Refusal>> {
    const id = randomUUID();
    const taken = new Set(this.list().documents.map((entry) => entry.title));
    const titled = { ...body, title: uniqueTitle(body.title, taken) };
    const changedAt = this.#options.now();
    const parts = { body: titled, thumbnail, at: changedAt };
    const written = await attempt(() => writeDocumentFolder(this.#options.disk, this.#documents, id, parts));
    if (!written.ok) return written;
    const facts = { id, body: titled, changedAt, steps: 0, hasThumbnail: thumbnail !== null };
    const entry = entryOf(facts, this.#summarize);
    this.#shelf.set(id, { type: 'good', entry });
    return ok(entry);
  }

  async #openFromDisk(id: string): Promise<Result<StoredDocument, Refusal>> {
    const open = this.#open.get(id);
    if (open !== undefined) return ok(open);
    const shelf = this.#shelf.get(id);
    if (shelf === undefined) return err(unknownDocument());
    const folder = path.join(this.#documents, id);
    const loaded = await attempt(() => loadDocument(this.#options.disk, folder));
    if (!loaded.ok) return err(unreadable(loaded.error));
    if (loaded.value.type === 'broken') {
      const { problem, rescue } = loaded.value;
      this.#shelf.set(id, { type: 'broken', problem, recoverable: rescue !== null });
      return err(problem);
    }
    const { document } = loaded.value;
    const opened = await attempt(() => StoredDocument.open(id, folder, document, this.#options));
    if (opened.ok) this.#open.set(id, opened.value);
    return opened;
  }

  async #remove(id: string): Promise<Result<null, Refusal>> {
    const shelf = this.#shelf.get(id);
    if (shelf === undefined) return err(unknownDocument());
    const deletedAt = this.#options.now();
    const broken = shelf.type === 'broken' && unreadableEntry(id, shelf.problem, deletedAt);
    const entry = broken || this.entry(id);
    if (entry === undefined) return err(unknownDocument());
    const document = this.#open.get(id);
    const retired = (await document?.retire()) ?? ok(null);
    if (!retired.ok) return retired;
    await noteRemoval(this.#options.disk, this.#documents, id, deletedAt);
    const { moved, refusal } = await moveFolder(this.#options.disk, this.#documents, this.#bin, id);
    if (moved) {
      this.#open.delete(id);
      this.#shelf.delete(id);
      this.#removed.set(id, { ...entry, deletedAt });
    } else document?.revive();
    return refusal === null ? ok(null) : err(refusal);
  }
}
