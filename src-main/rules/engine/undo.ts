/** How far one undo goes, and whether it may: back to the same person's last decision, over chance and bots. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import { UNDO_POLICIES, type UndoPolicy } from '../../../shared/contract';
import type { Actor, MatchRecord } from './types';

export { UNDO_POLICIES, type UndoPolicy };

export interface UndoQuestion {
  readonly records: readonly MatchRecord[];
  readonly position: number;
  readonly policy: UndoPolicy;
  /** Whether a person decided for this actor; chance and bots are passed over. */
  readonly isPerson: (actor: Actor) => boolean;
}

/** The position before the last decision of a person, or why there is none: `nothing-to-undo`, `revealed`. */
export function undoTo({ records, position, policy, isPerson }: UndoQuestion): Result<number, Refusal> {
  const done = records.slice(0, position);
  const last = done.findLastIndex(({ seat }) => isPerson(seat));
  if (last < 0) return err({ code: 'nothing-to-undo', message: 'No decision of a person lies before this.' });
  const isRevealed = done.slice(last + 1).some(({ seat }) => seat === 'chance');
  if (policy === 'stop' && isRevealed) {
    return err({
      code: 'revealed',
      message: 'Dice or cards have been seen since; this match does not go back past them.',
    });
  }
  return ok(last);
}

/** The position after the next decision of a person and what followed it, up to the decision after that. */
export function redoTo({
  records,
  position,
  isPerson,
}: Omit<UndoQuestion, 'policy'>): Result<number, Refusal> {
  if (position >= records.length) return err({ code: 'nothing-to-redo', message: 'Nothing was taken back.' });
  const next = records.findIndex(({ seat }, index) => index > position && isPerson(seat));
  return ok(next < 0 ? records.length : next);
}
