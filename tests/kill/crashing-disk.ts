/**
 * A disk in memory that can fail at any operation and lose power. What was not flushed may be there, be missing or be
 * half there afterwards; names change in order, as on a journalling file system, and are sure once their folder is flushed.
 */
/* eslint-disable @typescript-eslint/require-await -- a disk's operations are asynchronous, in memory or not */
import path from 'node:path';
import type { Disk, DiskFile } from '../../src-main/library';

interface FileNode {
  content: Buffer;
  durable: Buffer;
}
type Names = Map<string, FileNode | 'folder'>;
interface NameChange {
  readonly folders: readonly string[];
  readonly apply: (names: Names) => void;
  durable: boolean;
}

export interface Fault {
  /** Number of the operation that fails, counted from 0 over everything that changes the disk. */
  readonly at: number;
  readonly code: 'ENOSPC' | 'EACCES' | 'EIO' | 'ENOENT';
  /** How many operations fail; `Infinity` until the fault is taken away. */
  readonly lasts: number;
}

/** A number in [0, 1). */
export type Random = () => number;

const PAGE = 512;

export class CrashingDisk implements Disk {
  operations = 0;
  fault: Fault | null = null;
  readonly #before: Names;
  readonly #changes: NameChange[] = [];
  readonly #names: Names;

  constructor(names: Names = new Map([['/', 'folder']])) {
    this.#before = new Map(names);
    this.#names = names;
  }

  /** The disk as the next start finds it. */
  afterPowerCut(random: Random): CrashingDisk {
    const names: Names = new Map(this.#before);
    const kept = Math.floor(random() * (this.#changes.length + 1));
    this.#changes.forEach((change, index) => {
      if (change.durable || index < kept) change.apply(names);
    });
    const nodes = new Map<FileNode, FileNode>();
    for (const [name, node] of names) {
      if (node === 'folder') continue;
      const content = nodes.get(node)?.content ?? torn(node, random);
      const copy = nodes.get(node) ?? { content, durable: content };
      nodes.set(node, copy);
      names.set(name, copy);
    }
    return new CrashingDisk(names);
  }

  /** The same files without faults, as after the process died but the machine lived on. */
  afterKill(): CrashingDisk {
    const names = [...this.#names].map(([name, node]): [string, FileNode | 'folder'] => [
      name,
      node === 'folder' ? node : { content: node.content, durable: node.content },
    ]);
    return new CrashingDisk(new Map(names));
  }

  paths(): string[] {
    return [...this.#names.keys()].sort();
  }

  async open(target: string, mode: 'create' | 'update'): Promise<DiskFile> {
    const found = this.#names.get(target);
    if (mode === 'update' && found === undefined) throw failure('ENOENT', 'open', target);
    if (mode === 'create') this.#step('open', target);
    if (found === 'folder') throw failure('EISDIR', 'open', target);
    if (!this.#names.has(path.dirname(target))) throw failure('ENOENT', 'open', target);
    const file = found ?? { content: Buffer.alloc(0), durable: Buffer.alloc(0) };
    if (mode === 'create') file.content = Buffer.alloc(0);
    if (found === undefined) this.#change([path.dirname(target)], (names) => names.set(target, file));
    return this.#handle(file, target);
  }

  async read(target: string): Promise<Buffer> {
    const node = this.#names.get(target);
    if (node === undefined || node === 'folder') throw failure('ENOENT', 'open', target);
    return Buffer.from(node.content);
  }

  async list(folder: string): Promise<string[]> {
    if (!this.#names.has(folder)) throw failure('ENOENT', 'scandir', folder);
    return [...this.#names.keys()]
      .filter((name) => name !== folder && path.dirname(name) === folder)
      .map((name) => path.basename(name));
  }

  async size(target: string): Promise<number> {
    return (await this.read(target)).length;
  }

  async makeFolder(target: string): Promise<void> {
    if (this.#names.has(target)) return;
    if (!this.#names.has(path.dirname(target))) throw failure('ENOENT', 'mkdir', target);
    this.#step('mkdir', target);
    this.#change([path.dirname(target)], (names) => names.set(target, 'folder'));
  }

  async rename(from: string, to: string): Promise<void> {
    if (!this.#names.has(from)) throw failure('ENOENT', 'rename', from);
    this.#step('rename', from);
    this.#change([path.dirname(from), path.dirname(to)], (names) => {
      for (const [name, node] of [...names]) {
        if (name !== from && !name.startsWith(`${from}/`)) continue;
        names.delete(name);
        names.set(to + name.slice(from.length), node);
      }
    });
  }

  async remove(target: string): Promise<void> {
    this.#step('rm', target);
    this.#change([path.dirname(target)], (names) => {
      for (const name of [...names.keys()])
        if (name === target || name.startsWith(`${target}/`)) names.delete(name);
    });
  }

  async syncFolder(folder: string): Promise<void> {
    this.#step('fsync', folder);
    if (!this.#names.has(folder)) throw failure('ENOENT', 'open', folder);
    for (const change of this.#changes) if (change.folders.includes(folder)) change.durable = true;
  }

  #handle(file: FileNode, target: string): DiskFile {
    return {
      write: async (bytes, position) => {
        // Half of it arrives, as when a disk runs full.
        const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
        try {
          this.#step('write', target);
        } catch (cause) {
          file.content = overwritten(file.content, half, position);
          throw cause;
        }
        file.content = overwritten(file.content, half, position);
        return half.length;
      },
      truncate: async (length) => {
        this.#step('ftruncate', target);
        const grown = Buffer.alloc(length);
        file.content.copy(grown, 0, 0, length);
        file.content = grown;
      },
      sync: async () => {
        this.#step('fdatasync', target);
        file.durable = Buffer.from(file.content);
      },
      close: async () => undefined,
    };
  }

  #change(folders: readonly string[], apply: (names: Names) => void): void {
    apply(this.#names);
    this.#changes.push({ folders, apply, durable: false });
  }

  #step(syscall: string, target: string): void {
    const number = this.operations++;
    if (this.fault === null) return;
    const { at, code, lasts } = this.fault;
    if (number >= at && number < at + lasts) throw failure(code, syscall, target);
  }
}

function overwritten(content: Buffer, bytes: Uint8Array, position: number): Buffer {
  const grown = Buffer.alloc(Math.max(content.length, position + bytes.length));
  content.copy(grown);
  grown.set(bytes, position);
  return grown;
}

/** Old, new, or new in length with unwritten pages of zeros. */
function torn(file: FileNode, random: Random): Buffer {
  const { content, durable } = file;
  if (content.equals(durable) || random() < 0.3) return durable;
  if (random() < 0.5) return content;
  const mixed = Buffer.from(content);
  for (let start = 0; start < mixed.length; start += PAGE) {
    if (random() < 0.5) continue;
    const end = Math.min(start + PAGE, mixed.length);
    mixed.fill(0, start, end);
    if (start < durable.length) durable.copy(mixed, start, start, Math.min(end, durable.length));
  }
  return mixed;
}

function failure(code: string, syscall: string, target: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: ${syscall} '${target}'`), { code, syscall, path: target });
}
