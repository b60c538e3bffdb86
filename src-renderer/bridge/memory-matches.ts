/** The matches of the in-memory double: everybody hears of what changed, and the caller gets it as an answer. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import type { Answer, BlackAlertMatchState, DeskEvent, LibraryEntry } from '../../shared/contract';
import { GONE, type MemoryClock } from './memory-documents';
import { MemoryMatch, type MemoryMatchOptions } from './memory-match';

export class MemoryMatches {
  readonly #matches = new Map<string, MemoryMatch>();
  readonly #clock: MemoryClock;
  readonly #emit: (event: DeskEvent) => void;

  constructor(clock: MemoryClock, emit: (event: DeskEvent) => void) {
    this.#clock = clock;
    this.#emit = emit;
  }

  /** Puts a match in and gives its id. */
  add(title: string, options: MemoryMatchOptions): string {
    const id = crypto.randomUUID();
    this.#matches.set(id, new MemoryMatch(id, title, options));
    return id;
  }

  get(id: string): MemoryMatch | undefined {
    return this.#matches.get(id);
  }

  state(id: string): BlackAlertMatchState | null {
    return this.#matches.get(id)?.state(this.#clock.nowMs) ?? null;
  }

  entries(): readonly LibraryEntry[] {
    return [...this.#matches].map(([id, match]) => this.#entry(id, match));
  }

  create(title: string, options: MemoryMatchOptions): Answer<'library.createMatch'> {
    const id = this.add(title, options);
    const match = this.#matches.get(id);
    this.#emit({ type: 'library' });
    return match ? ok(this.#entry(id, match)) : err(GONE);
  }

  /** Something happens in a match without a call of the window's: a bot moves, another window acts. */
  happen(id: string, change: (match: MemoryMatch) => void): void {
    const match = this.#matches.get(id);
    if (!match) return;
    change(match);
    this.#emit({ type: 'document', state: match.state(this.#clock.nowMs) });
  }

  /** As main does it: what starts from an older state is refused. */
  change(
    request: { readonly id: string; readonly baseRevision?: number },
    change: (match: MemoryMatch) => Result<null, Refusal> | void,
  ): Answer<'document.act'> {
    const match = this.#matches.get(request.id);
    if (!match) return err(GONE);
    const { baseRevision = match.revision } = request;
    if (baseRevision !== match.revision)
      return err({ code: 'stale-revision', message: 'The match has changed meanwhile.' });
    const changed = change(match);
    if (changed && !changed.ok) return changed;
    const state = match.state(this.#clock.nowMs);
    this.#emit({ type: 'document', state });
    return ok(state);
  }

  #entry(id: string, match: MemoryMatch): LibraryEntry {
    return {
      id,
      kind: 'match',
      game: 'black-alert',
      title: match.title,
      summary: `Match for ${match.players.length}, ${match.position} records`,
      changedAt: this.#clock.nowMs,
      steps: match.records.length,
      hasThumbnail: false,
    };
  }
}
