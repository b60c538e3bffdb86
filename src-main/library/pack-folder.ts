/**
 * One pack of a person's own on disk: `pack.json` and one file per kind, which people may edit by hand. A save touches
 * several files, so it is first written as a whole into one; that file is the truth until the others agree with it.
 * Rejected: swapping the folder for a new one, since no system does that in one step.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { exportPack, kindsOf, type PackLayer, readPackFile, readPackFolder } from '../../shared/content';
import type { Disk } from './disk';
import { ifExists, isDiskError } from './disk-refusal';
import { replaceFile, writeNewFile } from './write-file';

/** A pack with what the editor keeps beside it. */
export interface StoredPack {
  readonly layer: PackLayer;
  /** Texts that are not valid yet, by the JSON Pointer of their field. */
  readonly drafts: Readonly<Record<string, string>>;
  /** Milliseconds since 1970; 0 for a folder that the editor has never saved. */
  readonly changedAt: number;
}

/** A save that may not have reached every file. Its name is no kind's, so that no reader of packs takes it for one. */
const SAVING = 'saving.plotroom-pack';
const BESIDE = 'editor.plotroom-drafts';

const besideSchema = z.object({
  drafts: z.record(z.string(), z.string()),
  changedAt: z.number(),
});

/** Names a pack's content with its drafts: another revision, another content. */
export function revisionOf({ layer, drafts }: StoredPack): string {
  return createHash('sha256').update(exportPack(layer)).update(JSON.stringify(drafts)).digest('base64url');
}

/**
 * Reads a pack, or every fault of it; what is broken is left as it is. Throws the disk's own errors, save for single
 * files that cannot be read, which are faults.
 */
export async function loadPack(disk: Disk, folder: string): Promise<Result<StoredPack, readonly Refusal[]>> {
  const saving = await ifExists(() => disk.read(path.join(folder, SAVING)));
  if (saving !== undefined) return unsettled(saving.toString('utf8'));
  const layer = readPackFolder(await readTexts(disk, folder));
  if (!layer.ok) return layer;
  const beside = await ifExists(() => disk.read(path.join(folder, BESIDE)));
  return ok({ layer: layer.value, ...besideIn(beside?.toString('utf8')) });
}

/** Writes a new pack's folder under a name that no reader takes for one, then gives it its own. */
export async function writePackFolder(disk: Disk, root: string, id: string, pack: StoredPack): Promise<void> {
  const building = path.join(root, `.new-${id}`);
  try {
    await disk.remove(building); // what a crash may have left
    await disk.makeFolder(building);
    for (const [name, text] of filesOf(pack)) {
      await writeNewFile(disk, path.join(building, name), Buffer.from(text));
    }
    await disk.syncFolder(building);
    await disk.rename(building, path.join(root, id));
    await disk.syncFolder(root);
  } catch (cause) {
    // The first failure is the one to tell; a pack that was refused must not turn up later.
    await disk.remove(building).catch(() => undefined);
    await disk.remove(path.join(root, id)).catch(() => undefined);
    throw cause;
  }
}

/** Saves a pack as a whole: when it resolves it is flushed, when it throws the old one stands. */
export async function savePack(disk: Disk, folder: string, pack: StoredPack): Promise<void> {
  await settlePack(disk, folder);
  const target = path.join(folder, SAVING);
  try {
    await replaceFile(disk, target, Buffer.from(savingText(pack)));
  } catch (cause) {
    await disk.remove(target).catch(() => undefined); // the first failure is the one to tell
    throw cause;
  }
  try {
    await settlePack(disk, folder);
  } catch (cause) {
    // The whole pack is safe in one file; the next save, or the next start, brings the others up to it.
    if (!isDiskError(cause)) throw cause;
  }
}

/** Brings the files of a pack up to a save that was cut short. Nothing to do as a rule. */
export async function settlePack(disk: Disk, folder: string): Promise<void> {
  const target = path.join(folder, SAVING);
  const saving = await ifExists(() => disk.read(target));
  if (saving === undefined) return;
  const pack = unsettled(saving.toString('utf8'));
  if (!pack.ok) return; // told as broken by whoever loads it
  const files = new Map(filesOf(pack.value));
  for (const [name, text] of files) {
    const at = path.join(folder, name);
    const old = await ifExists(() => disk.read(at));
    if (old?.toString('utf8') !== text) await replaceFile(disk, at, Buffer.from(text));
  }
  const kinds: readonly string[] = kindsOf(pack.value.layer.head.game);
  for (const name of kinds.map((kind) => `${kind}.json`)) {
    if (!files.has(name)) await disk.remove(path.join(folder, name));
  }
  await disk.remove(target);
  await disk.syncFolder(folder);
}

function filesOf(pack: StoredPack): readonly (readonly [string, string])[] {
  const kinds = Object.entries(pack.layer.records).filter(([, records]) => Object.keys(records).length > 0);
  return [
    ['pack.json', jsonText(pack.layer.head)],
    ...kinds.map(([kind, records]) => [`${kind}.json`, jsonText(records)] as const),
    [BESIDE, jsonText({ drafts: pack.drafts, changedAt: pack.changedAt })],
  ];
}

function savingText({ layer, drafts, changedAt }: StoredPack): string {
  return jsonText({ pack: exportPack(layer), drafts, changedAt });
}

const savingSchema = besideSchema.extend({ pack: z.string() });

function unsettled(text: string): Result<StoredPack, readonly Refusal[]> {
  const parsed = savingSchema.safeParse(jsonIn(text));
  if (!parsed.success) return err([damagedSave()]);
  const layer = readPackFile(parsed.data.pack);
  if (!layer.ok) return layer;
  return ok({ layer: layer.value, drafts: parsed.data.drafts, changedAt: parsed.data.changedAt });
}

/** Without it, or when it is damaged, the pack has no drafts: the pack itself is whole. */
function besideIn(text: string | undefined): Pick<StoredPack, 'drafts' | 'changedAt'> {
  const parsed = besideSchema.safeParse(jsonIn(text ?? ''));
  return parsed.success ? parsed.data : { drafts: {}, changedAt: 0 };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the schema refuses it
  }
}

async function readTexts(disk: Disk, folder: string): Promise<Record<string, string | null>> {
  const texts: Record<string, string | null> = {};
  for (const name of (await disk.list(folder)).filter((each) => each.endsWith('.json'))) {
    texts[name] = await readText(disk, path.join(folder, name));
  }
  return texts;
}

async function readText(disk: Disk, file: string): Promise<string | null> {
  try {
    return (await disk.read(file)).toString('utf8');
  } catch (cause) {
    if (!isDiskError(cause)) throw cause;
    return null; // told as unreadable, with its name
  }
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function damagedSave(): Refusal {
  return { code: 'not-json', message: `The file ${SAVING} of this pack is damaged.` };
}
