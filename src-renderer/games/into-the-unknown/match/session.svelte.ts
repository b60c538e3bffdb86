/** One open match as its looking seat plays it: what is on offer, the decision under way, and what the table shows of it. */
import type { SeatId } from '../../../../shared/contract';
import type {
  IntoTheUnknownAction,
  IntoTheUnknownView,
  SeatView,
  TaskView,
  UnitId,
  UnitView,
} from '../../../../shared/contract/into-the-unknown';
import { Advice } from '../../../panels/decide/advice.svelte';
import type { Command } from '../../../ui';
import type { GameSession, MatchContext } from '../../descriptor';
import { openMade } from '../../open-made';
import { SeatedMatch } from '../../seated-match.svelte';
import { SectorSession } from '../session.svelte';
import { boardUse } from './board/board-use';
import { MatchDocument } from './board/match-document.svelte';
import { Briefing } from './briefing.svelte';
import { campaignPlan } from './campaign/after-match';
import { matchCommands } from './commands';
import { Dice } from './dice/dice.svelte';
import { hintOf } from './hints';
import {
  type Ask,
  Choosing,
  closedEntries,
  entriesOf,
  type Entry,
  type Numbered,
  numberedOf,
  type Parts,
  topTask,
} from './offers';
import { aimOf, reachOf } from './orders/aim';
import { answersOnTable } from './orders/table-answers';
import { askedOf } from './panel/asked';
import { RAIL_TOOLS } from './rail';
import { Referee } from './referee/referee.svelte';
import { stageOf } from './setup-stages/stages';
import { Maneuvering } from './staging/maneuvering.svelte';
import { Placing } from './staging/placing.svelte';
import { subtitleOf } from './subtitle';
import { shownUnit } from './units/shown-unit';
import { cardName, type Told } from './words';

export class MatchSession extends SeatedMatch<'into-the-unknown'> implements GameSession {
  readonly tools = RAIL_TOOLS;
  readonly sector: SectorSession;
  readonly choosing: Choosing;
  readonly maneuvering: Maneuvering;
  readonly placing: Placing;
  readonly dice: Dice;
  readonly advice: Advice;
  readonly referee: Referee;
  readonly commands: readonly Command[];
  readonly #document: MatchDocument;

  /** The referee's form takes the place of the actions. */
  #isRefereeing = $state(false);
  /** A unit that is not on the table, such as a team, looked at. */
  #aside = $state.raw<UnitId | null>(null);
  /** The prompt of the scenario that is shown, from 0. */
  prompt = $state(0);

