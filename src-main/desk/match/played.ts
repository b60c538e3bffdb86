/** What happened along a match's line, record by record: for the log and the time bar. Kept, since replay is slow. */
import type { Viewer } from '../../../shared/contract/seats';
import type { LogEntry, TurnMark } from '../../../shared/contract';
import {
  type AnyTimeline,
  type Due,
  dueAfter,
  dueAfterReferee,
  firstDue,
  type MatchRecord,
} from '../../rules/engine';
import type { GameTurn, OpenGame } from '../../rules/open-game';

interface PlayedRecord {
  readonly record: MatchRecord;
  readonly events: readonly unknown[];
  /** The turn that the match is in after it. */
  readonly turn: GameTurn | null;
  /** Who has to decide after it. */
  readonly due: Due;
  /** Something hidden was shown: chance answered, or the last of several secret choices was made. */
  readonly reveals: boolean;
}

export class Played {
  readonly #game: OpenGame;
  readonly #earliest: number;
  #first: GameTurn | null;
  readonly #firstDue: Due;
  /** Records after the earliest position. */
  #played: PlayedRecord[] = [];

  constructor(game: OpenGame, timeline: AnyTimeline) {
    this.#game = game;
    this.#earliest = timeline.earliest;
    const first = timeline.stateAt(timeline.earliest);
    this.#first = game.turnOf(first);
    this.#firstDue = firstDue(game.rules.actors(first));
    this.follow(timeline, timeline.earliest);
  }

  /** Takes over a line that is as before up to `from`. */
  follow(timeline: AnyTimeline, from: number): void {
    this.#played.length = Math.min(this.#played.length, from - this.#earliest);
    const known = this.#earliest + this.#played.length;
    let last: Pick<PlayedRecord, 'record' | 'events'> | null = null;
    for (const { record, before, events } of timeline.steps(known)) {
      if (last !== null) this.add(last.record, last.events, before);
      last = { record, events };
    }
    if (last === null) return;
    const { records, position } = timeline.line;
    const end = position === records.length ? timeline.state : timeline.stateAt(records.length);
    this.add(last.record, last.events, end);
  }

  /** Adds a record to the end of the line. */
  add(record: MatchRecord, events: readonly unknown[], after: unknown): void {
    const before = this.#played.at(-1)?.due ?? this.#firstDue;
    const next = record.seat === 'referee' ? dueAfterReferee : dueAfter;
    const { due, reveals } = next(before, this.#game.rules.actors(after));
    const shows = reveals || record.seat === 'chance';
    this.#played.push({ record, events, turn: this.#game.turnOf(after), due, reveals: shows });
  }

  /** Whether the record of that number, from 0, showed what was hidden before it. */
  reveals(index: number): boolean {
    return this.#played[index - this.#earliest]?.reveals ?? false;
  }

  get length(): number {
    return this.#earliest + this.#played.length;
  }

  /** Where each turn begins, the ones that were taken back included. */
  turns(): readonly TurnMark[] {
    const marks: TurnMark[] = [];
    let number: number | null = null;
    [this.#first, ...this.#played.map(({ turn }) => turn)].forEach((turn, index) => {
      if (turn === null || turn.number === number) return;
      number = turn.number;
      const { seat, label, round } = turn;
      marks.push({ position: this.#earliest + index, seat, label, ...(round !== undefined && { round }) });
    });
    return marks;
  }

  /** Records after `from` up to `to`, as one viewer may know them; those before the earliest position are not known. */
  log(from: number, to: number, viewer: Viewer): readonly LogEntry[] {
    const start = Math.max(0, from - this.#earliest);
    return this.#played.slice(start, Math.max(0, to - this.#earliest)).map(({ record, events }, index) => ({
      position: this.#earliest + start + index + 1,
      actor: record.seat,
      // The events of the game that the match is of.
      events: this.#game.rules.eventsFor(events, viewer) as LogEntry['events'],
      reason: record.note ?? null,
    }));
  }
}
