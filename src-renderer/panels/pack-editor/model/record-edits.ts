/**
 * Changes of one record of a person's pack, which says only what differs from the layers under it. Objects merge field by
 * field, so a field inside one is set alone; a list is one value, so what changes inside it takes the whole list along.
 */
import type { Json } from '../../../../shared/base';
import type { LayerRecord, Source } from '../../../../shared/content';

export type Path = readonly (string | number)[];

/** What a person puts down is theirs. */
export const OWN_SOURCE: Source = { kind: 'user', where: 'Own entry', confidence: 'high' };

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let at: unknown = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = Reflect.get(at, step);
  }
  return at;
}

/** The path of the value that stands alone in a layer: the path itself, or the outermost list on the way to it. */
export function ownPath(merged: unknown, path: Path): Path {
  const depth = path.findIndex((_, index) => Array.isArray(valueAt(merged, path.slice(0, index))));
  return depth < 0 ? path : path.slice(0, depth);
}

/** The record with another value at a path. Null: the person's copy has none there. */
export function withValue(
  own: LayerRecord | undefined,
  merged: unknown,
  path: Path,
  value: Json,
): LayerRecord {
  const alone = ownPath(merged, path);
  const whole =
    alone.length === path.length
      ? value
      : replacedIn(asJson(valueAt(merged, alone)), path.slice(alone.length), value);
  const base: LayerRecord = own ?? { source: OWN_SOURCE };
  const record = replacedIn(asJson(base), alone, whole, true) as LayerRecord; // a record with another field is one
  return withSources(record, alone, whole === null);
}

/** The record as the layers under it have it there; null when it says nothing else. */
export function withoutValue(own: LayerRecord, merged: unknown, path: Path): LayerRecord | null {
  const alone = ownPath(merged, path);
  const cut = cutIn(asJson(own), alone) as LayerRecord; // its source is no field that can be cut
  const record = withSources(cut, alone, false);
  const fields = Object.keys(record).filter((field) => field !== 'source' && field !== 'sources');
  return fields.length === 0 ? null : record;
}

/** Whether a person's record says anything at a path, or about what it lies in as a whole. */
export function isOwn(own: LayerRecord | undefined, merged: unknown, path: Path): boolean {
  if (own === undefined) return false;
  return valueAt(own, ownPath(merged, path)) !== undefined;
}

/** Notes that there is none at a path, or takes back what was noted there and below. */
function withSources(record: LayerRecord, path: Path, isNone: boolean): LayerRecord {
  const { sources = {}, ...rest } = record;
  const name = path.join('.');
  // What lies in something that is there again is there, too.
  const others = Object.entries(sources).filter(
    ([at]) => !`${at}.`.startsWith(`${name}.`) && !`${name}.`.startsWith(`${at}.`),
  );
  const noted = isNone ? [...others, [name, OWN_SOURCE] as const] : others;
  return noted.length === 0 ? rest : { ...rest, sources: Object.fromEntries(noted) };
}

/** In a list or what lies in one null is left out: there it means nothing. `keepsNull`: it is a layer's own field. */
function replacedIn(whole: Json, path: Path, value: Json, keepsNull = false): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(whole) ? (whole as readonly Json[]) : [];
    return list.map((each, index) => (index === step ? replacedIn(each, rest, value) : each));
  }
  const object = isObject(whole) ? whole : {};
  const inner = replacedIn(object[step] ?? null, rest, value, keepsNull);
  if (inner !== null || keepsNull) return { ...object, [step]: inner };
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== step));
}

function cutIn(whole: Json, path: Path): Json {
  const [step, ...rest] = path;
  if (step === undefined || !isObject(whole) || whole[String(step)] === undefined) return whole;
  const others = Object.entries(whole).filter(([key]) => key !== String(step));
  if (rest.length === 0) return Object.fromEntries(others);
  const inner = cutIn(whole[String(step)] ?? null, rest);
  const isEmpty = isObject(inner) && Object.keys(inner).length === 0;
  return isEmpty ? Object.fromEntries(others) : { ...whole, [String(step)]: inner };
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Records are plain JSON, once parsed. */
function asJson(value: unknown): Json {
  return value as Json;
}
