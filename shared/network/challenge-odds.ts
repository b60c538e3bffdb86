/**
 * How a challenge may end, as one seat can know it: the exact distribution of both sides' totals over every way in which
 * the cards unseen can lie. Facedown bids are random draws without replacement from their team's unseen cards, bonus cards
 * come from the same cards, or from the top of the deck where that is known. BA-CHAL-13 to 16, BA-CHAL-18, BA-CHAL-20.
 *
 * Ways are counted in doubles: whole numbers below 2^53 are exact, beyond that and in the quotients the relative error is
 * below 1e-12. What nobody can know yet, whether others will add cards, is not guessed: nobody adds any.
 */
import type { CommandCardRecord, LocationId, Team } from '../content/black-alert';
import { otherTeam, TEAMS } from '../content/black-alert';
import { bidValue, type BidRole, type BidValue, sumOfValues } from './bid-values';
import { addTo, listOf, middleOf, shareBelow, shareOf, type TotalChance } from './total-chances';
import { type Drawn, drawnFrom, totalsWith } from './unseen-draws';

export type { BidRole } from './bid-values';
export type { TotalChance } from './total-chances';
export type BidCard = Pick<CommandCardRecord, 'resolve' | 'bid'>;

export interface ChallengeQuestion {
  readonly initiating: Team;
  /** The location whose own challenge it is; null for a card's challenge, where no bid effect of a place counts. */
  readonly at: LocationId | null;
  readonly sides: Readonly<Record<Team, ChallengeSide>>;
}

export interface ChallengeSide {
  /** Bids whose cards are known. */
  readonly bids: readonly { readonly role: BidRole; readonly cards: readonly BidCard[] }[];
  /** Facedown bids: only how many. */
  readonly facedown: readonly { readonly role: BidRole; readonly count: number }[];
  /** Every card of the team that may lie facedown in a bid or come as bonus card. */
  readonly unseen: readonly BidCard[];
  readonly bonus: BonusCards;
}

export interface BonusCards {
  /** Cards due, modifiers in force included, before what bids change. */
  readonly due: number;
  /** Bids change nothing any more: they have been counted in (from step 6 on). */
  readonly isSettled: boolean;
  /** Turned up already; `due` does not count them. */
  readonly open: readonly BidCard[];
  /** Known on top of the deck, the next one first; they are not among the unseen. */
  readonly top: readonly BidCard[];
  /** Cards of the deck, the known ones included. */
  readonly deck: number;
  /** Discards that come in when the deck runs out, where they are known; a number where they are among the unseen. */
  readonly refill: readonly BidCard[] | number;
}

export interface ChallengeOdds {
  /** By rising total; chances add up to 1. */
  readonly totals: Readonly<Record<Team, readonly TotalChance[]>>;
  /** The middle 80 per cent: a lower or a higher total is rarer than 10 per cent each. */
  readonly likely: Readonly<Record<Team, readonly [number, number]>>;
  /** A tie is the opposing team's (BA-CHAL-16). */
  readonly wins: Readonly<Record<Team, number>>;
}

/** As it stands. */
export function challengeOdds(question: ChallengeQuestion): ChallengeOdds {
  return new Reckoning(question).odds();
}

/** With each of these bids added by one side, in order; an empty one is a pass. */
export function challengeOddsWith(
  question: ChallengeQuestion,
  team: Team,
  role: BidRole,
  candidates: readonly (readonly BidCard[])[],
): readonly ChallengeOdds[] {
  const reckoning = new Reckoning(question);
  return candidates.map((cards) => reckoning.odds({ team, role, cards }));
}

interface Added {
  readonly team: Team;
  readonly role: BidRole;
  readonly cards: readonly BidCard[];
}

/** Draws from the unseen cards do not depend on what is added, so they are counted once for a question. */
class Reckoning {
  readonly #question: ChallengeQuestion;
  readonly #known: Readonly<Record<Team, BidValue>>;
  readonly #drawn: Readonly<Record<Team, (count: number) => readonly Drawn[]>>;

  constructor(question: ChallengeQuestion) {
    this.#question = question;
    this.#known = eachTeam((team) =>
      sumOfValues(
        question.sides[team].bids.flatMap(({ role, cards }) =>
          cards.map((card) => this.#valueOf(team, role, card)),
        ),
      ),
    );
    this.#drawn = eachTeam((team) => this.#draws(team));
  }

  odds(added: Added | null = null): ChallengeOdds {
    const known = eachTeam((team) =>
      added?.team === team
        ? sumOfValues([
            this.#known[team],
            ...added.cards.map((card) => this.#valueOf(team, added.role, card)),
          ])
        : this.#known[team],
    );
    return this.#compared(known);
  }

  #valueOf(team: Team, role: BidRole, card: BidCard): BidValue {
    const { at, initiating } = this.#question;
    return bidValue(card, { at, role, isInitiating: team === initiating });
  }

