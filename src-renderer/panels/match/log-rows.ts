/** The log as it is shown: every record that is worth a line, the newest first. */
import type { LogEntry, TurnMark } from '../../../shared/contract';
import type { LogLine } from './log-line';
import { turnOfRecord } from './turns';

export interface LogRow {
  readonly key: string;
  readonly position: number;
  readonly turn: number;
  readonly line: LogLine;
  /** Why a bot chose so; with the first line of its record only. */
  readonly reason: string | null;
}

/** The rows of the newest `most` records, the newest first. */
export function logRows(
  log: readonly LogEntry[],
  turns: readonly TurnMark[],
  linesOf: (entry: LogEntry) => readonly LogLine[],
  most: number,
): readonly LogRow[] {
  return log
    .slice(-most)
    .reverse()
    .flatMap((entry) => {
      const turn = turnOfRecord(turns, entry.position);
      return linesOf(entry)
        .map((line, index) => ({
          key: `${entry.position} ${index}`,
          position: entry.position,
          turn,
          line,
          reason: index === 0 ? entry.reason : null,
        }))
        .reverse();
    });
}
