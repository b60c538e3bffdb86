/** The first look at any file of Plotroom: is it JSON, is it ours, is it not from a later version. */
import { type Refusal, type Result, err, ok } from '../base';

/** Our deepest files have some twenty levels; whatever walks or writes thousands exhausts the stack. */
const MAX_DEPTH = 200;

/**
 * The JSON value of a text: `not-json`, or `not-plotroom` for one that is nested deeper than any file of ours. `at` is
 * the place of this text in a larger document.
 */
export function parseJson(text: string, at = ''): Result<unknown, Refusal> {
  const parsed = jsonOf(text, at);
  if (!parsed.ok || !isTooDeep(parsed.value)) return parsed;
  return err({ code: 'not-plotroom', message: 'This is nested deeper than any file of Plotroom.', at });
}

function jsonOf(text: string, at: string): Result<unknown, Refusal> {
  try {
    // A byte order mark is what some editors leave behind; it is no fault of the file.
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (cause) {
    const detail = cause instanceof Error ? ` (${cause.message})` : '';
    return err({ code: 'not-json', message: `This is not valid JSON${detail}.`, at });
  }
}

/** Whether JSON from outside is nested deeper than anything of ours, so that writing it would throw. */
export function isTooDeep(value: unknown): boolean {
  // Level by level, since a walk down would need the very stack that it is to save.
  let level = [value];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return level.length > 0;
}

/**
 * Checks that a parsed file says it is of `format`, and, with a `newest` version given, that it is not newer:
 * `not-plotroom`, `newer-version`. What else stands in it is the schema's business.
 */
export function checkEnvelope(
  value: unknown,
  format: string,
  newest: number | null,
): Result<object, Refusal> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('format' in value)) {
    return err({ code: 'not-plotroom', message: 'This is not a file of Plotroom.', at: '' });
  }
  if (value.format !== format) {
    return err({ code: 'not-plotroom', message: `This is not a ${format} file.`, at: '/format' });
  }
  if (newest !== null && 'version' in value && typeof value.version === 'number' && value.version > newest) {
    return err({
      code: 'newer-version',
      message: `This file has version ${value.version}; this Plotroom reads up to version ${newest}.`,
      at: '/version',
    });
  }
  return ok(value);
}
