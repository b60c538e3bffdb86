/** Reading one pack, from a folder's texts or from one exported file, and writing it as one file. */
import * as z from 'zod';
import { type Refusal, type Result, err, ok } from '../base';
import { checkEnvelope, parseJson } from './envelope';
import type { KindOf } from './games';
import { type LayerRecord, type PackLayer, layerSchemas, withEveryKind } from './layers';
import { GAME_IDS, type GameId, packHeadSchema } from './pack-head';
import { parseWithSchema } from './parse-with-schema';
import { pointerOf } from './schema-issues';

export const PACK_FORMAT = 'plotroom-pack';
const HEAD_FILE = 'pack.json';

/**
 * Reads a pack's folder, given as file name to text (null: the file could not be read). Other files than JSON are
 * passed over. Faults are listed whole, places counted as if the pack were one file: `/units/defiant/evasion`.
 * `unreadable`, `not-json`, `not-plotroom`, then those of the schema.
 */
export function readPackFolder(
  files: Readonly<Record<string, string | null>>,
): Result<PackLayer, readonly Refusal[]> {
  const parts: Record<string, unknown> = {};
  const faults: Refusal[] = [];
  for (const [name, text] of Object.entries(files)) {
    if (!name.endsWith('.json')) continue;
    const place = name === HEAD_FILE ? '' : pointerOf([name.slice(0, -'.json'.length)]);
    const parsed = text === null ? err(unreadable(name, place)) : parseJson(text, place);
    if (parsed.ok) parts[name] = parsed.value;
    else faults.push({ ...parsed.error, params: { file: name } });
  }
  if (faults.length > 0) return err(faults);
  const { [HEAD_FILE]: head, ...rest } = parts;
  const checked = checkEnvelope(head, PACK_FORMAT, null);
  if (!checked.ok) return err([checked.error]);
  const kinds = Object.entries(rest).map(([name, value]): [string, unknown] => [
    name.slice(0, -'.json'.length),
    value,
  ]);
  return readLayer({ ...checked.value, ...Object.fromEntries<unknown>(kinds) });
}

/** Reads a pack exported as one `.plotroom-pack` file. Faults as for a folder. */
export function readPackFile(text: string): Result<PackLayer, readonly Refusal[]> {
  const parsed = parseJson(text);
  if (!parsed.ok) return err([parsed.error]);
  const checked = checkEnvelope(parsed.value, PACK_FORMAT, null);
  return checked.ok ? readLayer(checked.value) : err([checked.error]);
}

/** One pack as one JSON text, keys in the order of the pack, ending in a line feed. */
export function exportPack(layer: PackLayer): string {
  return `${JSON.stringify({ ...layer.head, ...layer.records }, null, 2)}\n`;
}

/** Every fault in the form of some records of one kind, as they would stand in a pack. */
export function faultsOfRecords<Game extends GameId>(
  game: Game,
  kind: KindOf<Game>,
  records: Readonly<Record<string, LayerRecord>>,
): readonly Refusal[] {
  const ofKind = pick(layerSchemas[game].shape, [kind]);
  const schema = z.strictObject(ofKind as z.ZodRawShape); // a part of the schema's own shape
  const parsed = parseWithSchema(schema, { [kind]: records });
  return parsed.ok ? [] : parsed.error;
}

function readLayer(value: object): Result<PackLayer, readonly Refusal[]> {
  const game = GAME_IDS.find((id) => 'game' in value && value.game === id);
  // A pack of no known game is refused for its head alone: nobody can tell what else should stand in it.
  if (game === undefined) return refusedHead(value);
  const parsed = parseWithSchema(layerSchemas[game], value);
  if (!parsed.ok) return parsed;
  const head = packHeadSchema.parse(headOf(value));
  // The schema above has checked head and records; their types are lost because it is built from the kinds at run time.
  const records = parsed.value as Parameters<typeof withEveryKind<GameId>>[1];
  return ok({ head, records: withEveryKind(game, records) } as PackLayer);
}

function refusedHead(value: object): Result<never, readonly Refusal[]> {
  const parsed = parseWithSchema(packHeadSchema, headOf(value));
  if (parsed.ok) throw new Error('A head of no known game passed its schema.');
  return parsed;
}

function headOf(value: object): object {
  return pick(value, Object.keys(packHeadSchema.shape));
}

function pick(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}

function unreadable(name: string, at: string): Refusal {
  return { code: 'unreadable', message: `${name} could not be read.`, at };
}
