/** One open document: the plan or match in memory, every committed change on disk before anyone hears of it. */
import { type Refusal, type Result, err, ok } from '../../shared/base';
import type { HistoryState, Patch } from '../../shared/contract';
import type { Match } from '../../shared/documents';
import { asJson, type DocumentBody, isMatch } from './body';
import { attempt } from './disk-refusal';
import type { DocumentOptions } from './document-options';
import { DocumentFiles } from './document-files';
import { foreignHistory, goneDocument, stalePlan, unknownPosition } from './document-refusals';
import { History, runEndingAt } from './history';
import type { JournalEntry } from './journal';
import { readHistory } from './journal-file';
import type { LoadedDocument } from './load-document';
import { type MatchChange, type SettleMatch, changeMatch, notAMatch, notAPlan } from './match-change';
import { changePlan } from './plan-change';
import { travelPlan } from './plan-travel';
import { Serial } from './serial';
import type { Snapshot } from './snapshot';

type Done = Promise<Result<null, Refusal>>;

export class StoredDocument {
  readonly id: string;
  readonly #options: DocumentOptions;
  readonly #files: DocumentFiles;
  readonly #history: History;
  readonly #serial = new Serial();
  #state: Snapshot;
  #savedAt: number;
  #retired = false;
  /** Of the last change of a match; null while the file on disk is as it stands. */
  #settle: SettleMatch | null = null;

  private constructor(
    id: string,
    files: DocumentFiles,
    state: Snapshot,
    history: History,
    options: DocumentOptions,
  ) {
    this.id = id;
    this.#files = files;
    this.#options = options;
    this.#history = history;
    this.#state = state;
    this.#savedAt = state.changedAt;
  }

  /**
   * A history of another plan is left where it lies, but never undone into: a number is passed over, so that later
   * changes do not follow on it. Throws the disk's own errors.
   */
  static async open(
    id: string,
    folder: string,
    loaded: LoadedDocument,
    options: DocumentOptions,
  ): Promise<StoredDocument> {
    const entries = await readHistory(options.disk, folder);
    const { sequence, position } = loaded.state;
    const history = History.of(runEndingAt(entries, sequence), position);
    const files = new DocumentFiles(options.disk, folder, loaded);
    if (history.fits(asJson(loaded.state.body)))
      return new StoredDocument(id, files, loaded.state, history, options);
    const state = { ...loaded.state, sequence: sequence + 1, length: position };
    const document = new StoredDocument(id, files, state, new History(position), options);
    await document.#snapshot();
    options.onProblem(foreignHistory(state.body.title));
    return document;
  }

  get body(): DocumentBody {
    return this.#state.body;
  }
  get revision(): number {
    return this.#state.sequence;
  }
  get changedAt(): number {
    return this.#state.changedAt;
  }
  /** Milliseconds since 1970 of the last flush to disk. */
  get savedAt(): number {
    return this.#savedAt;
  }
  get history(): HistoryState {
    const { position, length, undoLabel, redoLabel } = this.#history;
    return { position, length, undoLabel, redoLabel };
  }

  labels(from: number, to: number): string[] {
    return this.#history.labels(from, to);
  }

  /** Every journalled change that can still be read, oldest first. Throws the disk's own errors. */
  journal(): Promise<readonly JournalEntry[]> {
    return this.#serial.run(() => this.#files.history());
  }

  /**
   * Applies and stores one step. Refuses with `stale-revision` (null: whatever the revision), `bad-patch`, what is
   * wrong with the changed plan, or what the disk said; then nothing has changed.
   */
  edit(baseRevision: number | null, label: string, patches: readonly Patch[]): Done {
    return this.#exclusively(baseRevision, async () => {
      const { body } = this.#state;
      if (isMatch(body)) return err(notAPlan());
      const changed = changePlan(body, patches, this.#options.checkPlan);
      if (!changed.ok) return changed;
      const { plan, effective, inverse } = changed.value;
      const position = this.#history.journalPosition + 1;
      const step = { label, patches: effective, inverse };
      const entry: JournalEntry = { type: 'edit', ...this.#stamp(), position, ...step };
      const stored = await this.#store(entry, plan, position);
      if (stored.ok) this.#history.push(step);
      return stored;
    });
  }

