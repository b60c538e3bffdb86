/** Who is asked in each bidding step of a challenge, and what may be bid. BA-CHAL-06 to 12, BA-CHAL-26. */
import type { RuleId } from '../../../shared/base';
import { otherTeam } from '../../../shared/content/black-alert';
import type { BlackAlertAction } from '../../../shared/contract/black-alert';
import {
  type Challenge,
  type ChallengeAsked,
  characterIn,
  initiatingAssistants,
  initiatingTeam,
  leadersOf,
  opposingAssistants,
} from './challenge';
import { subsetsOf } from './payments';
import type { CharacterId } from './state';
import type { Bid, ChallengeStep } from './task';

interface BiddingStep {
  readonly next: ChallengeStep;
  readonly role: Bid['role'];
  readonly rule: RuleId;
  readonly message: string;
}

const ASSISTANT = 'An assistant adds one card of its hand, or none.';
/** Steps in which somebody may bid, what comes after, and the rule of each. */
const BIDDING: Partial<Readonly<Record<ChallengeStep, BiddingStep>>> = {
  'initiator-bids': {
    next: 'leader-bids',
    role: 'initiator',
    rule: 'BA-CHAL-06',
    message: 'The Initiator bids one or more cards of its hand.',
  },
  'leader-bids': {
    next: 'initiating-assist',
    role: 'leader',
    rule: 'BA-CHAL-08',
    message: 'A leader bids any cards of its hand, or nobody leads.',
  },
  'initiating-assist': {
    next: 'opposing-assist',
    role: 'assistant',
    rule: 'BA-CHAL-10',
    message: ASSISTANT,
  },
  'opposing-assist': { next: 'reveal', role: 'assistant', rule: 'BA-CHAL-11', message: ASSISTANT },
};

export function biddingStep({ step }: Challenge): BiddingStep | null {
  return BIDDING[step] ?? null;
}

/** Who is asked in a bidding step, in order; those already asked left out. */
function candidates(asked: ChallengeAsked): readonly CharacterId[] {
  const { task } = asked;
  const { step } = task;
  if (step === 'initiator-bids') {
    return task.bids.length === 0 && hasCards(asked, task.initiator) ? [task.initiator] : [];
  }
  if (step === 'leader-bids') {
    if (task.bids.some(({ role }) => role === 'leader')) return [];
    return task.appointed === null ? unasked(task, leadersOf(asked)) : [task.appointed];
  }
  if (step !== 'initiating-assist' && step !== 'opposing-assist') return [];
  const able = step === 'initiating-assist' ? initiatingAssistants(asked) : opposingAssistants(asked);
  // An assistant without cards has nothing to say.
  return unasked(task, able).filter((id) => hasCards(asked, id));
}

function hasCards({ state }: ChallengeAsked, id: CharacterId): boolean {
  return characterIn(state, id).hand.length > 0;
}

function unasked({ asked }: Challenge, ids: readonly CharacterId[]): readonly CharacterId[] {
  return ids.filter((id) => !asked.includes(id));
}

/** Who must say now whether to take part, and with which cards. */
export function bidderOf(asked: ChallengeAsked): CharacterId | null {
  return candidates(asked)[0] ?? null;
}

/**
 * Reading b of BA-CHAL-26: of two who may lead the team's holder names one, or nobody, and that one bids. The target of
 * an arrest is still asked first.
 */
export function appointees(asked: ChallengeAsked): readonly CharacterId[] {
  const { table, task } = asked;
  if (table.readings['BA-CHAL-26'] === 'a' || task.step !== 'leader-bids' || task.appointed !== null)
    return [];
  const able = candidates(asked);
  return able.length > 1 && able[0] !== task.opposing.target ? able : [];
}

/** Who decides for the team that opposes. */
export function opposingHolder(asked: ChallengeAsked): CharacterId {
  return asked.state.holders[otherTeam(initiatingTeam(asked))];
}

export function bidsOf(asked: ChallengeAsked, bidder: CharacterId): readonly BlackAlertAction[] {
  const { task } = asked;
  const { hand } = characterIn(asked.state, bidder);
  if (task.step === 'initiator-bids') return everyBid(hand);
  if (task.step === 'leader-bids') {
    const none: readonly BlackAlertAction[] = task.appointed === null ? [{ type: 'pass' }] : [];
    return [...none, { type: 'bid', cards: [] }, ...everyBid(hand)];
  }
  return [{ type: 'pass' }, ...hand.map((card) => ({ type: 'bid', cards: [card] }) as const)];
}

function everyBid(hand: readonly string[]): readonly BlackAlertAction[] {
  return subsetsOf(hand.length).map((places) => ({
    type: 'bid',
    cards: places.map((place) => hand[place] ?? ''),
  }));
}
