/** The packs the program ships, read from the repository and merged: what tests measure with. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BlackAlertPack } from '../../shared/content/black-alert';
import { type NovaCryPack } from '../../shared/content/nova-cry';
import {
  type ContentPack,
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

let merged: ContentPack | null = null;

/** The shipped content of Into the Unknown, printed and public figures over house stand-ins. */
export function shippedContent(): ContentPack {
  if (merged !== null) return merged;
  const content = mergeLayers('into-the-unknown', [
    shippedLayer('into-the-unknown'),
    shippedLayer('into-the-unknown-house'),
  ]);
  if (!content.ok) throw new Error(JSON.stringify(content.error, null, 1));
  merged = content.value;
  return merged;
}

let blackAlert: BlackAlertPack | null = null;

/** The shipped content of Black Alert, printed and public figures over house stand-ins. */
export function shippedBlackAlert(): BlackAlertPack {
  if (blackAlert !== null) return blackAlert;
  const content = mergeLayers('black-alert', [
    shippedLayerOf('black-alert', 'black-alert'),
    shippedLayerOf('black-alert', 'black-alert-house'),
  ]);
  if (!content.ok) throw new Error(JSON.stringify(content.error, null, 1));
  blackAlert = content.value;
  return blackAlert;
}

let novaCry: NovaCryPack | null = null;

/** The shipped content of Nova Cry, the rulebook's figures over house stand-ins. */
export function shippedNovaCry(): NovaCryPack {
  if (novaCry !== null) return novaCry;
  const content = mergeLayers('nova-cry', [
    shippedLayerOf('nova-cry', 'nova-cry'),
    shippedLayerOf('nova-cry', 'nova-cry-house'),
  ]);
  if (!content.ok) throw new Error(JSON.stringify(content.error, null, 1));
  novaCry = content.value;
  return novaCry;
}
