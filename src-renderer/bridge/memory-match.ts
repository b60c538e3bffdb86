/** A match of the in-memory double: a tiny scripted game in the shape of Black Alert's states, for tests above the bridge. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import {
  type Actor,
  type AnyAction,
  type BlackAlertMatchState,
  type LogEntry,
  type Looking,
  type Player,
  type SeatId,
  type UndoPolicy,
} from '../../shared/contract';
import type { BlackAlertAction, BlackAlertEvent, BlackAlertView } from '../../shared/contract/black-alert';
import { type MemoryRecord, refusalOf, SEATS, seatsOf, turnMarksOf, turnSeatOf } from './memory-rules';
import { sampleView } from './memory-view';

export interface MemoryMatchOptions {
  readonly players?: readonly Player[];
  readonly chance?: 'seeded' | 'entered';
  readonly records?: readonly MemoryRecord[];
  /** What each seat sees (null: everybody) and may do, in place of the sample's. */
  readonly view?: (seat: SeatId | null) => BlackAlertView;
  readonly actions?: readonly BlackAlertAction[];
}

/**
 * Seats take turns: `end-turn` passes the turn on, any other action is one more record of the same turn. Looking, undo,
 * travel, branches and settings behave as main's do; there are no other rules.
 */
export class MemoryMatch {
  readonly #id: string;
  readonly title: string;
  readonly #options: MemoryMatchOptions;
  players: Player[];
  records: MemoryRecord[];
  position: number;
  revision = 0;
  policy: UndoPolicy = 'stop';
  chance: 'seeded' | 'entered';
  seed: string | null = null;
  /** Cards are to be drawn next: a person names them where chance is entered. */
  asksChance = false;
  branches: { id: string; at: number; records: readonly MemoryRecord[] }[] = [];
  #looks: SeatId | null = null;
  #undone: MemoryRecord[] = [];

  constructor(id: string, title: string, options: MemoryMatchOptions = {}) {
    this.#id = id;
    this.title = title;
    this.#options = options;
    this.players = [...(options.players ?? (['person', 'person'] as const))];
    this.records = [...(options.records ?? [])];
    this.position = this.records.length;
    this.chance = options.chance ?? 'seeded';
  }

  /** Whose turn it is at the position. */
  get turnSeat(): SeatId {
    return turnSeatOf(this.records.slice(0, this.position), this.players.length);
  }

  act(actor: Actor, action: AnyAction): Result<null, Refusal> {
    const refusal = this.check(actor, action);
    if (refusal) return err(refusal);
    this.records = [...this.records.slice(0, this.position), { actor, action }];
    this.position = this.records.length;
    this.#undone = [];
    if (action.type === 'end-turn') this.#looks = null;
    if (action.type === 'drawn') this.asksChance = false;
    this.revision++;
    return ok(null);
  }

  check(actor: Actor, action: AnyAction): Refusal | null {
    return refusalOf(actor, action, this);
  }

  moveTo(position: number): void {
    this.position = Math.min(this.records.length, Math.max(0, position));
    this.revision++;
  }

  /** Cuts the record, as main does; `redo` puts it back until something else is done. */
  undo(): Result<null, Refusal> {
    const last = this.records.at(-1);
    if (!last || this.position === 0) return err(NOTHING_TO_UNDO);
    this.#undone.push(last);
    this.records = this.records.slice(0, -1);
    this.position = this.records.length;
    this.revision++;
    return ok(null);
  }

  redo(): Result<null, Refusal> {
    const next = this.#undone.pop();
    if (!next) return err(NOTHING_TO_REDO);
    this.records = [...this.records, next];
    this.position = this.records.length;
    this.revision++;
    return ok(null);
  }

  playOn(): void {
    const records = this.records.slice(this.position);
    if (records.length > 0)
      this.branches.push({ id: `branch-${this.branches.length + 1}`, at: this.position, records });
    this.records = this.records.slice(0, this.position);
    this.revision++;
  }

