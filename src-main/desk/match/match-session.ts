/**
 * A match that is open: whoever may act is checked, the rules are asked, the record is stored, and only then is it
 * published. Chance is answered from the seed; bots think beside it all and are stopped by whatever takes their turn
 * away. Calls run one after the other.
 */
import { type Refusal, type Result, err, ok } from '../../../shared/base';
import type { Hint, LogEntry, Looking, MatchState, Player, UndoPolicy } from '../../../shared/contract';
import type { Actor, AnyAction, SeatId } from '../../../shared/contract/seats';
import type { Chance, Match } from '../../../shared/documents';
import type { Thinker } from '../../bots';
import { barredBy, redoTo, undoTo } from '../../rules/engine';
import { Serial } from '../../library';
import { BotSeat } from './bot-seat';
import { lookingAfter, personsOf, viewerOf } from './looking';
import * as refusals from './match-refusals';
import { matchStateOf } from './match-state';
import type { MatchTable } from './match-table';

export interface SessionOptions {
  readonly thinker: Thinker;
  readonly publish: (state: MatchState) => void;
  /** Told when a bot's turn could not be stored, or failed. */
  readonly onProblem: (problem: Refusal) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Done = Promise<Result<null, Refusal>>;

/** Longest part of a log in one answer. */
const MAX_ENTRIES = 500;

export class MatchSession {
  readonly #table: MatchTable;
  readonly #options: SessionOptions;
  readonly #serial = new Serial();
  readonly #bots: BotSeat;
  #looking: Looking = { type: 'spectator' };
  /** The person who was awaited last. */
  #awaited: SeatId | null = null;
  #past: number | null = null;
  #isSeedShown = false;
  /** How many windows show it; bots play while there are any. */
  #windows = 0;
  /** The revision after the last change that a person made: what chance and bots add since makes no call stale. */
  #changedByPerson: number;
  #published = '';

  constructor(table: MatchTable, options: SessionOptions) {
    this.#table = table;
    this.#options = options;
    this.#bots = new BotSeat(table, options);
    this.#changedByPerson = table.document.revision;
    this.#lookAgain();
  }

  get table(): MatchTable {
    return this.#table;
  }

