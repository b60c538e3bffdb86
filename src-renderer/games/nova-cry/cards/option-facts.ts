/** What is told of an option of an action card besides what is printed. */
import type { CardPress } from './press';

export interface OptionFacts {
  /** Whether it can be played now; null: nobody asks. */
  readonly isOpen: boolean | null;
  /** Why not; null: it can, or nobody asks. */
  readonly why: string | null;
  readonly rule: string | null;
  readonly press: CardPress | undefined;
}
