/**
 * The journal: one line `crc32 json\n` per committed change, so that a change is on disk whole or not at all.
 * Lines that do not match their checksum are passed over when reading; what follows the last good one is a torn tail.
 */
import { crc32 } from 'node:zlib';
import * as z from 'zod';

const patch = z.looseObject({ op: z.enum(['add', 'replace', 'remove']), path: z.string() });
const whole = z.number().int().min(0);
/** `sequence` counts every change of the document from 1; `position` is the place in the history after it. */
const common = { sequence: whole.min(1), at: z.number(), position: whole, patches: z.array(patch) };
const entrySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('edit'), ...common, label: z.string(), inverse: z.array(patch) }),
  /** Undo, redo and travel; its patches stand by themselves, so replay never needs the older history. */
  z.strictObject({ type: z.literal('move'), ...common }),
  /** A match's record, position or seat: it has its own line of play and no steps beside it, so `position` is 0. */
  z.strictObject({ type: z.literal('change'), ...common }),
]);
export type JournalEntry = z.infer<typeof entrySchema>;
export type EditEntry = Extract<JournalEntry, { type: 'edit' }>;

export interface ScannedJournal {
  readonly entries: readonly JournalEntry[];
  /** End of the last good line, bytes: where writing goes on. */
  readonly goodLength: number;
}

const NEWLINE = 10;
const SPACE = 32;
const FRAME = 9;

export function encodeLine(entry: JournalEntry): Buffer {
  const body = Buffer.from(JSON.stringify(entry));
  const frame = crc32(body).toString(16).padStart(8, '0');
  return Buffer.concat([Buffer.from(`${frame} `), body, Buffer.from('\n')]);
}

/** Reads every good line; entries whose sequence does not rise are ignored. */
export function scanJournal(bytes: Buffer): ScannedJournal {
  const entries: JournalEntry[] = [];
  let goodLength = 0;
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end < 0) break;
    const entry = decodeLine(bytes.subarray(start, end));
    if (entry !== null) {
      goodLength = end + 1;
      if (entry.sequence > (entries.at(-1)?.sequence ?? 0)) entries.push(entry);
    }
    start = end + 1;
  }
  return { entries, goodLength };
}

function decodeLine(line: Buffer): JournalEntry | null {
  if (line.length <= FRAME || line[FRAME - 1] !== SPACE) return null;
  const body = line.subarray(FRAME);
  if (line.toString('latin1', 0, FRAME - 1) !== crc32(body).toString(16).padStart(8, '0')) return null;
  const parsed = entrySchema.safeParse(parseJson(body.toString('utf8')));
  return parsed.success ? parsed.data : null;
}

/** Undefined for text that is no JSON, which the schema then refuses. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
