/**
 * What a form asks for, read off a schema: the editor of packs draws its forms from this, so that a field which is added
 * to a record is in its form at once. A schema stays the judge of what is valid; a form only says how to ask.
 */
import * as z from 'zod';

export type Form =
  | { readonly type: 'text'; readonly min: number; readonly max: number }
  /** `fraction`: it need not be whole. */
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly fraction?: true }
  | { readonly type: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly type: 'flag' }
  | { readonly type: 'object'; readonly fields: readonly FormField[] }
  /** A value for each of some keys; one left out is none. */
  | { readonly type: 'amounts'; readonly keys: readonly string[]; readonly each: Form; readonly all: boolean }
  | { readonly type: 'list'; readonly item: Form; readonly min: number; readonly max: number }
  /** May be none. */
  | { readonly type: 'optional'; readonly form: Form }
  /** One of several forms that a value shows by itself, such as a number or a word. */
  | { readonly type: 'either'; readonly options: readonly Form[] }
  /** One of several objects, told apart by the field `tag`. */
  | { readonly type: 'variants'; readonly tag: string; readonly variants: readonly Variant[] }
  /** What a schema refers to by name because it contains itself. */
  | { readonly type: 'named'; readonly name: string };

export interface FormField {
  readonly name: string;
  readonly form: Form;
}
export interface Variant {
  readonly value: string;
  readonly fields: readonly FormField[];
}

/** Schemas that are not followed but named, such as one that contains itself. */
export type NamedSchemas = ReadonlyMap<unknown, string>;

/** The form of a schema. Throws for one that no record of ours is made of: that is a bug. */
export function formOf(schema: z.core.$ZodType, named: NamedSchemas): Form {
  const name = named.get(schema);
  if (name !== undefined) return { type: 'named', name };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const form = formOf(schema.unwrap(), named);
    return form.type === 'optional' ? form : { type: 'optional', form };
  }
  // One that contains itself has to be named, so a lazy one that is not is followed to its end.
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodLazy) return formOf(schema.unwrap(), named);
  return simpleForm(schema) ?? compoundForm(schema, named);
}

function simpleForm(schema: z.core.$ZodType): Form | null {
  if (schema instanceof z.ZodString) {
    // A pattern needs a letter at least, whatever else it asks for.
    const least = schema.minLength ?? (schema.format === null ? 0 : 1);
    return { type: 'text', min: least, max: schema.maxLength ?? 200 };
  }
  if (schema instanceof z.ZodNumber) {
    const limits = { min: schema.minValue ?? -Infinity, max: schema.maxValue ?? Infinity };
    return { type: 'number', ...limits, ...(schema.isInt ? {} : { fraction: true }) };
  }
  if (schema instanceof z.ZodBoolean) return { type: 'flag' };
  const options = optionsOf(schema);
  return options === null ? null : { type: 'choice', options };
}

/** Whether a value is as this form asks for it, as far as its kind and the names of its fields tell. */
export function fitsForm(form: Form, value: unknown): boolean {
  switch (form.type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return form.options.some((option) => option === value);
    case 'list':
      return Array.isArray(value);
    case 'optional':
      return value === null || fitsForm(form.form, value);
    case 'either':
      return form.options.some((option) => fitsForm(option, value));
    case 'object':
      return Object.keys(fieldsIn(value)).every((key) => form.fields.some(({ name }) => name === key));
    case 'amounts':
      return Object.keys(fieldsIn(value)).every((key) => form.keys.includes(key));
    case 'variants':
      return form.variants.some((variant) => variant.value === fieldsIn(value)[form.tag]);
    case 'named':
      return typeof value === 'object';
  }
}

/** The fields of an object; of anything else one that no form knows. */
function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : { '': value };
}

/** The values of an enumeration, of a literal, or of a union of such; null for anything else. */
function optionsOf(schema: z.core.$ZodType): readonly (string | number)[] | null {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values].filter(isOption);
  if (!(schema instanceof z.ZodUnion) || schema instanceof z.ZodDiscriminatedUnion) return null;
  const parts = schema.options.map(optionsOf);
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

function isOption(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function compoundForm(schema: z.core.$ZodType, named: NamedSchemas): Form {
  if (schema instanceof z.ZodObject) return { type: 'object', fields: fieldsOf(schema, named, []) };
  if (schema instanceof z.ZodArray) {
    return { type: 'list', item: formOf(schema.element, named), ...lengthsOf(schema) };
  }
  if (schema instanceof z.ZodRecord) return amountsForm(schema, named);
  if (schema instanceof z.ZodDiscriminatedUnion) return variantsForm(schema, named);
  if (schema instanceof z.ZodUnion)
    return { type: 'either', options: schema.options.map((option) => formOf(option, named)) };
  throw new Error(`No form is made of a schema of the type ${schema._zod.def.type}.`);
}

/** How many entries a list takes; the schema library keeps it among its checks. */
function lengthsOf({ _zod }: z.ZodArray): { readonly min: number; readonly max: number } {
  const checks = (_zod.def.checks ?? []).map((check) => check._zod.def);
  const limit = (key: 'minimum' | 'maximum'): number | undefined =>
    [key, 'length'].flatMap((name) =>
      checks.flatMap((check) => (name in check ? [Number(Reflect.get(check, name))] : [])),
    )[0];
  return { min: limit('minimum') ?? 0, max: limit('maximum') ?? Infinity };
}

function amountsForm(schema: z.ZodRecord, named: NamedSchemas): Form {
  const keys = optionsOf(schema.keyType);
  if (keys === null) throw new Error('A form needs to know the keys of a record.');
  return {
    type: 'amounts',
    keys: keys.map(String),
    each: formOf(schema.valueType, named),
    all: !('partial' in schema._zod.def && schema._zod.def.partial === true),
  };
}

function variantsForm(schema: z.ZodDiscriminatedUnion, named: NamedSchemas): Form {
  const tag = schema._zod.def.discriminator;
  const variants = schema.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) throw new Error('A variant of ours is an object.');
    const given: Readonly<Record<string, z.core.$ZodType>> = option.shape;
    const fields = fieldsOf(option, named, [tag]);
    // Variants with the same fields share one object of the schema.
    const values = given[tag] === undefined ? [] : (optionsOf(given[tag]) ?? []);
    return values.map((value) => ({ value: String(value), fields }));
  });
  return { type: 'variants', tag, variants };
}

function fieldsOf(
  schema: z.ZodObject,
  named: NamedSchemas,
  without: readonly string[],
): readonly FormField[] {
  return Object.entries<z.core.$ZodType>(schema.shape)
    .filter(([name]) => !without.includes(name))
    .map(([name, inner]) => ({ name, form: formOf(inner, named) }));
}
