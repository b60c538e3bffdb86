/** Who takes part in a challenge, who still may, and who may not and why. BA-CHAL-08 to 12, BA-CHAL-19, BA-CHAL-26. */
import type { RuleId } from '../../../../../shared/base';
import { type LocationId, type Ship, shipOf, type Team } from '../../../../../shared/content/black-alert';
import type { BlackAlertMatchState } from '../../../../../shared/contract';
import type { BlackAlertView, ChallengeStep, CharacterId } from '../../../../../shared/contract/black-alert';
import type { BidRole } from '../../../../../shared/network';
import { inLocation, SHIP_NAMES } from '../words';
import type { ChallengeShown, ShownBid } from './shown';

export type PartStatus =
  | { readonly type: 'bid'; readonly bid: ShownBid }
  | { readonly type: 'asked' }
  /** Will be asked, or may be. */
  | { readonly type: 'waits' }
  /** Was asked and added nothing. */
  | { readonly type: 'passed' }
  | { readonly type: 'barred' };

export interface Part {
  readonly character: CharacterId;
  readonly role: BidRole;
  readonly status: PartStatus;
  /** Why it may or may not take part in this role. */
  readonly why: string;
  readonly rule: RuleId;
}

interface Asked {
  readonly view: BlackAlertView;
  readonly readings: BlackAlertMatchState['readings'];
  readonly shown: ChallengeShown;
}

/** Choosing between two effects belongs to the last step. */
const STEP_INDEX: Readonly<Record<ChallengeStep | 'done', number>> = {
  'initiator-bids': 0,
  'leader-bids': 1,
  'initiating-assist': 2,
  'opposing-assist': 3,
  reveal: 4,
  'bonus-cards': 5,
  totals: 6,
  'choose-effect': 7,
  effect: 7,
  done: 8,
};

/** 0 for the first of the eight steps, 8 when all are done (BA-CHAL-05). */
export function stepIndex(step: ChallengeStep | 'done'): number {
  return STEP_INDEX[step];
}

/** Everybody with each role they have or might have: the initiating team first, in the order of the seats. */
export function partsOf(asked: Asked): readonly Part[] {
  const { view, shown } = asked;
  const all = view.seats.flatMap(({ characters }) => characters);
  const own = all.filter((id) => view.characters[id]?.team === shown.team);
  const others = all.filter((id) => view.characters[id]?.team !== shown.team);
  const hasLeader = shown.bids.some(({ role }) => role === 'leader');
  return [
    initiatorPart(asked),
    ...own.filter((id) => id !== shown.initiator).map((id) => matePart(asked, id)),
    ...others.flatMap((id) => leaderPart(asked, id, hasLeader) ?? []),
    ...others.flatMap((id) => (bidOf(shown, id)?.role === 'leader' ? [] : [assistPart(asked, id)])),
  ];
}

function bidOf({ bids }: ChallengeShown, id: CharacterId): ShownBid | undefined {
  return bids.find(({ character }) => character === id);
}

/** Why a Character is out of every challenge; null: it is not. */
function unable({ view }: Asked, id: CharacterId): Pick<Part, 'why' | 'rule'> | null {
  const self = view.characters[id];
  if (self?.wounded) return { why: 'Wounded', rule: 'BA-WOUND-03' };
  return self?.detained ? { why: 'Detained', rule: 'BA-DETAIN-03' } : null;
}

function placeOf({ view }: Asked, id: CharacterId): LocationId {
  return view.characters[id]?.location ?? 'discovery/bridge';
}

function shipAt(asked: Asked, id: CharacterId): Ship {
  return shipOf(placeOf(asked, id));
}

function initiatorPart(asked: Asked): Part {
  const { shown } = asked;
  const bid = bidOf(shown, shown.initiator);
  const status: PartStatus = bid ? { type: 'bid', bid } : { type: 'asked' };
  const why =
    shown.about.type === 'location'
      ? `Took the action ${inLocation(shown.about.location)}`
      : 'Played the card';
  return { character: shown.initiator, role: 'initiator', status, why, rule: 'BA-CHAL-02' };
}

function matePart(asked: Asked, id: CharacterId): Part {
  const part = { character: id, role: 'assistant' } as const;
  const bid = bidOf(asked.shown, id);
  const out = unable(asked, id);
  const ship = SHIP_NAMES[shipAt(asked, asked.shown.initiator)];
  if (bid) return { ...part, status: { type: 'bid', bid }, why: `Aboard the ${ship}`, rule: 'BA-CHAL-10' };
  if (out) return { ...part, status: { type: 'barred' }, ...out };
  if (shipAt(asked, id) !== shipAt(asked, asked.shown.initiator)) {
    return { ...part, status: { type: 'barred' }, why: `Not aboard the ${ship}`, rule: 'BA-CHAL-10' };
  }
  return {
    ...part,
    status: openStatus(asked, id, 'initiating-assist'),
    why: `Aboard the ${ship}`,
    rule: 'BA-CHAL-10',
  };
}

