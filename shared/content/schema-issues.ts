/**
 * Turns what the schema library found into refusals of ours: a stable code, a sentence, the place as JSON Pointer.
 * The one translation for packs, plans and every later document.
 */
import type * as z from 'zod';
import type { Refusal } from '../base';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What a schema can find wrong with a file. A refinement names one of them as `params: { code }`. */
export const SCHEMA_FAULTS = [
  'unknown-key',
  'missing-key',
  'wrong-type',
  'out-of-range',
  'duplicate-id',
  'unknown-class',
  'unknown-kind',
  'unknown-reading',
] as const;
export type SchemaFault = (typeof SCHEMA_FAULTS)[number];

/** The JSON Pointer (RFC 6901) of a path; the empty string is the whole document. */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * Every fault of a failed parse, in the order found. `input` is what was parsed: it tells a missing key from one of
 * the wrong type. `under` is the place of the parsed part in its document.
 */
export function refusalsOf(error: z.ZodError, input: unknown, under: Path = []): readonly Refusal[] {
  return error.issues.flatMap((issue) => refusalsOfIssue(issue, input, [], under));
}

function refusalsOfIssue(issue: Issue, input: unknown, inside: Path, under: Path): readonly Refusal[] {
  const path = [...inside, ...issue.path];
  const value = valueAt(input, path);
  const one = (code: SchemaFault, message: string): readonly Refusal[] => [
    { code, message, at: pointerOf([...under, ...path]) },
  ];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        code: 'unknown-key',
        message: `"${key}" is not known here.`,
        at: pointerOf([...under, ...path, key]),
      }));
    case 'invalid_type':
      return one(...wrongType(issue.expected, value, path));
    case 'invalid_value':
      return one(...wrongValue(issue.values.map(String), typeof issue.values[0], value, path));
    case 'invalid_union':
      return refusalsOfUnion(issue, input, path, under);
    case 'invalid_key':
      return one('unknown-key', `${nameOf(path)} is not a key that fits here.`);
    case 'invalid_element':
      return issue.issues.flatMap((inner) => refusalsOfIssue(inner, input, path, under));
    case 'too_small':
    case 'too_big':
    case 'not_multiple_of':
      return one('out-of-range', `${nameOf(path)} is out of range: ${limitOf(issue)}.`);
    case 'invalid_format':
      return one('out-of-range', `${nameOf(path)} does not have the form it needs.`);
    case 'custom':
      return one(faultNamedBy(issue.params), issue.message);
  }
}

function wrongType(expected: string, value: unknown, path: Path): [SchemaFault, string] {
  if (value === undefined) return ['missing-key', `${nameOf(path)} is missing.`];
  // JSON knows no infinity, yet 1e999 reads as one.
  if (typeof value === 'number' && expected === 'number') {
    return ['out-of-range', `${nameOf(path)} must be a finite number.`];
  }
  return ['wrong-type', `${nameOf(path)} must be ${TYPE_NAMES[expected] ?? expected}.`];
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
};

function wrongValue(
  allowed: readonly string[],
  type: string,
  value: unknown,
  path: Path,
): [SchemaFault, string] {
  if (value === undefined) return ['missing-key', `${nameOf(path)} is missing.`];
  if (typeof value !== type) return ['wrong-type', `${nameOf(path)} must be one of ${allowed.join(', ')}.`];
  return [vocabularyFault(path), `${nameOf(path)} must be one of ${allowed.join(', ')}.`];
}

/** Words outside a closed vocabulary: pieces and kinds have codes of their own, anything else is out of range. */
function vocabularyFault(path: Path): SchemaFault {
  const last = path.at(-1);
  if (last === 'kind' || last === 'type') return 'unknown-kind';
  if (last === 'class' || (last === 'base' && path.at(-2) === 'class')) return 'unknown-class';
  return 'out-of-range';
}

/** Of a union that nothing fits, the branch that fits best speaks: least faults, and none about the type as a whole. */
function refusalsOfUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  input: unknown,
  path: Path,
  under: Path,
): readonly Refusal[] {
  const value = valueAt(input, path);
  if (issue.errors.length === 0) {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    const [code, message] = wrongValue(options, 'string', value, path);
    return [{ code, message, at: pointerOf([...under, ...path]) }];
  }
  const fitting = issue.errors.filter((branch) => !branch.some(isAboutWhole));
  const best = [...fitting].sort((one, other) => one.length - other.length)[0];
  if (best !== undefined) return best.flatMap((inner) => refusalsOfIssue(inner, input, path, under));
  const [code, message]: [SchemaFault, string] =
    value === undefined
      ? ['missing-key', `${nameOf(path)} is missing.`]
      : ['wrong-type', `${nameOf(path)} has a type that does not fit.`];
  return [{ code, message, at: pointerOf([...under, ...path]) }];
}

function isAboutWhole(issue: Issue): boolean {
  return issue.code === 'invalid_type' && issue.path.length === 0;
}

function faultNamedBy(params: Readonly<Record<string, unknown>> | undefined): SchemaFault {
  return SCHEMA_FAULTS.find((fault) => fault === params?.['code']) ?? 'out-of-range';
}

function limitOf(issue: Extract<Issue, { code: 'too_small' | 'too_big' | 'not_multiple_of' }>): string {
  if (issue.code === 'not_multiple_of') return `it must be a multiple of ${issue.divisor}`;
  const counted = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
  if (issue.code === 'too_small') {
    return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${counted}`;
  }
  return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${counted}`;
}

function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'The document';
  return typeof last === 'number' ? `Entry ${last + 1}` : `"${String(last)}"`;
}

function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    // Outside data: whatever it is, reading a key of an object is safe and yields unknown.
    value = Object.hasOwn(value, step) ? (value as Record<PropertyKey, unknown>)[step] : undefined;
  }
  return value;
}
