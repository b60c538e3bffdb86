/**
 * Layers of content merge field by field, null being absent: user over rulebook, over public, over house; among equals
 * the later one wins. A null that a person puts down with a source of their own is none, a record marked as removed takes the weaker away. Objects merge at any depth, a list is one value. What comes from another layer than the one that
 * names the record is noted in the record's `sources`.
 */
import * as z from 'zod';
import { type Json, type Refusal, type Result, err, ok } from '../base';
import {
  GAME_KINDS,
  type GameContents,
  type GameKinds,
  type Heads,
  type KindOf,
  kindsOf,
  type Whole,
} from './games';
import { layerOf, type LayerRecord, type PackLayer } from './layers';
import type { GameId, PackHead } from './pack-head';
import { type Source, type SourceKind, sourceOf } from './provenance';
import { pointerOf, refusalsOf } from './schema-issues';

const STRENGTH: Readonly<Record<SourceKind, number>> = { house: 0, public: 1, rulebook: 2, user: 3 };

/** A value given by a layer, undefined where the layer is silent, and the record it stands in. */
interface Given {
  readonly value: Json | undefined;
  readonly record: LayerRecord;
}

/**
 * The merged content of a game, whole and cross-checked, or every fault: `other-game` for a layer of another game,
 * `missing-key` where no layer gives a needed figure.
 */
export function mergeLayers<Game extends GameId>(
  game: Game,
  layers: readonly PackLayer[],
): Result<GameContents[Game], readonly Refusal[]> {
  const own = layers.flatMap((layer) => layerOf(game, layer) ?? []);
  if (own.length < layers.length) return err(strangers(game, layers));
  const { content, faults } = mergeInPart(game, own);
  return content === null || faults.length > 0 ? err(faults) : ok(content);
}

/** What layers make as far as they go, for who is still at work on one of them. */
export interface PartMerge<Game extends GameId> {
  /** By kind and id every record whose form is whole. */
  readonly records: Whole<Game>;
  /** The content, sound or not; null where some record's form is not whole. */
  readonly content: GameContents[Game] | null;
  readonly faults: readonly Refusal[];
}

/** Merges layers of one game as `mergeLayers`, and keeps what is whole beside the faults of the rest. */
export function mergeInPart<Game extends GameId>(
  game: Game,
  layers: readonly PackLayer<Game>[],
): PartMerge<Game> {
  const ordered = [...layers].sort((one, other) => STRENGTH[one.head.layer] - STRENGTH[other.head.layer]);
  const { assemble, faults: contradictionsOf }: GameKinds<Game> = GAME_KINDS[game];
  const merged = mergeKinds(game, ordered.toReversed());
  const { records, faults } = parseKinds(game, merged);
  const unwhole = [...faults, ...missingRecords(game, merged)];
  if (unwhole.length > 0) return { records, content: null, faults: unwhole };
  const content = assemble(records, headsOf(ordered.map(({ head }) => head)));
  return { records, content, faults: contradictionsOf(content) };
}

/** Each kind by its schema; one that has a fault record by record, so that the others can still be read. */
function parseKinds<Game extends GameId>(
  game: Game,
  merged: Merged,
): { readonly records: Whole<Game>; readonly faults: readonly Refusal[] } {
  const { kinds }: GameKinds<Game> = GAME_KINDS[game];
  const faults: Refusal[] = [];
  const records: Record<string, unknown> = {};
  for (const kind of kindsOf(game)) {
    const parsed = kinds[kind].safeParse(merged[kind]);
    if (parsed.success) {
      records[kind] = parsed.data;
      continue;
    }
    for (const fault of refusalsOf(parsed.error, merged[kind], [kind])) faults.push(fault);
    records[kind] = wholeOnes(kinds[kind], merged[kind] ?? {});
  }
  // Every record of every kind has been parsed by its schema.
  return { records: records as Whole<Game>, faults };
}

function wholeOnes(
  { keyType, valueType }: z.ZodRecord,
  records: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const whole = Object.entries(records).flatMap(([id, record]) => {
    const [key, value] = [z.safeParse(keyType, id), z.safeParse(valueType, record)];
    return key.success && value.success ? [[id, value.data] as const] : [];
  });
  return Object.fromEntries(whole);
}

function strangers(game: GameId, layers: readonly PackLayer[]): readonly Refusal[] {
  return layers
    .filter(({ head }) => head.game !== game)
    .map(({ head }) => ({
      code: 'other-game',
      message: `The pack "${head.id}" belongs to ${head.game}, not to ${game}.`,
      at: '/game',
    }));
}

/** The content is called after its strongest layer that is not a person's own. */
function headsOf(layers: readonly PackHead[]): Heads {
  const head = layers.findLast(({ layer }) => layer !== 'user') ?? layers.at(-1);
  if (head === undefined) throw new Error('A merge of nothing passed its checks.');
  return { head, layers };
}

