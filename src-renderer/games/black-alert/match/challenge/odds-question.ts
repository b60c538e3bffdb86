/** The question of a challenge's odds as one viewer can ask it: what lies open, how many cards are facedown, what is unseen. */
import {
  type BlackAlertContent,
  type LocationId,
  otherTeam,
  type Team,
} from '../../../../../shared/content/black-alert';
import type { LogEntry } from '../../../../../shared/contract';
import type {
  BlackAlertEvent,
  BlackAlertView,
  CardId,
  ChallengeView,
} from '../../../../../shared/contract/black-alert';
import type { BidCard, BonusCards, ChallengeQuestion, ChallengeSide } from '../../../../../shared/network';
import { commandCard } from '../words';
import { deckOf, knownDiscards, openCards } from './seen-cards';

/** What the viewer brings to the table: what it sees now, and what it has seen. */
export interface Seen {
  readonly content: BlackAlertContent;
  readonly view: BlackAlertView;
  readonly task: ChallengeView;
  /** Empty: discards count among the cards unseen. */
  readonly log: readonly LogEntry<BlackAlertEvent>[];
}

export function initiatingTeam({ view, task }: Pick<Seen, 'view' | 'task'>): Team {
  return view.characters[task.initiator]?.team ?? 'starfleet';
}

/** The location whose own challenge it is; null for a card's. */
export function locationOf({ about }: ChallengeView): LocationId | null {
  return about.type === 'location' ? about.location : null;
}

export function challengeQuestion(seen: Seen): ChallengeQuestion {
  return {
    initiating: initiatingTeam(seen),
    at: locationOf(seen.task),
    sides: { starfleet: sideOf(seen, 'starfleet'), terran: sideOf(seen, 'terran') },
  };
}

/** Cards of a team that may lie facedown in a bid or come as bonus card, for this viewer. */
export function unseenCards({ content, view, log }: Omit<Seen, 'task'>, team: Team): readonly CardId[] {
  const open = openCards(view);
  const lying = knownDiscards(log, view, team);
  return deckOf(content, team).filter((card) => !open.has(card) && !lying.has(card));
}

function sideOf(seen: Seen, team: Team): ChallengeSide {
  const { content, view, task, log } = seen;
  const bids = task.bids.filter(({ character }) => view.characters[character]?.team === team);
  const cardsOf = (cards: readonly CardId[]): readonly BidCard[] =>
    cards.flatMap((card) => commandCard(content, card) ?? []);
  const discards = knownDiscards(log, view, team);
  const hiddenDiscards = view.piles[team].discards - discards.size;
  return {
    bids: bids.flatMap(({ role, cards }) => (cards === null ? [] : [{ role, cards: cardsOf(cards) }])),
    facedown: bids.flatMap(({ role, cards, count }) =>
      cards === null && count > 0 ? [{ role, count }] : [],
    ),
    unseen: cardsOf(unseenCards(seen, team)),
    bonus: {
      ...bonusDue(seen, team),
      open: cardsOf(task.bonus[team].cards),
      top: cardsOf(view.piles[team].top),
      deck: view.piles[team].deck,
      refill: hiddenDiscards > 0 ? hiddenDiscards : cardsOf([...discards]),
    },
  };
}

/** Before the reveal as the challenge and what is in force say; after it the draws under way tell how many are still due. */
function bonusDue({ view, task }: Seen, team: Team): Pick<BonusCards, 'due' | 'isSettled'> {
  if (task.step !== 'bonus-cards' && task.step !== 'totals') {
    return { due: dueBeforeBids(view, task, team), isSettled: false };
  }
  const due = view.tasks.reduce(
    (sum, each) =>
      each.type === 'draw' && each.to.type === 'bonus' && each.to.team === team ? sum + each.count : sum,
    0,
  );
  return { due, isSettled: true };
}

/** The challenge's own words with modifiers in force (BA-CHAL-18, BA-CHAL-20). May be below zero before bids add to it. */
export function dueBeforeBids(view: BlackAlertView, task: ChallengeView, team: Team): number {
  const at = locationOf(task);
  return view.modifiers.reduce((due, { team: owner, what }) => {
    if (what.changes !== 'bonus-cards') return due;
    const isHere = what.at === undefined || (at !== null && what.at.includes(at));
    return isHere && (what.side === 'own') === (owner === team) ? due + what.by : due;
  }, task.bonus[team].due);
}

/** The side a viewer's bid would be for: the team of the one who is asked. */
export function sideAsked(view: BlackAlertView, task: ChallengeView): Team {
  const bidder = task.bidder === null ? undefined : view.characters[task.bidder];
  return bidder?.team ?? otherTeam(initiatingTeam({ view, task }));
}
