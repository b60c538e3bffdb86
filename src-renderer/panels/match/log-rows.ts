/** The log as it is shown: every record that is worth a line, the newest first. */
import type { LogEntry, TurnMark } from '../../../shared/contract';
import type { LogLine } from './log-line';
import { countAt } from './turns';

export interface LogRow {
  readonly key: string;
  readonly position: number;
  /** The round, or the turn, in which it fell; 0: before the first. */
  readonly count: number;
  readonly line: LogLine;
  /** Why a bot chose so; with the first line of its record only. */
  readonly reason: string | null;
}

/** The rows of the newest `most` records, the newest first. */
export function logRows<Event>(
  log: readonly LogEntry<Event>[],
  turns: readonly TurnMark[],
  linesOf: (entry: LogEntry<Event>) => readonly LogLine[],
  most: number,
): readonly LogRow[] {
  return log
    .slice(-most)
    .reverse()
    .flatMap((entry) => {
      const count = countAt(turns, entry.position - 1); // the position before a record counts
      return linesOf(entry)
        .map((line, index) => ({
          key: `${entry.position} ${index}`,
          position: entry.position,
          count,
          line,
          reason: index === 0 ? entry.reason : null,
        }))
        .reverse();
    });
}
