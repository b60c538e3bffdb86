/** The one line that the list says about a document, such as `Helix sector, 4 ships` or `Match, 2 seats, turn 13`. */
import type { Match, MatchGame } from '../../shared/documents';
import { type DocumentBody, isMatch } from '../library';
import type { PlanContents } from './plan-contents';
import { summarizePlan } from './plan-kinds';

export function summarize(body: DocumentBody, contents: Pick<PlanContents, 'known'>): string {
  return isMatch(body) ? summarizeMatch(body) : summarizePlan(body, contents);
}

type Records = Match['records'];

/** How many turns have begun, told from the records alone: the library knows no rules. */
const TURNS_BEGUN: Readonly<Record<MatchGame, (records: Records) => number>> = {
  /** A turn begins with the draw of cards. */
  'black-alert': (records) => records.filter(({ action }) => action.type === 'begin').length,
  /** Only the player of the turn goes on from phase to phase, and the turn passes to another. */
  'nova-cry': (records) => {
    const going = records.filter(({ action }) => action.type === 'proceed');
    return going.filter(({ seat }, index) => seat !== going[index - 1]?.seat).length;
  },
};

function summarizeMatch({ game, seats, records, position, checkpoint }: Match): string {
  const applied = records.slice(0, position ?? checkpoint.at);
  const turns = TURNS_BEGUN[game](applied);
  return `Match, ${seats.length} seats, ${turns === 0 ? 'not begun' : `turn ${turns}`}`;
}
