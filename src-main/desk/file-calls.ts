/** Files in and out. An outside file is never edited in place: it is imported as a copy, and that is said. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import { safeWholeFileName } from '../../shared/carriers/file-name';
import { type Carrier, planTextIn } from '../../shared/carriers/plan-text-in';
import { type Answer, type ImportOutcome, MAX_FILE_BYTES, type ParsedRequest } from '../../shared/contract';
import {
  attempt,
  type DocumentBody,
  fileNameOf,
  nodeDisk,
  isMatch,
  readBodyText,
  replaceFile,
  writeBodyText,
} from '../library';
import type { CallContext } from './call-context';
import { matchAtHand } from './match/match-at-hand';
import { packsOfPlan } from './plan-kinds';

/** What a copy is said to be of. */
const CARRIER_WORDS: Readonly<Record<Carrier, string>> = {
  json: '',
  png: 'the plan in ',
  pdf: 'the plan in ',
  zip: 'the plan in ',
};

/** Refuses with what is wrong with the file or the plan in it; its name is for the sentence. */
export function importSent(
  context: CallContext,
  request: ParsedRequest<'library.import'>,
): Promise<Answer<'library.import'>> {
  if ('text' in request) return importText(context, request.name, request.text, 'json');
  return importBytes(context, request.name, Buffer.from(request.base64, 'base64'));
}

async function importBytes(
  context: CallContext,
  name: string,
  bytes: Uint8Array,
): Promise<Answer<'library.import'>> {
  const found = planTextIn(bytes);
  if (!found.ok) return err(about(name, found.error));
  return importText(context, name, found.value.text, found.value.carrier);
}

async function importText(
  context: CallContext,
  name: string,
  text: string,
  carrier: Carrier,
): Promise<Answer<'library.import'>> {
  const body = await readDocument(context, text);
  if (!body.ok) return err(about(name, body.error));
  const entry = await context.library.create(body.value);
  if (!entry.ok) return entry;
  const { title } = entry.value;
  const kind = isMatch(body.value) ? 'match' : 'plan';
  const renamed =
    title === body.value.title ? '' : ` as “${title}”, since there is already a ${kind} of that title`;
  const source = `${CARRIER_WORDS[carrier]}${quoted(name)}`;
  return ok({
    entry: entry.value,
    note: `A copy of ${source} was imported${renamed}. The file stays as it is.`,
  });
}

/** A document that is sound in itself, and as far as rules and content can tell. */
async function readDocument(context: CallContext, text: string): Promise<Result<DocumentBody, Refusal>> {
  const body = readBodyText(text, context.checkBody);
  if (!body.ok) return body;
  if (isMatch(body.value)) {
    const opened = await matchAtHand(body.value, context.options.assetsFolder);
    return opened.ok ? body : opened;
  }
  const packs = packsOfPlan(body.value);
  if (packs.length === 0) return body;
  // A plan may name packs that only its sender has: it comes in all the same, and what they hold can be looked up later.
  const content = await context.contents.read(body.value.game, packs);
  return content.ok ? readBodyText(text, context.checkBody) : body;
}

export async function importFile(
  context: CallContext,
  file: string,
): Promise<Result<ImportOutcome, Refusal>> {
  const name = path.basename(file);
  const bytes = await attempt(async () => {
    const { size } = await fs.stat(file);
    return size > MAX_FILE_BYTES ? null : fs.readFile(file);
  });
  if (!bytes.ok) return err(cannotRead(name, bytes.error));
  if (bytes.value === null)
    return err({ code: 'too-large', message: `${quoted(name)} is too large to be a plan.` });
  return importBytes(context, name, bytes.value);
}

/** Imports what the person chooses; what cannot be imported is told to the windows, the others still come in. */
export async function importWithDialog(context: CallContext): Promise<Answer<'library.importWithDialog'>> {
  if (context.options.dialogs === null) return err(noDialogs());
  const outcomes: ImportOutcome[] = [];
  for (const file of (await context.options.dialogs.chooseFilesToImport()) ?? []) {
    const outcome = await importFile(context, file);
    if (outcome.ok) outcomes.push(outcome.value);
    else context.announcer.publish({ type: 'problem', problem: outcome.error });
  }
  return ok(outcomes);
}

/** The pure file of a plan or match, without history. */
export async function exportDocument(context: CallContext, id: string): Promise<Answer<'library.export'>> {
  const body = await bodyOf(context, id);
  if (!body.ok) return body;
  const { title } = body.value;
  return ok({ fileName: fileNameOf(title), text: writeBodyText(body.value, context.options.info.version) });
}

/** A document as it stands. A match is written with the state it has come to, or, where no rules play it, as it lies. */
export async function bodyOf(context: CallContext, id: string): Promise<Result<DocumentBody, Refusal>> {
  const document = await context.library.open(id);
  if (!document.ok) return document;
  const { body } = document.value;
  if (!isMatch(body)) return ok(body);
  const session = await context.matches.of(id);
  return ok(session.ok ? await session.value.saved() : body);
}

export async function exportWithDialog(
  context: CallContext,
  id: string,
): Promise<Answer<'library.exportWithDialog'>> {
  if (context.options.dialogs === null) return err(noDialogs());
  const exported = await exportDocument(context, id);
  if (!exported.ok) return exported;
  const { fileName, text } = exported.value;
  return saveWithDialog(context, fileName, Buffer.from(text));
}

/** Asks where to and writes there, whole or not at all; null when the person cancels. */
export async function saveWithDialog(
  context: CallContext,
  name: string,
  bytes: Uint8Array,
): Promise<Answer<'files.save'>> {
  if (context.options.dialogs === null) return err(noDialogs());
  const target = await context.options.dialogs.chooseExportPath(safeWholeFileName(name));
  if (target === null) return ok(null);
  const temporary = `${target}.${process.pid}.tmp`;
  return attempt(async () => {
    await replaceFile(nodeDisk, target, bytes, temporary);
    return target;
  });
}

function about(name: string, refusal: Refusal): Refusal {
  return { ...refusal, message: `${quoted(name)} was not imported. ${refusal.message}` };
}

function cannotRead(name: string, refusal: Refusal): Refusal {
  const errno = refusal.params?.['errno'] ?? '';
  return { ...refusal, code: 'unreadable', message: `${quoted(name)} cannot be read (${errno}).` };
}

function quoted(name: string): string {
  return `“${name}”`;
}

function noDialogs(): Refusal {
  return { code: 'no-dialogs', message: 'This host has no file dialogs; choose the file in the window.' };
}
