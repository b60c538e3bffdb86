/** One fault of merged content, with its place and the rule it offends. */
import type { Refusal, RuleId } from '../base';
import { pointerOf } from './schema-issues';

export function fault(code: string, message: string, path: readonly PropertyKey[], rule: RuleId): Refusal {
  return { code, message, at: pointerOf(path), rule };
}
