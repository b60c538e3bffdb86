/** One field of a record as its form needs it: what stands there, what was typed, and how to change it. */
import type { Json } from '../../../../shared/base';
import { type Form, type SourceKind, sourceOf } from '../../../../shared/content';
import { isOwn, type Path, valueAt } from '../model/record-edits';
import { type FieldAccess, fieldLabel } from '../pack-game';

/** What a text that was typed and is not valid yet says; null: nothing was left unfinished. */
export function draftOf({ editing, kind, id }: FieldAccess, path: Path): string | null {
  return editing.draft(kind.id, id, path);
}

export function valueOf({ record }: FieldAccess, path: Path): unknown {
  return valueAt(record, path);
}

export function setField(access: FieldAccess, path: Path, value: Json): void {
  const { editing, kind, id, name } = access;
  editing.setValue(`${fieldName(access, path)} of ${name}`, kind.id, id, path, value);
}

/** Puts a typed text down if it is valid; else keeps it as it is, beside the pack. */
export function setText(access: FieldAccess, form: Form, path: Path, text: string): void {
  const { editing, kind, id } = access;
  const read = readText(form, text);
  if (read.ok && editing.faultsOf(kind.id, id, path, read.value).length === 0)
    setField(access, path, read.value);
  else editing.setDraft(kind.id, id, path, text);
}

/** What is wrong with the text that was typed; null: nothing was left unfinished. */
export function textFault(access: FieldAccess, form: Form, path: Path): string | null {
  const { editing, kind, id } = access;
  const text = editing.draft(kind.id, id, path);
  if (text === null) return null;
  const read = readText(form, text);
  if (!read.ok) return read.error;
  const [fault] = editing.faultsOf(kind.id, id, path, read.value);
  return fault ? sentence(access, fault.message, path) : null;
}

/** Whether the person's pack says this, and what it would be without. */
export function provenanceOf(
  { editing, kind, id, record }: FieldAccess,
  path: Path,
): { readonly kind: SourceKind; readonly canRevert: boolean } {
  const own = editing.own(kind.id, id);
  const mine = isOwn(own, record, path);
  return {
    kind: mine ? 'user' : sourceOf(record, path.join('.')).kind,
    canRevert: mine && editing.houseOf(kind.id)[id] !== undefined,
  };
}

/** What the value at a path is called: its nearest field. */
export function fieldName(access: FieldAccess, path: Path): string {
  const names = path.filter((step) => typeof step === 'string');
  return fieldLabel(access, names.at(-1) ?? '');
}

type Read = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly error: string };

function readText(form: Form, text: string): Read {
  if (form.type !== 'number') return { ok: true, value: text.trim() };
  const number = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(number)) return { ok: false, error: 'A number is needed.' };
  if (!form.fraction && !Number.isInteger(number)) return { ok: false, error: 'A whole number is needed.' };
  return { ok: true, value: number };
}

/** The field's own name says what it is about; its id in the pack does not. */
function sentence(access: FieldAccess, message: string, path: Path): string {
  const quoted = `"${String(path.at(-1))}"`;
  return message.replace(quoted, fieldName(access, path));
}
