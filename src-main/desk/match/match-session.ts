/**
 * A match that is open: whoever may act is checked, the rules are asked, the record is stored, and only then is it
 * published. Chance is answered from the seed; bots think beside it all and are stopped by whatever takes their turn
 * away. Calls run one after the other.
 */
import { type Refusal, type Result, err, ok } from '../../../shared/base';
import type { Hint, LogEntry, MatchState, Pace, Player, UndoPolicy } from '../../../shared/contract';
import type { Actor, AnyAction, SeatId } from '../../../shared/contract/seats';
import type { Chance, Match } from '../../../shared/documents';
import type { Thinker } from '../../bots';
import { barredBy, redoTo, undoTo } from '../../rules/engine';
import { Serial } from '../../library';
import { BotPace, type Pause } from './bot-pace';
import { BotSeat } from './bot-seat';
import * as refusals from './match-refusals';
import { matchStateOf } from './match-state';
import type { MatchTable } from './match-table';
import { Watch } from './watch';

export interface SessionOptions {
  readonly thinker: Thinker;
  readonly publish: (state: MatchState) => void;
  /** Told when a bot's turn could not be stored, or failed. */
  readonly onProblem: (problem: Refusal) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Between the moves of bots that a person watches; left out: none. */
  readonly pause?: Pause;
}

type Done = Promise<Result<null, Refusal>>;
type Work<Value> = () => Result<Value, Refusal> | Promise<Result<Value, Refusal>>;

/** Longest part of a log in one answer. */
const MAX_ENTRIES = 500;

export class MatchSession {
  readonly #table: MatchTable;
  readonly #options: SessionOptions;
  readonly #serial = new Serial();
  readonly #pace: BotPace;
  readonly #bots: BotSeat;
  readonly #watch: Watch;
  /** The position that the table looks at; null is the present. */
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
    const hasPerson = (): boolean => table.seats.some(({ seat }) => table.isPerson(seat));
    this.#pace = new BotPace({ ...options, hasPerson });
    this.#bots = new BotSeat(table, { ...options, pace: this.#pace });
    this.#watch = new Watch(table);
    this.#changedByPerson = table.document.revision;
  }

  get table(): MatchTable {
    return this.#table;
  }

  /** A window shows the match: chance and bots go on. */
  open(): Promise<Result<MatchState, Refusal>> {
    return this.#run(() => {
      this.#windows += 1;
      return this.#goOn();
    });
  }

  /** A window shows it no longer; with the last one the bots stop. */
  close(): Done {
    return this.#run(() => {
      this.#windows = Math.max(0, this.#windows - 1);
      if (this.#windows === 0) this.#bots.stop();
      return this.#table.document.flush();
    });
  }

  /** Stops for good, whatever is under way being done first. */
  destroy(): Done {
    return this.#run(() => {
      this.#windows = 0;
      this.#bots.stop();
      return ok(null);
    });
  }

  act(baseRevision: number, actor: Actor, action: unknown): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => {
      const checked = this.#checked(actor, action);
      return checked.ok ? this.#table.play({ seat: actor, action: checked.value }) : checked;
    });
  }

  check(actor: Actor, action: unknown): Done {
    return this.#run(() => {
      const checked = this.#checked(actor, action);
      return checked.ok ? ok(null) : checked;
    });
  }

  undo(baseRevision: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => {
      if (this.#past !== null) return err(refusals.inThePast());
      const target = undoTo(this.#table.undoQuestion());
      if (!target.ok) return target;
      if (target.value < this.#table.timeline.earliest) return err(refusals.tooEarly());
      return this.#table.goTo(target.value, this.#table.freshPatches(target.value));
    });
  }

  redo(baseRevision: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => {
      if (this.#past !== null) return err(refusals.inThePast());
      const target = redoTo({ ...this.#table.timeline.line, isPerson: this.#table.byPerson() });
      return target.ok ? this.#table.goTo(target.value) : target;
    });
  }

  /** Shows an earlier moment, or what was taken back; the present and the end of the line are live. */
  goTo(baseRevision: number, position: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => {
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
    return this.#change(baseRevision, () => {
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
    return this.#run(() => {
      const looked = this.#watch.look(seat);
      return looked.ok ? ok(this.#publish()) : looked;
    });
  }

  /** Ends a bot's search: it plays the best so far. Where none is under way, since one failed, it is begun again. */
  hurry(): Done {
    return this.#run(async () => {
      if (this.#bots.thinking === null) await this.#goOn();
      else this.#bots.hurry();
      return ok(null);
    });
  }

  /** How fast bots may follow one another, as the window wants it. */
  setPace(pace: Pace): Done {
    return this.#run(() => {
      this.#pace.set(pace);
      return ok(null);
    });
  }

  async hint(): Promise<Result<Hint, Refusal>> {
    const asked = await this.#run(() => {
      const seat = this.#past === null ? this.#watch.decider : null;
      return seat === null ? err(this.#past === null ? refusals.notYours() : refusals.inThePast()) : ok(seat);
    });
    return asked.ok ? ok(await this.#bots.advise(asked.value)) : asked;
  }

  revealSeed(): Promise<Result<MatchState, Refusal>> {
    return this.#run(() => {
      this.#isSeedShown = true;
      return ok(this.#publish());
    });
  }

  log(from: number, to: number): Promise<Result<readonly LogEntry[], Refusal>> {
    return this.#run(() => {
      const last = Math.min(to, from + MAX_ENTRIES);
      return ok(this.#table.played.log(from, last, this.#watch.viewer));
    });
  }

  /** The file as it stands, with its checkpoint. */
  saved(): Promise<Match> {
    return this.#serial.run(() => Promise.resolve(this.#table.saved()));
  }

  #state(): MatchState {
    return matchStateOf(this.#table, {
      looking: this.#watch.looking,
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

  /** Calls run one after the other; what one of them throws is its caller's. */
  #run<Value>(work: Work<Value>): Promise<Result<Value, Refusal>> {
    return this.#serial.run(async () => work());
  }

  /** A person's change: stops a bot that thinks, and lets the match go on from what it has become. */
  #change(baseRevision: number, work: Work<null>): Promise<Result<MatchState, Refusal>> {
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
    this.#watch.follow();
    if (answered.ok) this.#letBotThink();
    else this.#options.onProblem(answered.error);
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
    if (!isBots) this.#pace.personsTurn();
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

  #barred(position: number): Refusal | null {
    const { policy, played, timeline } = this.#table;
    if (policy !== 'stop') return null;
    return barredBy(position, timeline.line.position, (index) => played.reveals(index));
  }

  /** The action if this actor may take it, and if the one who looks may act for it. */
  #checked(actor: Actor, action: unknown): Result<AnyAction, Refusal> {
    const refused = this.#past === null ? this.#watch.refusalOf(actor) : refusals.inThePast();
    if (refused !== null) return err(refused);
    const { rules, state } = this.#table.timeline;
    return rules.check(state, actor, action);
  }
}
