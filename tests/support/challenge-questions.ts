/** Questions after the odds of a challenge. */
import type { BonusCards } from '../../shared/network/challenge-odds';

export const NO_BONUS: BonusCards = { due: 0, isSettled: false, open: [], top: [], deck: 9, refill: 0 };

/** So many bonus cards due, of nine unknown ones but for what is named. */
export function bonus(due: number, parts: Partial<BonusCards> = {}): BonusCards {
  return { ...NO_BONUS, due, ...parts };
}
