/** Why a match is over. */
import type { RuleId } from '../../../../../shared/base';
import { listed } from './text';
import { recordOf, type Told } from './told';

/** Who wins, and why. */
export function endingReason(told: Told, rule: RuleId): string {
  const winners = (told.view.outcome?.winners ?? []).map(told.nameOf);
  if (rule === 'ITU-SCORE-08') return lossOf(told);
  if (winners.length === 0) return 'the match is over; nobody wins';
  return `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}: ${endingScores(told, rule)}`;
}

/** Why, where it is told already who wins. */
export function endingScores(told: Told, rule: RuleId): string {
  const { view, nameOf } = told;
  if (rule === 'ITU-SCORE-08') return lossOf(told);
  if (!view.outcome || view.outcome.winners.length === 0) return 'the match is over';
  const scores = view.seats.map(({ seat, score }) => `${nameOf(seat)} ${score}`);
  const isTied = view.seats.every(({ score }) => score === view.seats[0]?.score);
  const tie = isTied ? TIES[rule] : undefined;
  return `${listed(scores)}${tie ? `; ${tie}` : ''}`;
}

/** The complication that came about says what would have kept everybody from it. */
function lossOf({ view: { mission }, content }: Told): string {
  const card = mission.revealed === null ? null : mission.complications[mission.revealed];
  const effects = card ? (content.complications[recordOf(card)]?.endScoring ?? []) : [];
  const isUnsolved = effects.some(
    (effect) => effect.verb === 'mutual-loss' && effect.unless === SOLVED && !mission.flags.includes(SOLVED),
  );
  return `everybody loses${isUnsolved ? ': no joint solution was found' : ''}`;
}

/** What the hail of that name leaves behind. */
const SOLVED = 'joint-solution';

/** Whose a tie is, by the rule that says so. */
const TIES: Partial<Record<RuleId, string>> = {
  'ITU-SCORE-05': 'the story gives the tie',
  'ITU-SCORE-06': 'a tie goes to whose complication came about',
  'ITU-SCORE-07': 'a tie goes by player order',
};
