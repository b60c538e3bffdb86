/** A person at work on a library whose disk fails, and what they may count on. */
import { expect } from 'vitest';
import type { Refusal, Result } from '../../shared/base';
import type { SectorPlan } from '../../shared/documents/plan';
import { Library, type StoredDocument } from '../../src-main/library';
import { sectorPlanIn } from '../support/library';
import type { CrashingDisk } from './crashing-disk';

const FOLDER = '/data';

function planOf(title: string): SectorPlan {
  const head = { format: 'plotroom-plan', version: 1, game: 'into-the-unknown', title } as const;
  return { ...head, sector: { layout: 'helix' }, units: [], features: [] };
}

/** What a person knows of a document: every note in order, how many of them are applied, in the bin or not. */
export interface Known {
  steps: string[];
  position: number;
  inBin: boolean;
}
/** Documents by title: what was acknowledged, and what the refused or cut-off step would have made of it. */
export interface Model {
  readonly acknowledged: Map<string, Known>;
  attempted: { readonly title: string; readonly known: Known }[];
}

/** The library on that disk, with a clock that ticks and a journal that is closed early. */
export async function openLibrary(disk: CrashingDisk): Promise<Result<Library, Refusal>> {
  let time = 1_000;
  return Library.open({
    dataFolder: FOLDER,
    disk,
    now: () => time++,
    summarize: () => 'plan',
    compactEntries: 4,
  });
}

/** Does everything that a person does, step by step, and keeps account of what was acknowledged. */
export class Session {
  readonly model: Model = { acknowledged: new Map(), attempted: [] };
  readonly refusals: string[] = [];
  readonly #library: Library;
  readonly #ids = new Map<string, string>();

  constructor(library: Library) {
    this.#library = library;
  }

  async run(): Promise<void> {
    await this.create('Alpha');
    for (const note of ['one', 'two', 'three']) await this.edit('Alpha', note);
    await this.travel('Alpha', -1);
    await this.edit('Alpha', 'four');
    await this.create('Beta');
    for (const note of ['a', 'b', 'c', 'd', 'e', 'f']) await this.edit('Beta', note);
    await this.travel('Beta', -3);
    await this.travel('Beta', 1);
    await this.remove('Alpha');
    await this.restore('Alpha');
    await this.edit('Alpha', 'five');
    await this.travel('Alpha', -1);
    await this.remove('Beta');
  }

  async create(title: string): Promise<void> {
    const next: Known = { steps: [], position: 0, inBin: false };
    const entry = await this.#try(title, next, () => this.#library.create(planOf(title)));
    if (entry !== null) this.#ids.set(title, entry.id);
  }

  async edit(title: string, note: string): Promise<void> {
    const known = this.model.acknowledged.get(title);
    if (known === undefined || known.inBin) return;
    const steps = [...known.steps.slice(0, known.position), note];
    const patch = { op: 'add', path: '/notes', value: note } as const;
    await this.#try(title, { ...known, steps, position: steps.length }, (document) =>
      document.edit(document.revision, note, [patch]),
    );
  }

  async travel(title: string, by: number): Promise<void> {
    const known = this.model.acknowledged.get(title);
    if (known === undefined || known.inBin) return;
    const position = Math.max(0, Math.min(known.steps.length, known.position + by));
    if (position === known.position) return;
    await this.#try(title, { ...known, position }, (document) => document.goTo(document.revision, position));
  }

  async remove(title: string): Promise<void> {
    const known = this.model.acknowledged.get(title);
    if (known === undefined) return;
    await this.#try(title, { ...known, inBin: true }, () => this.#library.remove(this.#ids.get(title) ?? ''));
  }

  async restore(title: string): Promise<void> {
    const known = this.model.acknowledged.get(title);
    if (known?.inBin !== true) return;
    await this.#try(title, { ...known, inBin: false }, () =>
      this.#library.restore(this.#ids.get(title) ?? ''),
    );
  }

  async #try<Value>(
    title: string,
    next: Known,
    act: (document: StoredDocument) => Promise<Result<Value, Refusal>>,
  ): Promise<Value | null> {
    this.model.attempted.push({ title, known: next });
    const result = await this.#act(title, act);
    if (result.ok) {
      this.model.acknowledged.set(title, next);
      this.model.attempted = this.model.attempted.filter((attempt) => attempt.title !== title);
      return result.value;
    }
    this.refusals.push(result.error.code);
    await this.#expectUnchanged(title);
    return null;
  }

  async #act<Value>(
    title: string,
    act: (document: StoredDocument) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    const id = this.#ids.get(title);
    const needsDocument = act.length > 0 && id !== undefined;
    if (!needsDocument) return act(undefined as never); // acts on the library alone
    const document = await this.#library.open(id);
    return document.ok ? act(document.value) : document;
  }

  /** A refused step leaves the document in memory as it was, and usable. */
  async #expectUnchanged(title: string): Promise<void> {
    const known = this.model.acknowledged.get(title);
    const id = this.#ids.get(title);
    if (known === undefined || id === undefined || known.inBin) return;
    const document = await this.#library.open(id);
    if (document.ok) expect(seen(document.value)).toEqual({ steps: known.steps, position: known.position });
  }

  close(): Promise<Result<null, Refusal>> {
    return this.#library.close();
  }
}

/** Notes and position of a document, as a person sees them. */
export function seen(document: StoredDocument): { steps: string[]; position: number } {
  const { position, length } = document.history;
  const steps = document.labels(0, length);
  expect(sectorPlanIn(document).notes).toBe(position === 0 ? undefined : steps[position - 1]);
  return { steps, position };
}
