import { describe, expect, it } from 'vitest';
import { CrashingDisk, type Fault } from '../../tests/kill/crashing-disk';
import { tickingClock, valueOf } from '../../tests/support/library';
import { readPackFile, type PackLayer } from '../../shared/content';
import { revisionOf, type StoredPack } from './pack-folder';
import { UserPacks } from './user-packs';

const SOURCE = { kind: 'user', where: 'My copy', confidence: 'high' } as const;
const MISSION = { 'listening-post': { resolve: 3, source: SOURCE } };
const DAMAGE = { 'discovery-brig': { resolve: 5, source: SOURCE } };
const TWO_KINDS = { missions: MISSION, 'damage-cards': DAMAGE };
const FOLDER = '/data/packs/my-copy';

async function emptyDisk(): Promise<CrashingDisk> {
  const disk = new CrashingDisk();
  await disk.makeFolder('/data');
  await disk.makeFolder('/data/bin');
  return disk;
}

async function openedOn(disk: CrashingDisk): Promise<UserPacks> {
  const options = { dataFolder: '/data', disk, now: tickingClock(), reserved: ['black-alert'] };
  return valueOf(await UserPacks.open(options));
}

async function withPack(disk: CrashingDisk): Promise<{ packs: UserPacks; first: StoredPack }> {
  const packs = await openedOn(disk);
  return { packs, first: valueOf(await packs.create('black-alert', 'My copy')) };
}

async function put(disk: CrashingDisk, file: string, text: string): Promise<void> {
  const handle = await disk.open(file, 'create');
  const bytes = Buffer.from(text);
  // The disk takes half of it at a time.
  for (let at = 0; at < bytes.length;) at += await handle.write(bytes.subarray(at), at);
  await handle.sync();
}

async function jsonOf(disk: CrashingDisk, file: string): Promise<unknown> {
  return JSON.parse((await disk.read(file)).toString('utf8'));
}

const missionsOf = ({ layer }: StoredPack) => layer.records as unknown as Record<string, unknown>;

