/** The one line that the list says about a document, such as `Helix sector, 4 ships` or `Match, 2 seats, turn 13`. */
import type { Match, MatchGame } from '../../shared/documents';
import { type DocumentBody, isMatch } from '../library';
import type { PlanContents } from './plan-contents';
import { summarizePlan } from './plan-kinds';

export function summarize(body: DocumentBody, contents: Pick<PlanContents, 'known'>): string {
  return isMatch(body) ? summarizeMatch(body) : summarizePlan(body, contents);
}

/** The action that every turn has once, so that a record tells of a turn without the rules. */
const ONCE_A_TURN: Readonly<Record<MatchGame, string>> = {
  'black-alert': 'begin',
};

function summarizeMatch({ game, seats, records, position, checkpoint }: Match): string {
  const applied = records.slice(0, position ?? checkpoint.at);
  const turns = applied.filter(({ action }) => action.type === ONCE_A_TURN[game]).length;
  return `Match, ${seats.length} seats, ${turns === 0 ? 'not begun' : `turn ${turns}`}`;
}
