/** Files that the command reads and writes. */
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { MAX_CARRIER_BYTES } from '../../shared/carriers/limits';
import { planTextIn } from '../../shared/carriers/plan-text-in';
import { type ContentPack } from '../../shared/content';
import { parsePlan, type Plan } from '../../shared/documents';
import type { CommandIo } from './command-io';

/** The text of a file: `unreadable`, `too-large`. */
export async function readText(io: CommandIo, place: string): Promise<Result<string, Refusal>> {
  const bytes = await readBytes(io, place);
  return bytes.ok ? ok(bytes.value.toString('utf8')) : bytes;
}

async function readBytes(io: CommandIo, place: string): Promise<Result<Buffer, Refusal>> {
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    // Piece by piece, since a device tells no size and may have no end.
    for await (const chunk of createReadStream(path.resolve(io.workingFolder, place))) {
      const bytes = chunk as Buffer; // without an encoding a stream of a file gives nothing else
      size += bytes.length;
      if (size > MAX_CARRIER_BYTES) return err(tooLarge(place));
      chunks.push(bytes);
    }
    return ok(Buffer.concat(chunks));
  } catch (cause) {
    return err({ code: 'unreadable', message: `${place} could not be read (${reasonOf(cause)}).` });
  }
}

function tooLarge(place: string): Refusal {
  return { code: 'too-large', message: `${place} is larger than any file of Plotroom.` };
}

/** The text of a plan file, or of the plan that a picture, PDF or archive carries: `no-plan-inside`, `unreadable`. */
export async function readPlanText(io: CommandIo, place: string): Promise<Result<string, Refusal>> {
  const bytes = await readBytes(io, place);
  if (!bytes.ok) return bytes;
  const found = planTextIn(bytes.value);
  return found.ok ? ok(found.value.text) : found;
}

/** A plan file or a file that carries one, or its first fault. */
export async function readPlan(
  io: CommandIo,
  place: string,
  pack: ContentPack,
): Promise<Result<Plan, Refusal>> {
  const text = await readPlanText(io, place);
  if (!text.ok) return text;
  const plan = parsePlan(text.value, pack);
  if (plan.ok) return plan;
  const first = plan.error[0];
  return err(first ?? { code: 'unreadable', message: `${place} could not be read.` });
}

/** As `writeBytes`, in UTF-8. */
export function writeText(io: CommandIo, place: string, text: string): Promise<Result<null, Refusal>> {
  return writeBytes(io, place, Buffer.from(text));
}

/** Writes a file whole or not at all, or `unwritable`. What is no file, such as a device, is never replaced by one. */
export async function writeBytes(
  io: CommandIo,
  place: string,
  bytes: Uint8Array,
): Promise<Result<null, Refusal>> {
  const target = path.resolve(io.workingFolder, place);
  try {
    if (place.endsWith('/') || place.endsWith(path.sep) || (await isNoFile(target))) {
      return err({ code: 'unwritable', message: `${place} could not be written (it is no file).` });
    }
    await writeFileAtomic(target, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return ok(null);
  } catch (cause) {
    return err({ code: 'unwritable', message: `${place} could not be written (${reasonOf(cause)}).` });
  }
}

/**
 * Why a file could never be written, for commands that work long before they write; null: it may be. A file that can be
 * written now may be `unwritable` when it comes to it all the same.
 */
export async function refusalToWrite(io: CommandIo, place: string): Promise<Refusal | null> {
  const target = path.resolve(io.workingFolder, place);
  try {
    if (await isNoFile(target)) {
      return { code: 'unwritable', message: `${place} could not be written (it is no file).` };
    }
    await fs.access(path.dirname(target), fs.constants.W_OK);
    return null;
  } catch (cause) {
    return { code: 'unwritable', message: `${place} could not be written (${reasonOf(cause)}).` };
  }
}

/** True of a folder, a device, or a link that leads nowhere. */
async function isNoFile(target: string): Promise<boolean> {
  // What cannot be looked at is not there, or writing tells why.
  const [there, itself] = await Promise.all([
    fs.stat(target).catch(() => null),
    fs.lstat(target).catch(() => null),
  ]);
  return there === null ? itself !== null : !there.isFile();
}

/** True if both names lead to one file that is there. */
export async function isSameFile(io: CommandIo, one: string, other: string): Promise<boolean> {
  const at = (place: string) => fs.stat(path.resolve(io.workingFolder, place)).catch(() => null); // reading tells why
  const [first, second] = await Promise.all([at(one), at(other)]);
  return first !== null && second !== null && first.dev === second.dev && first.ino === second.ino;
}

function reasonOf(cause: unknown): string {
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}
