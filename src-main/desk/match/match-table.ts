/** An open match: its file, its game and its line of play together, read and changed in one place. */
import { type Refusal, type Result, ok } from '../../../shared/base';
import {
  type MatchSeat,
  type Patch,
  type Player,
  PLAYERS,
  SEAT_IDS,
  type UndoPolicy,
} from '../../../shared/contract';
import type { Chance, Match } from '../../../shared/documents';
import { isMatch, type StoredDocument } from '../../library';
import {
  type Actor,
  type AnyTimeline,
  chanceFor,
  type MatchRecord,
  savedMatch,
  type SeatId,
  settledMatch,
  type UndoQuestion,
} from '../../rules/engine';
import type { OpenGame } from '../../rules/open-game';
import { linePatches } from './line-patches';
import { personsOf } from './looking';
import type { MatchAtHand } from './match-at-hand';
import { Played } from './played';

export class MatchTable {
  readonly document: StoredDocument;
  readonly game: OpenGame;
  readonly timeline: AnyTimeline;
  readonly at: MatchAtHand;
  readonly played: Played;
  /** False for a match that was resumed under newer rules: its file holds a line that nobody can play. */
  #isInStep: boolean;

  constructor(document: StoredDocument, at: MatchAtHand) {
    this.document = document;
    this.at = at;
    this.game = at.game;
    this.timeline = at.timeline;
    this.played = new Played(at.game, at.timeline);
    this.#isInStep = at.timeline.earliest === 0;
  }

  get match(): Match {
    const { body } = this.document;
    if (!isMatch(body)) throw new Error('The document of a match became a plan.');
    return body;
  }

  get seats(): readonly MatchSeat[] {
    const names = this.game.seatNames(this.match.setup);
    return this.match.seats.map(({ player, name }, index) => {
      const seat = SEAT_IDS[index];
      if (seat === undefined) throw new Error('A match has six seats at most.');
      return { seat, player: playerNamed(player), name: name ?? names[index] ?? `Seat ${seat}` };
    });
  }

  get chance(): Chance {
    return this.match.table?.chance ?? 'seeded';
  }

  get policy(): UndoPolicy {
    const persons = this.seats.filter(({ player }) => player === 'person').length;
    return this.match.table?.undo ?? (persons > 1 ? 'stop' : 'same');
  }

  get length(): number {
    return this.timeline.line.records.length;
  }

  /**
   * Who has to act in the present; null when the match is over. Of several who choose in secret bots go first, so that no
   * person waits for one behind the curtain, then persons in the order of the rules.
   */
  get actor(): Actor | null {
    const { rules, state } = this.timeline;
    if (rules.outcome(state) !== null) return null;
    const actors = rules.actors(state);
    return actors.find((actor) => !this.isPerson(actor)) ?? actors[0] ?? null;
  }

  /** The seat that has to act in the present, if a bot plays it. */
  get bot(): SeatId | null {
    const { actor } = this;
    if (actor === null || actor === 'chance' || actor === 'referee') return null;
    return this.isPerson(actor) ? null : actor;
  }

  /** It may choose now as others may, but somebody else is asked before it. */
  isAskedLater(seat: SeatId): boolean {
    const { rules, state } = this.timeline;
    return this.actor !== seat && rules.actors(state).includes(seat);
  }

  isPerson(seat: Actor): boolean {
    return this.seats.find((each) => each.seat === seat)?.player === 'person';
  }

  /** Whether a person decided a record: not chance, not a bot, whoever plays the seat by now. */
  byPerson(): (record: MatchRecord) => boolean {
    const persons = new Set<Actor>(personsOf(this.seats));
    return ({ seat, note }) => seat === 'referee' || (note === undefined && persons.has(seat));
  }

  /** What one undo would take back now. */
  undoQuestion(): UndoQuestion {
    const { policy, played } = this;
    const reveals = (index: number): boolean => played.reveals(index);
    return { ...this.timeline.line, policy, isPerson: this.byPerson(), reveals };
  }

