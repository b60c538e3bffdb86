/** What the stage of a challenge shows: who takes part, the odds with what is laid out, the hand, and what may be answered. */
import { otherTeam, type Team } from '../../../../../shared/content/black-alert';
import type { BlackAlertAction, CardId, CharacterId } from '../../../../../shared/contract/black-alert';
import { challengeOddsWith, type ChallengeOdds } from '../../../../../shared/network';
import type { TableSession } from '../table-session';
import {
  actionWords,
  capitalized,
  cardName,
  characterName,
  commandCard,
  counted,
  TEAM_NAMES,
} from '../words';
import { challengeQuestion, sideAsked, unseenCards } from './odds-question';
import { type Part, partsOf } from './participants';
import { type ChallengeShown, shownNow } from './shown';

/** A card of the hand that is asked, with the odds of adding it to what is laid out. */
export interface HandOption {
  readonly card: CardId;
  readonly laid: boolean;
  /** The bid that it makes is on offer. */
  readonly offered: boolean;
  readonly chance: number | null;
}

export class ChallengeModel {
  readonly #session: TableSession;

  constructor(session: TableSession) {
    this.#session = session;
  }

  readonly #task = $derived.by(() => this.#session.challenge);
  /** Result first: it is read before anything goes on. Null: the stage is not needed. */
  readonly shown: ChallengeShown | null = $derived.by(() => {
    const { watch, view } = this.#session;
    return watch.result ?? (this.#task ? shownNow(view, this.#task) : null);
  });
  readonly parts: readonly Part[] = $derived.by(() => {
    const { view, state } = this.#session;
    return this.shown ? partsOf({ view, readings: state.readings, shown: this.shown }) : [];
  });
  readonly #bids: readonly Extract<BlackAlertAction, { type: 'bid' }>[] = $derived.by(() => {
    if (this.shown?.result) return [];
    return (this.#session.offers?.actions ?? []).flatMap((action) => (action.type === 'bid' ? [action] : []));
  });
  /** Whose bid is asked for and is the looking seat's to give; null: nobody's. */
  readonly bidder: CharacterId | null = $derived.by(() =>
    this.#bids.length > 0 ? (this.#task?.bidder ?? null) : null,
  );
  readonly #hand: readonly CardId[] = $derived.by(
    () => this.#session.view.characters[this.bidder ?? '']?.hand ?? [],
  );
  readonly laid: readonly CardId[] = $derived.by(() =>
    this.#session.choosing.laid.filter((card) => this.#hand.includes(card)),
  );
  /** The side that the odds are told for: the one that is asked, else the viewer's, else the opposing one. */
  readonly team: Team = $derived.by(() => {
    const { view, team } = this.#session;
    if (this.bidder !== null && this.#task) return sideAsked(view, this.#task);
    return team ?? (this.shown ? otherTeam(this.shown.team) : 'starfleet');
  });
  readonly #question = $derived.by(() => {
    const { content, view, match } = this.#session;
    const task = this.#task;
    return task && !this.shown?.result ? challengeQuestion({ content, view, task, log: match.log }) : null;
  });
  /** As it stands, with what is laid out, and with each card of the hand. */
  readonly #reckoned: readonly ChallengeOdds[] = $derived.by(() => {
    if (!this.#question) return [];
    const bids = [[], this.laid, ...this.#hand.map((card) => this.#with(card))];
    const { content } = this.#session;
    const cards = bids.map((bid) => bid.flatMap((card) => commandCard(content, card) ?? []));
    return challengeOddsWith(this.#question, this.team, this.#role, cards);
  });
  /** With the cards laid out. */
  readonly odds: ChallengeOdds | null = $derived.by(() => this.#reckoned[1] ?? null);
  /** Without any of them. */
  readonly oddsOfPass: ChallengeOdds | null = $derived.by(() => this.#reckoned[0] ?? null);
  readonly options: readonly HandOption[] = $derived.by(() =>
    this.#hand.map((card, index) => ({
      card,
      laid: this.laid.includes(card),
      offered: this.laid.includes(card) || this.#isOffered(this.#with(card)),
      chance: this.#reckoned[index + 2]?.wins[this.team] ?? null,
    })),
  );
  /** The looking seat's own cards while somebody else is asked. */
  readonly idleHand: readonly CardId[] = $derived.by(() => {
    const { view, seat } = this.#session;
    if (this.bidder !== null || seat === null) return [];
    return Object.values(view.characters).flatMap((each) => (each.seat === seat ? (each.hand ?? []) : []));
  });
  /** The bid with what is laid out; null where it is not on offer. */
  readonly ready: BlackAlertAction | null = $derived.by(
    () => this.#bids.find(({ cards }) => sameCards(cards, this.laid)) ?? null,
  );
  /** The words of the button: `Add Second Watch`, `Bid two cards`. */
  readonly readyWords: string = $derived.by(() => {
    const [first, ...more] = this.laid;
    if (first === undefined) return this.ready ? 'Lead with no card' : 'Choose a card';
    if (more.length > 0) return `Bid ${counted(this.laid.length, 'card')}`;
    return `${this.#isMany ? 'Bid' : 'Add'} ${cardName(this.#session.content, first)}`;
  });
  /** Other answers on offer: pass, who leads, which effect. */
  readonly answers: readonly {
    readonly action: BlackAlertAction;
    readonly title: string;
    readonly detail: string;
  }[] = $derived.by(() => {
    if (this.shown?.result) return [];
    const { offers, content, view } = this.#session;
    return (offers?.actions ?? [])
      .filter(({ type }) => type === 'pass' || type === 'choose-character' || type === 'choose-option')
      .map((action) => ({ action, ...actionWords(content, view, action) }));
  });
  /** How many cards the seat has not seen, as the odds reckon with them. */
  readonly unseen: Readonly<Record<Team, number>> = $derived.by(() => {
    const { content, view, match } = this.#session;
    const count = (team: Team): number => unseenCards({ content, view, log: match.log }, team).length;
    return { starfleet: count('starfleet'), terran: count('terran') };
  });

  get #isMany(): boolean {
    return this.shown?.step === 'initiator-bids' || this.shown?.step === 'leader-bids';
  }
  get #role() {
    if (this.shown?.step === 'initiator-bids') return 'initiator' as const;
    return this.shown?.step === 'leader-bids' ? ('leader' as const) : ('assistant' as const);
  }

  /** The bid that pressing a card makes: added, exchanged where one card is all, or as it is laid already. */
  #with(card: CardId): readonly CardId[] {
    if (this.laid.includes(card)) return this.laid;
    return this.#isMany ? [...this.laid, card] : [card];
  }

  #isOffered(cards: readonly CardId[]): boolean {
    return this.#bids.some((bid) => sameCards(bid.cards, cards));
  }

  /** Lays a card out or takes it back; where one card is all, it takes the other's place. */
  press(card: CardId): void {
    const { choosing } = this.#session;
    const isBack = this.laid.includes(card);
    if (!isBack && !this.#isMany) for (const other of this.laid) choosing.lay(other);
    choosing.lay(card);
  }

  /** The n-th card of the hand, from 0. */
  pick(index: number): void {
    const option = this.options[index];
    if (option?.offered) this.press(option.card);
  }

  async confirm(): Promise<boolean> {
    return this.ready !== null && this.#session.act(this.ready);
  }

  /** `Starfleet hold`, `Killy succeeds`, of a side. */
  winWords(team: Team): string {
    const { shown } = this;
    if (!shown) return '';
    return team === shown.team
      ? `${capitalized(characterName(this.#session.content, shown.initiator))} succeeds`
      : `${TEAM_NAMES[team]} hold`;
  }
}

function sameCards(one: readonly CardId[], other: readonly CardId[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
