/** A challenge as the stage shows it: the one under way from the view, or one that is over from the log. */
import {
  type Effect,
  type LocationId,
  LOCATIONS,
  type Ship,
  type Team,
} from '../../../../../shared/content/black-alert';
import type { LogEntry } from '../../../../../shared/contract';
import type {
  BlackAlertEvent,
  BlackAlertView,
  CardId,
  ChallengeStep,
  ChallengeView,
  CharacterId,
} from '../../../../../shared/contract/black-alert';
import type { RuleId } from '../../../../../shared/base';
import type { BidRole } from '../../../../../shared/network';
import { dueBeforeBids } from './odds-question';

export interface ShownBid {
  readonly character: CharacterId;
  readonly role: BidRole;
  readonly count: number;
  /** Null: facedown. */
  readonly cards: readonly CardId[] | null;
}

export type About =
  | { readonly type: 'location'; readonly location: LocationId; readonly enhanced: boolean }
  | { readonly type: 'card'; readonly card: CardId; readonly then: readonly Effect[] };

export interface ShownBonus {
  /** Before what bids change. */
  readonly due: number;
  readonly cards: readonly CardId[];
}

export interface ChallengeShown {
  /** `done`: over, and its result is told. */
  readonly step: ChallengeStep | 'done';
  readonly initiator: CharacterId;
  readonly team: Team;
  readonly about: About;
  /** Null once it is over. */
  readonly opposing: {
    readonly leads: LocationId;
    readonly assists: Ship;
    readonly target: CharacterId | null;
  } | null;
  readonly bidder: CharacterId | null;
  readonly asked: readonly CharacterId[];
  readonly bids: readonly ShownBid[];
  readonly bonus: Readonly<Record<Team, ShownBonus>>;
  readonly result: ChallengeResult | null;
}

export interface ChallengeResult {
  readonly totals: Readonly<Record<Team, number>>;
  readonly winner: Team;
  readonly rule: RuleId;
  /** The Infiltration that was tucked; null: none was. */
  readonly infiltrated: CardId | null;
  /** The record that brought the totals. */
  readonly position: number;
}

/** The challenge under way, facedown bids as numbers. */
export function shownNow(view: BlackAlertView, task: ChallengeView): ChallengeShown {
  const { step, initiator, about, opposing, bidder, asked, bids, bonus } = task;
  const bonusOf = (team: Team): ShownBonus => ({
    due: Math.max(0, dueBeforeBids(view, task, team)),
    cards: bonus[team].cards,
  });
  return {
    step,
    initiator,
    team: view.characters[initiator]?.team ?? 'starfleet',
    about,
    opposing,
    bidder,
    asked,
    bids,
    bonus: { starfleet: bonusOf('starfleet'), terran: bonusOf('terran') },
    result: null,
  };
}

type EventOf<Type extends BlackAlertEvent['type']> = Extract<BlackAlertEvent, { readonly type: Type }>;
interface Told {
  readonly position: number;
  readonly event: BlackAlertEvent;
}

/**
 * The last challenge of the log whose totals came after a position, if no other has begun since. Null: there is none, or
 * its beginning is not in the log.
 */
export function shownLast(
  log: readonly LogEntry<BlackAlertEvent>[],
  view: BlackAlertView,
  after: number,
): ChallengeShown | null {
  const recent = log.findLastIndex(({ position }) => position <= after);
  if (!log.slice(recent + 1).some(({ events }) => events.some(({ type }) => type === 'totals'))) return null;
  const told = log.flatMap(({ position, events }) => events.map((event): Told => ({ position, event })));
  const start = told.findLastIndex(({ event }) => event.type === 'challenge');
  const begun = told[start]?.event;
  const totals = told.slice(start).find(({ event }) => event.type === 'totals');
  const infiltrated = told.slice(start).find(({ event }) => event.type === 'infiltrated');
  if (begun?.type !== 'challenge' || totals?.event.type !== 'totals' || totals.position <= after) return null;
  return over(view, begun, told.slice(0, start), told.slice(start), {
    totals: totals.event,
    winner: totals.event.winner,
    rule: totals.event.rule,
    infiltrated: infiltrated?.event.type === 'infiltrated' ? infiltrated.event.card : null,
    position: totals.position,
  });
}

function over(
  view: BlackAlertView,
  { initiator, about }: EventOf<'challenge'>,
  before: readonly Told[],
  after: readonly Told[],
  result: ChallengeResult,
): ChallengeShown {
  const bids = after.find(({ event }) => event.type === 'revealed')?.event;
  const used = before.findLast(({ event }) => event.type === 'used')?.event;
  const bonusOf = (team: Team): ShownBonus => {
    const cards = after.flatMap(({ event }) =>
      event.type === 'bonus' && event.team === team ? event.cards : [],
    );
    return { due: cards.length, cards };
  };
  return {
    step: 'done',
    initiator,
    team: view.characters[initiator]?.team ?? 'starfleet',
    about: aboutOf(about, used?.type === 'used' && used.enhanced),
    opposing: null,
    bidder: null,
    asked: [],
    bids: bids?.type === 'revealed' ? bids.bids.map((bid) => ({ ...bid, count: bid.cards.length })) : [],
    bonus: { starfleet: bonusOf('starfleet'), terran: bonusOf('terran') },
    result: { ...result, totals: { starfleet: result.totals.starfleet, terran: result.totals.terran } },
  };
}

function aboutOf(about: string, enhanced: boolean): About {
  const location = LOCATIONS.find((each) => each === about);
  return location === undefined
    ? { type: 'card', card: about, then: [] }
    : { type: 'location', location, enhanced };
}
