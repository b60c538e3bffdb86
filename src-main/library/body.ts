/** What a document holds: a plan or a match, as the library stores, imports and exports it. */
import * as z from 'zod';
import { type Json, type Refusal, type Result, err } from '../../shared/base';
import { parseJson, parseWithSchema } from '../../shared/content';
import {
  type AnyPlan,
  checkMatch,
  type Match,
  MATCH_FORMAT,
  migratePlan,
  planFileSchema,
  writeMatch,
  writePlan,
} from '../../shared/documents';

export type DocumentBody = AnyPlan | Match;

/**
 * Judges a changed plan or an imported document and returns it in stored form: headings in range, defaults filled in.
 * The library knows neither content nor rules and gets this from outside.
 */
export type CheckBody = (value: unknown) => Result<DocumentBody, Refusal>;

export function isMatch(body: DocumentBody): body is Match {
  return body.format === MATCH_FORMAT;
}

/** A body by its schema alone, older versions migrated: what the library asks of its own files, whatever packs exist. */
export function readBody(value: unknown): Result<DocumentBody, Refusal> {
  const record = asRecord(value);
  return record['format'] === MATCH_FORMAT ? firstFault(checkMatch(record)) : readPlan(record);
}

function readPlan(record: Readonly<Record<string, unknown>>): Result<AnyPlan, Refusal> {
  const migrated = migratePlan(record);
  return migrated.ok ? firstFault(parseWithSchema(planFileSchema, migrated.value)) : migrated;
}

/** Of many faults the first: a person gets one sentence. */
export function firstFault<Value>(result: Result<Value, readonly Refusal[]>): Result<Value, Refusal> {
  if (result.ok) return result;
  const [fault] = result.error;
  return err(fault ?? { code: 'wrong-type', message: 'This is neither a plan nor a match.' });
}

/** Reads an exported file, or a document taken out of a data folder: then what it holds, without the history. */
export function readBodyText(text: string, check: CheckBody): Result<DocumentBody, Refusal> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const inner = documentSchema.safeParse(json.value);
  return check(inner.success ? (inner.data.plan ?? inner.data.match) : json.value);
}

const documentSchema = z.looseObject({
  format: z.literal('plotroom-document'),
  version: z.union([z.literal(1), z.literal(2)]),
  plan: z.unknown().optional(),
  match: z.unknown().optional(),
});

/** The exported file: the plan or match alone, with the program that wrote it. */
export function writeBodyText(body: DocumentBody, version: string): string {
  const app = `Plotroom ${version}`;
  return isMatch(body) ? writeMatch({ ...body, app }) : writePlan({ ...body, app });
}

/** A body is plain JSON by its schema; its type only knows more. */
export function asJson(body: DocumentBody): Json {
  return body as unknown as Json;
}

/** What is no object has no version to migrate from; the schema then says what is wrong with it. */
function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
