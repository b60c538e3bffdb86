/**
 * The plan that a PDF carries as an attachment, read from a file that anybody may have made. A whole PDF reader would
 * believe what the file says about itself; this one looks at the streams alone, which stand in every PDF in the clear
 * with their dictionaries before them, even where other objects are packed. One pass, no recursion.
 */
import { strFromU8 } from 'fflate';
import { err, ok, type Refusal, type Result } from '../base';
import { inflateAtMost } from './bounded-inflate';
import { ascii, find, holds } from './bytes';
import { damaged, noPlanInside, planTooLarge } from './carrier-refusals';
import { MAX_PLAN_BYTES } from './limits';

export const PDF_SIGNATURE = ascii('%PDF-');
/** The attachment's kind, as a PDF name writes it and as mail programs do. */
export const PLAN_MIME = 'application/x-plotroom';
const [STREAM, END_STREAM, END_FILE] = [ascii('stream'), ascii('endstream'), ascii('%%EOF')];
/** A dictionary of an attachment is far shorter than this. */
const MAX_DICTIONARY = 2048;
const ATTACHED = /\/EmbeddedFile\b|\/application#2Fx-plotroom\b/i;
const [LINE_FEED, RETURN] = [10, 13];
/** Attachments tried before a file counts as one without a plan: a hostile one may have a million. */
const MAX_ATTACHMENTS = 8;

/** The first attachment that is a plan: `no-plan-inside`, `unreadable` for a damaged file, `too-large`. */
export function planInPdf(bytes: Uint8Array): Result<string, Refusal> {
  if (!holds(bytes, PDF_SIGNATURE, 0)) return err(damaged('PDF'));
  let refusal = find(bytes, END_FILE) < 0 ? damaged('PDF') : noPlanInside('PDF');
  let tried = 0;
  let at = find(bytes, STREAM);
  while (at >= 0 && tried < MAX_ATTACHMENTS) {
    const start = startOfData(bytes, at + STREAM.length);
    const dictionary = dictionaryBefore(bytes, at);
    const end = find(bytes, END_STREAM, start);
    if (ATTACHED.test(dictionary)) {
      tried += 1;
      const text = attachedText(dictionary, bytes.subarray(start, end < 0 ? bytes.length : end));
      if (text.ok && isPlan(text.value)) return text;
      if (!text.ok) refusal = text.error;
    }
    at = end < 0 ? -1 : find(bytes, STREAM, end + END_STREAM.length);
  }
  return err(refusal);
}

function startOfData(bytes: Uint8Array, at: number): number {
  const afterReturn = bytes[at] === RETURN ? at + 1 : at;
  return bytes[afterReturn] === LINE_FEED ? afterReturn + 1 : afterReturn;
}

/** From the object's beginning to the word `stream`, as letters of one byte each. */
function dictionaryBefore(bytes: Uint8Array, at: number): string {
  const before = strFromU8(bytes.subarray(Math.max(0, at - MAX_DICTIONARY), at), true);
  return before.slice(before.lastIndexOf(' obj') + 1);
}

function attachedText(dictionary: string, data: Uint8Array): Result<string, Refusal> {
  if (!dictionary.includes('/Filter')) {
    return data.length > MAX_PLAN_BYTES ? err(planTooLarge()) : ok(strFromU8(data));
  }
  if (!/\/Filter\s*\[?\s*\/(FlateDecode|Fl)\b\s*\]?/.test(dictionary)) return err(noPlanInside('PDF'));
  const inflated = inflateAtMost(data, MAX_PLAN_BYTES, 'zlib');
  if (inflated.ok) return ok(strFromU8(inflated.value));
  return err(inflated.error === 'too-large' ? planTooLarge() : damaged('PDF'));
}

/** Other things may be attached to a PDF; whether the plan is a good one is asked elsewhere. */
function isPlan(text: string): boolean {
  return /^\uFEFF?\s*\{/.test(text) && text.includes('plotroom-');
}
