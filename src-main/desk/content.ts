/** The content a game is measured and drawn by: its shipped layers, merged. Read once. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import {
  type ContentPack,
  type GameContents,
  type GameId,
  mergeLayers,
  type PackLayer,
  readPackFolder,
} from '../../shared/content';

/** The packs that ship, by game. */
const LAYERS: Readonly<Record<GameId, readonly string[]>> = {
  'into-the-unknown': ['into-the-unknown', 'into-the-unknown-house'],
  'black-alert': ['black-alert', 'black-alert-house'],
};

/** Into the Unknown's content, as `readContentOf` reads it. */
export function readContent(assetsFolder: string): Promise<Result<ContentPack, Refusal>> {
  return readContentOf('into-the-unknown', assetsFolder);
}

/** A game's content. Refuses with the first fault of a layer, its file named. */
export async function readContentOf<Game extends GameId>(
  game: Game,
  assetsFolder: string,
): Promise<Result<GameContents[Game], Refusal>> {
  const layers = await readShippedLayers(game, assetsFolder);
  if (!layers.ok) return layers;
  const merged = mergeLayers(game, layers.value);
  return merged.ok ? merged : err(damagedPack(LAYERS[game].join(', '), merged.error[0]));
}

/** The shipped layers of a game, not yet merged, for who adds layers of their own. Refuses as `readContentOf`. */
export async function readShippedLayers(
  game: GameId,
  assetsFolder: string,
): Promise<Result<readonly PackLayer[], Refusal>> {
  const layers: PackLayer[] = [];
  for (const name of LAYERS[game]) {
    const layer = readPackFolder(await readPackTexts(path.join(assetsFolder, 'content', name)));
    if (!layer.ok) return err(damagedPack(name, layer.error[0]));
    layers.push(layer.value);
  }
  return ok(layers);
}

/** The JSON files of a pack's folder by name; null for one that cannot be read, none for a folder that is not there. */
export async function readPackTexts(folder: string): Promise<Record<string, string | null>> {
  const texts: Record<string, string | null> = {};
  const names = await fs.readdir(folder).catch(() => []); // a missing folder reads as a pack without a head
  for (const name of names.filter((name) => name.endsWith('.json'))) {
    texts[name] = await fs.readFile(path.join(folder, name), 'utf8').catch(() => null); // null is told as unreadable
  }
  return texts;
}

function damagedPack(name: string, fault: Refusal | undefined): Refusal {
  const message = `The content pack ${name} cannot be read: ${fault?.message ?? 'no reason given'}`;
  return { ...fault, code: fault?.code ?? 'damaged-pack', message };
}
