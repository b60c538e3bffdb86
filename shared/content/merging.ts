/**
 * Layers of content merge field by field, null being absent: user over rulebook, over public, over house; among equals
 * the later one wins. Objects merge at any depth, a list is one value. What comes from another layer than the one that
 * names the record is noted in the record's `sources`.
 */
import { type Json, type Refusal, type Result, err, ok } from '../base';
import { GAME_KINDS, type GameContents, type GameKinds, type Heads, type KindOf, kindsOf } from './games';
import { layerOf, type LayerRecord, type PackLayer } from './layers';
import type { GameId, PackHead } from './pack-head';
import { type Source, type SourceKind, sourceOf } from './provenance';
import { pointerOf, refusalsOf } from './schema-issues';

const STRENGTH: Readonly<Record<SourceKind, number>> = { house: 0, public: 1, rulebook: 2, user: 3 };

/** A value given by a layer, and the record it stands in. */
interface Given {
  readonly value: Json;
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
  const ordered = own.sort((one, other) => STRENGTH[one.head.layer] - STRENGTH[other.head.layer]);
  const { kinds, assemble, faults: contradictionsOf }: GameKinds<Game> = GAME_KINDS[game];
  const merged = mergeKinds(game, ordered.toReversed());
  const faults: Refusal[] = [];
  const whole: Record<string, unknown> = {};
  for (const kind of kindsOf(game)) {
    const parsed = kinds[kind].safeParse(merged[kind]);
    if (parsed.success) whole[kind] = parsed.data;
    else for (const fault of refusalsOf(parsed.error, merged[kind], [kind])) faults.push(fault);
  }
  faults.push(...missingRecords(game, merged));
  if (faults.length > 0) return err(faults);
  // Every kind has just been parsed by its schema, and every needed record is there.
  const content = assemble(whole as Parameters<typeof assemble>[0], headsOf(ordered.map(({ head }) => head)));
  const contradictions = contradictionsOf(content);
  return contradictions.length > 0 ? err(contradictions) : ok(content);
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
    [...ids].map((id) => [id, mergeRecord(layers.flatMap((records) => records[id] ?? []))]),
  );
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

function figuresOf(record: LayerRecord): Json {
  const figures = Object.entries(record).filter(([field]) => field !== 'source' && field !== 'sources');
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
  const present = given.filter(({ value }) => value !== null);
  const strongest = present[0];
  if (strongest === undefined) {
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
    const inner = objects.map(({ value, record }) => ({ value: value[key] ?? null, record }));
    return [key, mergeValues(inner, path === '' ? key : `${path}.${key}`, main, sources)];
  });
  // What no layer knows stays out: the schema then calls it unknown, or missing where it is needed.
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
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

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
