/** What a task asks, in words. */
import type { RuleId } from '../../../../../shared/base';
import type { SeatId } from '../../../../../shared/contract';

/** A question that waits for an answer. */
export interface TaskWords {
  /** What is to be done, such as `Choose a planet`. */
  readonly title: string;
  readonly detail: string;
  /** Whom it asks; null: chance, several at once, or nobody. */
  readonly who: SeatId | null;
  readonly rule: RuleId | null;
}
