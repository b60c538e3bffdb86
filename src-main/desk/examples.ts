/** The examples that ship with the program: `assets/scenarios/index.json`, one document and one picture each. */
import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { type Refusal, type Result, err } from '../../shared/base';
import { GAME_IDS } from '../../shared/content';
import type { ExampleEntry } from '../../shared/contract';
import { type CheckBody, type DocumentBody, readBodyText } from '../library';

const indexSchema = z.array(
  z.object({
    id: z.string().regex(/^[a-z0-9-]{1,80}$/),
    game: z.enum(GAME_IDS),
    title: z.string(),
    summary: z.string(),
    group: z.enum(['featured', 'solo', 'layout', 'lesson', 'stress']),
  }),
);

export class Examples {
  readonly #folder: string;
  readonly #checkBody: CheckBody;

  constructor(assetsFolder: string, checkBody: CheckBody) {
    this.#checkBody = checkBody;
    this.#folder = path.join(assetsFolder, 'scenarios');
  }

  /** Empty where none are shipped. Throws if the index is wrong: it is a part of the program. */
  async list(): Promise<readonly ExampleEntry[]> {
    const text = await readIfThere(path.join(this.#folder, 'index.json'));
    return text === null ? [] : indexSchema.parse(JSON.parse(text.toString('utf8')));
  }

  async read(id: string): Promise<Result<DocumentBody, Refusal>> {
    const known = (await this.list()).some((example) => example.id === id);
    const text = known ? await readIfThere(path.join(this.#folder, `${id}.plotroom`)) : null;
    if (text === null) return err({ code: 'unknown-example', message: 'There is no such example.' });
    return readBodyText(text.toString('utf8'), this.#checkBody);
  }

  /** The picture as PNG, null where there is none. */
  picture(id: string): Promise<Buffer | null> {
    return readIfThere(path.join(this.#folder, `${id}.png`));
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await fs.readFile(file);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}
