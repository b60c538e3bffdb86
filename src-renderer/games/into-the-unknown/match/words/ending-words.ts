/** Why a match is over. */
import type { RuleId } from '../../../../../shared/base';
import { listed } from './text';
import type { Told } from './told';

export function endingReason({ view, nameOf }: Told, rule: RuleId): string {
  const { outcome } = view;
  if (rule === 'ITU-SCORE-08') return 'everybody loses';
  if (!outcome || outcome.winners.length === 0) return 'the match is over; nobody wins';
  const scores = view.seats.map(({ seat, score }) => `${nameOf(seat)} ${score}`);
  const isTied = view.seats.every(({ score }) => score === view.seats[0]?.score);
  const tie = isTied ? TIES[rule] : undefined;
  return `${listed(outcome.winners.map(nameOf))} wins: ${listed(scores)}${tie ? `; ${tie}` : ''}`;
}

/** Whose a tie is, by the rule that says so. */
const TIES: Partial<Record<RuleId, string>> = {
  'ITU-SCORE-05': 'the story gives the tie',
  'ITU-SCORE-06': 'a tie goes to whose complication came about',
  'ITU-SCORE-07': 'a tie goes by player order',
};
