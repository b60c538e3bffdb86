/** A line of a match's log, in the viewer's words. */
import type { Mark } from '../../ui';

/** Who something belongs to: a seat, or the side that several seats are on. */
export interface Sign {
  readonly mark: Mark;
  /** What the mark says to who cannot see it, such as `Starfleet`. */
  readonly label: string;
}

export interface LogLine {
  readonly text: string;
  /** Whose doing it was, for the mark before the line; null: the table's. */
  readonly by: Sign | null;
  /** The rule behind it, such as `BA-CHAL-16`. */
  readonly rule: string | null;
}