  readonly view: IntoTheUnknownView = $derived.by(() => this.state.view);
  readonly briefing = new Briefing(() => this.view);
  readonly offers = $derived.by(() => this.state.offers);
  readonly entries: readonly Entry[] = $derived.by(() => entriesOf(this.offers));
  readonly closed = $derived.by(() => closedEntries(this.offers));
  readonly open: readonly string[] = $derived.by(() => this.offers?.open ?? []);
  readonly task: TaskView | null = $derived.by(() => topTask(this.view));
  /** The task where the looking seat answers it. */
  readonly asked: TaskView | null = $derived.by(() => askedOf(this.task, this.offers));
  /** What the keys 1 to 9 stand for; a sheet of set-up takes the place of the rows that they would answer. */
  readonly numbered: readonly Numbered[] = $derived.by(() =>
    stageOf(this.asked) === null ? numberedOf(this.entries, this.choosing) : [],
  );
  /** The seat that the table is laid out for: the looking one's, else the first. */
  readonly home: SeatId = $derived.by(() => this.seat ?? this.view.seats[0]?.seat ?? '1');
  readonly own: SeatView | null = $derived.by(() => this.seatOf(this.home));
  readonly others: readonly SeatView[] = $derived.by(() =>
    this.view.seats.filter(({ seat }) => seat !== this.home),
  );
  readonly shown: UnitView | null = $derived.by(() =>
    shownUnit(this, this.sector.selectedUnit?.id ?? null, this.#aside),
  );
  /** What would answer the question under way on the table; null: nothing is asked of it. */
  readonly answers: ReadonlySet<string> | null = $derived.by(() => answersOnTable(this));
  readonly chosen: readonly string[] = $derived.by(() => Object.values(this.choosing.picks));
  /** The two that the verdict card measures while something is chosen: who acts, and on what. */
  readonly aim = $derived.by(() => aimOf(this));
  /** What it reaches with. */
  readonly reach = $derived.by(() => reachOf(this));
  readonly draft = $derived.by(() => this.placing.draft);
  /** What words are told by. */
  readonly told: Told = $derived.by(() => ({
    content: this.content,
    view: this.view,
    nameOf: (seat) => this.nameOf(seat),
    lengthOf: (inches) => this.sector.words.length(inches),
  }));
  readonly title = $derived.by(() => this.state.title);
  readonly subtitle = $derived.by(() => subtitleOf(this));
  readonly hint = $derived.by(() => hintOf(this));
  readonly readout = $derived.by(() => this.sector.readout);
  readonly activeTool = $derived.by(() => this.sector.activeTool);
  /** `referee`, or a panel of the planner such as the odds; null: the actions. */
  readonly openPanel: string | null = $derived.by(() =>
    this.#isRefereeing ? 'referee' : this.sector.openPanel,
  );
  readonly places = $derived.by(() => this.sector.places);

  constructor(context: MatchContext<'into-the-unknown'>) {
    super(context);
    this.choosing = new Choosing(
      () => this.entries,
      () => `${this.state.id} ${this.state.revision} ${this.seat}`,
    );
    this.maneuvering = new Maneuvering(this);
    this.placing = new Placing(this);
    this.#document = new MatchDocument(this);
    const { content: pack, settings, announce } = context;
    this.sector = new SectorSession(
      { document: this.#document, pack, settings, announce },
      () => [],
      boardUse(this),
    );
    this.dice = new Dice(this);
    this.advice = new Advice(context.match);
    this.referee = new Referee(this);
    this.commands = matchCommands(this);
  }

  seatOf(seat: SeatId): SeatView | null {
    return this.view.seats.find((each) => each.seat === seat) ?? null;
  }

  /** Takes a tool up; for a panel of the rail, opens or closes it. */
  setTool(id: string): void {
    this.#isRefereeing = id === 'referee' && !this.#isRefereeing;
    if (id === 'referee') this.sector.openPanel = null;
    else this.sector.setTool(id);
  }

  cardName(card: string): string {
    return cardName(this.content, card);
  }

  /** Makes a plan of the rosters as this match leaves them, and opens it. */
  async keepCampaign(): Promise<void> {
    openMade(await this.context.library.create(campaignPlan(this.told, this.title)), this.context);
  }

  /** Shows a unit's panel; one that is on the table is selected there. */
  show(id: UnitId): void {
    const isThere = this.view.table.units.some((unit) => unit.id === id);
    this.#aside = isThere ? null : id;
    this.sector.select(isThere ? [id] : []);
  }

  /** Sends an action of the looking seat; what was begun is done with. What follows an order is asked about the unit that got it. */
  act(action: IntoTheUnknownAction): Promise<boolean> {
    return this.send(action, () => {
      this.choosing.clear();
      this.advice.forget();
      this.dice.seen = this.state.position;
      this.sector.setTarget(null);
      if (action.type === 'order') this.show(action.unit);
    });
  }

  /** Does what has been chosen, staged or put down, where it is whole; a briefing that covers the table is put away first. */
  async confirm(): Promise<boolean> {
    if (this.briefing.read()) return true;
    const { ready, isBegun } = this.choosing;
    if (ready !== null && isBegun) return this.act(ready);
    if (this.maneuvering.mover !== null) return this.sector.machine.complete();
    if (this.placing.draft !== null) return this.placing.send();
    return ready === null ? false : this.act(ready);
  }

  /** Esc: the briefing, what the table has under way, then the decision, then the panel that is open. */
  escape(): void {
    if (this.briefing.read() || this.sector.machine.cancel() || this.choosing.back()) return;
    if (this.placing.draft) this.placing.redraft(null);
    else if (this.#isRefereeing) this.#isRefereeing = false;
    else if (this.sector.openPanel !== null) this.sector.openPanel = null;
    else if (this.placing.way === null && this.maneuvering.mover === null) this.sector.escape();
  }

  /** Takes a row up, with answers that are given with it. */
  take(id: string, picks: Parts = {}): void {
    this.choosing.take(id, picks);
  }

  /** By its number in `numbered`, from 0. */
  takeNumber(index: number): void {
    const at = this.numbered[index];
    const way = this.dice.ways.find(({ id }) => at?.type === 'row' && id === at.id);
    if (way) void this.dice.use(way);
    else if (at?.type === 'row') this.choosing.toggle(at.id);
    else if (at?.type === 'value') this.answer(at.ask, at.value);
  }

  /** An answer given in the panel or on the table; the same once more does it. */
  answer(ask: Ask, value: string): void {
    const settled = this.choosing.press(ask, value);
    if (settled) void this.act(settled);
  }

  /** A press on a piece of the table: it answers what is asked, else it is selected. */
  press(id: string): boolean {
    const answer = this.answers?.has(id) ? this.choosing.answerBy(id) : null;
    if (answer === null) return false;
    this.answer(answer.ask, answer.value);
    return true;
  }

  redraft(pose: Parameters<Placing['redraft']>[0]): void {
    this.placing.redraft(pose);
  }

  /** Takes up what is asked now; to be run whenever that changes. */
  follow(): void {
    this.maneuvering.follow();
    if (this.maneuvering.mover === null) this.placing.follow();
    this.dice.follow();
  }

  /** Measures what is aimed at. */
  takeAim(): void {
    const { aim, sector } = this;
    if (aim === null) return;
    sector.select([aim.from]);
    sector.setTarget(aim.to);
  }

  thumbnail(): Promise<string> {
    return this.sector.thumbnail();
  }

  destroy(): void {
    this.advice.forget();
    this.sector.destroy();
  }
}
