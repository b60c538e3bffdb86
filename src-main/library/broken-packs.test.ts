import { describe, expect, it } from 'vitest';
import type { Fault } from '../../tests/kill/crashing-disk';
import { valueOf } from '../../tests/support/library';
import type { PackLayer } from '../../shared/content';
import { revisionOf } from './pack-folder';
import { emptyDisk, FOLDER, openedOn, put, TWO_KINDS, withPack } from '../../tests/support/user-packs';

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
