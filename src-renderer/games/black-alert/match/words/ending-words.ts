/** How a match ended. BA-OBJ-01 to 04, BA-LOSE-01, BA-CORR-01. */
import type { BlackAlertView } from '../../../../../shared/contract/black-alert';
import type { Outcome } from '../../../../../shared/contract';
import { TEAM_NAMES } from './names';
import type { EndingWords } from './types';

const REASONS: Readonly<Record<string, string>> = {
  'BA-OBJ-01': 'The third Mission is complete.',
  'BA-OBJ-02': 'The third Infiltration is in play.',
  'BA-LOSE-01': 'The other ship is crippled: five Damage cards.',
  'BA-CORR-01': 'The last Corruption token is placed: the network is lost.',
  'BA-OBJ-04': 'Two ends came in one effect.',
};

/** Why it is over, by the rule that ended it. */
export function endingReason(rule: string): string {
  return REASONS[rule] ?? 'The match is over.';
}

export function endingWords(view: BlackAlertView, outcome: Outcome): EndingWords {
  const team = view.seats.find(({ seat }) => outcome.winners.includes(seat))?.team ?? null;
  const title =
    team === null ? (outcome.type === 'draw' ? 'A draw' : 'Both teams lose') : `${TEAM_NAMES[team]} win`;
  return { title, detail: endingReason(outcome.rule), rule: outcome.rule, team };
}
