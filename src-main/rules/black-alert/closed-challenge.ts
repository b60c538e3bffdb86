/** Who cannot take part in the present step of a challenge, and by which rule. BA-CHAL-08 to 12, BA-WOUND-03, BA-DETAIN-03. */
import type { Refusal } from '../../../shared/base';
import { otherTeam } from '../../../shared/content/black-alert';
import type { ClosedOffer } from '../../../shared/contract/match';
import {
  type ChallengeAsked,
  characterIn,
  initiatingAssistants,
  initiatingTeam,
  leadersOf,
  opposingAssistants,
} from './challenge';
import type { CharacterId } from './state';

/** One entry, `bid:CHARACTER`, for each Character of the side that is asked now and may not bid; none outside bidding. */
export function closedInChallenge(asked: ChallengeAsked): readonly ClosedOffer[] {
  const { state, task } = asked;
  const team = initiatingTeam(asked);
  const hasBid = new Set(task.bids.map(({ character }) => character));
  const sides = {
    'leader-bids': { team: otherTeam(team), able: leadersOf(asked), why: whyNotLead },
    'initiating-assist': { team, able: initiatingAssistants(asked), why: whyNotAssist },
    'opposing-assist': { team: otherTeam(team), able: opposingAssistants(asked), why: whyNotAssist },
  } as const;
  const { step } = task;
  if (step !== 'leader-bids' && step !== 'initiating-assist' && step !== 'opposing-assist') return [];
  const side = sides[step];
  const isEmptyHanded = (id: CharacterId): boolean =>
    step !== 'leader-bids' && characterIn(state, id).hand.length === 0;
  return Object.keys(state.characters)
    .filter((id) => characterIn(state, id).team === side.team && !hasBid.has(id))
    .filter((id) => !side.able.includes(id) || isEmptyHanded(id))
    .map((id) => ({ what: `bid:${id}`, refusal: whyNotAtAll(asked, id) ?? side.why(asked, id) }));
}

/** What keeps a Character out of every challenge. */
function whyNotAtAll({ table, state, task }: ChallengeAsked, id: CharacterId): Refusal | null {
  const { team, wounded, detained } = characterIn(state, id);
  const isOpposing = team !== characterIn(state, task.initiator).team;
  if (isOpposing && team === 'starfleet' && table.readings['BA-TERM-04'] === 'b') {
    return { code: 'not-opposing', message: 'Only the Terrans oppose.', rule: 'BA-TERM-04' };
  }
  if (wounded) {
    const message = 'A wounded Character takes no part in challenges.';
    return { code: 'wounded', message, rule: 'BA-WOUND-03' };
  }
  const message = 'A detained Character takes no part in challenges.';
  return detained ? { code: 'detained', message, rule: 'BA-DETAIN-03' } : null;
}

function whyNotLead(): Refusal {
  const message = 'Only a Character in the opposing location leads.';
  return { code: 'elsewhere', message, rule: 'BA-CHAL-08' };
}

function whyNotAssist({ state, task, table }: ChallengeAsked, id: CharacterId): Refusal {
  const { team, hand } = characterIn(state, id);
  const isOpposing = team !== characterIn(state, task.initiator).team;
  const rule = isOpposing ? 'BA-CHAL-11' : 'BA-CHAL-10';
  if (isOpposing && id === task.opposing.target && table.readings['BA-DBRIG-02'] === 'a') {
    const message = 'The target of an arrest leads or takes no part.';
    return { code: 'target', message, rule: 'BA-DBRIG-02' };
  }
  return hand.length === 0
    ? { code: 'nothing-to-bid', message: 'The hand is empty.', rule }
    : { code: 'other-ship', message: 'Assistants have to be aboard the ship of the challenge.', rule };
}
