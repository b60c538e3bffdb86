/** Who may take part in a challenge, what bids are worth, and who wins. BA-CHAL-01 to 27, BA-INFIL-01 to 11. */
import {
  type BidEffect,
  type CommandCardRecord,
  type Effect,
  type LocationId,
  otherTeam,
  shipOf,
  type Team,
} from '../../../shared/content/black-alert';
import { bonusCards } from './modifiers';
import type { BlackAlertState, CardId, CharacterId } from './state';
import { recordOf, type Table } from './table';
import type { Bid, TaskOf } from './task';

export type Challenge = TaskOf<'challenge'>;
export interface ChallengeAsked {
  readonly table: Table;
  readonly state: BlackAlertState;
  readonly task: Challenge;
}

export function initiatingTeam({ state, task }: ChallengeAsked): Team {
  return characterIn(state, task.initiator).team;
}

/** Wounded and detained Characters are not involved in challenges (BA-DETAIN-03, BA-WOUND-03). */
export function mayTakePart(state: BlackAlertState, id: CharacterId): boolean {
  const { wounded, detained } = characterIn(state, id);
  return !wounded && !detained;
}

/**
 * Opposing Characters who may lead, in the order in which they are asked: the target of an arrest first, then the team's
 * holder (BA-CHAL-08, BA-CHAL-26).
 */
export function leadersOf(asked: ChallengeAsked): readonly CharacterId[] {
  const { state, task } = asked;
  const { leads, target } = task.opposing;
  const candidates = opposing(asked).filter(
    (id) => id === target || characterIn(state, id).location === leads,
  );
  const ordered = inOrder(state, otherTeam(initiatingTeam(asked)), candidates);
  return [...ordered.filter((id) => id === target), ...ordered.filter((id) => id !== target)];
}

/** The Initiator's team-mates on the Initiator's ship (BA-CHAL-10). */
export function initiatingAssistants(asked: ChallengeAsked): readonly CharacterId[] {
  const { state, task } = asked;
  const { team, location } = characterIn(state, task.initiator);
  const mates = ofTeam(state, team).filter((id) => id !== task.initiator && mayTakePart(state, id));
  return inOrder(
    state,
    team,
    mates.filter((id) => shipOf(characterIn(state, id).location) === shipOf(location)),
  );
}

/**
 * Opposing Characters on the ship of the opposing location, the leader left out (BA-CHAL-11, BA-CHAL-12). A target that
 * does not lead takes no part; reading b of BA-DBRIG-02 lets it assist.
 */
export function opposingAssistants(asked: ChallengeAsked): readonly CharacterId[] {
  const { table, state, task } = asked;
  const leader = task.bids.find(({ role }) => role === 'leader')?.character;
  const isOut = (id: CharacterId): boolean =>
    id === leader || (id === task.opposing.target && table.readings['BA-DBRIG-02'] === 'a');
  const there = opposing(asked).filter(
    (id) => !isOut(id) && shipOf(characterIn(state, id).location) === task.opposing.assists,
  );
  return inOrder(state, otherTeam(initiatingTeam(asked)), there);
}

/** Either team may oppose; by reading b of BA-TERM-04 only the Terrans do. */
function opposing(asked: ChallengeAsked): readonly CharacterId[] {
  const team = otherTeam(initiatingTeam(asked));
  if (team === 'starfleet' && asked.table.readings['BA-TERM-04'] === 'b') return [];
  return ofTeam(asked.state, team).filter((id) => mayTakePart(asked.state, id));
}

function ofTeam(state: BlackAlertState, team: Team): readonly CharacterId[] {
  return state.seats.filter((seat) => seat.team === team).flatMap(({ characters }) => characters);
}

/** The team's holder first. */
function inOrder(state: BlackAlertState, team: Team, ids: readonly CharacterId[]): readonly CharacterId[] {
  const holder = state.holders[team];
  return [...ids.filter((id) => id === holder), ...ids.filter((id) => id !== holder)];
}

export function characterIn(state: BlackAlertState, id: CharacterId): BlackAlertState['characters'][string] {
  const found = state.characters[id];
  if (!found) throw new Error(`No character ${id}.`);
  return found;
}

/** The location whose own challenge it is; null for a card's challenge. */
export function challengeAt({ about }: Challenge): LocationId | null {
  return about.type === 'location' ? about.location : null;
}

/** Effects of a bid card that are meant for this challenge (BA-CHAL-13); all other text is ignored. */
export function bidEffects(asked: ChallengeAsked, bid: Bid, card: CardId): readonly BidEffect['does'][] {
  const at = challengeAt(asked.task);
  const isInitiating = characterIn(asked.state, bid.character).team === initiatingTeam(asked);
  return (cardRecord(asked.table, card)?.bid ?? [])
    .filter(({ at: places }) => places === undefined || (at !== null && places.includes(at)))
    .filter(({ role }) => {
      if (role === 'any') return true;
      if (role === 'assisting') return bid.role === 'assistant';
      return (role === 'initiating') === isInitiating;
    })
    .map(({ does }) => does);
}

