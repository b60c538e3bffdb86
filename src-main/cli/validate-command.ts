/** `plotroom validate`: everything there is to say about a plan, a match or a pack. */
import path from 'node:path';
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { type ContentPack, PACK_FORMAT, type PackLayer, readPackFile } from '../../shared/content';
import { type Finding, findingsOf, readFormat, validatePlan } from '../../shared/documents';
import { type Answer, answered, refused } from './answer';
import type { CommandIo } from './command-io';
import { isFolder, mergedWithShipped, readPack } from './content';
import { readPlanText } from './files';

type Findings = Result<readonly Finding[], Refusal>;

/** `content` is asked for only when the file is a plan, so that a broken pack can be validated too. */
export async function answerValidate(
  io: CommandIo,
  file: string,
  content: () => Promise<Result<ContentPack, Refusal>>,
): Promise<Answer> {
  const findings = await validateFile(io, file, content);
  return findings.ok ? answered({ findings: findings.value }) : refused(findings.error);
}

async function validateFile(
  io: CommandIo,
  file: string,
  content: () => Promise<Result<ContentPack, Refusal>>,
): Promise<Findings> {
  if (await isFolder(path.resolve(io.workingFolder, file))) return packFindings(io, await readPack(io, file));
  const text = await readPlanText(io, file);
  if (!text.ok) return text;
  const raw = readFormat(text.value);
  if (!raw.ok) return raw;
  if (raw.value.format === PACK_FORMAT) return packFindings(io, readPackFile(text.value));
  const pack = await content();
  return pack.ok ? validatePlan(text.value, pack.value) : pack;
}

/** A pack's own faults, or, for a sound one, those of its merge with what is shipped. */
async function packFindings(io: CommandIo, layer: Result<PackLayer, readonly Refusal[]>): Promise<Findings> {
  if (!layer.ok) {
    const unreadable = layer.error.find((fault) => fault.code === 'unreadable');
    return unreadable === undefined ? findingsOf(layer.error) : err(unreadable);
  }
  const merged = await mergedWithShipped(io, layer.value.head.game, [layer.value]);
  return merged.ok ? ok([]) : findingsOf(merged.error);
}
