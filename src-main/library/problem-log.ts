/** `problems.log` of the data folder: what went wrong, for a bug report. Two files of bounded size, newest last. */
import path from 'node:path';
import type { Refusal, Result } from '../../shared/base';
import type { Disk } from './disk';
import { attempt, ifExists } from './disk-refusal';
import { Serial } from './serial';
import { writeFully } from './write-file';

const MAX_BYTES = 512 * 1024;

export class ProblemLog {
  readonly #disk: Disk;
  readonly #path: string;
  readonly #serial = new Serial();

  constructor(disk: Disk, dataFolder: string) {
    this.#disk = disk;
    this.#path = path.join(dataFolder, 'problems.log');
  }

  add(problem: {
    readonly at: number;
    readonly message: string;
    readonly stack?: string | undefined;
  }): Promise<Result<null, Refusal>> {
    return this.#serial.run(() => attempt(() => this.#append(Buffer.from(`${JSON.stringify(problem)}\n`))));
  }

  /** Both files, oldest first; empty when there are none. Throws the disk's own errors. */
  read(): Promise<string> {
    return this.#serial.run(async () => {
      const files = [this.#older, this.#path];
      const texts = await Promise.all(files.map((file) => ifExists(() => this.#disk.read(file))));
      return texts.map((bytes) => bytes?.toString('utf8') ?? '').join('');
    });
  }

  get #older(): string {
    return this.#path.replace(/\.log$/, '.old.log');
  }

  async #append(line: Buffer): Promise<null> {
    let size = await ifExists(() => this.#disk.size(this.#path));
    if (size !== undefined && size + line.length > MAX_BYTES) {
      await this.#disk.rename(this.#path, this.#older);
      size = undefined;
    }
    const file = await this.#disk.open(this.#path, size === undefined ? 'create' : 'update');
    try {
      await writeFully(file, line, size ?? 0);
    } finally {
      await file.close();
    }
    return null;
  }
}
