/** What a command answers: one JSON value and an exit code. */
import type { Json, Refusal } from '../../shared/base';
import { round9 } from '../../shared/geometry';

export interface Answer {
  readonly exitCode: 0 | 1 | 2;
  readonly value: Json;
}

/** An answer to what was asked, exit 0. */
export function answered(value: object): Answer {
  // Answers are built of plain data only; what JSON drops (undefined) is dropped here too.
  return { exitCode: 0, value: value as Json };
}

/** Refused input, exit 1: code, message and, where known, place and rule. */
export function refused({ code, message, at, rule }: Refusal): Answer {
  const error = {
    code,
    message,
    ...(at === undefined ? {} : { at }),
    ...(rule === undefined ? {} : { rule }),
  };
  return { exitCode: 1, value: { error } };
}

/** Wrong usage, exit 2. */
export function misused(message: string): Answer {
  return { exitCode: 2, value: { error: { code: 'usage', message } } };
}

/** The one JSON document of an answer, without a line feed at its end. Numbers have at most nine decimals. */
export function textOf(value: Json, pretty: boolean): string {
  return JSON.stringify(value, nineDecimals, pretty ? 2 : undefined);
}

function nineDecimals(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? round9(value) : value;
}
