/** Every operation that changes the disk fails once, from then on, or takes the power with it: nothing acknowledged is lost. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CrashingDisk, type Fault, type Random } from './crashing-disk';
import { type Known, type Model, openLibrary, seen, Session } from './fault-session';

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
