/** Refusals of this room. */
import type { Refusal, RuleId } from '../../../../shared/base';

/** What the table does not allow now; `rule` says why. */
export function notUsable(message: string, rule?: RuleId): Refusal {
  return { code: 'not-usable', message, ...(rule === undefined ? {} : { rule }) };
}
