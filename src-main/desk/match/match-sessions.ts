/** The matches that are open, one session for each. */
import { type Refusal, type Result, err, ok } from '../../../shared/base';
import type { Library, StoredDocument } from '../../library';
import { isMatch } from '../../library';
import { matchAtHand } from './match-at-hand';
import { MatchSession, type SessionOptions } from './match-session';
import { MatchTable } from './match-table';

export interface SessionsOptions extends SessionOptions {
  readonly library: Library;
  readonly assetsFolder: string;
}

export class MatchSessions {
  readonly #options: SessionsOptions;
  readonly #open = new Map<string, Promise<Result<MatchSession, Refusal>>>();

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** The session of a match: `not-a-match`, or why it cannot be opened. */
  async of(id: string): Promise<Result<MatchSession, Refusal>> {
    const known = this.#open.get(id);
    if (known !== undefined) return known;
    const document = await this.#options.library.open(id);
    if (!document.ok) return document;
    // Another call may have been faster.
    const opening = this.#open.get(id) ?? this.#opened(document.value);
    this.#open.set(id, opening);
    const session = await opening;
    if (!session.ok) this.#open.delete(id);
    return session;
  }

  /** The session if it is open. */
  async known(id: string): Promise<MatchSession | null> {
    const session = await this.#open.get(id);
    return session?.ok ? session.value : null;
  }

  /** Ends a session, because its document goes away. */
  async drop(id: string): Promise<void> {
    const session = await this.known(id);
    this.#open.delete(id);
    await session?.destroy();
  }

  async destroy(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((id) => this.drop(id)));
    await this.#options.thinker.destroy();
  }

  async #opened(document: StoredDocument): Promise<Result<MatchSession, Refusal>> {
    const { body } = document;
    if (!isMatch(body))
      return err({ code: 'not-a-match', message: 'This is a plan; only matches are played.' });
    const at = await matchAtHand(body, this.#options.assetsFolder);
    if (!at.ok) return at;
    return ok(new MatchSession(new MatchTable(document, at.value), this.#options));
  }
}
