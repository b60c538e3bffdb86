import { describe, expect, it } from 'vitest';
import type { CrashingDisk } from '../../tests/kill/crashing-disk';
import { valueOf } from '../../tests/support/library';
import { readPackFile } from '../../shared/content';
import { revisionOf, type StoredPack } from './pack-folder';
import {
  DAMAGE,
  emptyDisk,
  FOLDER,
  MISSION,
  openedOn,
  put,
  SOURCE,
  TWO_KINDS,
  withPack,
} from '../../tests/support/user-packs';

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