  takeUp(id: string): Result<null, Refusal> {
    const branch = this.branches.find((candidate) => candidate.id === id);
    if (!branch) return err({ code: 'no-such-branch', message: 'There is no such line of play.' });
    const left = { id, at: branch.at, records: this.records.slice(branch.at) };
    this.branches = this.branches.map((candidate) => (candidate === branch ? left : candidate));
    this.records = [...this.records.slice(0, branch.at), ...branch.records];
    this.position = this.records.length;
    this.revision++;
    return ok(null);
  }

  look(seat: SeatId | null): void {
    this.#looks = seat;
  }

  setPlayer(seat: SeatId, player: Player): void {
    this.players = this.players.map((each, index) => (SEATS[index] === seat ? player : each));
    this.revision++;
  }

  setPolicy(policy: UndoPolicy): void {
    this.policy = policy;
    this.revision++;
  }

  setChance(chance: 'seeded' | 'entered'): void {
    this.chance = chance;
    if (chance === 'seeded') this.asksChance = false;
    this.revision++;
  }

  revealSeed(): void {
    this.seed = 'bright-lantern';
  }

  log(from: number, to: number): readonly LogEntry<BlackAlertEvent>[] {
    return this.records.slice(from, to).map(({ actor }, index) => ({
      position: from + index + 1,
      actor,
      events: [{ type: 'note', text: `Record ${from + index + 1} for ${this.#eyes()}`, from: 'note' }],
      reason: this.#isBot(actor) ? 'It was the best of three.' : null,
    }));
  }

  state(savedAt: number): BlackAlertMatchState {
    const looking = this.looking();
    const seat = looking.type === 'seat' ? looking.seat : null;
    const inPast = this.position < this.records.length;
    const decides = seat === this.turnSeat && !inPast;
    return {
      kind: 'match',
      id: this.#id,
      game: 'black-alert',
      title: this.title,
      revision: this.revision,
      savedAt,
      position: this.position,
      length: this.records.length,
      seats: seatsOf(this.players),
      readings: {},
      looking,
      view: this.#view(seat),
      offers: seat && decides ? { seat, actions: this.#options.actions ?? OFFERED, closed: [] } : null,
      waiting: this.#waiting(inPast),
      outcome: null,
      turns: turnMarksOf(this.records, this.players.length),
      branches: this.branches.map(({ id, at, records }) => ({
        id,
        at,
        length: records.length,
        title: `Left after ${at} records`,
      })),
      undo: { policy: this.policy, refusal: this.position > 0 ? null : NOTHING_TO_UNDO },
      redo: { refusal: this.#undone.length > 0 ? null : NOTHING_TO_REDO },
      chance: this.chance,
      seed: this.seed,
      notice: null,
    };
  }

  looking(): Looking {
    const persons = SEATS.filter((_, index) => this.players[index] === 'person');
    const [only] = persons;
    if (!only) return { type: 'spectator' };
    if (persons.length === 1) return { type: 'seat', seat: only };
    if (this.#looks) return { type: 'seat', seat: this.#looks };
    return { type: 'curtain', next: persons.find((seat) => seat === this.turnSeat) ?? only };
  }

  #waiting(inPast: boolean): BlackAlertMatchState['waiting'] {
    if (inPast) return { type: 'past' };
    if (this.asksChance && this.chance === 'entered') return { type: 'chance' };
    const seat = this.turnSeat;
    return this.#isBot(seat) ? { type: 'bot', seat, since: 1_760_000_000_000 } : { type: 'person', seat };
  }

  #isBot(actor: Actor): boolean {
    const index = SEATS.findIndex((seat) => seat === actor);
    return index >= 0 && this.players[index] !== 'person';
  }

  #eyes(): string {
    const looking = this.looking();
    return looking.type === 'seat' ? `seat ${looking.seat}` : 'everybody';
  }

  #view(seat: SeatId | null): BlackAlertView {
    return this.#options.view?.(seat) ?? sampleView(this.players.length, seat, this.turnSeat);
  }
}

const OFFERED: readonly BlackAlertAction[] = [{ type: 'ability' }, { type: 'end-turn' }];
const NOTHING_TO_UNDO: Refusal = { code: 'nothing-to-undo', message: 'Nothing has been done yet.' };
const NOTHING_TO_REDO: Refusal = { code: 'nothing-to-redo', message: 'Nothing has been taken back.' };
