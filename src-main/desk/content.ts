/** The content a game is measured and drawn by: its shipped layers, merged. Read once. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Refusal, type Result, err } from '../../shared/base';
import { type ContentPack, type PackLayer, mergeLayers, readPackFolder } from '../../shared/content';

const LAYERS = ['into-the-unknown', 'into-the-unknown-house'];

/** Refuses with the first fault of a layer, its file named. */
export async function readContent(assetsFolder: string): Promise<Result<ContentPack, Refusal>> {
  const layers: PackLayer[] = [];
  for (const name of LAYERS) {
    const layer = readPackFolder(await readTexts(path.join(assetsFolder, 'content', name)));
    if (!layer.ok) return err(damagedPack(name, layer.error[0]));
    layers.push(layer.value);
  }
  const merged = mergeLayers(layers);
  return merged.ok ? merged : err(damagedPack(LAYERS.join(', '), firstOf(merged.error)));
}

async function readTexts(folder: string): Promise<Record<string, string | null>> {
  const texts: Record<string, string | null> = {};
  const names = await fs.readdir(folder).catch(() => []); // a missing folder reads as a pack without a head
  for (const name of names.filter((name) => name.endsWith('.json'))) {
    texts[name] = await fs.readFile(path.join(folder, name), 'utf8').catch(() => null); // null is told as unreadable
  }
  return texts;
}

function firstOf(error: Refusal | readonly Refusal[]): Refusal | undefined {
  return Array.isArray(error) ? error[0] : (error as Refusal); // the one that is no list
}

function damagedPack(name: string, fault: Refusal | undefined): Refusal {
  const message = `The content pack ${name} cannot be read: ${fault?.message ?? 'no reason given'}`;
  return { ...fault, code: fault?.code ?? 'damaged-pack', message };
}
