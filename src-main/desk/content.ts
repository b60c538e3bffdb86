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
import type { UserPacks } from '../library';
import { type PackAtHand, packAtHand } from '../rules/match-packs';

/** The packs that ship, by game. */
const LAYERS: Readonly<Record<GameId, readonly string[]>> = {
  'into-the-unknown': ['into-the-unknown', 'into-the-unknown-house'],
  'black-alert': ['black-alert', 'black-alert-house'],
  'nova-cry': ['nova-cry', 'nova-cry-house'],
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

/** Ids of every shipped pack, of whichever game. */
export const SHIPPED_PACKS: readonly string[] = Object.values(LAYERS).flat();

/** Where layers come from: the program's own assets and the person's packs. */
export interface PackPlaces {
  readonly assetsFolder: string;
  readonly packs: UserPacks;
}

/**
 * The layers that a document is played or planned with: the shipped ones of the game, then the person's in the order
 * given, the strongest last. Refuses `unknown-pack`, `other-game`, or the first fault of one that cannot be read.
 */
export async function layersOf(
  game: GameId,
  packIds: readonly string[],
  { assetsFolder, packs }: PackPlaces,
): Promise<Result<readonly PackAtHand[], Refusal>> {
  const shipped = await readShippedLayers(game, assetsFolder);
  if (!shipped.ok) return shipped;
  const layers = shipped.value.map((layer) => packAtHand(layer, true));
  for (const id of packIds) {
    const own = await packs.read(id);
    if (!own.ok) return err({ ...own.error, message: `The pack “${id}”: ${own.error.message}` });
    const { layer } = own.value;
    if (layer.head.game !== game) {
      const message = `The pack “${layer.head.title}” belongs to another game.`;
      return err({ code: 'other-game', message });
    }
    layers.push(packAtHand(layer, false));
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
