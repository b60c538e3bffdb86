/** `journal.log` of one open document. It is opened by name for each line, so that a folder taken away is noticed. */
import path from 'node:path';
import type { Disk } from './disk';
import { ifExists } from './disk-refusal';
import { type JournalEntry, encodeLine, scanJournal } from './journal';
import { replaceFile, writeFully } from './write-file';

export const JOURNAL = 'journal.log';
export const HISTORY = 'history';

export class JournalFile {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #path: string;
  #length = 0;
  #count = 0;
  #exists = false;
  /** Something may lie beyond `#length`: a torn tail or a line that was refused. */
  #hasTail = false;

  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#folder = folder;
    this.#path = path.join(folder, JOURNAL);
  }

  get length(): number {
    return this.#length;
  }
  get count(): number {
    return this.#count;
  }

  /** The good entries on disk; writing goes on behind the last of them. */
  async load(): Promise<readonly JournalEntry[]> {
    const bytes = await ifExists(() => this.#disk.read(this.#path));
    this.#exists = bytes !== undefined;
    const { entries, goodLength } = scanJournal(bytes ?? Buffer.alloc(0));
    this.#length = goodLength;
    this.#count = entries.length;
    this.#hasTail = (bytes?.length ?? 0) > goodLength;
    return entries;
  }

  /** Appends and flushes. If it throws, the entry counts as not written, whatever the disk kept of it. */
  async append(entry: JournalEntry): Promise<void> {
    const line = encodeLine(entry);
    await this.cutTail();
    try {
      await this.#write(line);
    } catch (cause) {
      this.#hasTail = true;
      await this.cutTail().catch(() => undefined); // tried again before the next line; the first failure is told
      throw cause;
    }
    this.#length += line.length;
    this.#count += 1;
  }

  /** Removes what lies behind the last good line. */
  async cutTail(): Promise<void> {
    if (!this.#hasTail) return;
    await this.#cut(this.#length);
    this.#hasTail = false;
  }

  /** Keeps the lines as a closed segment of the history, then begins anew. The segment is durable before the cut. */
  async rotate(): Promise<void> {
    if (this.#count === 0) return;
    const bytes = (await this.#disk.read(this.#path)).subarray(0, this.#length);
    const { entries } = scanJournal(bytes);
    const history = path.join(this.#folder, HISTORY);
    await this.#disk.makeFolder(history);
    await this.#disk.syncFolder(this.#folder);
    await replaceFile(this.#disk, path.join(history, segmentName(entries)), bytes);
    // From here on the lines are a tail: if cutting fails, the next line cuts before it is written.
    this.#length = 0;
    this.#count = 0;
    this.#hasTail = true;
    await this.cutTail();
  }

  async #write(line: Buffer): Promise<void> {
    const file = await this.#disk.open(this.#path, this.#exists ? 'update' : 'create');
    try {
      await writeFully(file, line, this.#length);
      await file.sync();
    } finally {
      await file.close();
    }
    if (!this.#exists) await this.#disk.syncFolder(this.#folder);
    this.#exists = true;
  }

  async #cut(length: number): Promise<void> {
    // A first line that was refused may have made the file all the same.
    const file = await this.#disk.open(this.#path, this.#exists ? 'update' : 'create');
    try {
      await file.truncate(length);
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** Every entry of the closed segments and of the journal, in order. Segments may overlap after a crash. */
export async function readHistory(disk: Disk, folder: string): Promise<JournalEntry[]> {
  const history = path.join(folder, HISTORY);
  const names = (await ifExists(() => disk.list(history))) ?? [];
  const segments = names.filter((name) => name.endsWith('.log')).sort();
  const files = [...segments.map((name) => path.join(history, name)), path.join(folder, JOURNAL)];
  const entries: JournalEntry[] = [];
  for (const file of files) {
    const bytes = (await ifExists(() => disk.read(file))) ?? Buffer.alloc(0);
    for (const entry of scanJournal(bytes).entries) {
      if (entry.sequence > (entries.at(-1)?.sequence ?? 0)) entries.push(entry);
    }
  }
  return entries;
}

function segmentName(entries: readonly JournalEntry[]): string {
  const number = (entry: JournalEntry | undefined) => String(entry?.sequence ?? 0).padStart(10, '0');
  return `${number(entries[0])}-${number(entries.at(-1))}.log`;
}
