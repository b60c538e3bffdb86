/** `settings.json` of the data folder. What it does not say, or says wrongly, has its default. */
import path from 'node:path';
import type { Refusal, Result } from '../../shared/base';
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '../../shared/contract';
import type { Disk } from './disk';
import { attempt, ifExists } from './disk-refusal';
import { Serial } from './serial';
import { replaceFile } from './write-file';

export class SettingsFile {
  readonly #disk: Disk;
  readonly #path: string;
  readonly #serial = new Serial();
  #value: Settings = DEFAULT_SETTINGS;

  constructor(disk: Disk, dataFolder: string) {
    this.#disk = disk;
    this.#path = path.join(dataFolder, 'settings.json');
  }

  get value(): Settings {
    return this.#value;
  }

  /** Reads the file; one that is no JSON is moved aside and reported. Throws the disk's own errors. */
  async load(stamp: string): Promise<Refusal | null> {
    const bytes = await ifExists(() => this.#disk.read(this.#path));
    if (bytes === undefined) return null;
    const json = parseObject(bytes.toString('utf8'));
    if (json !== null) {
      this.#value = readSettings(json);
      return null;
    }
    const aside = this.#path.replace(/\.json$/, `.broken-${stamp}.json`);
    await this.#disk.rename(this.#path, aside);
    return {
      code: 'damaged-settings',
      message: `The settings could not be read and are back to their defaults. The old file is kept as ${path.basename(aside)}.`,
    };
  }

  save(settings: Settings): Promise<Result<Settings, Refusal>> {
    return this.#serial.run(() =>
      attempt(async () => {
        await replaceFile(this.#disk, this.#path, Buffer.from(`${JSON.stringify(settings, null, 2)}\n`));
        this.#value = settings;
        return settings;
      }),
    );
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null;
  } catch {
    return null; // told as damaged settings by the caller
  }
}

/** Keeps every setting that is valid by itself: a newer or hand-edited file loses only what is wrong. */
function readSettings(json: Record<string, unknown>): Settings {
  const kept: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(settingsSchema.shape)) {
    if (schema.safeParse(json[key]).success && json[key] !== undefined) kept[key] = json[key];
  }
  return settingsSchema.parse(kept);
}
