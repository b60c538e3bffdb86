/**
 * Layers of content merge field by field, null being absent: user over rulebook, over public, over house; among equals
 * the later one wins. Objects merge at any depth, a list is one value. What comes from another layer than the one that
 * names the record is noted in the record's `sources`.
 */
import { type Json, type Refusal, type Result, err, ok } from '../base';
import { BASE_IDS } from './base-ids';
import { EFFECT_IDS } from './effects';
import { type LayerRecord, type PackLayer, PACK_KINDS } from './layers';
import { type ContentPack, type PackKind, TURNING_TOOL, packKinds } from './pack';
import { type Source, type SourceKind, sourceOf } from './provenance';
import { contentFaults } from './content-faults';
import { pointerOf, refusalsOf } from './schema-issues';

const STRENGTH: Readonly<Record<SourceKind, number>> = { house: 0, public: 1, rulebook: 2, user: 3 };

/** A value given by a layer, and the record it stands in. */
interface Given {
  readonly value: Json;
  readonly record: LayerRecord;
}

/** The merged content, whole and cross-checked, or every fault: `missing-key` where no layer gives a needed figure. */
export function mergeLayers(layers: readonly PackLayer[]): Result<ContentPack, readonly Refusal[]> {
  const ordered = [...layers].sort((one, other) => STRENGTH[one.head.layer] - STRENGTH[other.head.layer]);
  const strongestFirst = ordered.toReversed();
  const merged = Object.fromEntries(PACK_KINDS.map((kind) => [kind, mergeKind(kind, strongestFirst)]));
  const faults: Refusal[] = [];
  const whole: Partial<Record<PackKind, unknown>> = {};
  for (const kind of PACK_KINDS) {
    const parsed = packKinds[kind].safeParse(merged[kind]);
    if (parsed.success) whole[kind] = parsed.data;
    else for (const fault of refusalsOf(parsed.error, merged[kind], [kind])) faults.push(fault);
  }
  faults.push(...missingRecords(merged));
  if (faults.length > 0) return err(faults);
  const content = assemble(whole, ordered);
  const contradictions = contentFaults(content);
  return contradictions.length > 0 ? err(contradictions) : ok(content);
}

function assemble(whole: Partial<Record<PackKind, unknown>>, ordered: readonly PackLayer[]): ContentPack {
  // Every kind has just been parsed by its schema, and every needed record is there.
  const { bases, tools, layouts, units, features, dice, effects } = whole as unknown as Omit<
    ContentPack,
    'head' | 'tool'
  > & {
    readonly tools: Readonly<Record<string, ContentPack['tool']>>;
  };
  const tool = tools[TURNING_TOOL];
  const main = ordered.findLast((layer) => layer.head.layer !== 'user') ?? ordered.at(-1);
  if (tool === undefined || main === undefined)
    throw new Error('A merge without turning tool passed its checks.');
  return {
    head: main.head,
    layers: ordered.map(({ head }) => head),
    bases,
    tool,
    layouts,
    units,
    features,
    dice,
    effects,
  };
}

function missingRecords(merged: Record<string, Readonly<Record<string, unknown>>>): readonly Refusal[] {
  const needed: readonly (readonly [PackKind, string])[] = [
    ...BASE_IDS.map((id) => ['bases', id] as const),
    ['tools', TURNING_TOOL],
    ...EFFECT_IDS.map((id) => ['effects', id] as const),
  ];
  return needed
    .filter(([kind, id]) => merged[kind]?.[id] === undefined)
    .map(([kind, id]) => ({
      code: 'missing-key',
      message: `No pack gives the record "${id}" of ${kind}.`,
      at: pointerOf([kind, id]),
    }));
}

function mergeKind(kind: PackKind, strongestFirst: readonly PackLayer[]): Record<string, unknown> {
  const given = strongestFirst.toReversed().flatMap(({ records }) => Object.entries(records[kind]));
  // In the order of the packs that name them; a layer that only adds a figure does not move a record to the front.
  const named = given.filter(([, record]) => namesItself(record));
  const ids = new Set([...named, ...given].map(([id]) => id));
  return Object.fromEntries(
    [...ids].map((id) => {
      const records = strongestFirst.flatMap((layer) => layer.records[kind][id] ?? []);
      return [id, mergeRecord(records)];
    }),
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
