/** What a task force may be told of: faults with their place in it and the rule that says so. */
import type { Refusal, RuleId } from '../base';

/** A fault of a task force. `at` is a JSON Pointer into it, such as `/core/specialist-1`. */
export interface Finding extends Refusal {
  readonly rule: RuleId;
  readonly at: string;
}

export function finding(
  code: string,
  rule: RuleId,
  at: string,
  message: string,
  params?: Refusal['params'],
): Finding {
  return params === undefined ? { code, rule, at, message } : { code, rule, at, message, params };
}

/** The same with another root before its place. */
export function under(root: string, findings: readonly Finding[]): readonly Finding[] {
  return findings.map((each) => ({ ...each, at: `${root}${each.at}` }));
}