describe('packs of a person’s own', () => {
  it('lie in a folder of their own: the head and one file for each kind that has records', async () => {
    const disk = await emptyDisk();
    const { packs, first } = await withPack(disk);
    const saved = valueOf(await packs.save('my-copy', revisionOf(first), { missions: MISSION }, {}));
    expect(await jsonOf(disk, `${FOLDER}/pack.json`)).toMatchObject({ id: 'my-copy', layer: 'user' });
    expect(await jsonOf(disk, `${FOLDER}/missions.json`)).toEqual(MISSION);
    expect(disk.paths().filter((name) => name.startsWith(`${FOLDER}/`))).toEqual([
      `${FOLDER}/editor.plotroom-drafts`,
      `${FOLDER}/missions.json`,
      `${FOLDER}/pack.json`,
    ]);
    const again = await openedOn(disk.afterKill());
    expect(valueOf(await again.read('my-copy'))).toEqual(saved);
  });

  it('lose the file of a kind that has no records any more', async () => {
    const disk = await emptyDisk();
    const { packs, first } = await withPack(disk);
    const saved = valueOf(await packs.save('my-copy', revisionOf(first), TWO_KINDS, {}));
    valueOf(await packs.save('my-copy', revisionOf(saved), { missions: {} }, {}));
    expect(disk.paths()).not.toContain(`${FOLDER}/missions.json`);
    expect(disk.paths()).toContain(`${FOLDER}/damage-cards.json`);
  });

  it('keep what is typed and not valid yet beside the pack, not in it', async () => {
    const disk = await emptyDisk();
    const { packs, first } = await withPack(disk);
    const drafts = { '/missions/listening-post/resolve': 'many' };
    const saved = valueOf(await packs.save('my-copy', revisionOf(first), {}, drafts));
    const again = valueOf(await (await openedOn(disk.afterKill())).read('my-copy'));
    expect([again.drafts, again.layer]).toEqual([drafts, first.layer]);
    expect(revisionOf(saved)).not.toBe(revisionOf(first));
  });

  it('refuse what is not valid, say where, and stay as they were', async () => {
    const disk = await emptyDisk();
    const { packs, first } = await withPack(disk);
    const wrong = { missions: { 'listening-post': { resolve: 77, source: SOURCE } } };
    const answer = await packs.save('my-copy', revisionOf(first), wrong, {});
    expect(answer).toMatchObject({
      error: { code: 'out-of-range', at: '/missions/listening-post/resolve' },
    });
    const unknown = await packs.save('my-copy', revisionOf(first), { starships: {} }, {});
    expect(unknown).toMatchObject({ error: { code: 'unknown-key', at: '/starships' } });
    expect(valueOf(await packs.read('my-copy'))).toEqual(first);
  });

  it('cannot be given another head by a save', async () => {
    const disk = await emptyDisk();
    const { packs, first } = await withPack(disk);
    const saved = valueOf(await packs.save('my-copy', revisionOf(first), { title: { a: 1 }, id: {} }, {}));
    expect(saved.layer.head).toEqual(first.layer.head);
  });

  it('saved twice from one revision take the first save and refuse the second', async () => {
    const { packs, first } = await withPack(await emptyDisk());
    const base = revisionOf(first);
    const [one, other] = await Promise.all([
      packs.save('my-copy', base, { missions: MISSION }, {}),
      packs.save('my-copy', base, { 'damage-cards': DAMAGE }, {}),
    ]);
    expect(one.ok).toBe(true);
    expect(other).toMatchObject({ error: { code: 'stale-revision' } });
    expect(missionsOf(valueOf(await packs.read('my-copy')))['damage-cards']).toEqual({});
  });

  it('edited by hand are another revision: a save of what stood there before is refused', async () => {
    const disk = await emptyDisk();
    const { packs, first } = await withPack(disk);
    await put(disk, `${FOLDER}/missions.json`, JSON.stringify(MISSION));
    expect(await packs.save('my-copy', revisionOf(first), {}, {})).toMatchObject({
      error: { code: 'stale-revision' },
    });
    expect(missionsOf(valueOf(await packs.read('my-copy')))['missions']).toEqual(MISSION);
  });

  it('get an id of their title that no other pack has, shipped, here or in the bin', async () => {
    const { packs } = await withPack(await emptyDisk());
    const idOf = async (title: string) => valueOf(await packs.create('black-alert', title)).layer.head.id;
    expect(await idOf('Black Alert')).toBe('black-alert-2');
    expect(await idOf('Übersicht & Küche')).toBe('ubersicht-kuche');
    expect(await idOf('盤')).toBe('pack');
    expect(await idOf('Con')).toBe('pack-con');
    valueOf(await packs.remove('my-copy'));
    expect(await idOf('My copy')).toBe('my-copy-2');
    expect(valueOf(await packs.restore('my-copy')).layer.head.id).toBe('my-copy');
  });

  it('of a title that is taken get a number', async () => {
    const { packs } = await withPack(await emptyDisk());
    const second = valueOf(await packs.create('black-alert', 'My copy'));
    expect([second.layer.head.title, second.layer.head.id]).toEqual(['My copy (2)', 'my-copy-2']);
    const renamed = valueOf(await packs.rename('my-copy-2', 'Other'));
    expect([renamed.layer.head.title, renamed.layer.head.id]).toEqual(['Other', 'my-copy-2']);
    expect(valueOf(await packs.rename('my-copy-2', 'My copy')).layer.head.title).toBe('My copy (2)');
  });

  it('come in as a layer over all others, whatever the file calls itself', async () => {
    const { packs } = await withPack(await emptyDisk());
    const head = { format: 'plotroom-pack', id: 'x', version: 3, game: 'black-alert', layer: 'house' };
    const file = readPackFile(JSON.stringify({ ...head, title: 'My copy', missions: MISSION }));
    if (!file.ok) throw new Error('the file is valid');
    const added = valueOf(await packs.add(file.value));
    expect(added.layer.head).toMatchObject({ id: 'my-copy-2', layer: 'user', version: 3 });
  });

  it('go to the bin, are told there with their time, and come back or are gone for good', async () => {
    const disk = await emptyDisk();
    const { packs, first } = await withPack(disk);
    valueOf(await packs.remove('my-copy'));
    expect(await packs.read('my-copy')).toMatchObject({ error: { code: 'unknown-pack' } });
    const [binned] = valueOf(await packs.bin());
    expect(binned).toMatchObject({ id: 'my-copy', title: 'My copy' });
    expect(binned?.deletedAt).toBeGreaterThan(1_700_000_000_000);
    expect(valueOf(await packs.restore('my-copy')).layer).toEqual(first.layer);
    valueOf(await packs.remove('my-copy'));
    valueOf(await packs.purge('my-copy'));
    expect(disk.paths().some((name) => name.includes('my-copy'))).toBe(false);
    expect(await packs.restore('my-copy')).toMatchObject({ error: { code: 'unknown-pack' } });
  });
});

