/**
 * Moving along a match's line of play: undo and redo, earlier moments to look at, playing on from one, and branches taken
 * up. Each change is refused with nothing done, or stored.
 */
import { type Refusal, type Result, err, ok } from '../../../shared/base';
import { barredBy, redoTo, undoTo } from '../../rules/engine';
import * as refusals from './match-refusals';
import type { MatchTable } from './match-table';

type Change = Result<null, Refusal> | Promise<Result<null, Refusal>>;

export class Travel {
  readonly #table: MatchTable;
  #past: number | null = null;

  constructor(table: MatchTable) {
    this.#table = table;
  }

  /** The position that the table looks at; null is the present. */
  get past(): number | null {
    return this.#past;
  }

  undo(): Change {
    if (this.#past !== null) return err(refusals.inThePast());
    const target = undoTo(this.#table.undoQuestion());
    if (!target.ok) return target;
    if (target.value < this.#table.timeline.earliest) return err(refusals.tooEarly());
    return this.#table.goTo(target.value, this.#table.freshPatches(target.value));
  }

  redo(): Change {
    if (this.#past !== null) return err(refusals.inThePast());
    const target = redoTo({ ...this.#table.timeline.line, isPerson: this.#table.byPerson() });
    return target.ok ? this.#table.goTo(target.value) : target;
  }

  /** Shows an earlier moment, or what was taken back; the present and the end of the line are live. */
  goTo(position: number): Change {
    const { length, timeline } = this.#table;
    if (position > length) return err(refusals.unknownPosition(length, position));
    if (position < timeline.earliest) return err(refusals.tooEarly());
    const isPresent = position === timeline.line.position;
    this.#past = isPresent || position === length ? null : position;
    return isPresent || this.#past !== null ? ok(null) : this.#table.goTo(position);
  }

  /** The moment that is looked at becomes the present. */
  async playOn(): Promise<Result<null, Refusal>> {
    if (this.#past === null) return err(refusals.notPast());
    const barred = this.#barred(this.#past);
    if (barred !== null) return err(barred);
    const done = await this.#table.playOnFrom(this.#past, this.#table.freshPatches(this.#past));
    if (done.ok) this.#past = null;
    return done;
  }

  async branch(id: string): Promise<Result<null, Refusal>> {
    const at = this.#table.timeline.line.branches.find((branch) => branch.id === id)?.at;
    const barred = at === undefined ? null : this.#barred(at);
    if (barred !== null) return err(barred);
    const done = await this.#table.takeBranch(id);
    if (done.ok) this.#past = null;
    return done;
  }

  #barred(position: number): Refusal | null {
    const { policy, played, timeline } = this.#table;
    if (policy !== 'stop') return null;
    return barredBy(position, timeline.line.position, (index) => played.reveals(index));
  }
}
