/** The packs the program ships, read from the repository and merged: what tests measure with. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentPack, mergeLayers, type PackLayer, readPackFolder } from '../../shared/content';

// By path: the simulated browser of the renderer's tests has a URL class that Node's fs does not take.
const CONTENT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../assets/content');

/** One shipped pack as a layer. Throws with its faults, which is a failing test. */
export function shippedLayer(id: string): PackLayer {
  const folder = path.join(CONTENT, id);
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  const layer = readPackFolder(files);
  if (!layer.ok) throw new Error(`${id}: ${JSON.stringify(layer.error, null, 1)}`);
  return layer.value;
}

let merged: ContentPack | null = null;

/** The shipped content of Into the Unknown, printed and public figures over house stand-ins. */
export function shippedContent(): ContentPack {
  if (merged !== null) return merged;
  const content = mergeLayers([shippedLayer('into-the-unknown'), shippedLayer('into-the-unknown-house')]);
  if (!content.ok) throw new Error(JSON.stringify(content.error, null, 1));
  merged = content.value;
  return merged;
}
