/** Every operation that changes the disk fails once, from then on, or takes the power with it: nothing acknowledged is lost. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Refusal, Result } from '../../shared/base';
import type { SectorPlan } from '../../shared/documents/plan';
import { Library, type StoredDocument } from '../../src-main/library';
import { sectorPlanIn } from '../support/library';
import { CrashingDisk, type Fault, type Random } from './crashing-disk';

const FOLDER = '/data';

function planOf(title: string): SectorPlan {
  const head = { format: 'plotroom-plan', version: 1, game: 'into-the-unknown', title } as const;
  return { ...head, sector: { layout: 'helix' }, units: [], features: [] };
}

/** What a person knows of a document: every note in order, how many of them are applied, in the bin or not. */
interface Known {
  steps: string[];
  position: number;
  inBin: boolean;
}
/** Documents by title: what was acknowledged, and what the refused or cut-off step would have made of it. */
interface Model {
  readonly acknowledged: Map<string, Known>;
  attempted: { readonly title: string; readonly known: Known }[];
}

async function openLibrary(disk: CrashingDisk): Promise<Result<Library, Refusal>> {
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
class Session {
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

function seen(document: StoredDocument): { steps: string[]; position: number } {
  const { position, length } = document.history;
  const steps = document.labels(0, length);
  expect(sectorPlanIn(document).notes).toBe(position === 0 ? undefined : steps[position - 1]);
  return { steps, position };
}

/** What a fresh start finds, by title. */
async function found(disk: CrashingDisk): Promise<Map<string, Known>> {
  const library = await openLibrary(disk);
  if (!library.ok) throw new Error(library.error.message);
  const { documents, bin, broken } = library.value.list();
  expect(broken).toEqual([]);
  const known = new Map<string, Known>();
  for (const entry of documents) {
    const document = await library.value.open(entry.id);
    if (!document.ok) throw new Error(document.error.message);
    known.set(entry.title, { ...seen(document.value), inBin: false });
  }
  for (const entry of bin) known.set(entry.title, { steps: [], position: 0, inBin: true });
  return known;
}

/** Old or new, never neither: what was acknowledged, or what the unacknowledged steps since would have made of it. */
function expectOldOrNew(model: Model, after: Map<string, Known>): void {
  const titles = new Set([...model.acknowledged.keys(), ...after.keys()]);
  for (const title of titles) {
    const attempts = model.attempted.filter((attempt) => attempt.title === title);
    const allowed = [model.acknowledged.get(title), ...attempts.map(({ known }) => known)];
    expect(allowed.map(comparable)).toContainEqual(comparable(after.get(title)));
  }
}

/** In the bin only the place counts here. */
function comparable(known: Known | undefined): Known | 'absent' {
  if (known === undefined) return 'absent';
  return known.inBin ? { steps: [], position: 0, inBin: true } : known;
}

function seeded(seed: number): Random {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}

async function runWith(fault: Fault | null): Promise<{ disk: CrashingDisk; session: Session | null }> {
  const disk = new CrashingDisk();
  disk.fault = fault;
  const library = await openLibrary(disk);
  if (!library.ok) return { disk, session: null };
  const session = new Session(library.value);
  await session.run();
  return { disk, session };
}

let operations = 0;
beforeAll(async () => {
  const { disk, session } = await runWith(null);
  expect(session?.refusals).toEqual([]);
  await session?.close();
  operations = disk.operations;
  expect(operations).toBeGreaterThan(100);
  expect(disk.paths().filter((name) => name.includes('/history/'))).not.toEqual([]);
});

describe('a failing disk', () => {
  it.each(['ENOSPC', 'EACCES', 'EIO'] as const)(
    'refuses one step at each %s and goes on: afterwards all that was acknowledged is there',
    async (code) => {
      for (let at = 0; at < operations; at++) {
        const { disk, session } = await runWith({ at, code, lasts: 1 });
        if (session === null) continue;
        const closed = await session.close();
        if (!closed.ok) session.refusals.push(closed.error.code);
        const expected = { ENOSPC: 'disk-full', EACCES: 'folder-not-writable', EIO: 'disk-failed' }[code];
        expect(session.refusals.filter((refusal) => refusal !== expected)).toEqual([]);
        expectOldOrNew(session.model, await found(disk.afterKill()));
      }
    },
  );

  it.each([2, 3, 4, 5, 6])(
    'that fails for %i operations and comes back brings no refused step back',
    async (lasts) => {
      for (let at = 0; at < operations; at++) {
        const { disk, session } = await runWith({ at, code: 'EIO', lasts });
        if (session === null) continue;
        await session.close();
        expectOldOrNew(session.model, await found(disk.afterKill()));
      }
    },
  );

  it('that stays full, read-only or broken keeps the old or the new state of every document', async () => {
    for (const code of ['ENOSPC', 'EACCES', 'EIO'] as const) {
      for (let at = 0; at < operations; at++) {
        const { disk, session } = await runWith({ at, code, lasts: Infinity });
        if (session === null) continue;
        await session.close();
        expectOldOrNew(session.model, await found(disk.afterKill()));
      }
    }
  });

  it('that loses power at any operation, with unflushed pages and names dropped, keeps the old or the new state', async () => {
    for (let at = 0; at < operations; at++) {
      const { disk, session } = await runWith({ at, code: 'EIO', lasts: Infinity });
      for (let seed = 1; seed <= 6; seed++) {
        const after = await found(disk.afterPowerCut(seeded(at * 31 + seed)));
        if (session !== null) expectOldOrNew(session.model, after);
      }
    }
  });

  it('that loses power after everything was acknowledged loses nothing', async () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { disk, session } = await runWith(null);
      const after = await found(disk.afterPowerCut(seeded(seed)));
      for (const [title, known] of session?.model.acknowledged ?? []) {
        expect(comparable(after.get(title))).toEqual(comparable(known));
      }
    }
  });
});
