/** The forms of Black Alert's records and effects, for the editor of packs. */
import type { Json } from '../../base';
import { provenance } from '../provenance';
import { type Form, formOf, type FormField, type NamedSchemas } from '../forms';
import { type Effect, effectSchema, type Verb } from './effects';
import { blackAlertKinds, tileFaceSchema } from './records';

export type BlackAlertKind = keyof typeof blackAlertKinds;

const EFFECT = 'effect';
/** Drawn, not asked for in a form. */
const FACE = 'face';
/** Where a record comes from is said beside its fields, not among them. */
const PROVENANCE = 'provenance';
const NAMED: NamedSchemas = new Map<unknown, string>([
  [effectSchema, EFFECT],
  [tileFaceSchema, FACE],
  [provenance.source, PROVENANCE],
  [provenance.sources.unwrap(), PROVENANCE],
]);

/** The fields of a kind of record, in the order of its schema. */
export function fieldsOfKind(kind: BlackAlertKind): readonly FormField[] {
  const form = formOf(blackAlertKinds[kind].valueType, NAMED);
  if (form.type !== 'object') throw new Error('A record is an object.');
  return form.fields.filter(({ form: field }) => !isProvenance(field));
}

function isProvenance(form: Form): boolean {
  if (form.type === 'optional') return isProvenance(form.form);
  return form.type === 'named' && form.name === PROVENANCE;
}

/** By verb its operands. */
export function operandsOfVerbs(): Readonly<Record<Verb, readonly FormField[]>> {
  // Another map than above: here the schema itself is to be followed, and only what lies inside it is named.
  const form = formOf(innerEffectSchema(), NAMED);
  if (form.type !== 'variants') throw new Error('An effect is one of several verbs.');
  const operands = form.variants.map(({ value, fields }) => [value, fields] as const);
  // The variants are those of the union that `Verb` is made of.
  return Object.fromEntries(operands) as Record<Verb, readonly FormField[]>;
}

function innerEffectSchema(): Parameters<typeof formOf>[0] {
  // The schema of effects is lazy because it contains itself.
  return (effectSchema as unknown as { readonly unwrap: () => Parameters<typeof formOf>[0] }).unwrap();
}

/** A value that its schema takes, to begin with: the first choice, the least number, `words` for a text that may not be empty. */
export function initialOf(form: Form, words: string): Json {
  switch (form.type) {
    case 'text':
      return form.min > 0 ? words : '';
    case 'number':
      return Math.max(form.min, Math.min(1, form.max));
    case 'choice':
      return form.options[0] ?? null;
    case 'flag':
      return false;
    case 'object':
      return initialFields(form.fields, words);
    case 'amounts':
      return form.all ? Object.fromEntries(form.keys.map((key) => [key, initialOf(form.each, words)])) : {};
    case 'list':
      return Array.from({ length: form.min }, () => initialOf(form.item, words));
    case 'optional':
      return null;
    case 'variants': {
      const [first] = form.variants;
      return { [form.tag]: first?.value ?? '', ...initialFields(first?.fields ?? [], words) };
    }
    case 'named':
      if (form.name === FACE) return { nodes: [], paths: [] };
      return initialEffect('draw', words) as unknown as Json; // an effect is plain JSON
  }
}

/** An effect that is valid at once, for a person to change. */
export function initialEffect(verb: Verb, words: string): Effect {
  const fields = initialFields(operandsOfVerbs()[verb], words);
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  // Built after the very schema that the type is the type of; optional operands are left out.
  return { verb, ...Object.fromEntries(given) } as unknown as Effect;
}

function initialFields(fields: readonly FormField[], words: string): Record<string, Json> {
  return Object.fromEntries(fields.map(({ name, form }) => [name, initialOf(form, words)]));
}
