/** The one line that the list says about a document, such as `Helix sector, 4 ships` or `Match, 2 seats, turn 13`. */
import * as z from 'zod';
import type { Match, MatchGame } from '../../shared/documents';
import { type DocumentBody, isMatch } from '../library';
import type { PlanContents } from './plan-contents';
import { summarizePlan } from './plan-kinds';

export function summarize(body: DocumentBody, contents: Pick<PlanContents, 'known'>): string {
  return isMatch(body) ? summarizeMatch(body) : summarizePlan(body, contents);
}

type Records = Match['records'];

/** How far a match has come in a few words, told from its file alone: the library knows no rules. Null: not begun. */
const PROGRESS: Readonly<Record<MatchGame, (match: Match, applied: Records) => string | null>> = {
  /** A turn begins with the draw of cards. */
  'black-alert': (_match, applied) => turns(applied.filter(({ action }) => action.type === 'begin').length),
  /** Only the player of the turn goes on from phase to phase, and the turn passes to another. */
  'nova-cry': (_match, applied) => {
    const going = applied.filter(({ action }) => action.type === 'proceed');
    return turns(going.filter(({ seat }, index) => seat !== going[index - 1]?.seat).length);
  },
  /** Nothing in the records marks a round; the checkpoint of the last save says which one it is. */
  'into-the-unknown': ({ checkpoint }) => {
    const round = roundSchema.safeParse(checkpoint.state);
    return round.success ? `round ${round.data.round.number}` : null;
  },
};

const roundSchema = z.looseObject({ round: z.looseObject({ number: z.number() }) });

function turns(begun: number): string | null {
  return begun === 0 ? null : `turn ${begun}`;
}

function summarizeMatch(match: Match): string {
  const { game, seats, records, position, checkpoint } = match;
  const applied = records.slice(0, position ?? checkpoint.at);
  return `Match, ${seats.length} seats, ${PROGRESS[game](match, applied) ?? 'not begun'}`;
}