describe('broken packs', () => {
  it.each([
    ['half a file', 'missions.json', '{"listening', 'not-json'],
    ['a kind from a later version', 'starships.json', '{}', 'unknown-key'],
    [
      'a head from a later version',
      'pack.json',
      '{"format":"plotroom-pack","game":"nova-cry"}',
      'missing-key',
    ],
    ['a head with another id', 'pack.json', '', 'not-json'],
  ])('%s is kept as it is and told', async (_what, file, text, code) => {
    const disk = await emptyDisk();
    const { packs, first } = await withPack(disk);
    await put(disk, `${FOLDER}/${file}`, text);
    const [found] = valueOf(await packs.list());
    expect(found).toMatchObject({ id: 'my-copy', pack: { ok: false } });
    expect(found?.pack.ok === false && found.pack.error.map((fault) => fault.code)).toContain(code);
    expect((await packs.save('my-copy', revisionOf(first), {}, {})).ok).toBe(false);
    expect((await disk.read(`${FOLDER}/${file}`)).toString()).toBe(text);
    valueOf(await packs.remove('my-copy'));
    expect(valueOf(await packs.bin())).toMatchObject([{ id: 'my-copy' }]);
    expect(await packs.restore('my-copy')).toMatchObject({ ok: false });
    expect(valueOf(await packs.list())).toHaveLength(1);
  });

  it('a folder whose head bears another id is broken: two packs would answer to one name', async () => {
    const disk = await emptyDisk();
    const { packs } = await withPack(disk);
    const head = (await disk.read(`${FOLDER}/pack.json`)).toString().replace('my-copy', 'other');
    await put(disk, `${FOLDER}/pack.json`, head);
    expect(await packs.read('my-copy')).toMatchObject({ error: { code: 'other-id' } });
  });

  it('one broken pack hides no good one', async () => {
    const disk = await emptyDisk();
    const { packs } = await withPack(disk);
    valueOf(await packs.create('black-alert', 'Other'));
    await put(disk, `${FOLDER}/pack.json`, '');
    const found = valueOf(await packs.list());
    expect(found.map(({ id, pack }) => [id, pack.ok])).toEqual([
      ['my-copy', false],
      ['other', true],
    ]);
  });

  it('damaged notes of the editor cost the notes, not the pack', async () => {
    const disk = await emptyDisk();
    const { packs, first } = await withPack(disk);
    await put(disk, `${FOLDER}/editor.plotroom-drafts`, '{"dra');
    expect(valueOf(await packs.read('my-copy'))).toEqual({ ...first, drafts: {}, changedAt: 0 });
  });
});

describe('a failing disk', () => {
  /** What stands after a fault, and after the machine starts again: the old pack or the new one, whole. */
  async function afterFault(fault: Fault): Promise<{ answered: boolean; layers: PackLayer[] }> {
    const disk = await emptyDisk();
    const { packs, first } = await withPack(disk);
    const from = disk.operations;
    disk.fault = { ...fault, at: from + fault.at };
    const saved = await packs.save('my-copy', revisionOf(first), TWO_KINDS, {});
    disk.fault = null;
    const now = valueOf(await packs.read('my-copy'));
    const later = valueOf(await (await openedOn(disk.afterKill())).read('my-copy'));
    return { answered: saved.ok, layers: [now.layer, later.layer] };
  }

  const isNew = (layer: PackLayer): boolean => {
    const records = layer.records as unknown as typeof TWO_KINDS;
    const counts = [records.missions, records['damage-cards']].map((kind) => Object.keys(kind).length);
    expect(counts).toSatisfy(([a, b]: number[]) => a === b);
    return counts[0] === 1;
  };

  it.each(['ENOSPC', 'EACCES', 'EIO'] as const)(
    '%s at any operation leaves the old pack or the new one, and says which',
    async (code) => {
      for (let at = 0; at < 60; at += 1) {
        for (const lasts of [1, Infinity]) {
          const { answered, layers } = await afterFault({ at, code, lasts });
          for (const layer of layers) if (answered) expect(isNew(layer)).toBe(true);
          expect(isNew(layers[0]!)).toBe(isNew(layers[1]!));
        }
      }
    },
  );

  it('a power cut at any operation leaves the old pack or the new one; one that was answered is the new one', async () => {
    let seed = 20_261_130;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let at = 0; at < 120; at += 1) {
      const disk = await emptyDisk();
      await disk.syncFolder('/');
      await disk.syncFolder('/data');
      const { packs, first } = await withPack(disk);
      disk.fault = { at: disk.operations + (at % 40), code: 'EIO', lasts: Infinity };
      const saved = await packs.save('my-copy', revisionOf(first), TWO_KINDS, {});
      const after = valueOf(await (await openedOn(disk.afterPowerCut(random))).read('my-copy'));
      if (saved.ok) expect(isNew(after.layer)).toBe(true);
      else isNew(after.layer);
    }
  });

  it('a new pack that could not be written does not turn up later', async () => {
    for (let at = 0; at < 20; at += 1) {
      const disk = await emptyDisk();
      const packs = await openedOn(disk);
      disk.fault = { at: disk.operations + at, code: 'ENOSPC', lasts: 1 };
      const made = await packs.create('black-alert', 'My copy');
      disk.fault = null;
      expect(valueOf(await packs.list())).toHaveLength(made.ok ? 1 : 0);
    }
  });
});