/** What one bid card counts: its printed Resolve as its own bid effects change it. */
export function bidWorth(asked: ChallengeAsked, bid: Bid, card: CardId): number {
  const printed = cardRecord(asked.table, card)?.resolve ?? 0;
  const effects = bidEffects(asked, bid, card);
  const base = effects.reduce((worth, does) => (does.type === 'worth' ? does.resolve : worth), printed);
  return effects.reduce((worth, does) => (does.type === 'adds' ? worth + does.resolve : worth), base);
}

/** Bonus cards due to a team: the challenge's own words, modifiers in force, and cards in the bids (BA-CHAL-14, BA-CHAL-18). */
export function bonusDue(asked: ChallengeAsked, team: Team): number {
  const { state, task } = asked;
  const printed = bonusCards(state, team, challengeAt(task), task.bonus[team].due);
  const changed = allBidEffects(asked).reduce((due, { does, owner }) => {
    if (does.type !== 'bonus-cards') return due;
    return (does.side === 'own') === (owner === team) ? due + does.by : due;
  }, printed);
  return Math.max(0, changed);
}

/** Bids with bonus cards on top; a bonus card counts its printed Resolve only (BA-CHAL-15, BA-CHAL-16). */
export function totalOf(asked: ChallengeAsked, team: Team): number {
  const { state, table, task } = asked;
  const bids = task.bids
    .filter(({ character }) => characterIn(state, character).team === team)
    .flatMap((bid) => bid.cards.map((card) => bidWorth(asked, bid, card)));
  const bonus = task.bonus[team].cards.map((card) => cardRecord(table, card)?.resolve ?? 0);
  return [...bids, ...bonus].reduce((sum, worth) => sum + worth, 0);
}

/** The initiating team needs more; a tie goes to the opposing team (BA-CHAL-03, BA-CHAL-16). */
export function winnerOf(asked: ChallengeAsked): Team {
  const team = initiatingTeam(asked);
  return totalOf(asked, team) > totalOf(asked, otherTeam(team)) ? team : otherTeam(team);
}

/** How often damage of the Resolve Effect is dealt: once, and once more for each bid that says so (BA-CHAL-23). */
export function damageTimes(asked: ChallengeAsked): number {
  const team = initiatingTeam(asked);
  return allBidEffects(asked).reduce(
    (times, { does, owner }) => (does.type === 'more-damage' && owner === team ? times + does.times : times),
    1,
  );
}

/** What the winning side's bids bring after the challenge. */
export function effectsAfterWin(
  asked: ChallengeAsked,
  winner: Team,
): readonly { readonly card: CardId; readonly self: CharacterId; readonly effects: readonly Effect[] }[] {
  return allBidEffects(asked).flatMap(({ does, owner, card, self }) =>
    does.type === 'after-win' && owner === winner ? [{ card, self, effects: does.effects }] : [],
  );
}

function allBidEffects(asked: ChallengeAsked): readonly {
  readonly does: BidEffect['does'];
  readonly owner: Team;
  readonly card: CardId;
  readonly self: CharacterId;
}[] {
  return asked.task.bids.flatMap((bid) =>
    bid.cards.flatMap((card) =>
      bidEffects(asked, bid, card).map((does) => ({
        does,
        owner: characterIn(asked.state, bid.character).team,
        card,
        self: bid.character,
      })),
    ),
  );
}

/**
 * The Infiltration card that takes effect when the Terrans win: bid by one of them in a challenge at its own location,
 * by reading a of BA-INFIL-10 one that a card began there, too; by reading a of BA-INFIL-09 only as initiating team.
 */
export function infiltrationIn(asked: ChallengeAsked): CardId | null {
  const { table, state, task } = asked;
  if (table.readings['BA-INFIL-09'] === 'a' && initiatingTeam(asked) !== 'terran') return null;
  const place =
    challengeAt(task) ??
    (table.readings['BA-INFIL-10'] === 'a' ? characterIn(state, task.initiator).location : null);
  const cards = task.bids
    .filter(({ character }) => characterIn(state, character).team === 'terran')
    .flatMap(({ cards: bid }) => bid);
  return (
    cards.find((card) => place !== null && cardRecord(table, card)?.infiltration?.location === place) ?? null
  );
}

export function cardRecord({ content }: Table, card: CardId): CommandCardRecord | undefined {
  return content.commandCards[recordOf(card)];
}
