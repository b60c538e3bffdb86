/** The plan that a picture carries, read from a file that anybody may have made. */
import { strFromU8 } from 'fflate';
import { err, ok, type Refusal, type Result } from '../base';
import { ascii, bigEndian, find, holds } from './bytes';
import { inflateAtMost } from './bounded-inflate';
import { damaged, noPlanInside, planTooLarge } from './carrier-refusals';
import { crc32 } from './crc32';
import { MAX_PLAN_BYTES } from './limits';
import { PLAN_KEYWORD, PNG_SIGNATURE } from './png-chunks';

/** Length and type before a chunk's data, checksum after it. */
const HEAD = 8;
const CHECK = 4;
const [TEXT, END] = [ascii('iTXt'), ascii('IEND')];
const KEYWORD = ascii(`${PLAN_KEYWORD}\0`);

/** The plan's text: `no-plan-inside` for another picture, `unreadable` for a damaged one, `too-large`. */
export function planInPng(bytes: Uint8Array): Result<string, Refusal> {
  if (!holds(bytes, PNG_SIGNATURE, 0)) return err(damaged('picture'));
  let at = PNG_SIGNATURE.length;
  while (at + HEAD + CHECK <= bytes.length) {
    const length = bigEndian(bytes, at);
    const end = at + HEAD + length + CHECK;
    if (end > bytes.length) break;
    const data = bytes.subarray(at + HEAD, end - CHECK);
    if (holds(bytes, TEXT, at + 4) && holds(data, KEYWORD, 0)) {
      const sound = crc32(bytes.subarray(at + 4, end - CHECK)) === bigEndian(bytes, end - CHECK);
      return sound ? planText(data.subarray(KEYWORD.length)) : err(damaged('picture'));
    }
    if (holds(bytes, END, at + 4)) return err(noPlanInside('picture'));
    at = end;
  }
  return err(damaged('picture'));
}

/** What follows the keyword of an iTXt chunk: two flags, language, translated keyword, text. */
function planText(data: Uint8Array): Result<string, Refusal> {
  const language = find(data, Uint8Array.of(0), 2);
  const translated = language < 0 ? -1 : find(data, Uint8Array.of(0), language + 1);
  if (translated < 0) return err(damaged('picture'));
  const text = data.subarray(translated + 1);
  if (data[0] === 0) return text.length > MAX_PLAN_BYTES ? err(planTooLarge()) : ok(strFromU8(text));
  const inflated = inflateAtMost(text, MAX_PLAN_BYTES, 'zlib');
  if (inflated.ok) return ok(strFromU8(inflated.value));
  return err(inflated.error === 'too-large' ? planTooLarge() : damaged('picture'));
}
