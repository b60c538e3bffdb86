/** One line of what there is to say about a record, a kind or a whole pack. */
import type { Refusal, RuleId } from '../../../../shared/base';

export interface Check {
  /** `warn` is advice; `bad` keeps the pack from being played with. */
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly text: string;
  readonly detail: string | null;
  readonly rule: RuleId | null;
}

export function goodCheck(text: string): Check {
  return { tone: 'ok', text, detail: null, rule: null };
}

export function faultCheck({ message, rule }: Refusal): Check {
  return { tone: 'bad', text: message, detail: null, rule: rule ?? null };
}
