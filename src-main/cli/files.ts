/** Files that the command reads and writes. */
import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { planTextIn } from '../../shared/carriers/plan-text-in';
import { type ContentPack } from '../../shared/content';
import { parsePlan, type Plan } from '../../shared/documents';
import type { CommandIo } from './command-io';

/** The text of a file, or `unreadable`. */
export async function readText(io: CommandIo, place: string): Promise<Result<string, Refusal>> {
  const bytes = await readBytes(io, place);
  return bytes.ok ? ok(bytes.value.toString('utf8')) : bytes;
}

async function readBytes(io: CommandIo, place: string): Promise<Result<Buffer, Refusal>> {
  try {
    return ok(await fs.readFile(path.resolve(io.workingFolder, place)));
  } catch (cause) {
    return err({ code: 'unreadable', message: `${place} could not be read (${reasonOf(cause)}).` });
  }
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
    const there = await fs.stat(target).catch(() => null); // nothing there, or writing tells why
    if (there !== null && !there.isFile()) {
      return err({ code: 'unwritable', message: `${place} could not be written (it is no file).` });
    }
    await writeFileAtomic(target, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return ok(null);
  } catch (cause) {
    return err({ code: 'unwritable', message: `${place} could not be written (${reasonOf(cause)}).` });
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}
