/**
 * A match that is open: whoever may act is checked, the rules are asked, the record is stored, and only then is it
 * published. Chance is answered from the seed; bots think beside it all and are stopped by whatever takes their turn
 * away. Calls run one after the other.
 */
import { type Refusal, type Result, err, ok } from '../../../shared/base';
import type { Hint, LogEntry, MatchState, Pace, Player, UndoPolicy } from '../../../shared/contract';
import type { Actor, AnyAction, SeatId } from '../../../shared/contract/seats';
import type { Chance, Match } from '../../../shared/documents';
import { Serial } from '../../library';
import { BotPace, type Pause } from './bot-pace';
import { BotSeat, type BotSeatOptions } from './bot-seat';
import * as refusals from './match-refusals';
import type { MatchTable } from './match-table';
import { Publication } from './publication';
import { Travel } from './travel';
import { Watch } from './watch';

export interface SessionOptions extends Omit<BotSeatOptions, 'pace'> {
  readonly publish: (state: MatchState) => void;
  /** Between the moves of bots that a person watches; left out: none. */
  readonly pause?: Pause;
}

type Done = Promise<Result<null, Refusal>>;
type Work<Value> = () => Result<Value, Refusal> | Promise<Result<Value, Refusal>>;

/** Longest part of a log in one answer. */
const MAX_ENTRIES = 500;

export class MatchSession {
  readonly table: MatchTable;
  readonly #options: SessionOptions;
  readonly #serial = new Serial();
  readonly #pace: BotPace;
  readonly #bots: BotSeat;
  readonly #watch: Watch;
  readonly #travel: Travel;
  readonly #publication: Publication;
  /** How many windows show it; bots play while there are any. */
  #windows = 0;
  /** The revision after the last change that a person made: what chance and bots add since makes no call stale. */
  #changedByPerson: number;

  constructor(table: MatchTable, options: SessionOptions) {
    this.table = table;
    this.#options = options;
    const hasPerson = (): boolean => table.seats.some(({ seat }) => table.isPerson(seat));
    this.#pace = new BotPace({ ...options, hasPerson });
    this.#bots = new BotSeat(table, { ...options, pace: this.#pace });
    this.#watch = new Watch(table);
    this.#travel = new Travel(table);
    const published = { table, watch: this.#watch, travel: this.#travel, bots: this.#bots };
    this.#publication = new Publication(published, options.publish);
    this.#changedByPerson = table.document.revision;
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
      return this.table.document.flush();
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
      return checked.ok ? this.table.play({ seat: actor, action: checked.value }) : checked;
    });
  }

  check(actor: Actor, action: unknown): Done {
    return this.#run(() => {
      const checked = this.#checked(actor, action);
      return checked.ok ? ok(null) : checked;
    });
  }

  undo(baseRevision: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => this.#travel.undo());
  }

  redo(baseRevision: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => this.#travel.redo());
  }

  /** Shows an earlier moment, or what was taken back; the present and the end of the line are live. */
  goTo(baseRevision: number, position: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => this.#travel.goTo(position));
  }

  playOn(baseRevision: number): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => this.#travel.playOn());
  }

  branch(baseRevision: number, id: string): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => this.#travel.branch(id));
  }

  setSeat(baseRevision: number, seat: SeatId, player: Player): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => {
      const index = this.table.seats.findIndex((each) => each.seat === seat);
      if (index < 0) return err(refusals.unknownSeat());
      return this.table.set([{ op: 'replace', path: `/seats/${index}/player`, value: player }]);
    });
  }

  setUndoPolicy(baseRevision: number, policy: UndoPolicy): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => this.table.set(this.table.tablePatches({ undo: policy })));
  }

  setChance(baseRevision: number, chance: Chance): Promise<Result<MatchState, Refusal>> {
    return this.#change(baseRevision, () => this.table.set(this.table.tablePatches({ chance })));
  }

  rename(title: string): Promise<Result<MatchState, Refusal>> {
    return this.#run(async () => {
      if (this.table.match.title === title) return ok(this.#publication.state);
      const done = await this.table.set([{ op: 'replace', path: '/title', value: title }]);
      return done.ok ? ok(this.#publication.publish()) : done;
    });
  }

  /** A person says that they look at the screen; null draws the curtain. */
  look(seat: SeatId | null): Promise<Result<MatchState, Refusal>> {
    return this.#run(() => {
      const looked = this.#watch.look(seat);
      return looked.ok ? ok(this.#publication.publish()) : looked;
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
      const seat = this.#travel.past === null ? this.#watch.decider : null;
      return seat === null
        ? err(this.#travel.past === null ? refusals.notYours() : refusals.inThePast())
        : ok(seat);
    });
    return asked.ok ? ok(await this.#bots.advise(asked.value)) : asked;
  }

  revealSeed(): Promise<Result<MatchState, Refusal>> {
    return this.#run(() => {
      this.#publication.showSeed();
      return ok(this.#publication.publish());
    });
  }

  log(from: number, to: number): Promise<Result<readonly LogEntry[], Refusal>> {
    return this.#run(() => {
      const last = Math.min(to, from + MAX_ENTRIES);
      return ok(this.table.played.log(from, last, this.#watch.viewer));
    });
  }

  /** The file as it stands, with its checkpoint. */
  saved(): Promise<Match> {
    return this.#serial.run(() => Promise.resolve(this.table.saved()));
  }

  /** Calls run one after the other; what one of them throws is its caller's. */
  #run<Value>(work: Work<Value>): Promise<Result<Value, Refusal>> {
    return this.#serial.run(async () => work());
  }

  /** A person's change: stops a bot that thinks, and lets the match go on from what it has become. */
  #change(baseRevision: number, work: Work<null>): Promise<Result<MatchState, Refusal>> {
    return this.#run(async () => {
      const { document } = this.table;
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
    const answered = this.#travel.past === null ? await this.table.answerChance() : ok(null);
    this.#watch.follow();
    if (answered.ok) this.#letBotThink();
    else this.#options.onProblem(answered.error);
    return ok(this.#publication.publish());
  }

  #letBotThink(): void {
    const { bot } = this.table;
    if (bot === null) this.#pace.personsTurn();
    if (bot === null || this.#travel.past !== null || this.#windows === 0) return;
    this.#bots.think(bot, (record, isWanted) =>
      this.#serial.run(async () => {
        if (!isWanted()) return;
        const played = await this.table.play(record);
        this.#bots.stop();
        if (played.ok) await this.#goOn();
        else this.#options.onProblem(played.error);
      }),
    );
  }

  /** The action if this actor may take it, and if the one who looks may act for it. */
  #checked(actor: Actor, action: unknown): Result<AnyAction, Refusal> {
    const refused = this.#travel.past === null ? this.#watch.refusalOf(actor) : refusals.inThePast();
    if (refused !== null) return err(refused);
    const { rules, state } = this.table.timeline;
    return rules.check(state, actor, action);
  }
}
