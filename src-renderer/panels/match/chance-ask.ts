/** The question that a person answers where chance is entered beside the printed game. */
import type { AnyAction } from '../../../shared/contract';

/** What real cards or tiles showed, asked of a person. */
export interface ChanceAsk {
  /** Names the question: a new one begins with nothing chosen. */
  readonly id: string;
  readonly title: string;
  /** What to do with the real pile. */
  readonly text: string;
  /** How many are named, in the order in which they came. */
  readonly count: number;
  /** The same may come more than once, as with dice and tokens; absent: every choice comes once at most. */
  readonly repeats?: boolean;
  /** What each one named is, such as `Your die`, `Vantar’s die`; absent: they have numbers only. */
  readonly slots?: readonly string[];
  /** Whether a choice can stand at a place, from 0, such as a face of the die that lies there; left out: any. */
  readonly fits?: (choice: string, place: number) => boolean;
  readonly choices: readonly {
    readonly id: string;
    readonly name: string;
    /** Such as a card's value. */
    readonly detail: string | null;
  }[];
  /** Chance's action from what was chosen, in order. */
  answer(chosen: readonly string[]): AnyAction;
}
