/** An action in words: its row, its preview, its hint. */
import type { RuleId } from '../../../../../shared/base';

export interface ActionWords {
  /** Such as `Battle with Vantar`, `Train Ilan Vos in Exploration`. */
  readonly title: string;
  /** What it costs or brings, as one or two sentences; empty: the title says it. */
  readonly detail: string;
  readonly rule: RuleId | null;
}
