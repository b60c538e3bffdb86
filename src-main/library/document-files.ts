/**
 * The files of one open document: the journal of its changes, and snapshots of which the newest and the one before are
 * kept. Every method throws the disk's own errors.
 */
import path from 'node:path';
import type { Disk } from './disk';
import type { JournalEntry } from './journal';
import { type JournalFile, readHistory } from './journal-file';
import { CURRENT, type LoadedDocument, PREVIOUS } from './load-document';
import { type Snapshot, decodeSnapshot, encodeSnapshot } from './snapshot';
import { replaceFile } from './write-file';

export class DocumentFiles {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #journal: JournalFile;
  /** Sequence of the snapshot on disk. */
  #snapshotSequence: number;

  constructor(disk: Disk, folder: string, { journal, snapshotSequence }: LoadedDocument) {
    this.#disk = disk;
    this.#folder = folder;
    this.#journal = journal;
    this.#snapshotSequence = snapshotSequence;
  }

  /** Every journalled change that can still be read, oldest first. */
  history(): Promise<readonly JournalEntry[]> {
    return readHistory(this.#disk, this.#folder);
  }

  /** Appends and flushes; if it throws, the entry counts as not written. */
  append(entry: JournalEntry): Promise<void> {
    return this.#journal.append(entry);
  }

  /** Takes back a line that was refused and may lie there all the same. */
  cutTail(): Promise<void> {
    return this.#journal.cutTail();
  }

  /** True while the journal holds nothing that its closed segments do not. */
  get isJournalEmpty(): boolean {
    return this.#journal.count === 0;
  }

  /** True once the journal has reached so many entries, or so many bytes. */
  isJournalLong(entries: number, bytes: number): boolean {
    return this.#journal.count >= entries || this.#journal.length >= bytes;
  }

  /** Closes the journal as a segment of the history and begins it anew. */
  rotate(): Promise<void> {
    return this.#journal.rotate();
  }

  /**
   * Writes a snapshot unless the one on disk has that sequence; `settle` is asked for it once the old one is read. The
   * snapshot it replaces becomes the previous one, unless it went bad on disk.
   */
  async snapshot(sequence: number, settle: () => Snapshot): Promise<void> {
    await this.#journal.cutTail();
    if (this.#snapshotSequence === sequence) return;
    const current = path.join(this.#folder, CURRENT);
    const old = await this.#disk.read(current);
    const settled = settle();
    if (decodeSnapshot(old).ok) await replaceFile(this.#disk, path.join(this.#folder, PREVIOUS), old);
    await replaceFile(this.#disk, current, encodeSnapshot(settled));
    this.#snapshotSequence = sequence;
  }
}