  /**
   * Stores a change that is made of the match as it stands. Refuses with what `make` refuses, `not-a-match`, or what the
   * disk said; then nothing has changed.
   */
  change(make: (match: Match) => Result<MatchChange, Refusal>): Done {
    return this.#exclusively(null, async () => {
      const { body } = this.#state;
      const made = isMatch(body) ? make(body) : err(notAMatch());
      if (!made.ok) return made;
      const { patches, settle } = made.value;
      if (patches.length === 0) return ok(null);
      const changed = changeMatch(body, patches);
      if (!changed.ok) return changed;
      const entry = { type: 'change', ...this.#stamp(), position: 0 } as const;
      const stored = await this.#store({ ...entry, patches: [...patches] }, changed.value, 0);
      if (stored.ok && settle !== undefined) this.#settle = settle;
      return stored;
    });
  }

  /** Refuses with `nothing-to-undo`. */
  undo(baseRevision: number): Done {
    return this.#exclusively(baseRevision, () => this.#travel(this.#history.position - 1));
  }

  /** Refuses with `nothing-to-redo`. */
  redo(baseRevision: number): Done {
    return this.#exclusively(baseRevision, () => this.#travel(this.#history.position + 1));
  }

  /** Refuses with `unknown-position`. */
  goTo(baseRevision: number, position: number): Done {
    return this.#exclusively(baseRevision, async () => {
      const { position: present, length } = this.#history;
      if (position > length) return err(unknownPosition(length, position));
      return position === present ? ok(null) : this.#travel(position);
    });
  }

  /** Writes a snapshot if there are changes since the last one. */
  flush(): Done {
    return this.#serial.run(() =>
      this.#retired ? Promise.resolve(ok(null)) : this.#tidy(() => this.#snapshot()),
    );
  }

  /**
   * Afterwards every change is refused and the folder may be moved. Refuses, and stays open, if a line that was refused
   * cannot be taken back; a snapshot that fails is no reason, since the journal holds all that it would.
   */
  retire(): Done {
    return this.#serial.run(async () => {
      if (this.#retired) return ok(null);
      const clean = await this.#tidy(() => this.#files.cutTail());
      if (!clean.ok) return clean;
      await this.#tidy(() => this.#snapshot());
      this.#retired = true;
      return ok(null);
    });
  }

  /** Takes changes again, after a move that failed. */
  revive(): void {
    this.#retired = false;
  }

  #exclusively(baseRevision: number | null, change: () => Done): Done {
    const result = this.#serial.run(async () => {
      if (this.#retired) return err(goneDocument());
      if (baseRevision !== null && baseRevision !== this.revision) return err(stalePlan(this.revision));
      return change();
    });
    void result.then(() => this.#compactWhenLong());
    return result;
  }

  async #travel(position: number): Done {
    const travelled = travelPlan(this.#state.body, this.#history, position);
    if (!travelled.ok) return travelled;
    const { plan, journalPosition, patches } = travelled.value;
    const entry: JournalEntry = { type: 'move', ...this.#stamp(), position: journalPosition, patches };
    const stored = await this.#store(entry, plan, this.#history.journalLength);
    if (stored.ok) this.#history.move(journalPosition);
    return stored;
  }

  /** What every entry of the journal begins with: the next number, and now. */
  #stamp(): { readonly sequence: number; readonly at: number } {
    return { sequence: this.#state.sequence + 1, at: this.#options.now() };
  }

  async #store(entry: JournalEntry, body: DocumentBody, length: number): Done {
    const written = await attempt(() => this.#files.append(entry));
    if (!written.ok) return written;
    const { sequence, position, at } = entry;
    this.#state = { ...this.#state, body, sequence, position, length, changedAt: at };
    this.#savedAt = this.#options.now();
    return ok(null);
  }

  #compactWhenLong(): void {
    const { compactEntries, compactBytes } = this.#options;
    if (!this.#files.isJournalLong(compactEntries, compactBytes)) return;
    void this.#serial.run(async () => {
      if (this.#retired || this.#files.isJournalEmpty) return;
      const done = await this.#tidy(async () => {
        await this.#snapshot();
        await this.#files.rotate();
      });
      if (!done.ok) this.#options.onProblem(done.error);
    });
  }

  async #tidy(work: () => Promise<void>): Done {
    const done = await attempt(work);
    return done.ok ? ok(null) : done;
  }

  /** A match is settled in it: what later changes are journalled against is then what the file holds. */
  #snapshot(): Promise<void> {
    return this.#files.snapshot(this.#state.sequence, () => {
      const { body } = this.#state;
      if (this.#settle !== null && isMatch(body)) {
        this.#state = { ...this.#state, body: this.#settle(body) };
        this.#settle = null;
      }
      return this.#state;
    });
  }
}
