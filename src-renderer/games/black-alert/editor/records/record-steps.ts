/** Whole records added, copied and taken away. Each gives the id of what to show then, or null. */
import type { Json } from '../../../../../shared/base';
import type { LayerRecord } from '../../../../../shared/content';
import { fieldsOfKind, initialOf } from '../../../../../shared/content/black-alert';
import type { PackEditing } from '../model/pack-editing.svelte';
import { OWN_SOURCE } from '../model/record-edits';
import { freePlanet } from './known-choices';
import { aNew, type FormKind, KIND_WORDS } from '../model/words';

/** A new record, valid at once. */
export function addRecord(editing: PackEditing, kind: FormKind): string {
  const name = freeName(editing, kind, aNew(kind));
  const id = freeId(editing, kind, name);
  const fields = fieldsOfKind(kind).map(({ name: field, form }): readonly [string, Json] => [
    field,
    initialOf(form, 'New'),
  ]);
  const node = kind === 'missions' ? freePlanet(editing.merged.records) : null;
  const record: LayerRecord = {
    ...Object.fromEntries(fields),
    ...(node !== null && { node }),
    name,
    source: OWN_SOURCE,
  };
  editing.setRecord(aNew(kind), kind, id, record);
  return id;
}

/** A copy of a record as all layers make it, the person's own from then on. */
export function copyRecord(editing: PackEditing, kind: FormKind, from: string): string | null {
  const records: Readonly<Record<string, { readonly name: string }>> = editing.merged.records[kind];
  const original = records[from];
  if (original === undefined) return null;
  const name = freeName(editing, kind, original.name);
  const id = freeId(editing, kind, name);
  const fields = Object.entries(original).filter(([field]) => field !== 'source' && field !== 'sources');
  editing.setRecord(`Duplicate ${original.name}`, kind, id, {
    ...(Object.fromEntries(fields) as LayerRecord),
    name,
    source: OWN_SOURCE,
  }); // a merged record's own fields
  return id;
}

/** What ships is taken away by name and can be brought back; what is the person's own goes out of the pack. */
export function takeAway(editing: PackEditing, kind: FormKind, id: string): void {
  const house: Readonly<Record<string, unknown>> = editing.house.records[kind];
  const record = house[id] === undefined ? null : ({ source: OWN_SOURCE, removed: true } as const);
  editing.setRecord(`Take a ${KIND_WORDS[kind].one} away`, kind, id, record);
}

function freeName(editing: PackEditing, kind: FormKind, wish: string): string {
  const taken = new Set(Object.values(editing.merged.records[kind]).map(({ name }) => name));
  const stem = wish.replace(/ \(\d+\)$/, '');
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wish : `${stem} (${number})`;
    if (!taken.has(name)) return name;
  }
}

/** Free of what ships, of what is in the pack, and of what the pack takes away. */
function freeId(editing: PackEditing, kind: FormKind, name: string): string {
  const taken = [editing.merged.records[kind], editing.house.records[kind], editing.content.records[kind]];
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
