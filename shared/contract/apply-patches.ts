/**
 * JSON Patch (RFC 6902: add, replace, remove) on plain data, strictly, with its inverse in the same pass. The drafting
 * library that makes the renderer's patches can apply them too, but it throws on a bad place, lets an index beyond the
 * end through and gives no inverse. Untouched parts are shared with the input, which is never changed.
 */
import { type Json, type Refusal, type Result, err, ok } from '../base';
import { FORBIDDEN_KEYS, type Patch } from './patch';

export interface AppliedPatches {
  readonly value: Json;
  /** Applied to `value` it gives the input back. */
  readonly inverse: readonly Patch[];
}

type Container = Json[] | Record<string, Json>;

/** Applies all patches or none. Refuses with `bad-patch`, `at` being the pointer that leads nowhere. */
export function applyPatches(document: Json, patches: readonly Patch[]): Result<AppliedPatches, Refusal> {
  const draft = new Draft(document);
  const inverse: Patch[] = [];
  for (const patch of patches) {
    const undo = draft.apply(patch);
    if (undo === null) return err(badPatch(patch));
    inverse.push(undo);
  }
  return ok({ value: draft.root, inverse: inverse.reverse() });
}

function badPatch(patch: Patch): Refusal {
  return {
    code: 'bad-patch',
    message: `The change does not fit the plan: cannot ${patch.op} there.`,
    at: patch.path,
  };
}

/** Copies each container at most once, on its first change. */
class Draft {
  root: Json;
  readonly #owned = new Set<unknown>();

  constructor(root: Json) {
    this.root = root;
  }

  /** The patch that undoes this one, or null if it does not fit. */
  apply(patch: Patch): Patch | null {
    const keys = parsePointer(patch.path);
    const last = keys.pop();
    if (last === undefined) return this.#replaceRoot(patch);
    const parent = this.#ownParent(keys);
    if (parent === null) return null;
    return Array.isArray(parent) ? changeArray(parent, last, patch) : changeObject(parent, last, patch);
  }

  #replaceRoot(patch: Patch): Patch | null {
    if (patch.op === 'remove') return null;
    const undo: Patch = { op: 'replace', path: '', value: this.root as never }; // Json, only readonly
    this.root = patch.value;
    return undo;
  }

  #ownParent(keys: readonly string[]): Container | null {
    if (!isContainer(this.root)) return null;
    let parent = this.#own(this.root);
    this.root = parent;
    for (const key of keys) {
      const child = childOf(parent, key);
      if (child === undefined || !isContainer(child)) return null;
      const owned = this.#own(child);
      setChild(parent, key, owned);
      parent = owned;
    }
    return parent;
  }

  #own(container: Json): Container {
    if (this.#owned.has(container)) return container as Container; // made below, hence writable
    const copy = copyOf(container as Container); // callers have looked
    this.#owned.add(copy);
    return copy;
  }
}

function copyOf(container: Container): Container {
  return Array.isArray(container) ? [...container] : { ...container };
}

function changeObject(parent: Record<string, Json>, key: string, patch: Patch): Patch | null {
  const before = childOf(parent, key);
  if (FORBIDDEN_KEYS.has(key) || (before === undefined && patch.op !== 'add')) return null;
  if (patch.op === 'remove') delete parent[key];
  else parent[key] = patch.value;
  return before === undefined ? { op: 'remove', path: patch.path } : restore(patch, before);
}

function changeArray(parent: Json[], key: string, patch: Patch): Patch | null {
  const index = patch.op === 'add' && key === '-' ? parent.length : indexOf(key);
  if (index === null || index > parent.length || (index === parent.length && patch.op !== 'add')) return null;
  if (patch.op === 'add') {
    parent.splice(index, 0, patch.value);
    return { op: 'remove', path: key === '-' ? patch.path.slice(0, -1) + String(index) : patch.path };
  }
  const before = parent[index] as Json; // index < length, checked above
  if (patch.op === 'remove') parent.splice(index, 1);
  else parent[index] = patch.value;
  return restore(patch, before);
}

function restore(patch: Patch, before: Json): Patch {
  const op = patch.op === 'remove' ? 'add' : 'replace';
  return { op, path: patch.path, value: before as never }; // Json, only readonly
}

function parsePointer(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function indexOf(key: string): number | null {
  return /^(0|[1-9]\d{0,9})$/.test(key) ? Number(key) : null;
}

function childOf(parent: Container, key: string): Json | undefined {
  if (!Array.isArray(parent)) return Object.hasOwn(parent, key) ? parent[key] : undefined;
  const index = indexOf(key);
  return index === null ? undefined : parent[index];
}

function setChild(parent: Container, key: string, child: Json): void {
  if (Array.isArray(parent)) parent[Number(key)] = child;
  else parent[key] = child;
}

function isContainer(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}
