/** The forms of one game's records and effects, read off its schemas: what the editor of packs asks for any game. */
import type * as z from 'zod';
import type { Json } from '../base';
import { type Form, formOf, type FormField, type NamedSchemas } from './forms';
import { provenance } from './provenance';

type Schema = Parameters<typeof formOf>[0];
export type VariantsForm = Extract<Form, { type: 'variants' }>;

/** What a game's forms are read off. */
export interface FormSchemas {
  /** Every kind of record, keyed by id. */
  readonly kinds: Readonly<Record<string, z.ZodRecord>>;
  /** By name the closed vocabularies: unions told apart by a tag, which may contain themselves and each other. */
  readonly vocabularies: Readonly<Record<string, { readonly schema: Schema; readonly first: string }>>;
  /** By name what is drawn and not asked for in fields, with the value that it begins with. */
  readonly drawn: Readonly<Record<string, { readonly schema: Schema; readonly initial: Json }>>;
}

export interface GameForms {
  /** The fields of a kind of record in the order of its schema, without where it comes from. Throws for no kind of the game. */
  fieldsOf(kind: string): readonly FormField[];
  /** The variants of a vocabulary with their operands. Throws for none of the game. */
  vocabulary(name: string): VariantsForm;
  /** A value that its schema takes, to begin with: the first choice, the least number, `words` for a text that may not be empty. */
  initialOf(form: Form, words: string): Json;
  /** One variant of a vocabulary that is valid at once; what may be left out is. */
  initialVariant(vocabulary: string, value: string, words: string): Json;
}

/** Where a record comes from is said beside its fields, not among them. */
const PROVENANCE = 'provenance';

export function gameForms({ kinds, vocabularies, drawn }: FormSchemas): GameForms {
  const named: NamedSchemas = new Map<unknown, string>([
    ...Object.entries({ ...vocabularies, ...drawn }).map(([name, { schema }]) => [schema, name] as const),
    [provenance.source, PROVENANCE],
    [provenance.sources.unwrap(), PROVENANCE],
  ]);
  const known = new Map<string, VariantsForm>();

  function fieldsOf(kind: string): readonly FormField[] {
    const schema = kinds[kind];
    const form = schema && formOf(schema.valueType, named);
    if (form?.type !== 'object') throw new Error(`A record of ${kind} is no object.`);
    return form.fields.filter(({ form: field }) => !isProvenance(field));
  }

  function vocabulary(name: string): VariantsForm {
    const form = known.get(name) ?? variantsOf(vocabularies[name]?.schema, named);
    known.set(name, form);
    return form;
  }

  function initialOf(form: Form, words: string): Json {
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
        return given(initialFields(form.fields, words));
      case 'amounts':
        return form.all ? Object.fromEntries(form.keys.map((key) => [key, initialOf(form.each, words)])) : {};
      case 'list':
        return Array.from({ length: form.min }, () => initialOf(form.item, words));
      case 'optional':
        return null;
      case 'either':
        return form.options[0] ? initialOf(form.options[0], words) : null;
      case 'variants':
        return form.variants[0] ? initialIn(form, form.variants[0].value, words) : null;
      case 'named':
        return (
          drawn[form.name]?.initial ?? initialVariant(form.name, vocabularies[form.name]?.first ?? '', words)
        );
    }
  }

  function initialFields(fields: readonly FormField[], words: string): Record<string, Json> {
    return Object.fromEntries(fields.map(({ name, form }) => [name, initialOf(form, words)]));
  }

  function initialIn({ tag, variants }: VariantsForm, value: string, words: string): Json {
    const fields = initialFields(variants.find((each) => each.value === value)?.fields ?? [], words);
    return { [tag]: value, ...given(fields) };
  }

  function initialVariant(name: string, value: string, words: string): Json {
    return initialIn(vocabulary(name), value, words);
  }

  return { fieldsOf, vocabulary, initialOf, initialVariant };
}

/** What may be none is left out: inside a list null means nothing. */
function given(fields: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(Object.entries(fields).filter(([, each]) => each !== null));
}

function isProvenance(form: Form): boolean {
  if (form.type === 'optional') return isProvenance(form.form);
  return form.type === 'named' && form.name === PROVENANCE;
}

/** Here the schema itself is followed, and only what lies inside it is named. One that contains itself is lazy. */
function variantsOf(schema: Schema | undefined, named: NamedSchemas): VariantsForm {
  const inner =
    schema && 'unwrap' in schema ? (schema as unknown as { unwrap: () => Schema }).unwrap() : schema;
  const others = new Map([...named].filter(([each]) => each !== inner));
  const form = inner && formOf(inner, others);
  if (form?.type !== 'variants') throw new Error('A vocabulary is one of several variants.');
  return form;
}
