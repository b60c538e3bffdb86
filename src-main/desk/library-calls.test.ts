import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { standardForce } from '../../shared/fleet';
import { type TestDesk, deskWithPlan, note, openTestDesk, planStateIn } from '../../tests/support/desk';
import { shippedContent } from '../../tests/support/shipped-content';
import { planTitled, temporaryFolder, valueOf } from '../../tests/support/library';

describe('the library', () => {
  it('summarises plans, gathers its changes into one event, and is found again after a restart', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { desk, call, events, id, dataFolder } = await deskWithPlan();
    const unit = (name: string, kind: string) => ({
      id: name,
      class: kind,
      pose: { x: 1, y: 1, headingDeg: 0 },
    });
    const patches = [unit('a', 'defiant'), unit('b', 'galor'), unit('c', 'type-6-shuttle')].map(
      (value) => ({ op: 'add', path: '/units/-', value }) as const,
    );
    await call('document.edit', { ...note(id, 0, 'x'), patches });
    await call('document.edit', note(id, 1, 'y'));
    expect(events.filter((event) => event.type === 'library')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(events.filter((event) => event.type === 'library')).toHaveLength(1);
    const { documents } = valueOf(await call('library.list', {}));
    expect(documents).toMatchObject([
      { id, title: 'Plan', summary: 'Helix sector, 2 ships, 1 craft', steps: 2 },
    ]);
    vi.useRealTimers();
    await desk.close();
    const again = await openTestDesk({ dataFolder });
    expect(valueOf(await again.call('library.list', {})).documents).toEqual(documents);
    expect(planStateIn(valueOf(await again.call('document.open', { id }))).history).toMatchObject({
      position: 2,
      length: 2,
    });
  });

  it('tells the task forces of saved plans of the sector, with changes that were made since', async () => {
    const { call } = await deskWithPlan();
    expect(valueOf(await call('library.forces', {}))).toEqual([]);
    const force = standardForce(shippedContent(), 'klingon');
    if (force === null) throw new Error('The shipped packs have Klingon officers.');
    const game = 'into-the-unknown';
    const forces = [{ id: 'force-1', name: 'A guard', corePoints: 50, force }];
    const made = { callId: randomUUID(), game, title: 'Honour', layout: 'helix', forces } as const;
    const { id } = valueOf(await call('library.create', made));
    await call('document.edit', {
      ...note(id, 0, 'x'),
      patches: [{ op: 'replace', path: '/forces/0/name', value: 'The honour guard' }],
    });
    await call('library.create', { callId: randomUUID(), game: 'nova-cry', title: 'Others', packs: [] });
    expect(valueOf(await call('library.forces', {}))).toMatchObject([
      { id, title: 'Honour', forces: [{ name: 'The honour guard', force: { faction: 'klingon' } }] },
    ]);
  });

  it('renames as a step of the plan that can be undone, and not at all when nothing changes', async () => {
    const { call, events, id } = await deskWithPlan();
    const rename = (title: string) => call('library.rename', { callId: randomUUID(), id, title });
    expect(valueOf(await rename('  New name '))).toMatchObject({ id, title: 'New name', steps: 1 });
    expect(events).toContainEqual(expect.objectContaining({ type: 'document' }));
    expect(valueOf(await rename('New name')).steps).toBe(1);
    const undone = valueOf(await call('document.undo', { callId: randomUUID(), id, baseRevision: 1 }));
    expect(planStateIn(undone).plan.title).toBe('Plan');
  });

  it('exports the plan alone and imports it as a numbered copy, saying so', async () => {
    const { call, id } = await deskWithPlan();
    await call('document.edit', note(id, 0, 'carried along'));
    const { fileName, text } = valueOf(await call('library.export', { id }));
    expect(fileName).toBe('Plan.plotroom');
    expect(JSON.parse(text)).toEqual({
      ...planTitled('Plan'),
      notes: 'carried along',
      app: 'Plotroom 1.2.3',
    });
    const { entry, note: said } = valueOf(
      await call('library.import', { callId: randomUUID(), name: fileName, text }),
    );
    expect(entry).toMatchObject({ title: 'Plan (2)', steps: 0 });
    expect(said).toContain('copy');
    expect(said).toContain('Plan (2)');
    expect(planStateIn(valueOf(await call('document.open', { id: entry.id }))).plan.notes).toBe(
      'carried along',
    );
  });

  it('imports a document that was copied out of a data folder, without its history', async () => {
    const { call, desk, id, dataFolder } = await deskWithPlan();
    await call('document.edit', note(id, 0, 'inside'));
    await call('document.close', { id });
    const text = await fs.readFile(path.join(dataFolder, 'documents', id, 'document.plotroom'), 'utf8');
    const { entry } = valueOf(
      await call('library.import', { callId: randomUUID(), name: 'document.plotroom', text }),
    );
    expect(valueOf(await call('document.open', { id: entry.id }))).toMatchObject({
      plan: { notes: 'inside' },
      revision: 0,
    });
    await desk.close();
  });

  const good = JSON.stringify(planTitled('Good'));
  it.each([
    ['an empty file', '', 'not-json'],
    ['half a file', good.slice(0, 40), 'not-json'],
    ['zeros', '\0'.repeat(100), 'not-json'],
    ['a picture', '\u0089PNG\r\n', 'not-json'],
    ['some other JSON', '{"name": "package"}', 'not-plotroom'],
    ['a list', '[]', 'not-plotroom'],
    ['a newer version', good.replace('"version":1', '"version":2'), 'newer-version'],
    ['a key that is not known', good.replace('"units"', '"unites"'), 'unknown-key'],
    ['a missing title', good.replace('"title":"Good",', ''), 'missing-key'],
    [
      'a ship of an unknown class',
      good.replace('"units":[]', '"units":[{"id":"a","class":"x","pose":{"x":0,"y":0,"headingDeg":0}}]'),
      'unknown-class',
    ],
  ])('refuses to import %s, names the file and is none the worse', async (_what, text, code) => {
    const { call } = await openTestDesk({ dataFolder: await temporaryFolder() });
    const answer = await call('library.import', { callId: randomUUID(), name: 'file.plotroom', text });
    expect(answer).toMatchObject({ ok: false, error: { code } });
    if (!answer.ok) expect(answer.error.message).toContain('file.plotroom');
    expect(valueOf(await call('library.list', {})).documents).toEqual([]);
  });

  it('keeps pictures of documents and refuses what is no PNG', async () => {
    const { call, id } = await deskWithPlan();
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7]).toString('base64');
    expect(valueOf(await call('library.thumbnail', { id }))).toBeNull();
    expect(await call('library.setThumbnail', { id, png: 'aGVsbG8=' })).toMatchObject({
      error: { code: 'not-png' },
    });
    valueOf(await call('library.setThumbnail', { id, png }));
    expect(valueOf(await call('library.thumbnail', { id }))).toBe(png);
  });
});