type Merged = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function missingRecords<Game extends GameId>(game: Game, merged: Merged): readonly Refusal[] {
  const { needed }: GameKinds<Game> = GAME_KINDS[game];
  return needed
    .filter(([kind, id]) => merged[kind]?.[id] === undefined)
    .map(([kind, id]) => ({
      code: 'missing-key',
      message: `No pack gives the record "${id}" of ${kind}.`,
      at: pointerOf([kind, id]),
    }));
}

function mergeKinds<Game extends GameId>(game: Game, strongestFirst: readonly PackLayer<Game>[]): Merged {
  const mergeOne = (kind: KindOf<Game>): Record<string, unknown> =>
    mergeKind(strongestFirst.map(({ records }) => records[kind]));
  return Object.fromEntries(kindsOf(game).map((kind) => [kind, mergeOne(kind)]));
}

/** Merges the records of one kind, layers strongest first. */
function mergeKind(layers: readonly Readonly<Record<string, LayerRecord>>[]): Record<string, unknown> {
  const given = layers.toReversed().flatMap((records) => Object.entries(records));
  // In the order of the packs that name them; a layer that only adds a figure does not move a record to the front.
  const named = given.filter(([, record]) => namesItself(record));
  const ids = new Set([...named, ...given].map(([id]) => id));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const records = heeded(layers.flatMap((records) => records[id] ?? []));
      return records.length === 0 ? [] : [[id, mergeRecord(records)]];
    }),
  );
}

/** Of the records that layers give of one thing, strongest first, those that no stronger layer takes away. */
function heeded(records: readonly LayerRecord[]): readonly LayerRecord[] {
  const taken = records.findIndex(({ removed }) => removed === true);
  return taken < 0 ? records : records.slice(0, taken);
}

/** Merges the records that layers give of one thing, strongest first. */
function mergeRecord(records: readonly LayerRecord[]): unknown {
  const main = records.find(namesItself) ?? records[0];
  if (main === undefined) return undefined;
  const sources = new Map<string, Source>();
  const given = records.map((record) => ({ value: figuresOf(record), record }));
  const merged = mergeValues(given, '', main, sources);
  const noted = sources.size > 0 ? { sources: Object.fromEntries(sources) } : {};
  return { ...(merged as object), source: main.source, ...noted };
}

function namesItself(record: LayerRecord): boolean {
  return typeof record['name'] === 'string';
}

/** Parts of a record that are no figures of the thing it is about. */
const NO_FIGURES = ['source', 'sources', 'removed'];

function figuresOf(record: LayerRecord): Json {
  const figures = Object.entries(record).filter(([field]) => !NO_FIGURES.includes(field));
  // What is left of a parsed record are its figures, which are plain JSON.
  return Object.fromEntries(figures) as Json;
}

/** The strongest value at a path, objects merged key by key; notes in `sources` what is not as `main` says it is. */
function mergeValues(
  given: readonly Given[],
  path: string,
  main: LayerRecord,
  sources: Map<string, Source>,
): Json {
  const present = given.filter((each) => isSaid(each, path));
  const strongest = present[0];
  if (strongest?.value === undefined) {
    noteSources(main, path, main, sources);
    return null;
  }
  if (!isObject(strongest.value)) {
    noteSources(strongest.record, path, main, sources);
    return strongest.value;
  }
  const objects = present.flatMap(({ value, record }) => (isObject(value) ? [{ value, record }] : []));
  const inOrder = [...objects.filter(({ record }) => record === main), ...objects.toReversed()];
  const keys = new Set(inOrder.flatMap(({ value }) => Object.keys(value)));
  const merged = [...keys].map((key): [string, Json] => {
    const inner = objects.map(({ value, record }) => ({ value: value[key], record }));
    return [key, mergeValues(inner, path === '' ? key : `${path}.${key}`, main, sources)];
  });
  // What no layer knows stays out: the schema then calls it unknown, or missing where it is needed.
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

/** A layer speaks of a path with a value, or with null where a person says that there is none on their copy. */
function isSaid({ value, record }: Given, path: string): boolean {
  return value === null ? record.sources?.[path]?.kind === 'user' : value !== undefined;
}

/** Notes where the value at `path` comes from, unless its record's own source already says so. */
function noteSources(from: LayerRecord, path: string, main: LayerRecord, sources: Map<string, Source>): void {
  const source = sourceOf(from, path);
  if (!isSameSource(source, main.source)) sources.set(path, source);
  for (const [deeper, inner] of Object.entries(from.sources ?? {})) {
    if (deeper.startsWith(`${path}.`)) sources.set(deeper, inner);
  }
}

function isSameSource(one: Source, other: Source): boolean {
  return one.kind === other.kind && one.where === other.where && one.confidence === other.confidence;
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
