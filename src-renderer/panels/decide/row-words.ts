/** What a row or a heading of the panel of decisions says. */
import type { RuleId } from '../../../shared/base';

export interface RowWords {
  readonly title: string;
  /** What it costs or brings, or why not; empty: the title says it. */
  readonly detail: string;
  readonly rule: RuleId | null;
}
