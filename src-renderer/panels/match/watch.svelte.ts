/** Keeps news of a match on the stage until somebody has read them; the rules have long gone on by then. */
import type { LogEntry, MatchState } from '../../../shared/contract';

/** What is watched of an open match. */
export interface Watched<State extends MatchState, Event> {
  readonly state: State;
  readonly log: readonly LogEntry<Event>[];
}

export abstract class Watch<State extends MatchState, Event> {
  protected readonly match: () => Watched<State, Event>;
  /** News up to this record have been read, or are older than this session. */
  protected readUpTo = $state(0);
  #wasPast = false;

  constructor(match: () => Watched<State, Event>) {
    this.match = match;
    this.readUpTo = match().state.position;
  }

  /** They have been read. */
  dismiss(): void {
    this.readUpTo = this.match().state.position;
  }

  /** Call it whenever the position changed: what was undone may come again, and the past is no news. */
  follow(): void {
    const { state } = this.match();
    const isPast = state.waiting.type === 'past';
    if (state.position < this.readUpTo || (this.#wasPast && !isPast)) this.readUpTo = state.position;
    this.#wasPast = isPast;
  }
}