  /** What chance answers next from the seed, or null where a person has to enter it. */
  #chanceAnswer(): MatchRecord | null {
    const { rules, state, line } = this.timeline;
    const list = rules.legal(state, 'chance');
    const isPlain = list.type === 'open' && list.kinds.every((kind) => this.game.plainChance.includes(kind));
    if (this.chance === 'entered' && !isPlain) return null;
    const { seed, table } = this.match;
    const random = chanceFor(seed, table?.salt ?? 0, line.position);
    return { seat: 'chance', action: rules.sample(state, 'chance', random) };
  }

  /** Plays what chance answers from the seed, until somebody else has to act. */
  async answerChance(): Promise<Result<null, Refusal>> {
    while (this.actor === 'chance') {
      const record = this.#chanceAnswer();
      if (record === null) break;
      const stored = await this.play(record);
      if (!stored.ok) return stored;
    }
    return ok(null);
  }

  /** Plays a checked record and stores it; nothing is changed if the disk refuses. */
  play(record: MatchRecord): Promise<Result<null, Refusal>> {
    const { timeline, played } = this;
    return this.#stored(() => {
      const { position, records } = timeline.line;
      const events = timeline.play(record);
      // Along the line that is there: nothing is new but the position.
      if (timeline.line.records === records) return ok({ kept: records.length });
      const follow = (): void => {
        if (played.length === position) played.add(record, events, timeline.state);
        else played.follow(timeline, position);
      };
      return ok({ kept: position, follow });
    });
  }

  /** Moves along the line; `patches` go into the same change. */
  goTo(position: number, patches: readonly Patch[] = []): Promise<Result<null, Refusal>> {
    return this.#stored(() => {
      this.timeline.goTo(position);
      return ok({ kept: this.length, patches });
    });
  }

  /** Goes to a position and cuts off what comes after. */
  playOnFrom(position: number, patches: readonly Patch[]): Promise<Result<null, Refusal>> {
    return this.#stored(() => {
      this.timeline.goTo(position);
      this.timeline.cut();
      return ok({ kept: position, patches });
    });
  }

  takeBranch(id: string): Promise<Result<null, Refusal>> {
    return this.#stored(() => {
      const kept = this.timeline.line.branches.find((branch) => branch.id === id)?.at ?? 0;
      const taken = this.timeline.takeBranch(id);
      return taken.ok ? ok({ kept }) : taken;
    });
  }

  /** Changes how the match is played, not what was played. */
  set(patches: readonly Patch[]): Promise<Result<null, Refusal>> {
    return this.#stored(() => ok({ kept: this.length, patches }));
  }

  /** Patches for a key of `table`. */
  tablePatches(change: NonNullable<Match['table']>): Patch[] {
    return [{ op: 'add', path: '/table', value: { ...this.match.table, ...change } as never }]; // JSON
  }

  /** The patches that ask for other dice from here on, where chance was answered beyond a position (policy `fresh`). */
  freshPatches(from: number): Patch[] {
    const { records } = this.timeline.line;
    const isRolled = records.slice(from).some(({ seat }) => seat === 'chance');
    if (this.policy !== 'fresh' || !isRolled) return [];
    return this.tablePatches({ salt: (this.match.table?.salt ?? 0) + 1 });
  }

  /** The whole file as it stands. */
  saved(): Match {
    return savedMatch(this.match, this.timeline);
  }

  async #stored(
    change: () => Result<
      { readonly kept: number; readonly patches?: readonly Patch[]; readonly follow?: () => void },
      Refusal
    >,
  ): Promise<Result<null, Refusal>> {
    const { timeline, document } = this;
    const mark = timeline.mark();
    try {
      const made = change();
      if (!made.ok) return made;
      const { patches = [], follow } = made.value;
      const kept = this.#isInStep ? made.value.kept : 0;
      const { state } = timeline;
      const { position } = timeline.line;
      const stored = await document.change((match) =>
        ok({
          patches: [...linePatches(match, timeline, kept), ...patches],
          settle: (settled) => settledMatch(settled, timeline, position, state),
        }),
      );
      if (!stored.ok) {
        timeline.restore(mark);
        return stored;
      }
      this.#isInStep = true;
      if (follow === undefined) this.played.follow(timeline, made.value.kept);
      else follow();
      return ok(null);
    } catch (cause) {
      timeline.restore(mark);
      throw cause;
    }
  }
}

/** A bot of another Plotroom's is played by a person until somebody chooses otherwise. */
function playerNamed(name: string): Player {
  return PLAYERS.find((player) => player === name) ?? 'person';
}
