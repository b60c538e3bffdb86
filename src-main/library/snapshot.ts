/** `document.plotroom` inside the library: the plan as of one sequence number, in an envelope with a checksum. */
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import type { SectorPlan } from '../../shared/documents/plan';
import { readPlan } from './plan-file';

export const DOCUMENT_FORMAT = 'plotroom-document';
export const DOCUMENT_VERSION = 1;

export interface Snapshot {
  /** Number of the last change it contains. */
  readonly sequence: number;
  /** Place in the history and number of steps, as the journal counts. */
  readonly position: number;
  readonly length: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly plan: SectorPlan;
}

const whole = z.number().int().min(0);
const envelopeSchema = z.strictObject({
  format: z.literal(DOCUMENT_FORMAT),
  version: z.literal(DOCUMENT_VERSION),
  sequence: whole,
  position: whole,
  length: whole,
  createdAt: z.number(),
  changedAt: z.number(),
  plan: z.unknown(),
  check: z.string(),
});

export function encodeSnapshot(snapshot: Snapshot): Buffer {
  const { sequence, position, length, createdAt, changedAt, plan } = snapshot;
  const head = { format: DOCUMENT_FORMAT, version: DOCUMENT_VERSION, sequence, position, length };
  const body = { ...head, createdAt, changedAt, plan };
  return Buffer.from(`${JSON.stringify({ ...body, check: checksum(body) }, null, 1)}\n`);
}

/** Refuses with `newer-version`, `damaged-document` or what is wrong with the plan. */
export function decodeSnapshot(bytes: Buffer): Result<Snapshot, Refusal> {
  const json = parseJson(bytes);
  if (isNewer(json)) return err(newerVersion());
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) return err(damaged());
  const { check, ...body } = envelope.data;
  if (!matches(check, body)) return err(damaged());
  const plan = readPlan(body.plan);
  if (!plan.ok) return plan;
  const { sequence, position, length, createdAt, changedAt } = body;
  return ok({ sequence, position, length, createdAt, changedAt, plan: plan.value });
}

export function damaged(): Refusal {
  return { code: 'damaged-document', message: 'This plan cannot be read: its file is damaged.' };
}

function newerVersion(): Refusal {
  return {
    code: 'newer-version',
    message: 'This plan was written by a newer Plotroom. It is left untouched; update to open it.',
  };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined; // not JSON: told as damage by the schema
  }
}

function isNewer(json: unknown): boolean {
  const head = z.looseObject({ format: z.literal(DOCUMENT_FORMAT), version: z.number() }).safeParse(json);
  return head.success && head.data.version > DOCUMENT_VERSION;
}

function matches(check: string, body: object): boolean {
  try {
    return check === checksum(body);
  } catch (cause) {
    if (cause instanceof RangeError) return false; // deeper than anything of ours, and than can be written
    throw cause;
  }
}

function checksum(body: object): string {
  return crc32(JSON.stringify(body)).toString(16).padStart(8, '0');
}
