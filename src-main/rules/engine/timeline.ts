/**
 * A match as a set-up, a seed and a list of records; every state is derived. Undo moves the position back and replays
 * from the nearest kept state; there are no inverse functions. What lies beyond the position can be redone until a new
 * action cuts it off; the cut line is kept as a branch.
 */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import { type Branch, branchOf, type Divergence, divergence, isSame, type Line, rooted } from './line';
import type { AnyAction, GameRules, MatchRecord } from './types';

/** One record as it was played: the position after it, the state it led to and what happened. */
export interface PlayedStep<State, Action extends AnyAction, Event> {
  readonly position: number;
  readonly record: MatchRecord<Action>;
  readonly before: State;
  readonly events: readonly Event[];
}

/** Where a timeline stood, to go back to when a change could not be stored. */
export interface Mark {
  readonly line: Line<AnyAction>;
  readonly kept: readonly unknown[];
  readonly state: unknown;
}

/** A timeline of whichever game. */
export type AnyTimeline = Timeline<unknown, unknown, AnyAction, unknown, unknown>;

/** States kept along a line, so that going back replays at most this many records. */
const KEPT_EVERY = 64;

export class Timeline<Setup, State, Action extends AnyAction, View, Event> {
  readonly rules: GameRules<Setup, State, Action, View, Event>;
  /** The first position whose state is known; 0 but for a match that was resumed. */
  readonly earliest: number;
  readonly #first: State;
  #line: Line<Action>;
  /** States after 0, 64, 128 ... records beyond the earliest, as far as they were reached. */
  #kept: State[];
  #state: State;

  private constructor(rules: GameRules<Setup, State, Action, View, Event>, first: State, earliest = 0) {
    this.rules = rules;
    this.earliest = earliest;
    this.#first = first;
    this.#line = { records: [], position: 0, branches: [] };
    this.#kept = [first];
    this.#state = first;
  }

  /** A match from its set-up, with no record yet; or every fault of the set-up. */
  static start<Setup, State, Action extends AnyAction, View, Event>(
    rules: GameRules<Setup, State, Action, View, Event>,
    setup: Setup,
  ): Result<Timeline<Setup, State, Action, View, Event>, readonly Refusal[]> {
    const first = rules.start(setup);
    return first.ok ? ok(new Timeline(rules, first.value)) : first;
  }

