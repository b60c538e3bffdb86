/** Who looks at the screen of a match, and so who may act and what may be told. */
import { type Refusal, type Result, err, ok } from '../../../shared/base';
import type { Looking } from '../../../shared/contract';
import type { Actor, SeatId, Viewer } from '../../../shared/contract/seats';
import { lookingAfter, personsOf, viewerOf } from './looking';
import * as refusals from './match-refusals';
import type { MatchTable } from './match-table';

export class Watch {
  readonly #table: MatchTable;
  #looking: Looking = { type: 'spectator' };
  /** The person who was awaited last. */
  #awaited: SeatId | null = null;

  constructor(table: MatchTable) {
    this.#table = table;
    this.follow();
  }

  get looking(): Looking {
    return this.#looking;
  }

  /** Whose knowledge may be told. */
  get viewer(): Viewer {
    return viewerOf(this.#looking);
  }

  /** The seat that looks and has to decide now, else null. */
  get decider(): SeatId | null {
    return this.#looking.type === 'seat' && this.#looking.seat === this.#table.actor
      ? this.#looking.seat
      : null;
  }

  /** After a change: the curtain falls when the decision has passed to another person. */
  follow(): void {
    const facts = this.#facts(false);
    this.#looking = lookingAfter(this.#looking, facts);
    if (facts.awaited !== null) this.#awaited = facts.awaited;
  }

  /** Refuses `unknown-seat`, `bot-seat` and, for a curtain that would hide nothing, `one-person`. */
  look(seat: SeatId | null): Result<null, Refusal> {
    const persons = personsOf(this.#table.seats);
    if (seat !== null && !this.#isSeat(seat)) return err(refusals.unknownSeat());
    if (seat !== null && !persons.includes(seat)) return err(refusals.botSeat());
    if (seat === null && persons.length < 2) return err(refusals.onePerson());
    if (this.#looking.type === 'spectator') return ok(null); // the match is over, and everybody sees the same
    this.#looking = seat === null ? this.#curtain() : { type: 'seat', seat };
    return ok(null);
  }

  #isSeat(seat: SeatId): boolean {
    return this.#table.seats.some((each) => each.seat === seat);
  }

  /** Why nobody may act for a place of the table now; null: the rules may be asked. */
  refusalOf(actor: Actor): Refusal | null {
    const { chance, actor: due } = this.#table;
    if (actor === 'chance') return chance === 'entered' ? null : refusals.seededChance();
    if (actor === 'referee') return this.#looking.type === 'curtain' ? refusals.notLooking() : null;
    if (!this.#isSeat(actor)) return refusals.unknownSeat();
    if (!this.#table.isPerson(actor)) return refusals.botSeat();
    const isLooking = this.#looking.type === 'seat' && this.#looking.seat === actor;
    if (!isLooking) return due === null ? null : refusals.notLooking();
    return this.#table.isAskedLater(actor) ? refusals.askedLater() : null;
  }

  #curtain(): Looking {
    const next = this.#looking.type === 'seat' ? this.#looking.seat : (this.#awaited ?? '1');
    return lookingAfter({ type: 'curtain', next }, this.#facts(true));
  }

  #facts(isDrawn: boolean) {
    const { actor, seats } = this.#table;
    const awaited = personsOf(seats).find((seat) => seat === actor) ?? null;
    return { seats, awaited, hasPassed: isDrawn || awaited !== this.#awaited, isOver: actor === null };
  }
}
