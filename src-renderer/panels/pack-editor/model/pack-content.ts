/** What a pack of a person's own says, as plain data, and every change that a step can make of it. Pure. */
import type { Json } from '../../../../shared/base';
import type { LayerRecord } from '../../../../shared/content';
import type { PackDrafts } from '../../../../shared/contract';
import { type Path, withoutValue, withValue } from './record-edits';

/** By kind and id. */
export type Records = Readonly<Record<string, Readonly<Record<string, LayerRecord>>>>;
/** Everything that a step may change. */
export interface PackContent {
  readonly records: Records;
  /** Texts that are not valid yet, by the places of their fields. */
  readonly drafts: PackDrafts;
}
/** Runs again on newer content when another window was faster: keep it pure. */
export type Change = (content: PackContent) => PackContent;

/** A field of a record; with an empty path the whole record. */
export interface FieldPlace {
  readonly kind: string;
  readonly id: string;
  readonly path: Path;
}

/** The place of a field in its pack, as a JSON Pointer. */
export function pointerTo({ kind, id, path }: FieldPlace): string {
  const steps = [kind, id, ...path].map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
  return `/${steps.join('/')}`;
}

/** Undefined where the pack says nothing of it. */
export function recordOf(records: Records, kind: string, id: string): LayerRecord | undefined {
  return records[kind]?.[id];
}

/** One field set; what was typed there and not valid is done with. `merged`: the record as all layers make it. */
export function withField(at: FieldPlace, merged: unknown, value: Json): Change {
  const { kind, id, path } = at;
  return ({ records, drafts }) => ({
    records: withRecord(records, kind, id, withValue(recordOf(records, kind, id), merged, path, value)),
    drafts: withoutDrafts(drafts, pointerTo(at)),
  });
}

/** One field, or a whole record, as the layers under the pack have it. */
export function withoutField(at: FieldPlace, merged: unknown): Change {
  const { kind, id, path } = at;
  return ({ records, drafts }) => {
    const own = recordOf(records, kind, id);
    const left = own === undefined || path.length === 0 ? null : withoutValue(own, merged, path);
    return {
      records: withRecord(records, kind, id, left),
      drafts: withoutDrafts(drafts, pointerTo(at)),
    };
  };
}

/** A whole record put down; null takes it out of the pack. */
export function withWholeRecord(kind: string, id: string, record: LayerRecord | null): Change {
  return ({ records, drafts }) => ({
    records: withRecord(records, kind, id, record),
    drafts: record === null ? withoutDrafts(drafts, pointerTo({ kind, id, path: [] })) : drafts,
  });
}

/** A text that is not valid yet; null forgets it. `pointer`: the place of its field. */
export function withDraft(pointer: string, text: string | null): Change {
  return ({ records, drafts }) => {
    const others = without(drafts, pointer);
    return { records, drafts: text === null ? others : { ...others, [pointer]: text } };
  };
}

function withRecord(records: Records, kind: string, id: string, record: LayerRecord | null): Records {
  const others = without(records[kind] ?? {}, id);
  if (record === null) return { ...records, [kind]: others };
  const isThere = recordOf(records, kind, id) !== undefined;
  return { ...records, [kind]: isThere ? { ...records[kind], [id]: record } : { ...others, [id]: record } };
}

function without<Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([each]) => each !== key));
}

/** Without the drafts at a place and below it. */
function withoutDrafts(drafts: PackDrafts, pointer: string): PackDrafts {
  const left = Object.entries(drafts).filter(([at]) => at !== pointer && !at.startsWith(`${pointer}/`));
  return left.length === Object.keys(drafts).length ? drafts : Object.fromEntries(left);
}

/** Kinds whose records are others than those that are saved, each whole. */
export function changedKinds(saved: Records, now: Records): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.keys(now)
      .filter((kind) => saved[kind] !== now[kind])
      .map((kind) => [kind, { ...now[kind] }]),
  );
}
