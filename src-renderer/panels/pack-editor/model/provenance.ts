/** Where the records and fields of an edited pack come from, counted and listed. */
import { SOURCE_KINDS, type Sourced, type SourceKind, sourceOf } from '../../../../shared/content';
import type { PackEditing } from './pack-editing.svelte';

/** Yours as soon as you have changed any part of it, else what its record says. */
export function kindOfRecord(editing: PackEditing, kind: string, id: string): SourceKind {
  if (editing.own(kind, id) !== undefined) return 'user';
  return editing.recordsOf(kind)[id]?.source.kind ?? 'house';
}

export function countsOf(
  editing: PackEditing,
  kinds: readonly string[],
): readonly { readonly kind: SourceKind; readonly count: number }[] {
  const all = kinds.flatMap((kind) =>
    Object.keys(editing.recordsOf(kind)).map((id) => kindOfRecord(editing, kind, id)),
  );
  return SOURCE_KINDS.map((kind) => ({ kind, count: all.filter((each) => each === kind).length }));
}

export interface Fact {
  readonly kind: SourceKind;
  readonly fields: string;
  readonly where: string;
}

/** How fields are called; parts with words of their own first. */
export interface FactWords {
  fieldWords(name: string): string;
  partWords?(path: string): string | null;
}

/** Which fields of a record come from where, one line for each source. */
export function factsOf(words: FactWords, record: Sourced, paths: readonly string[]): readonly Fact[] {
  const lines = new Map<string, { kind: SourceKind; where: string; fields: string[] }>();
  for (const path of paths.flatMap((each) => partsOf(record, each))) {
    const { kind, where } = sourceOf(record, path);
    const line = lines.get(`${kind} ${where}`) ?? { kind, where, fields: [] };
    line.fields.push(words.partWords?.(path) ?? words.fieldWords(path.split('.')[0] ?? path));
    lines.set(`${kind} ${where}`, line);
  }
  return [...lines.values()].map(({ kind, where, fields }) => ({
    kind,
    where,
    fields: [...new Set(fields)].join(', '),
  }));
}

/** The path, or what inside it has a source of its own. */
function partsOf({ sources = {} }: Sourced, path: string): readonly string[] {
  const inside = Object.keys(sources).filter((each) => each.startsWith(`${path}.`));
  return inside.length > 0 ? inside : [path];
}
