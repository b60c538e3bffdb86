/** Records of one kind as rows of a list, those taken away apart. */
import type { SourceKind } from '../../../../shared/content';
import type { PackEditing } from '../model/pack-editing.svelte';
import { kindOfRecord } from '../model/provenance';
import type { RecordKind } from '../pack-game';

export interface RecordRow {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly source: SourceKind;
  readonly tone: 'ok' | 'warn' | 'bad';
}

export function recordRows(editing: PackEditing, kind: RecordKind): readonly RecordRow[] {
  const { records, faults } = editing.merged;
  const entries = Object.entries(editing.recordsOf(kind.id));
  const sorted = kind.compare
    ? entries.toSorted(([one], [other]) => kind.compare?.(records, one, other) ?? 0)
    : entries;
  return sorted.map(([id, record]) => {
    const place = `/${kind.id}/${id}`;
    const isAt = (at: string): boolean => at === place || at.startsWith(`${place}/`);
    const isBad = faults.some(({ at }) => isAt(at ?? ''));
    const hasDraft = Object.keys(editing.content.drafts).some(isAt);
    const isAdvised = (kind.checks?.(records, id) ?? []).some(({ tone }) => tone !== 'ok');
    const tone = isBad ? 'bad' : hasDraft || isAdvised ? 'warn' : 'ok';
    const source = kindOfRecord(editing, kind.id, id);
    return { id, name: record.name ?? id, words: kind.words(records, id), source, tone };
  });
}

/** Shipped records that the pack takes away, by id and the name they ship with. */
export function removedRecords(
  editing: PackEditing,
  kind: string,
): readonly { readonly id: string; readonly name: string }[] {
  return Object.entries(editing.content.records[kind] ?? {})
    .filter(([, record]) => record.removed === true)
    .map(([id]) => ({ id, name: editing.houseOf(kind)[id]?.name ?? id }));
}
