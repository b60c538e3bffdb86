/** The first look at a file: which of Plotroom's documents is it? */
import { err, ok, type Refusal, type Result } from '../base';
import { PACK_FORMAT, parseJson } from '../content';
import { MATCH_FORMAT } from './match';
import { PLAN_FORMAT } from './plan';

export const DOCUMENT_FORMATS = [PLAN_FORMAT, MATCH_FORMAT, PACK_FORMAT] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** A document of a known format, not yet checked further. */
export interface RawDocument {
  readonly format: DocumentFormat;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Reads the format of a file's text: `not-json`, `not-plotroom`. */
export function readFormat(text: string): Result<RawDocument, Refusal> {
  const parsed = parseJson(text);
  return parsed.ok ? formatOf(parsed.value) : parsed;
}

/** The format of a parsed file: `not-plotroom` when it is none of ours. */
export function formatOf(value: unknown): Result<RawDocument, Refusal> {
  if (!isRecord(value)) return err(notPlotroom(''));
  const format = DOCUMENT_FORMATS.find((each) => Object.hasOwn(value, 'format') && each === value['format']);
  return format === undefined ? err(notPlotroom('/format')) : ok({ format, value });
}

/** True of a JSON object: neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The refusal of a document of ours that is of another kind than the one needed. */
export function otherFormat(format: DocumentFormat): Refusal {
  const found = { [PLAN_FORMAT]: 'a plan', [MATCH_FORMAT]: 'a match', [PACK_FORMAT]: 'a content pack' }[
    format
  ];
  return { code: 'unknown-kind', message: `This is ${found}, not what is needed here.`, at: '/format' };
}

function notPlotroom(at: string): Refusal {
  return { code: 'not-plotroom', message: 'This is not a file of Plotroom.', at };
}
