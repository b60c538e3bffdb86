/** How far one undo goes, and whether it may: back to the same person's last decision, over chance and bots. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import { UNDO_POLICIES, type UndoPolicy } from '../../../shared/contract';
import type { MatchRecord } from './types';

export { UNDO_POLICIES, type UndoPolicy };

export interface UndoQuestion {
  readonly records: readonly MatchRecord[];
  readonly position: number;
  readonly policy: UndoPolicy;
  /** Whether a person decided it; chance and bots are passed over. */
  readonly isPerson: (record: MatchRecord) => boolean;
}

/** The position before the last decision of a person, or why there is none: `nothing-to-undo`, `revealed`. */
export function undoTo({ records, position, policy, isPerson }: UndoQuestion): Result<number, Refusal> {
  const done = records.slice(0, position);
  const last = done.findLastIndex(isPerson);
  if (last < 0) return err({ code: 'nothing-to-undo', message: 'No decision of a person lies before this.' });
  const barred = policy === 'stop' ? barredBy(done, last) : null;
  return barred === null ? ok(last) : err(barred);
}

/** `revealed` if chance was answered at or after a position, so that the policy `stop` does not go back there. */
export function barredBy(records: readonly MatchRecord[], from: number): Refusal | null {
  if (!records.slice(from).some(({ seat }) => seat === 'chance')) return null;
  return {
    code: 'revealed',
    message: 'Dice or cards have been seen since; this match does not go back past them.',
  };
}

/** The position after the next decision of a person and what followed it, up to the decision after that. */
export function redoTo({
  records,
  position,
  isPerson,
}: Omit<UndoQuestion, 'policy'>): Result<number, Refusal> {
  if (position >= records.length) return err({ code: 'nothing-to-redo', message: 'Nothing was taken back.' });
  const next = records.findIndex((record, index) => index > position && isPerson(record));
  return ok(next < 0 ? records.length : next);
}