/** Null for who cannot lead from where it is, unless nobody can and the place has to be told. */
function leaderPart(asked: Asked, id: CharacterId, hasLeader: boolean): Part | null {
  const { shown } = asked;
  const part = { character: id, role: 'leader' } as const;
  const bid = bidOf(shown, id);
  const isTarget = shown.opposing?.target === id;
  const rule = isTarget ? targetRule(shown) : 'BA-CHAL-08';
  const why = isTarget ? 'The target of the arrest' : `Stands ${inLocation(placeOf(asked, id))}`;
  if (bid?.role === 'leader') return { ...part, status: { type: 'bid', bid }, why, rule };
  if (shown.opposing === null || hasLeader || bid) return null;
  if (!isTarget && placeOf(asked, id) !== shown.opposing.leads) return null;
  if (unable(asked, id) !== null || isClosedTo(asked, id)) return null;
  return { ...part, status: openStatus(asked, id, 'leader-bids'), why, rule };
}

/** By reading b of BA-TERM-04 only the Terrans oppose. */
function isClosedTo({ view, readings }: Asked, id: CharacterId): boolean {
  return view.characters[id]?.team === 'starfleet' && readings['BA-TERM-04'] === 'b';
}

function targetRule({ team }: ChallengeShown): RuleId {
  return team === 'starfleet' ? 'BA-DBRIG-02' : 'BA-CAGONY-02';
}

function assistPart(asked: Asked, id: CharacterId): Part {
  const { shown, readings } = asked;
  const part = { character: id, role: 'assistant' } as const;
  const bid = bidOf(shown, id);
  const ship = SHIP_NAMES[shown.opposing?.assists ?? shipAt(asked, id)];
  const aboard = { why: `Aboard the ${ship}`, rule: 'BA-CHAL-11' } as const;
  if (bid) return { ...part, status: { type: 'bid', bid }, ...aboard };
  const out = unable(asked, id);
  if (out) return { ...part, status: { type: 'barred' }, ...out };
  if (isClosedTo(asked, id)) {
    return { ...part, status: { type: 'barred' }, why: 'Only Terrans oppose', rule: 'BA-TERM-04' };
  }
  if (shown.opposing === null) return { ...part, status: { type: 'passed' }, ...aboard };
  if (shown.opposing.target === id && (readings['BA-DBRIG-02'] ?? 'a') === 'a') {
    return {
      ...part,
      status: { type: 'barred' },
      why: 'The target leads or stays out',
      rule: targetRule(shown),
    };
  }
  if (shipAt(asked, id) !== shown.opposing.assists) {
    return { ...part, status: { type: 'barred' }, why: `Not aboard the ${ship}`, rule: assistRule(shown) };
  }
  return { ...part, status: openStatus(asked, id, 'opposing-assist'), ...aboard };
}

/** Where the challenge's own words name the ship, its rule; else the general one (BA-CHAL-19). */
function assistRule({ about, team }: ChallengeShown): RuleId {
  if (about.type === 'card') return 'BA-CHAL-11';
  if (about.location === 'discovery/weapons' && team === 'starfleet') return 'BA-CHAL-19';
  return about.location === 'charon/weapons' && team === 'terran' ? 'BA-CHAL-19' : 'BA-CHAL-11';
}

/** Before, in or after the step in which this role is asked; a Character without cards has nothing to say. */
function openStatus({ view, shown }: Asked, id: CharacterId, step: ChallengeStep): PartStatus {
  const [now, then] = [stepIndex(shown.step), stepIndex(step)];
  if (now < then) return { type: 'waits' };
  if (now > then || shown.asked.includes(id)) return { type: 'passed' };
  if (shown.bidder === id) return { type: 'asked' };
  const hasCards = (view.characters[id]?.handSize ?? 0) > 0;
  return hasCards || step === 'leader-bids' ? { type: 'waits' } : { type: 'passed' };
}

/** What stands where nobody leads: `Nobody in Engineering`. */
export function nobodyLeads({ opposing }: ChallengeShown): string {
  return opposing === null ? 'Nobody led' : `Nobody ${inLocation(opposing.leads)}`;
}

export function teamOfPart(view: BlackAlertView, part: Part): Team {
  return view.characters[part.character]?.team ?? 'starfleet';
}

/** Where everybody stands, in the order of the seats. */
export function standing(view: BlackAlertView): ReadonlyMap<LocationId, readonly CharacterId[]> {
  const places = new Map<LocationId, CharacterId[]>();
  for (const id of view.seats.flatMap(({ characters }) => characters)) {
    const location = view.characters[id]?.location;
    if (location !== undefined) places.set(location, [...(places.get(location) ?? []), id]);
  }
  return places;
}
