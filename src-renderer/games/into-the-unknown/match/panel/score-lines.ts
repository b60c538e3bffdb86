/** Every point that was scored, in the order in which it was, with what it was for and when. */
import type { LogEntry, SeatId, TurnMark } from '../../../../../shared/contract';
import type { RuleId } from '../../../../../shared/base';
import type { IntoTheUnknownEvent } from '../../../../../shared/contract/into-the-unknown';

export interface ScoreLine {
  readonly seat: SeatId;
  /** Negative: nVP. */
  readonly points: number;
  /** What gave it, as the event names it. */
  readonly from: string;
  readonly rule: RuleId | null;
  /** Null: before the first round. */
  readonly round: number | null;
}

/** Points of one source in one round are one line; what is scored and what is lost are counted apart. */
export function scoreLines(
  log: readonly LogEntry<IntoTheUnknownEvent>[],
  turns: readonly TurnMark[],
): readonly ScoreLine[] {
  const lines = new Map<string, ScoreLine>();
  for (const { position, events } of log) {
    const round = turns.findLast((turn) => turn.position < position)?.round ?? null;
    for (const event of events) {
      if (event.type !== 'scored' || event.points === 0) continue;
      const { seat, points, from, rule } = event;
      const key = `${seat} ${round} ${from} ${points > 0}`;
      const known = lines.get(key);
      lines.set(key, { seat, from, rule, round, points: points + (known?.points ?? 0) });
    }
  }
  return [...lines.values()];
}
