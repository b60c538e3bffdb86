/** Packs of a person’s own on a disk in memory. */
import { CrashingDisk } from '../kill/crashing-disk';
import { tickingClock, valueOf } from './library';
import type { StoredPack } from '../../src-main/library/pack-folder';
import { UserPacks } from '../../src-main/library/user-packs';

export const SOURCE = { kind: 'user', where: 'My copy', confidence: 'high' } as const;
export const MISSION = { 'listening-post': { resolve: 3, source: SOURCE } };
export const DAMAGE = { 'discovery-brig': { resolve: 5, source: SOURCE } };
export const TWO_KINDS = { missions: MISSION, 'damage-cards': DAMAGE };
export const FOLDER = '/data/packs/my-copy';

/** A disk with a data folder and nothing in it. */
export async function emptyDisk(): Promise<CrashingDisk> {
  const disk = new CrashingDisk();
  await disk.makeFolder('/data');
  await disk.makeFolder('/data/bin');
  return disk;
}

/** The packs on that disk. */
export async function openedOn(disk: CrashingDisk): Promise<UserPacks> {
  const options = { dataFolder: '/data', disk, now: tickingClock(), reserved: ['black-alert'] };
  return valueOf(await UserPacks.open(options));
}

/** The packs with one of them made. */
export async function withPack(disk: CrashingDisk): Promise<{ packs: UserPacks; first: StoredPack }> {
  const packs = await openedOn(disk);
  return { packs, first: valueOf(await packs.create('black-alert', 'My copy')) };
}

/** Writes a file as a person would by hand. */
export async function put(disk: CrashingDisk, file: string, text: string): Promise<void> {
  const handle = await disk.open(file, 'create');
  const bytes = Buffer.from(text);
  // The disk takes half of it at a time.
  for (let at = 0; at < bytes.length;) at += await handle.write(bytes.subarray(at), at);
  await handle.sync();
}
