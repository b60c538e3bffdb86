/** The records of an open match as its looking seat may know them, read anew when somebody else looks. */
import type { Refusal } from '../../shared/base';
import type { Bridge, LogEntry, MatchState } from '../../shared/contract';

/** Main answers for at most so many records at once. */
const CHUNK = 500;

/** `Event`: what happens in the game that the match is of. */
export class MatchLog<Event> {
  entries = $state.raw<readonly LogEntry<Event>[]>([]);
  readonly #bridge: Bridge;
  readonly #onRefused: (refusal: Refusal) => void;
  /** What `entries` are, or will be when the reading under way is done. */
  #followed: MatchState | null = null;
  /** The first so many records have been read. */
  #upTo = 0;
  /** The reading under way; a newer one overtakes it. */
  #reading = 0;
  #isReading = false;

  constructor(bridge: Bridge, onRefused: (refusal: Refusal) => void) {
    this.#bridge = bridge;
    this.#onRefused = onRefused;
  }

  /** Keeps what the new state leaves true and reads the rest. What another seat knew is dropped at once. */
  follow(state: MatchState): void {
    const before = this.#followed;
    this.#followed = state;
    const kept = before ? keptRecords(before, state) : 0;
    const goesOn = before !== null && kept === before.position;
    if (goesOn && this.#isReading) return; // the reading under way goes on to the new end
    this.#keep(kept);
    if (!goesOn || kept < state.position) void this.#read(state);
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

  async #read({ id }: MatchState): Promise<void> {
    const reading = ++this.#reading;
    this.#isReading = true;
    while (this.#upTo < this.#end) {
      const from = this.#upTo;
      const to = Math.min(this.#end, from + CHUNK);
      const answer = await this.#bridge.call('document.log', { id, from, to });
      if (reading !== this.#reading) return;
      if (!answer.ok) {
        this.#isReading = false;
        return this.#onRefused(answer.error);
      }
      this.#upTo = to;
      this.entries = [...this.entries, ...(answer.value as readonly LogEntry<Event>[])]; // a match's own events
    }
    this.#isReading = false;
  }

  get #end(): number {
    return this.#followed?.position ?? 0;
  }
}

/** How many of the records known before are the same ones in the new state, seen by the same eyes. */
function keptRecords(before: MatchState, now: MatchState): number {
  if (!sameEyes(before, now)) return 0;
  if (before.revision === now.revision) return before.position;
  // One change adds, takes back or moves. Several at once only add where there are as many records more; else, and in
  // another line of play, others may have come in their place.
  const changes = now.revision - before.revision;
  const isPlain = changes === 1 || (now.position - before.position >= changes && goesOn(before, now));
  const sameLine = JSON.stringify(before.branches) === JSON.stringify(now.branches);
  return isPlain && sameLine ? Math.min(before.position, now.position) : 0;
}

function sameEyes(before: MatchState, now: MatchState): boolean {
  const eyes = ({ looking, outcome }: MatchState): string =>
    `${looking.type === 'seat' ? looking.seat : 'everybody'} ${outcome === null}`;
  return eyes(before) === eyes(now);
}

/** The turns known before are the first ones of those known now. */
function goesOn(before: MatchState, now: MatchState): boolean {
  return before.turns.every(({ position, seat }, index) => {
    const turn = now.turns[index];
    return turn?.position === position && turn.seat === seat;
  });
}
