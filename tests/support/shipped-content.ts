/** The packs the program ships, read from the repository and merged: what tests measure with. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BlackAlertPack } from '../../shared/content/black-alert';
import { type NovaCryPack } from '../../shared/content/nova-cry';
import {
  type ContentPack,
  type GameContents,
  type GameId,
  layerOf,
  mergeLayers,
  type PackLayer,
  readPackFolder,
} from '../../shared/content';

// By path: the simulated browser of the renderer's tests has a URL class that Node's fs does not take.
const CONTENT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../assets/content');

/** One shipped pack of Into the Unknown as a layer. Throws with its faults, which is a failing test. */
export function shippedLayer(id: string): PackLayer<'into-the-unknown'> {
  return shippedLayerOf('into-the-unknown', id);
}

/** One shipped pack of a game as a layer. */
export function shippedLayerOf<Game extends GameId>(game: Game, id: string): PackLayer<Game> {
  const folder = path.join(CONTENT, id);
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  const layer = readPackFolder(files);
  if (!layer.ok) throw new Error(`${id}: ${JSON.stringify(layer.error, null, 1)}`);
  const own = layerOf(game, layer.value);
  if (own === null) throw new Error(`${id} is a pack of ${layer.value.head.game}.`);
  return own;
}

/** The packs that ship, weakest last: printed and public figures over house stand-ins. */
const SHIPPED: Readonly<Record<GameId, readonly string[]>> = {
  'into-the-unknown': ['into-the-unknown', 'into-the-unknown-house'],
  'black-alert': ['black-alert', 'black-alert-house'],
  'nova-cry': ['nova-cry', 'nova-cry-house'],
};

/** The shipped layers of a game. */
export function shippedLayersOf<Game extends GameId>(game: Game): readonly PackLayer<Game>[] {
  return SHIPPED[game].map((id) => shippedLayerOf(game, id));
}

const merged = new Map<GameId, GameContents[GameId]>();

/** A game's shipped content, merged once. */
function shippedOf<Game extends GameId>(game: Game): GameContents[Game] {
  const known = merged.get(game);
  if (known) return known as GameContents[Game]; // kept under the name of its own game
  // A layer of some game is one of the union of layers, which a type parameter does not say.
  const content = mergeLayers(game, shippedLayersOf(game) as unknown as readonly PackLayer[]);
  if (!content.ok) throw new Error(JSON.stringify(content.error, null, 1));
  merged.set(game, content.value);
  return content.value;
}

/** The shipped content of Into the Unknown. */
export function shippedContent(): ContentPack {
  return shippedOf('into-the-unknown');
}

/** The shipped content of Black Alert. */
export function shippedBlackAlert(): BlackAlertPack {
  return shippedOf('black-alert');
}

/** The shipped content of Nova Cry. */
export function shippedNovaCry(): NovaCryPack {
  return shippedOf('nova-cry');
}
