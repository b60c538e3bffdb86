/** The patches that turn one JSON value into another: by object member and array element, whole arrays where lengths differ. */
import type { Json } from '../base';
import type { Patch } from './patch';

/** Patches from `before` to `after`; empty if they are equal. -0 and 0 differ, so that a stored -0 is put right. */
export function diffJson(before: Json, after: Json, path = ''): Patch[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item: Json, index) => diffJson(item, after[index] as Json, `${path}/${index}`));
  }
  if (isObject(before) && isObject(after)) return diffObjects(before, after, path);
  return [{ op: 'replace', path, value: after as never }]; // Json, only readonly
}

type JsonObject = Readonly<Record<string, Json>>;

function diffObjects(before: JsonObject, after: JsonObject, path: string): Patch[] {
  const removed = Object.keys(before).filter((key) => ownValue(after, key) === undefined);
  const patches: Patch[] = removed.map((key) => ({ op: 'remove', path: `${path}/${escapeKey(key)}` }));
  for (const [key, value] of Object.entries(after)) {
    const pointer = `${path}/${escapeKey(key)}`;
    const old = ownValue(before, key);
    if (value === undefined) continue;
    if (old === undefined)
      patches.push({ op: 'add', path: pointer, value: value as never }); // Json, only readonly
    else patches.push(...diffJson(old, value, pointer));
  }
  return patches;
}

/** What an object itself holds; `valueOf` and the like are names as good as any. */
function ownValue(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
