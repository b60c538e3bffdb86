/** A line of a match's log, in the viewer's words. */

export interface LogLine {
  readonly text: string;
  /** Whose doing it was, for the mark before the line; null: the table's. */
  readonly team: 'starfleet' | 'terran' | null;
  /** The rule behind it, such as `BA-CHAL-16`. */
  readonly rule: string | null;
}
