/** The plan as the library stores, imports and exports it. */
import * as z from 'zod';
import { type Refusal, type Result, err } from '../../shared/base';
import { parseJson, parseWithSchema } from '../../shared/content';
import { migratePlan, planSchema, writePlan } from '../../shared/documents';
import type { SectorPlan } from '../../shared/documents/plan';

/**
 * Judges a changed or imported plan and returns it in stored form: headings in range, defaults filled in. The library
 * knows no content and gets this from outside.
 */
export type CheckPlan = (value: unknown) => Result<SectorPlan, Refusal>;

/** A plan by its schema alone, older versions migrated: what the library asks of its own files, whatever packs exist. */
export function readPlan(value: unknown): Result<SectorPlan, Refusal> {
  const migrated = migratePlan(asRecord(value));
  if (!migrated.ok) return migrated;
  const parsed = parseWithSchema(planSchema, migrated.value);
  if (parsed.ok) return parsed;
  const [fault] = parsed.error;
  return err(fault ?? { code: 'wrong-type', message: 'This is not a plan.' });
}

/** Reads an exported plan, or a document taken out of a data folder: then its plan, without the history. */
export function readPlanText(text: string, check: CheckPlan): Result<SectorPlan, Refusal> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const inner = documentSchema.safeParse(json.value);
  return check(inner.success ? inner.data.plan : json.value);
}

const documentSchema = z.looseObject({
  format: z.literal('plotroom-document'),
  version: z.literal(1),
  plan: z.unknown(),
});

/** The exported file: the plan alone, with the program that wrote it. */
export function writePlanText(plan: SectorPlan, version: string): string {
  return writePlan({ ...plan, app: `Plotroom ${version}` });
}

/** What is no object has no version to migrate from; the schema then says what is wrong with it. */
function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
