/** One open match as its looking seat plays it: what is on offer, the decision under way, and what the table shows of it. */
import type { SeatId } from '../../../../shared/contract';
import type { CardId, NovaCryAction, NovaCryView, SeatView } from '../../../../shared/contract/nova-cry';
import { SeatedMatch } from '../../seated-match.svelte';
import { Advice } from '../../../panels/decide/advice.svelte';
import type { Command } from '../../../ui';
import type { GameSession, MatchContext } from '../../descriptor';
import { matchCommands } from './commands';
import { FightWatch } from './fight/watch.svelte';
import { hintOf } from './hints';
import {
  type Ask,
  Choosing,
  type ClosedEntry,
  closedEntries,
  entriesOf,
  type Entry,
  type Numbered,
  numberedOf,
  type Parts,
  topTask,
} from './offers';
import { type Forecast, forecastOf } from './preview/forecast';
import { RAIL_TOOLS } from './rail';
import { Referee } from './referee/referee.svelte';
import { sceneOf } from './scene';
import { askedSeatOf, seatAfter } from './seats/walk';
import { subtitleOf } from './subtitle';
import type { Told } from './words';

export class MatchSession extends SeatedMatch<'nova-cry'> implements GameSession {
  readonly tools = RAIL_TOOLS;
  readonly choosing: Choosing;
  readonly advice: Advice;
  /** What is over and stays on the stage until it has been looked at. */
  readonly watch: FightWatch;
  readonly referee: Referee;
  readonly commands: readonly Command[];

  readonly activeTool = 'play';
  /** `referee`: a person overrules; `charts`: the Discovery Table; null: the actions. */
  openPanel = $state.raw<string | null>(null);
  /** A row of the panel that the pointer or the focus is on, for what it would bring; null: none. */
  hovered = $state.raw<string | null>(null);
  /** An opponent whose task force is laid out in place of the own; null: nobody's. */
  unfolded = $state.raw<SeatId | null>(null);

