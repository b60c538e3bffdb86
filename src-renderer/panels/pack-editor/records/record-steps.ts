/** Whole records added, copied and taken away. Each gives the id of what to show then, or null. */
import type { Json } from '../../../../shared/base';
import type { LayerRecord } from '../../../../shared/content';
import type { PackEditing } from '../model/pack-editing.svelte';
import { OWN_SOURCE } from '../model/record-edits';
import { aNew } from '../model/words';
import type { PackGame, RecordKind } from '../pack-game';

/** A new record, valid at once. */
export function addRecord({ forms }: PackGame, editing: PackEditing, kind: RecordKind): string {
  const name = freeName(editing, kind.id, aNew(kind));
  const id = freeId(editing, kind.id, name);
  const fields = forms
    .fieldsOf(kind.id)
    .map(({ name: field, form }): readonly [string, Json] => [field, forms.initialOf(form, 'New')]);
  const record: LayerRecord = {
    ...Object.fromEntries(fields),
    ...kind.start?.(editing.merged.records),
    name,
    source: OWN_SOURCE,
  };
  editing.setRecord(aNew(kind), kind.id, id, record);
  return id;
}

/** A copy of a record as all layers make it, the person's own from then on. */
export function copyRecord(editing: PackEditing, kind: string, from: string): string | null {
  const original = editing.recordsOf(kind)[from];
  if (original === undefined) return null;
  const name = freeName(editing, kind, original.name ?? from);
  const id = freeId(editing, kind, name);
  const fields = Object.entries(original).filter(([field]) => field !== 'source' && field !== 'sources');
  editing.setRecord(`Duplicate ${original.name ?? from}`, kind, id, {
    ...(Object.fromEntries(fields) as LayerRecord),
    name,
    source: OWN_SOURCE,
  }); // a merged record's own fields
  return id;
}

/** What ships is taken away by name and can be brought back; what is the person's own goes out of the pack. */
export function takeAway(editing: PackEditing, kind: RecordKind, id: string): void {
  const record =
    editing.houseOf(kind.id)[id] === undefined ? null : ({ source: OWN_SOURCE, removed: true } as const);
  editing.setRecord(`Take a ${kind.one} away`, kind.id, id, record);
}

function freeName(editing: PackEditing, kind: string, wish: string): string {
  const taken = new Set(Object.values(editing.recordsOf(kind)).map(({ name }) => name));
  const stem = wish.replace(/ \(\d+\)$/, '');
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wish : `${stem} (${number})`;
    if (!taken.has(name)) return name;
  }
}

/** Free of what ships, of what is in the pack, and of what the pack takes away. */
function freeId(editing: PackEditing, kind: string, name: string): string {
  const taken = [editing.recordsOf(kind), editing.houseOf(kind), editing.content.records[kind] ?? {}];
  const stem =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'record';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.some((records) => Object.hasOwn(records, id))) return id;
  }
}
