/** Why a match is over. */
import type { RuleId } from '../../../../../shared/base';
import { listed } from './text';
import type { Told } from './told';

export function endingReason({ view, nameOf }: Told, rule: RuleId): string {
  const { outcome } = view;
  if (rule === 'ITU-SCORE-08') return 'everybody loses';
  if (!outcome || outcome.winners.length === 0) return 'the match is over; nobody wins';
  const scores = view.seats.map(({ seat, score }) => `${nameOf(seat)} ${score}`);
  return `${listed(outcome.winners.map(nameOf))} wins: ${listed(scores)}`;
}
