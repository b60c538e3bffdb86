/** Why a match is over. */
import type { RuleId } from '../../../../../shared/base';
import { listed } from './text';
import type { Told } from './told';

/** Who wins, and why. */
export function endingReason(told: Told, rule: RuleId): string {
  const winners = (told.view.outcome?.winners ?? []).map(told.nameOf);
  if (rule === 'ITU-SCORE-08') return 'everybody loses';
  if (winners.length === 0) return 'the match is over; nobody wins';
  return `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}: ${endingScores(told, rule)}`;
}

/** Why, where it is told already who wins. */
export function endingScores({ view, nameOf }: Told, rule: RuleId): string {
  if (rule === 'ITU-SCORE-08') return 'everybody loses';
  if (!view.outcome || view.outcome.winners.length === 0) return 'the match is over';
  const scores = view.seats.map(({ seat, score }) => `${nameOf(seat)} ${score}`);
  const isTied = view.seats.every(({ score }) => score === view.seats[0]?.score);
  const tie = isTied ? TIES[rule] : undefined;
  return `${listed(scores)}${tie ? `; ${tie}` : ''}`;
}

/** Whose a tie is, by the rule that says so. */
const TIES: Partial<Record<RuleId, string>> = {
  'ITU-SCORE-05': 'the story gives the tie',
  'ITU-SCORE-06': 'a tie goes to whose complication came about',
  'ITU-SCORE-07': 'a tie goes by player order',
};
