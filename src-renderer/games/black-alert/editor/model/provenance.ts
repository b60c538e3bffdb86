/** Where the records and fields of an edited pack come from, counted and listed. */
import { type Sourced, type SourceKind, SOURCE_KINDS, sourceOf } from '../../../../../shared/content';
import type { BlackAlertKind } from '../../../../../shared/content/black-alert';
import type { PackEditing } from './pack-editing.svelte';
import { fieldWords } from './words';

/** Yours as soon as you have changed any part of it, else what its record says. */
export function kindOfRecord(editing: PackEditing, kind: BlackAlertKind, id: string): SourceKind {
  if (editing.own(kind, id) !== undefined) return 'user';
  const records: Readonly<Record<string, Sourced>> = editing.merged.records[kind];
  return records[id]?.source.kind ?? 'house';
}

export function countsOf(
  editing: PackEditing,
  kinds: readonly BlackAlertKind[],
): readonly { readonly kind: SourceKind; readonly count: number }[] {
  const all = kinds.flatMap((kind) =>
    Object.keys(editing.merged.records[kind]).map((id) => kindOfRecord(editing, kind, id)),
  );
  return SOURCE_KINDS.map((kind) => ({ kind, count: all.filter((each) => each === kind).length }));
}

export interface Fact {
  readonly kind: SourceKind;
  readonly fields: string;
  readonly where: string;
}

/** Which fields of a record come from where, one line for each source. */
export function factsOf(record: Sourced, paths: readonly string[]): readonly Fact[] {
  const lines = new Map<string, { kind: SourceKind; where: string; fields: string[] }>();
  for (const path of paths.flatMap((each) => partsOf(record, each))) {
    const { kind, where } = sourceOf(record, path);
    const line = lines.get(`${kind} ${where}`) ?? { kind, where, fields: [] };
    line.fields.push(partWords(path));
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

function partWords(path: string): string {
  const known = PATH_WORDS[path];
  if (known !== undefined) return known;
  // A node's own field, such as `a.nodes.0.name`.
  if (/^[ab]\.nodes\.\d+\./.test(path)) return `${fieldWords(path.split('.').at(-1) ?? '')} of a node`;
  return fieldWords(path.split('.')[0] ?? path);
}

const PATH_WORDS: Readonly<Record<string, string>> = {
  'a.nodes': 'Nodes and paths',
  'a.paths': 'Nodes and paths',
  'b.nodes': 'Nodes and paths',
  'b.paths': 'Nodes and paths',
};