  readonly view: NovaCryView = $derived.by(() => this.state.view);
  readonly offers = $derived.by(() => this.state.offers);
  readonly entries: readonly Entry[] = $derived.by(() => entriesOf(this.offers));
  readonly closed: readonly ClosedEntry[] = $derived.by(() => closedEntries(this.offers, this.entries));
  /** What the keys 1 to 9 stand for: answers to the question under way, then the rows of the panel. */
  readonly numbered: readonly Numbered[] = $derived.by(() => numberedOf(this));
  readonly task = $derived.by(() => topTask(this.view));
  readonly scene = $derived.by(() => sceneOf(this.view, this.watch));
  /** The seat that the table is laid out for: the looking one's, else the one of the turn. */
  readonly home: SeatId = $derived.by(
    () => this.seat ?? this.view.turn?.seat ?? this.view.seats[0]?.seat ?? '1',
  );
  readonly own: SeatView | null = $derived.by(() => this.seatOf(this.home));
  /** Everybody else in turn order, the next first. */
  readonly others: readonly SeatView[] = $derived.by(() => othersOf(this.view.seats, this.home));
  /** Whose task force lies large: the one unfolded, else the only one that holds an answer, else the own. */
  readonly shown: SeatId = $derived.by(
    () => this.unfolded ?? askedSeatOf(this.choosing, this.view.seats, this.home) ?? this.home,
  );
  /** What would be sent now, or the row under the pointer where nothing is taken up. */
  readonly previewed: NovaCryAction | null = $derived.by(() => this.#previewed());
  readonly forecast: Forecast | null = $derived.by(() => {
    const { own, previewed, view, content } = this;
    return own && previewed && this.offers ? forecastOf(previewed, { view, content, self: own }) : null;
  });
  /** What words are told by. */
  readonly told: Told = $derived.by(() => ({
    content: this.content,
    view: this.view,
    nameOf: (seat) => this.nameOf(seat),
  }));
  readonly subtitle = $derived.by(() => subtitleOf(this.state));
  readonly hint = $derived.by(() => hintOf(this));
  readonly readout = { cursor: null, zoom: '' };

  constructor(context: MatchContext<'nova-cry'>) {
    super(context);
    this.choosing = new Choosing(
      () => this.entries,
      () => `${this.state.id} ${this.state.revision} ${this.seat}`,
      () => this.offers?.seat ?? this.home,
    );
    this.advice = new Advice(context.match);
    this.watch = new FightWatch(() => context.match);
    this.referee = new Referee(this);
    this.commands = matchCommands(this);
  }

  seatOf(seat: SeatId): SeatView | null {
    return this.view.seats.find((each) => each.seat === seat) ?? null;
  }

  /** Opens or closes a panel of the rail. */
  setTool(id: string): void {
    const isPanel = this.tools.some((tool) => tool.id === id && tool.kind === 'panel');
    this.openPanel = isPanel && this.openPanel !== id ? id : null;
  }

  /** Sends an action of the looking seat; what was begun is done with. */
  act(action: NovaCryAction): Promise<boolean> {
    return this.send(action, () => {
      // Who goes on has seen what was there.
      this.watch.dismiss();
      this.choosing.clear();
      this.advice.forget();
      this.hovered = null;
    });
  }

  /** Does what has been chosen, where it is whole; puts a result away first. */
  async confirm(): Promise<boolean> {
    if (this.watch.isShowing) {
      this.watch.dismiss();
      return false;
    }
    const { ready } = this.choosing;
    return ready !== null && this.act(ready);
  }

  /** Esc: the decision under way, then the opponent laid out, then the panel that is open. */
  escape(): void {
    if (this.choosing.back()) return;
    if (this.unfolded !== null) this.unfolded = null;
    else this.openPanel = null;
  }

  /** Takes a row up, with answers that are given with it. */
  take(id: string, picks: Parts = {}): void {
    this.choosing.take(id, picks);
  }

  /** By its number in `numbered`, from 0. */
  takeNumber(index: number): void {
    const at = this.numbered[index];
    if (at?.type === 'row') this.choosing.toggle(at.id);
    else if (at?.type === 'value') this.answer(at.ask, at.value);
  }

  /** An answer given in the panel: cards are laid out one by one, everything else is pressed. */
  answer(ask: Ask, value: string): void {
    if (ask === 'cards') this.choosing.lay(value);
    else this.press(ask, value);
  }

  /** A press on something of the table that answers a question; the same once more does it. */
  press(ask: Ask, value: string): void {
    const settled = this.choosing.press(ask, value);
    if (settled) void this.act(settled);
  }

  /** An option of a card of the hand; the same once more plays it, once what it costs is laid out. */
  pressOption(card: CardId, option: 0 | 1): void {
    const { choosing } = this;
    const isTaken = choosing.entry?.id === `play:${card}` && choosing.picked('option', String(option));
    if (isTaken && choosing.ready) void this.act(choosing.ready);
    else choosing.take(`play:${card}`, { option: String(option) });
  }

  /** A card of the own hand: laid out to pay, or chosen. */
  pressCard(card: CardId): void {
    if (this.choosing.ask === 'cards') this.choosing.lay(card);
    else this.press('card', card);
  }

  /** An alien or an arrow card in play that can be used. */
  pressUse(card: CardId): void {
    const { choosing } = this;
    const entry = this.useOf(card);
    if (!entry) return;
    if (choosing.entry?.id === entry.id && choosing.ready) void this.act(choosing.ready);
    else choosing.take(entry.id);
  }

  /** The row that uses a card in play, by itself before with others; null: it cannot be used now. */
  useOf(card: CardId): Entry | null {
    const rows = this.entries.filter(
      ({ actions: [first] }) => first?.type === 'use' && first.cards.includes(card),
    );
    return rows.find(({ id }) => id === `use:${card}`) ?? rows[0] ?? null;
  }

  /** Lays an opponent's task force out in place of the own, or folds it again. */
  unfold(seat: SeatId): void {
    this.unfolded = this.unfolded === seat || seat === this.home ? null : seat;
  }

  /** The next or the one before, the own between them. */
  walkSeats(by: 1 | -1): void {
    const next = seatAfter(this.view.seats, this.shown, by);
    this.unfolded = next === this.home ? null : next;
  }

  /** The same players and readings, dealt anew. */
  playAgain(): Promise<void> {
    const { title, seats, readings, chance } = this.state;
    return this.begin({
      game: 'nova-cry',
      title,
      packs: [...this.context.packs],
      players: seats.map(({ player }) => player),
      setup: { ...this.view.wish },
      readings: { ...readings },
      chance,
    });
  }

  destroy(): void {
    this.advice.forget();
  }

  #previewed(): NovaCryAction | null {
    const { choosing, hovered } = this;
    const row = this.entries.find(({ id }) => id === hovered);
    if (row && !choosing.isBegun) return row.actions[0] ?? null;
    return choosing.ready ?? (choosing.isBegun ? (choosing.candidates[0] ?? null) : null);
  }
}

/** Everybody but one, beginning with who comes after. */
function othersOf(seats: readonly SeatView[], home: SeatId): readonly SeatView[] {
  const at = seats.findIndex(({ seat }) => seat === home);
  return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at)];
}
