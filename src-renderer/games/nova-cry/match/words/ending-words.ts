/** How a match of Nova Cry ended. */
import type { RuleId } from '../../../../../shared/base';

const REASONS: Readonly<Record<string, string>> = {
  'NC-SCORE-01': 'Fifteen victory points win',
  'NC-SCORE-02': 'Fifteen victory points win, cargo counted',
  'NC-SCORE-03': 'Two came to fifteen points at once: the player of the turn wins',
  'NC-SHIP-14': 'The last ship in play wins',
};

/** Why it is over, as a sentence without its full stop. */
export function endingReason(rule: RuleId): string {
  return REASONS[rule] ?? 'Nobody is left to play on';
}
