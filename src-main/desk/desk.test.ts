import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CrashingDisk } from '../../tests/kill/crashing-disk';
import { deskWithPlan, note, openTestDesk, parentsOf, planStateIn } from '../../tests/support/desk';
import { temporaryFolder, valueOf } from '../../tests/support/library';

describe('a call', () => {
  it.each(['nonsense', 'toString', '__proto__', '', 'document'])(
    'that does not exist (%s) is refused',
    async (name) => {
      const { desk } = await openTestDesk({ dataFolder: await temporaryFolder() });
      expect(await desk.call(name, {})).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
    },
  );

  it.each<[string, unknown, string]>([
    ['library.list', null, ''],
    ['library.list', { more: 1 }, ''],
    ['document.open', { id: '../secret' }, '/id'],
    ['library.create', { callId: 'short', game: 'into-the-unknown', title: 'x', layout: 'helix' }, '/callId'],
    [
      'library.create',
      { callId: 'long-enough', game: 'into-the-unknown', title: '  ', layout: 'helix' },
      '/title',
    ],
    ['library.thumbnail', { id: 'no/../slash' }, '/id'],
  ])('%s with %j is refused at %j', async (name, request, at) => {
    const { desk } = await openTestDesk({ dataFolder: await temporaryFolder() });
    expect(await desk.call(name, request)).toMatchObject({ ok: false, error: { code: 'bad-request', at } });
  });

  it('refuses patches that reach for prototypes', async () => {
    const { desk, id } = await deskWithPlan();
    const patches = [{ op: 'add', path: '/__proto__/polluted', value: 1 }];
    const answer = await desk.call('document.edit', { ...note(id, 0, 'x'), patches });
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('of endless depth or with endless faults is refused, not thrown', async () => {
    const { desk, id } = await deskWithPlan();
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
    const bottomless = [{ op: 'add', path: '/notes', value: deep }];
    const many = Array.from({ length: 300_000 }, () => 1);
    for (const patches of [bottomless, many]) {
      const answer = await desk.call('document.edit', { ...note(id, 0, 'x'), patches });
      expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    }
    // These schemas let anything through: the rules, and the form of a pack, judge what is in it.
    const action = { type: 'move', to: deep };
    const act = { callId: randomUUID(), id, baseRevision: 0, actor: '1', action };
    const kinds = { tiles: { a: deep } };
    const save = { callId: randomUUID(), id: 'mine', baseRevision: '', kinds, drafts: {} };
    for (const [name, request] of [
      ['document.act', act],
      ['packs.save', save],
    ] as const) {
      expect(await desk.call(name, request)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    }
    expect(await desk.call('app.info', { deep })).toMatchObject({
      ok: false,
      error: { code: 'bad-request' },
    });
  });

  it('that meets a bug of ours answers with internal-error, is logged, and leaves the desk usable', async () => {
    const dataFolder = await temporaryFolder();
    const assetsFolder = await temporaryFolder();
    await fs.mkdir(path.join(assetsFolder, 'scenarios'));
    await fs.writeFile(path.join(assetsFolder, 'scenarios', 'index.json'), 'no json');
    const { call } = await openTestDesk({ dataFolder, assetsFolder });
    expect(await call('library.list', {})).toMatchObject({ ok: false, error: { code: 'internal-error' } });
    expect(await fs.readFile(path.join(dataFolder, 'problems.log'), 'utf8')).toContain('library.list');
    expect((await call('settings.get', {})).ok).toBe(true);
  });

  it('after the close is refused', async () => {
    const { desk, call } = await openTestDesk({ dataFolder: await temporaryFolder() });
    await desk.close();
    expect(await call('library.list', {})).toMatchObject({ ok: false, error: { code: 'closing' } });
  });
});

describe('a callId', () => {
  it('sent again is answered the same and acts once, even while the first is under way', async () => {
    const { call, id } = await deskWithPlan();
    const request = note(id, 0, 'once');
    const [first, second] = await Promise.all([
      call('document.edit', request),
      call('document.edit', request),
    ]);
    const third = await call('document.edit', request);
    expect(first).toMatchObject({ ok: true, value: { revision: 1 } });
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(planStateIn(valueOf(await call('document.open', { id }))).history.length).toBe(1);
  });

  it('of another request is refused', async () => {
    const { call, id } = await deskWithPlan();
    const callId = randomUUID();
    await call('document.edit', note(id, 0, 'one', callId));
    const answer = await call('document.edit', note(id, 1, 'two', callId));
    expect(answer).toMatchObject({ ok: false, error: { code: 'call-id-reused' } });
  });

  it('makes one document however often it is sent', async () => {
    const { call } = await openTestDesk({ dataFolder: await temporaryFolder() });
    const request = {
      callId: randomUUID(),
      game: 'into-the-unknown',
      title: 'Plan',
      layout: 'trinary',
    } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('library.create', request)));
    expect(new Set(answers.map((answer) => valueOf(answer).id)).size).toBe(1);
    expect(valueOf(await call('library.list', {})).documents).toHaveLength(1);
  });
});

describe('an edit', () => {
  it('is on disk before it is told, and told to every window', async () => {
    const { desk, call, events, id, dataFolder } = await deskWithPlan();
    const journal = path.join(dataFolder, 'documents', id, 'journal.log');
    const onDisk: Promise<string>[] = [];
    desk.subscribe((event) => {
      if (event.type === 'document') onDisk.push(fs.readFile(journal, 'utf8'));
    });
    const state = valueOf(await call('document.edit', note(id, 0, 'seen')));
    expect(events).toContainEqual({ type: 'document', state });
    expect(await onDisk[0]).toContain('Note seen');
    expect(state).toMatchObject({
      id,
      revision: 1,
      plan: { notes: 'seen' },
      history: { undoLabel: 'Note seen' },
    });
  });

  it('against an old revision is refused as stale, and nothing is told', async () => {
    const { call, events, id } = await deskWithPlan();
    await call('document.edit', note(id, 0, 'first'));
    events.length = 0;
    expect(await call('document.edit', note(id, 0, 'second'))).toMatchObject({
      error: { code: 'stale-revision' },
    });
    expect(events).toEqual([]);
  });

  it('that breaks the plan or names a class that no pack has is refused with its place', async () => {
    const { call, id } = await deskWithPlan();
    const pose = { x: 1, y: 1, headingDeg: 0 };
    const place = (value: { id: string; class: string; pose: typeof pose }) =>
      call('document.edit', { ...note(id, 0, 'x'), patches: [{ op: 'add', path: '/units/-', value }] });
    expect(await place({ id: 'a', class: 'no-such-class', pose })).toMatchObject({
      ok: false,
      error: { code: 'unknown-class', at: '/units/0/class' },
    });
    expect(await place({ id: 'not an id', class: 'defiant', pose })).toMatchObject({ ok: false });
    expect((await place({ id: 'a', class: 'defiant', pose })).ok).toBe(true);
  });

  it('can be undone, redone and travelled, with the labels of its history', async () => {
    const { call, id } = await deskWithPlan();
    for (const [revision, value] of ['one', 'two', 'three'].entries())
      await call('document.edit', note(id, revision, value));
    const at = (baseRevision: number) => ({ callId: randomUUID(), id, baseRevision });
    expect(planStateIn(valueOf(await call('document.undo', at(3)))).plan.notes).toBe('two');
    expect(planStateIn(valueOf(await call('document.redo', at(4)))).plan.notes).toBe('three');
    expect(
      planStateIn(valueOf(await call('document.goTo', { ...at(5), position: 0 }))).plan.notes,
    ).toBeUndefined();
    expect(await call('document.undo', at(6))).toMatchObject({ error: { code: 'nothing-to-undo' } });
    expect(valueOf(await call('document.history', { id, from: 1, to: 9 }))).toEqual([
      'Note two',
      'Note three',
    ]);
  });

  it('on a full disk is refused with a sentence; the plan stays, and the next one is taken', async () => {
    const disk = new CrashingDisk();
    const dataFolder = await temporaryFolder();
    // The double begins empty: it needs the folders that lead to the data folder.
    for (const folder of parentsOf(dataFolder)) await disk.makeFolder(folder);
    const { call } = await openTestDesk({ dataFolder, machine: { disk } });
    const create = {
      callId: randomUUID(),
      game: 'into-the-unknown',
      title: 'Plan',
      layout: 'helix',
    } as const;
    const { id } = valueOf(await call('library.create', create));
    await call('document.edit', note(id, 0, 'kept'));
    disk.fault = { at: disk.operations, code: 'ENOSPC', lasts: Infinity };
    const refused = await call('document.edit', note(id, 1, 'lost'));
    expect(refused).toMatchObject({ ok: false, error: { code: 'disk-full' } });
    expect(valueOf(await call('document.open', { id }))).toMatchObject({
      revision: 1,
      plan: { notes: 'kept' },
    });
    expect(valueOf(await call('library.export', { id })).text).toContain('kept');
    disk.fault = null;
    expect(planStateIn(valueOf(await call('document.edit', note(id, 1, 'again')))).plan.notes).toBe('again');
  });
});
