/** The records of an open match as its looking seat may know them, read anew when somebody else looks. */
import type { Refusal } from '../../shared/base';
import type { Bridge, LogEntry, MatchState } from '../../shared/contract';

/** Main answers for at most so many records at once. */
const CHUNK = 500;

export class MatchLog {
  entries = $state.raw<readonly LogEntry[]>([]);
  readonly #bridge: Bridge;
  readonly #onRefused: (refusal: Refusal) => void;
  /** What `entries` are, or will be when the reading under way is done. */
  #followed: MatchState | null = null;
  /** The first so many records have been read. */
  #upTo = 0;
  /** The reading under way; a newer one overtakes it. */
  #reading = 0;

  constructor(bridge: Bridge, onRefused: (refusal: Refusal) => void) {
    this.#bridge = bridge;
    this.#onRefused = onRefused;
  }

  /** Keeps what the new state leaves true and reads the rest. What another seat knew is dropped at once. */
  follow(state: MatchState): void {
    const before = this.#followed;
    this.#followed = state;
    const kept = before ? keptRecords(before, state) : 0;
    this.#keep(kept);
    const isKnown = before !== null && kept === before.position && kept === state.position;
    if (!isKnown) void this.#read(state);
  }

  /** Another line of play was taken up: whatever comes next is read from its beginning. */
  forget(): void {
    this.#followed = null;
  }

  destroy(): void {
    this.#reading++;
  }

  #keep(records: number): void {
    if (records >= this.#upTo) return;
    this.#upTo = records;
    this.entries = this.entries.filter(({ position }) => position <= records);
  }

  async #read({ id, position }: MatchState): Promise<void> {
    const reading = ++this.#reading;
    while (this.#upTo < position) {
      const from = this.#upTo;
      const to = Math.min(position, from + CHUNK);
      const answer = await this.#bridge.call('document.log', { id, from, to });
      if (reading !== this.#reading) return;
      if (!answer.ok) return this.#onRefused(answer.error);
      this.#upTo = to;
      this.entries = [...this.entries, ...answer.value];
    }
  }
}

/** How many of the records known before are the same ones in the new state, seen by the same eyes. */
function keptRecords(before: MatchState, now: MatchState): number {
  if (!sameEyes(before, now)) return 0;
  if (before.revision === now.revision) return before.position;
  // One change adds, takes back or moves; more of them, or another line of play, may have put others in their place.
  const isOneStep = now.revision === before.revision + 1;
  const sameLine = JSON.stringify(before.branches) === JSON.stringify(now.branches);
  return isOneStep && sameLine ? Math.min(before.position, now.position) : 0;
}

function sameEyes(before: MatchState, now: MatchState): boolean {
  const eyes = ({ looking, outcome }: MatchState): string =>
    `${looking.type === 'seat' ? looking.seat : 'everybody'} ${outcome === null}`;
  return eyes(before) === eyes(now);
}
