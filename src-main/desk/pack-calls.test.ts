import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestDesk, type TestDesk } from '../../tests/support/desk';
import { temporaryFolder, valueOf } from '../../tests/support/library';

const SOURCE = { kind: 'user', where: 'My copy', confidence: 'high' } as const;
const MISSION = { 'listening-post': { resolve: 5, source: SOURCE } };

async function deskWithPack(): Promise<TestDesk & { id: string; dataFolder: string }> {
  const dataFolder = await temporaryFolder();
  const desk = await openTestDesk({ dataFolder });
  const request = { callId: randomUUID(), game: 'black-alert', title: 'My copy' } as const;
  const { id } = valueOf(await desk.call('packs.create', request));
  return { ...desk, id, dataFolder };
}

async function save(
  { call, id }: Awaited<ReturnType<typeof deskWithPack>>,
  kinds: object,
  callId = randomUUID(),
) {
  const { revision } = valueOf(await call('packs.open', { id }));
  return call('packs.save', {
    callId,
    id,
    baseRevision: revision,
    // What the test sends is the test's business.
    kinds: kinds as Record<string, Record<string, unknown>>,
    drafts: {},
  });
}

describe('packs', () => {
  it('are made, edited, listed and found again after a restart, and every window hears of it', async () => {
    const desk = await deskWithPack();
    const { savedAt } = valueOf(await save(desk, { missions: MISSION }));
    expect(desk.events.filter(({ type }) => type === 'packs')).toHaveLength(2);
    const { packs } = valueOf(await desk.call('packs.list', {}));
    expect(packs).toEqual([
      {
        id: 'my-copy',
        game: 'black-alert',
        title: 'My copy',
        version: 1,
        records: 1,
        changedAt: savedAt,
        faults: [],
      },
    ]);
    await desk.desk.close();
    const again = await openTestDesk({ dataFolder: desk.dataFolder });
    expect(valueOf(await again.call('packs.list', {})).packs).toEqual(packs);
  });

  it('open with the layers that they lie over, so that house values can be told and gone back to', async () => {
    const { call, id } = await deskWithPack();
    const { base, drafts, pack } = valueOf(await call('packs.open', { id }));
    expect(base.map(({ head }) => head.layer)).toEqual(['public', 'house']);
    expect([pack.head.title, drafts]).toEqual(['My copy', {}]);
  });

  it('merge over the shipped ones in the order asked for, the last one strongest', async () => {
    const desk = await deskWithPack();
    valueOf(await save(desk, { missions: MISSION }));
    const other = { callId: randomUUID(), game: 'black-alert', title: 'Other' } as const;
    const second = valueOf(await desk.call('packs.create', other)).id;
    valueOf(
      await save({ ...desk, id: second }, { missions: { 'listening-post': { resolve: 7, source: SOURCE } } }),
    );
    const resolveOf = async (packs: string[]) => {
      const merged = valueOf(await desk.call('packs.content', { game: 'black-alert', packs }));
      if (merged.game !== 'black-alert') throw new Error('Content of another game');
      return merged.content.missions['listening-post']?.resolve;
    };
    expect(await resolveOf([])).toBe(2);
    expect(await resolveOf(['my-copy'])).toBe(5);
    expect(await resolveOf(['my-copy', 'other'])).toBe(7);
    expect(await resolveOf(['other', 'my-copy'])).toBe(5);
  });

  it('that contradict what is shipped are saved, listed with their faults, and not played with', async () => {
    const desk = await deskWithPack();
    valueOf(await save(desk, { missions: { 'listening-post': { node: 'Nowhere', source: SOURCE } } }));
    const { packs } = valueOf(await desk.call('packs.list', {}));
    expect(packs[0]?.faults).toMatchObject([{ code: 'unknown-id', at: '/missions/listening-post/node' }]);
    const merged = await desk.call('packs.content', { game: 'black-alert', packs: ['my-copy'] });
    expect(merged).toMatchObject({ error: { code: 'unknown-id', rule: 'BA-MISSION-02' } });
  });

  it('act once for a call that is sent twice', async () => {
    const desk = await deskWithPack();
    const callId = randomUUID();
    const { revision } = valueOf(await desk.call('packs.open', { id: desk.id }));
    const request = { callId, id: desk.id, baseRevision: revision, kinds: { missions: MISSION }, drafts: {} };
    const first = await desk.call('packs.save', request);
    expect(await desk.call('packs.save', request)).toEqual(first);
    expect(valueOf(first).revision).not.toBe(revision);
  });

  it('leave as one file that comes in as a copy, here or elsewhere', async () => {
    const desk = await deskWithPack();
    valueOf(await save(desk, { missions: MISSION }));
    const { fileName, text } = valueOf(await desk.call('packs.export', { id: desk.id }));
    expect(fileName).toBe('My copy.plotroom-pack');
    const request = { callId: randomUUID(), name: fileName, text };
    const { entry, note } = valueOf(await desk.call('packs.import', request));
    expect(entry).toMatchObject({ id: 'my-copy-2', title: 'My copy (2)', records: 1 });
    expect(note).toBe('A copy of “My copy.plotroom-pack” is among your packs as “My copy (2)”.');
  });

  const head = {
    format: 'plotroom-pack',
    id: 'x',
    version: 1,
    game: 'black-alert',
    layer: 'user',
    title: 'X',
  };
  it.each([
    ['an empty file', '', 'not-json'],
    ['some other JSON', '{"name": "package"}', 'not-plotroom'],
    ['a kind that is not known', JSON.stringify({ ...head, starships: {} }), 'unknown-key'],
    ['a pack of no known game', JSON.stringify({ ...head, game: 'chess' }), 'out-of-range'],
  ])('refuse to take in %s, name the file and are none the more', async (_what, text, code) => {
    const { call } = await openTestDesk({ dataFolder: await temporaryFolder() });
    const answer = await call('packs.import', { callId: randomUUID(), name: 'a.plotroom-pack', text });
    expect(answer).toMatchObject({ ok: false, error: { code } });
    if (!answer.ok) expect(answer.error.message).toContain('a.plotroom-pack');
    expect(valueOf(await call('packs.list', {})).packs).toEqual([]);
  });

  it('that cannot be read are kept, told with their faults, and can be removed', async () => {
    const { call, id, dataFolder } = await deskWithPack();
    await fs.writeFile(path.join(dataFolder, 'packs', id, 'tiles.json'), '{"a":');
    const { broken, packs } = valueOf(await call('packs.list', {}));
    expect([packs, broken]).toMatchObject([[], [{ id, faults: [{ code: 'not-json' }] }]]);
    valueOf(await call('packs.remove', { callId: randomUUID(), id }));
    expect(valueOf(await call('packs.list', {}))).toMatchObject({ packs: [], broken: [], bin: [{ id }] });
  });

  it.each(['../my-copy', 'a/b', 'A', '', '.'])('of the id %j are no well-formed request', async (id) => {
    const { call } = await deskWithPack();
    expect(await call('packs.open', { id })).toMatchObject({ error: { code: 'bad-request' } });
  });
});