  /**
   * A match that goes on from a stored state, because the rules no longer play the records before it. Those stay to be
   * read, but nobody can go back there. Records after it are played on up to `stored.position` as far as the rules take
   * them; what is left is kept as a branch.
   */
  static resume<Setup, State, Action extends AnyAction, View, Event>(
    rules: GameRules<Setup, State, Action, View, Event>,
    state: State,
    at: number,
    stored: Line<Action>,
  ): Timeline<Setup, State, Action, View, Event> {
    const { records, branches } = stored;
    const resumed = new Timeline(rules, state, at);
    resumed.#line = { records: records.slice(0, at), position: at, branches };
    for (const record of records.slice(at, stored.position)) {
      if (!rules.check(resumed.#state, record.seat, record.action).ok) break;
      resumed.play(record);
    }
    const { position } = resumed.#line;
    const tail = records.slice(position);
    if (tail.length > 0) {
      resumed.#line = { ...resumed.#line, branches: [...branches, branchOf(branches, position, tail)] };
    }
    return resumed;
  }

  get line(): Line<Action> {
    return this.#line;
  }

  get state(): State {
    return this.#state;
  }

  /**
   * Takes over stored records, checking each as if it were new. A record that the rules refuse is a `diverged` with its
   * place; the line then holds what came before it.
   */
  load(stored: Line<AnyAction>): Result<null, Divergence> {
    this.#reset();
    const records: MatchRecord<Action>[] = [];
    for (const [index, record] of stored.records.entries()) {
      const checked = this.rules.check(this.#state, record.seat, record.action);
      if (!checked.ok) {
        this.#line = { records, position: records.length, branches: [] };
        return err(divergence(index, checked.error));
      }
      records.push({ ...record, action: checked.value });
      this.#advance(records.length, record.seat, checked.value);
    }
    // A branch may be of any length and is seldom asked for: it is checked when somebody goes there.
    const branches = stored.branches as readonly Branch<Action>[];
    this.#line = { records, position: records.length, branches };
    if (stored.position < records.length) this.goTo(Math.max(0, stored.position));
    return ok(null);
  }

  mark(): Mark {
    return { line: this.#line, kept: [...this.#kept], state: this.#state };
  }

  /** Goes back to a mark of this very timeline. */
  restore({ line, kept, state }: Mark): void {
    // A mark is made by `mark` alone; its type forgets the game only.
    this.#line = line as Line<Action>;
    this.#kept = [...kept] as State[];
    this.#state = state as State;
  }

  /** Every record of the line beyond a position, played in turn; the timeline stays where it is. */
  *steps(from: number): Generator<PlayedStep<State, Action, Event>> {
    let before = this.stateAt(from);
    for (const [index, record] of this.#line.records.entries()) {
      if (index < from) continue;
      const { state, events } = this.rules.apply(before, record.seat, record.action);
      yield { position: index + 1, record, before, events };
      before = state;
    }
  }

  /** Cuts off what could still be redone and keeps it as a branch. */
  cut(): void {
    const { records, position, branches } = this.#line;
    const tail = records.slice(position);
    if (tail.length === 0) return;
    this.#kept.length = Math.min(this.#kept.length, this.#keptBefore(position) + 1);
    const kept = rooted(branches, position, tail);
    this.#line = {
      records: records.slice(0, position),
      position,
      branches: [...kept, branchOf(branches, position, tail)],
    };
  }

  /** Plays a checked action; what could still be redone is cut off and kept as a branch. */
  play(record: MatchRecord<Action>): readonly Event[] {
    const due = this.#line.records[this.#line.position];
    // The same action again goes along the line that is there.
    if (due === undefined || !isSame(due, record)) {
      this.cut();
      this.#line = { ...this.#line, records: [...this.#line.records, record] };
    }
    const position = this.#line.position + 1;
    this.#line = { ...this.#line, position };
    return this.#advance(position, record.seat, record.action);
  }

  /** The state after so many records, `earliest` .. records.length, without moving there. */
  stateAt(position: number): State {
    const from = Math.min(this.#keptBefore(position), this.#kept.length - 1);
    let state = this.#kept[from] ?? this.#first;
    for (let index = this.earliest + from * KEPT_EVERY; index < position; index += 1) {
      const record = this.#recordAt(index);
      state = this.rules.apply(state, record.seat, record.action).state;
    }
    return state;
  }

  /** Moves to after so many records; nothing is cut. */
  goTo(position: number): void {
    if (!Number.isInteger(position) || position < this.earliest || position > this.#line.records.length) {
      throw new Error(`No position ${position} in a match of ${this.#line.records.length} records.`);
    }
    this.#state = this.stateAt(position);
    this.#line = { ...this.#line, position };
  }

  /**
   * Takes up a branch: the present line beyond the fork becomes a branch in its place. Refuses `unknown-branch`,
   * `too-early` for one that leaves before the earliest state, and `diverged` for one that the rules refuse.
   */
  takeBranch(id: string): Result<null, Refusal> {
    const branch = this.#line.branches.find((each) => each.id === id);
    if (!branch) return err({ code: 'unknown-branch', message: 'This match has no such line of play.' });
    if (branch.at < this.earliest) {
      return err({ code: 'too-early', message: 'These rules no longer play the match as far back as that.' });
    }
    const refused = this.#divergenceOf(branch);
    if (refused !== null) return err(refused);
    const tail = this.#line.records.slice(branch.at);
    const others = rooted(
      this.#line.branches.filter((each) => each !== branch),
      branch.at,
      tail,
    );
    const records = [...this.#line.records.slice(0, branch.at), ...branch.records];
    const branches = tail.length > 0 ? [...others, branchOf(this.#line.branches, branch.at, tail)] : others;
    this.#kept.length = Math.min(this.#kept.length, this.#keptBefore(branch.at) + 1);
    this.#line = { records, position: branch.at, branches };
    this.goTo(records.length);
    return ok(null);
  }

  /** The first record of a branch that the rules refuse; null: it can be played. */
  #divergenceOf(branch: Branch<Action>): Divergence | null {
    let state = this.stateAt(branch.at);
    for (const [index, { seat, action }] of branch.records.entries()) {
      const checked = this.rules.check(state, seat, action);
      if (!checked.ok) {
        const at = `/branches/${this.#line.branches.indexOf(branch)}/records/${index}`;
        return { ...divergence(branch.at + index, checked.error), at };
      }
      state = this.rules.apply(state, seat, checked.value).state;
    }
    return null;
  }

  #reset(): void {
    this.#kept = [this.#first];
    this.#state = this.#first;
  }

  #advance(position: number, seat: MatchRecord['seat'], action: Action): readonly Event[] {
    const step = this.rules.apply(this.#state, seat, action);
    this.#state = step.state;
    const beyond = position - this.earliest;
    if (beyond % KEPT_EVERY === 0 && this.#kept.length === beyond / KEPT_EVERY) this.#kept.push(step.state);
    return step.events;
  }

  /** The number of the kept state at or before a position. */
  #keptBefore(position: number): number {
    return Math.floor((position - this.earliest) / KEPT_EVERY);
  }

  #recordAt(index: number): MatchRecord<Action> {
    const record = this.#line.records[index];
    if (!record) throw new Error(`No record ${index}.`);
    return record;
  }
}