describe('examples', () => {
  async function withExamples(): Promise<TestDesk> {
    const assetsFolder = await temporaryFolder();
    const scenarios = path.join(assetsFolder, 'scenarios');
    await fs.mkdir(scenarios);
    const entry = { id: 'bare', game: 'into-the-unknown', title: 'Bare', summary: 'Helix', group: 'layout' };
    await fs.writeFile(path.join(scenarios, 'index.json'), JSON.stringify([entry, { ...entry, id: 'gone' }]));
    await fs.writeFile(path.join(scenarios, 'bare.plotroom'), JSON.stringify(planTitled('Bare')));
    await fs.writeFile(path.join(scenarios, 'bare.png'), 'picture');
    return openTestDesk({ dataFolder: await temporaryFolder(), assetsFolder });
  }

  it('are listed with their pictures and open as copies', async () => {
    const { call } = await withExamples();
    expect(valueOf(await call('library.list', {})).examples.map(({ id }) => id)).toEqual(['bare', 'gone']);
    expect(valueOf(await call('library.thumbnail', { id: 'bare' }))).toBe(
      Buffer.from('picture').toString('base64'),
    );
    expect(valueOf(await call('library.thumbnail', { id: 'gone' }))).toBeNull();
    for (const title of ['Bare', 'Bare (2)']) {
      const entry = valueOf(
        await call('library.createFromExample', { callId: randomUUID(), example: 'bare' }),
      );
      expect(entry).toMatchObject({ title, steps: 0 });
    }
  });

  it('that are not there are refused', async () => {
    const { call } = await withExamples();
    for (const example of ['gone', 'never-was']) {
      const answer = await call('library.createFromExample', { callId: randomUUID(), example });
      expect(answer).toMatchObject({ ok: false, error: { code: 'unknown-example' } });
    }
  });

  it('that ship all open', async () => {
    const { call } = await openTestDesk({ dataFolder: await temporaryFolder() });
    for (const { id } of valueOf(await call('library.list', {})).examples) {
      valueOf(await call('library.createFromExample', { callId: randomUUID(), example: id }));
    }
  });
});
