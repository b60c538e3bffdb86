/** Printed counts as advice for a copy of one's own: what differs is said, never refused. NC-COMP-01. */
import type { RuleId } from '../../../../../shared/base';
import type { Check } from '../../../../panels/pack-editor/model/check';

/** `15 ships, as printed`, or that there are more or fewer. */
export function countCheck(there: number, printed: number, noun: string, rule: RuleId = 'NC-COMP-01'): Check {
  if (there === printed) return { tone: 'ok', text: `${there} ${noun}, as printed`, detail: null, rule };
  const detail =
    there > printed ? 'More is no fault: every one is dealt from' : 'A copy of your own may lack some';
  return { tone: 'warn', text: `${there} ${noun}; ${printed} are printed`, detail, rule };
}

export function advice(text: string, detail: string | null, rule: RuleId | null): Check {
  return { tone: 'warn', text, detail, rule };
}