  #draws(team: Team): (count: number) => readonly Drawn[] {
    const { facedown, unseen } = this.#question.sides[team];
    const kinds = unseen.map((card) => ({
      resolve: card.resolve,
      bid: facedown.map(({ role }) => this.#valueOf(team, role, card)),
    }));
    return drawnFrom(
      kinds,
      facedown.map(({ count }) => count),
    );
  }

  /** Every pair of draws: what facedown bids change decides how many bonus cards each side has (BA-CHAL-18). */
  #compared(known: Readonly<Record<Team, BidValue>>): ChallengeOdds {
    const { initiating } = this.#question;
    const other = otherTeam(initiating);
    const own = changesIn(this.#drawn[initiating](0));
    const theirs = changesIn(this.#drawn[other](0));
    const pairs = own.flatMap((ours) =>
      theirs.map((others) => ({
        own: this.#totals(initiating, known, ours, others),
        other: this.#totals(other, known, others, ours),
      })),
    );
    return oddsOf(initiating, pairs);
  }

  /** Chances of a side's totals together with the chance of its own change, for one change of the other side. */
  #totals(
    team: Team,
    known: Readonly<Record<Team, BidValue>>,
    own: Change,
    other: Change,
  ): ReadonlyMap<number, number> {
    const { bonus, unseen, facedown } = this.#question.sides[team];
    const opponent = known[otherTeam(team)];
    const changed = known[team].own + own.own + opponent.other + other.other;
    const due = bonus.isSettled ? bonus.due : Math.max(0, bonus.due + changed);
    const free = unseen.length - facedown.reduce((sum, { count }) => sum + count, 0);
    const { fixed, drawn, refilled } = bonusFrom(bonus, due, free);
    const plain = known[team].resolve + fixed;
    const drawnNow = this.#drawn
      [team](drawn)
      .filter(({ value }) => value.own === own.own && value.other === own.other);
    return totalsWith(drawnNow, plain, refilled);
  }
}

/** What facedown bids change of the bonus cards: the own side's and the other's. */
interface Change {
  readonly own: number;
  readonly other: number;
}

function changesIn(draws: readonly Drawn[]): readonly Change[] {
  const seen = new Map<string, Change>();
  for (const { value } of draws)
    seen.set(`${value.own},${value.other}`, { own: value.own, other: value.other });
  return [...seen.values()];
}

/** Where bonus cards come from: the known top, the deck, then the discards that come in (BA-CHAL-14, BA-DRAW-03). */
function bonusFrom(
  { open, top, deck, refill }: BonusCards,
  due: number,
  free: number,
): { readonly fixed: number; readonly drawn: number; readonly refilled: ReadonlyMap<number, number> } {
  const isKnown = typeof refill !== 'number';
  const onTop = top.slice(0, due);
  const fromDeck = Math.min(due, deck) - onTop.length;
  const missing = Math.max(0, due - deck);
  const hidden = isKnown ? 0 : Math.min(missing, refill);
  const fixed = [...open, ...onTop].reduce((sum, { resolve }) => sum + resolve, 0);
  const drawn = Math.max(0, Math.min(fromDeck + hidden, free));
  const back = isKnown ? refill : [];
  const draws = drawnFrom(
    back.map(({ resolve }) => ({ resolve, bid: [] })),
    [],
  )(Math.min(missing, back.length));
  return { fixed, drawn, refilled: totalsWith(draws, 0, NOTHING) };
}

const NOTHING: ReadonlyMap<number, number> = new Map([[0, 1]]);

interface Pair {
  readonly own: ReadonlyMap<number, number>;
  readonly other: ReadonlyMap<number, number>;
}

function oddsOf(initiating: Team, pairs: readonly Pair[]): ChallengeOdds {
  const own = new Map<number, number>();
  const other = new Map<number, number>();
  let wins = 0;
  for (const pair of pairs) {
    const ownShare = shareOf(pair.own);
    const otherShare = shareOf(pair.other);
    for (const [total, chance] of pair.own) addTo(own, total, chance * otherShare);
    for (const [total, chance] of pair.other) addTo(other, total, chance * ownShare);
    for (const [total, chance] of pair.own) wins += chance * shareBelow(pair.other, total);
  }
  const lists = { [initiating]: listOf(own), [otherTeam(initiating)]: listOf(other) } as Record<
    Team,
    readonly TotalChance[]
  >; // both teams are named
  const whole = Math.min(1, Math.max(0, wins));
  return {
    totals: lists,
    likely: eachTeam((team) => middleOf(lists[team])),
    wins: eachTeam((team) => (team === initiating ? whole : 1 - whole)),
  };
}

function eachTeam<Value>(valueOf: (team: Team) => Value): Readonly<Record<Team, Value>> {
  const [first, second] = TEAMS;
  return { [first]: valueOf(first), [second]: valueOf(second) }; // both teams are named
}
