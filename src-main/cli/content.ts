/** The content a command measures by: the shipped packs and those named by --pack. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { err, type Refusal, type Result } from '../../shared/base';
import {
  type ContentPack,
  type GameContents,
  type GameId,
  mergeLayers,
  type PackLayer,
  readPackFile,
  readPackFolder,
} from '../../shared/content';
import { readPackTexts, readShippedLayers } from '../desk/content';
import type { CommandIo } from './command-io';
import { readText } from './files';

/** One merge per list of packs: a batch of thousands of lines reads its packs once. */
export type ContentMemory = Map<string, Promise<Result<ContentPack, Refusal>>>;

/** The merged content. A pack named here replaces a shipped one of the same id. Refuses with the first fault. */
export function contentFor(
  io: CommandIo,
  packs: readonly string[],
  memory: ContentMemory,
): Promise<Result<ContentPack, Refusal>> {
  const key = JSON.stringify(packs);
  const known = memory.get(key);
  if (known !== undefined) return known;
  const reading = readContent(io, packs);
  memory.set(key, reading);
  return reading;
}

async function readContent(io: CommandIo, packs: readonly string[]): Promise<Result<ContentPack, Refusal>> {
  const layers: PackLayer[] = [];
  for (const pack of packs) {
    const layer = await readPack(io, pack);
    if (!layer.ok) return err(firstOf(layer.error, pack));
    layers.push(layer.value);
  }
  const merged = await mergedWithShipped(io, 'into-the-unknown', layers);
  return merged.ok ? merged : err(firstOf(merged.error, packs.join(', ')));
}

/** Layers merged over the shipped ones of a game, or every fault of the merge. */
export async function mergedWithShipped<Game extends GameId>(
  io: CommandIo,
  game: Game,
  layers: readonly PackLayer[],
): Promise<Result<GameContents[Game], readonly Refusal[]>> {
  const shipped = await readShippedLayers(game, io.assetsFolder);
  if (!shipped.ok) return err([shipped.error]);
  const own = new Set(layers.map(({ head }) => head.id));
  return mergeLayers(game, [...shipped.value.filter(({ head }) => !own.has(head.id)), ...layers]);
}

/** One pack, a folder or a file: `unreadable`, or its faults. */
export async function readPack(io: CommandIo, place: string): Promise<Result<PackLayer, readonly Refusal[]>> {
  const at = path.resolve(io.workingFolder, place);
  if (await isFolder(at)) return readPackFolder(await readPackTexts(at));
  const text = await readText(io, place);
  return text.ok ? readPackFile(text.value) : err([text.error]);
}

export async function isFolder(at: string): Promise<boolean> {
  const found = await fs.stat(at).catch(() => null); // what is not there is no folder; reading it tells why
  return found?.isDirectory() ?? false;
}

function firstOf(faults: readonly Refusal[], pack: string): Refusal {
  const first = faults[0];
  if (first === undefined) return { code: 'unreadable', message: `The pack ${pack} could not be read.` };
  return pack === '' ? first : { ...first, message: `Pack ${pack}: ${first.message}` };
}
