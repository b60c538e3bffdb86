/** How far one undo goes, and whether it may: back to the same person's last decision, over chance and bots. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import { UNDO_POLICIES, type UndoPolicy } from '../../../shared/contract';
import type { MatchRecord } from './types';

export { UNDO_POLICIES, type UndoPolicy };

/** Whether the record of that number, from 0, showed what was hidden before: an answer of chance, or secret choices. */
export type Reveals = (index: number) => boolean;

export interface UndoQuestion {
  readonly records: readonly MatchRecord[];
  readonly position: number;
  readonly policy: UndoPolicy;
  /** Whether a person decided it; chance and bots are passed over. */
  readonly isPerson: (record: MatchRecord) => boolean;
  readonly reveals: Reveals;
}

/** The position before the last decision of a person, or why there is none: `nothing-to-undo`, `revealed`. */
export function undoTo({
  records,
  position,
  policy,
  isPerson,
  reveals,
}: UndoQuestion): Result<number, Refusal> {
  const last = records.slice(0, position).findLastIndex(isPerson);
  if (last < 0) return err({ code: 'nothing-to-undo', message: 'No decision of a person lies before this.' });
  const barred = policy === 'stop' ? barredBy(last, position, reveals) : null;
  return barred === null ? ok(last) : err(barred);
}

/** `revealed` if something was shown between two positions, so that the policy `stop` does not go back there. */
export function barredBy(from: number, to: number, reveals: Reveals): Refusal | null {
  for (let index = from; index < to; index += 1) if (reveals(index)) return REVEALED;
  return null;
}

const REVEALED: Refusal = {
  code: 'revealed',
  message: 'Dice, cards or secret choices have been seen since; this match does not go back past them.',
};

/** The position after the next decision of a person and what followed it, up to the decision after that. */
export function redoTo({
  records,
  position,
  isPerson,
}: Omit<UndoQuestion, 'policy' | 'reveals'>): Result<number, Refusal> {
  if (position >= records.length) return err({ code: 'nothing-to-redo', message: 'Nothing was taken back.' });
  const next = records.findIndex((record, index) => index > position && isPerson(record));
  return ok(next < 0 ? records.length : next);
}
