/**
 * `document.plotroom` inside the library: the plan or match as of one sequence number, in an envelope with a checksum.
 * Matches came with version 2, so that a Plotroom that knows only plans calls them newer instead of broken.
 */
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import { type DocumentBody, isMatch, readBody } from './body';

export const DOCUMENT_FORMAT = 'plotroom-document';
export const DOCUMENT_VERSION = 2;

export interface Snapshot {
  /** Number of the last change it contains. */
  readonly sequence: number;
  /** Place in the history and number of steps, as the journal counts. */
  readonly position: number;
  readonly length: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly body: DocumentBody;
}

const whole = z.number().int().min(0);
const format = z.literal(DOCUMENT_FORMAT);
const counts = {
  sequence: whole,
  position: whole,
  length: whole,
  createdAt: z.number(),
  changedAt: z.number(),
};
const envelopeSchema = z.discriminatedUnion('version', [
  z.strictObject({ format, version: z.literal(1), ...counts, plan: z.unknown(), check: z.string() }),
  z.strictObject({ format, version: z.literal(2), ...counts, match: z.unknown(), check: z.string() }),
]);

export function encodeSnapshot(snapshot: Snapshot): Buffer {
  const { body, sequence, position, length, createdAt, changedAt } = snapshot;
  const version = isMatch(body) ? 2 : 1;
  const head = { format: DOCUMENT_FORMAT, version, sequence, position, length, createdAt, changedAt };
  const whole = isMatch(body) ? { ...head, match: body } : { ...head, plan: body };
  return Buffer.from(`${JSON.stringify({ ...whole, check: checksum(whole) }, null, 1)}\n`);
}

/** Refuses with `newer-version`, `damaged-document` or what is wrong with the plan or match. */
export function decodeSnapshot(bytes: Buffer): Result<Snapshot, Refusal> {
  const json = parseJson(bytes);
  if (isNewer(json)) return err(newerVersion());
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) return err(damaged());
  const { check, ...whole } = envelope.data;
  if (!matches(check, whole)) return err(damaged());
  const body = readBody(whole.version === 1 ? whole.plan : whole.match);
  if (!body.ok) return body;
  const { sequence, position, length, createdAt, changedAt } = whole;
  return ok({ sequence, position, length, createdAt, changedAt, body: body.value });
}

export function damaged(): Refusal {
  return { code: 'damaged-document', message: 'This document cannot be read: its file is damaged.' };
}

function newerVersion(): Refusal {
  return {
    code: 'newer-version',
    message: 'This document was written by a newer Plotroom. It is left untouched; update to open it.',
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

function matches(check: string, whole: object): boolean {
  try {
    return check === checksum(whole);
  } catch (cause) {
    if (cause instanceof RangeError) return false; // deeper than anything of ours, and than can be written
    throw cause;
  }
}

function checksum(whole: object): string {
  return crc32(JSON.stringify(whole)).toString(16).padStart(8, '0');
}