  /** A window shows the match: chance and bots go on. */
  open(): Promise<Result<MatchState, Refusal>> {
    return this.#run(async () => {
      this.#windows += 1;
      return this.#goOn();
    });
  }

  /** A window shows it no longer; with the last one the bots stop. */
  close(): Done {
    return this.#serial.run(async () => {
      this.#windows = Math.max(0, this.#windows - 1);
      if (this.#windows === 0) this.#bots.stop();
      return this.#table.document.flush();
    });
  }

  /** Stops for good, whatever is under way being done first. */
  destroy(): Promise<void> {
    return this.#serial.run(async () => {
      this.#windows = 0;
      this.#bots.stop();
    });
  }

  act(baseRevision: number, actor: Actor, action: unknown): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, async () => {
      const checked = this.#checked(actor, action);
      if (!checked.ok) return checked;
      return this.#table.play({ seat: actor, action: checked.value });
    });
  }

  check(actor: Actor, action: unknown): Done {
    return this.#serial.run(async () => {
      const checked = this.#checked(actor, action);
      return checked.ok ? ok(null) : checked;
    });
  }

  undo(baseRevision: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, async () => {
      if (this.#past !== null) return err(refusals.inThePast());
      const { line } = this.#table.timeline;
      const { policy } = this.#table;
      const target = undoTo({ ...line, policy, isPerson: this.#table.byPerson() });
      if (!target.ok) return target;
      if (target.value < this.#table.timeline.earliest) return err(refusals.tooEarly());
      return this.#table.goTo(target.value, this.#table.freshPatches(target.value));
    });
  }

  redo(baseRevision: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, async () => {
      if (this.#past !== null) return err(refusals.inThePast());
      const target = redoTo({ ...this.#table.timeline.line, isPerson: this.#table.byPerson() });
      return target.ok ? this.#table.goTo(target.value) : target;
    });
  }

  /** Shows an earlier moment, or what was taken back; the present and the end of the line are live. */
  goTo(baseRevision: number, position: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, async () => {
      const { length, timeline } = this.#table;
      if (position > length) return err(refusals.unknownPosition(length, position));
      if (position < timeline.earliest) return err(refusals.tooEarly());
      const isPresent = position === timeline.line.position;
      this.#past = isPresent || position === length ? null : position;
      return isPresent || this.#past !== null ? ok(null) : this.#table.goTo(position);
    });
  }

  playOn(baseRevision: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, async () => {
      if (this.#past === null) return err(refusals.notPast());
      const barred = this.#barred(this.#past);
      if (barred !== null) return err(barred);
      const done = await this.#table.playOnFrom(this.#past, this.#table.freshPatches(this.#past));
      if (done.ok) this.#past = null;
      return done;
    });
  }

  branch(baseRevision: number, id: string): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, async () => {
      const at = this.#table.timeline.line.branches.find((branch) => branch.id === id)?.at;
      const barred = at === undefined ? null : this.#barred(at);
      if (barred !== null) return err(barred);
      const done = await this.#table.takeBranch(id);
      if (done.ok) this.#past = null;
      return done;
    });
  }

  setSeat(baseRevision: number, seat: SeatId, player: Player): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, async () => {
      const index = this.#table.seats.findIndex((each) => each.seat === seat);
      if (index < 0) return err(refusals.unknownSeat());
      return this.#table.set([{ op: 'replace', path: `/seats/${index}/player`, value: player }]);
    });
  }

  setUndoPolicy(baseRevision: number, policy: UndoPolicy): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => this.#table.set(this.#table.tablePatches({ undo: policy })));
  }

  setChance(baseRevision: number, chance: Chance): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => this.#table.set(this.#table.tablePatches({ chance })));
  }

  rename(title: string): Promise<Result<MatchState, Refusal>> {
    return this.#run(async () => {
      if (this.#table.match.title === title) return ok(this.#state());
      const done = await this.#table.set([{ op: 'replace', path: '/title', value: title }]);
      return done.ok ? ok(this.#publish()) : done;
    });
  }

  /** A person says that they look at the screen; null draws the curtain. */
  look(seat: SeatId | null): Promise<Result<MatchState, Refusal>> {
    return this.#run(async () => {
      const persons = personsOf(this.#table.seats);
      if (this.#looking.type === 'spectator') return ok(this.#state());
      if (seat !== null && !persons.includes(seat)) return err(refusals.botSeat());
      if (seat === null && persons.length < 2) return err(refusals.onePerson());
      this.#looking =
        seat === null
          ? lookingAfter({ type: 'curtain', next: this.#shownSeat() }, this.#facts(true))
          : { type: 'seat', seat };
      return ok(this.#publish());
    });
  }

  /** Ends a bot's search: it plays the best so far. */
  hurry(): Done {
    return this.#serial.run(async () => {
      this.#bots.hurry();
      return ok(null);
    });
  }

  async hint(): Promise<Result<Hint, Refusal>> {
    const asked = await this.#serial.run(async () => {
      const { actor } = this.#table;
      if (this.#past !== null) return err(refusals.inThePast());
      if (this.#looking.type !== 'seat' || actor !== this.#looking.seat) return err(refusals.notYours());
      return ok(this.#looking.seat);
    });
    return asked.ok ? ok(await this.#bots.advise(asked.value)) : asked;
  }

  revealSeed(): Promise<Result<MatchState, Refusal>> {
    return this.#run(async () => {
      this.#isSeedShown = true;
      return ok(this.#publish());
    });
  }

  log(from: number, to: number): Promise<Result<readonly LogEntry[], Refusal>> {
    return this.#serial.run(async () => {
      const last = Math.min(to, from + MAX_ENTRIES);
      return ok(this.#table.played.log(from, last, viewerOf(this.#looking)));
    });
  }

  /** The file as it stands, with its checkpoint. */
  saved(): Promise<Match> {
    return this.#serial.run(async () => this.#table.saved());
  }

  #state(): MatchState {
    return matchStateOf(this.#table, {
      looking: this.#looking,
      past: this.#past,
      thinking: this.#bots.thinking,
      isSeedShown: this.#isSeedShown,
    });
  }

  /** The state, told to every window unless it is the one they have. */
  #publish(): MatchState {
    const state = this.#state();
    const text = JSON.stringify(state);
    if (text !== this.#published) this.#options.publish(state);
    this.#published = text;
    return state;
  }

  /** Whoever fails, the queue goes on; a failure is the caller's. */
  #run<Value>(work: () => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
    return this.#serial.run(work);
  }

  /** A person's change: stops a bot that thinks, and lets the match go on from what it has become. */
  #change(baseRevision: number, work: () => Done): Promise<Result<MatchState, Refusal>> {
    return this.#run(async () => {
      const { document } = this.#table;
      if (baseRevision < this.#changedByPerson || baseRevision > document.revision) {
        return err(refusals.staleRevision(document.revision));
      }
      const done = await work();
      if (!done.ok) return done;
      this.#bots.stop();
      this.#changedByPerson = document.revision;
      return this.#goOn();
    });
  }

  /** Answers chance, draws the curtain where it is due, tells the windows, and lets a bot think. */
  async #goOn(): Promise<Result<MatchState, Refusal>> {
    const answered = await this.#answerChance();
    this.#lookAgain();
    if (!answered.ok) {
      this.#options.onProblem(answered.error);
      return ok(this.#publish());
    }
    this.#letBotThink();
    return ok(this.#publish());
  }

  async #answerChance(): Done {
    while (this.#past === null && this.#table.actor === 'chance') {
      const record = this.#table.chanceAnswer();
      if (record === null) break;
      const stored = await this.#table.play(record);
      if (!stored.ok) return stored;
    }
    return ok(null);
  }

  #letBotThink(): void {
    const { actor } = this.#table;
    const isBots =
      actor !== null && actor !== 'chance' && actor !== 'referee' && !this.#table.isPerson(actor);
    if (!isBots || this.#past !== null || this.#windows === 0) return;
    this.#bots.think(actor, (record, isWanted) =>
      this.#serial.run(async () => {
        if (!isWanted()) return;
        const played = await this.#table.play(record);
        this.#bots.stop();
        if (played.ok) await this.#goOn();
        else this.#options.onProblem(played.error);
      }),
    );
  }

  #lookAgain(): void {
    const facts = this.#facts(false);
    this.#looking = lookingAfter(this.#looking, facts);
    if (facts.awaited !== null) this.#awaited = facts.awaited;
  }

  #facts(hasPassed: boolean) {
    const { actor, seats } = this.#table;
    const persons = personsOf(seats);
    const awaited = persons.find((seat) => seat === actor) ?? null;
    return { seats, awaited, hasPassed: hasPassed || awaited !== this.#awaited, isOver: actor === null };
  }

  /** The seat that looks or is to look next. */
  #shownSeat(): SeatId {
    const [first] = personsOf(this.#table.seats);
    if (this.#looking.type === 'seat') return this.#looking.seat;
    return this.#looking.type === 'curtain' ? this.#looking.next : (first ?? '1');
  }

  #barred(position: number): Refusal | null {
    const { line } = this.#table.timeline;
    return this.#table.policy === 'stop' ? barredBy(line.records.slice(0, line.position), position) : null;
  }

  /** The action if this actor may take it, and if the one who looks may act for it. */
  #checked(actor: Actor, action: unknown): Result<AnyAction, Refusal> {
    const refused = this.#actorRefusal(actor);
    if (refused !== null) return err(refused);
    const { rules, state } = this.#table.timeline;
    return rules.check(state, actor, action);
  }

  #actorRefusal(actor: Actor): Refusal | null {
    if (this.#past !== null) return refusals.inThePast();
    if (actor === 'chance') return this.#table.chance === 'entered' ? null : refusals.seededChance();
    if (actor === 'referee') return this.#looking.type === 'curtain' ? refusals.notLooking() : null;
    if (!this.#table.seats.some(({ seat }) => seat === actor)) return refusals.unknownSeat();
    if (!this.#table.isPerson(actor)) return refusals.botSeat();
    const isLooking = this.#looking.type === 'seat' && this.#looking.seat === actor;
    return isLooking || this.#table.actor === null ? null : refusals.notLooking();
  }
}
