/** One open document: the plan or match in memory, every committed change on disk before anyone hears of it. */
import path from 'node:path';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import { type HistoryState, type Patch, applyPatches, diffJson } from '../../shared/contract';
import type { AnyPlan, Match } from '../../shared/documents';
import { asJson, type CheckBody, type DocumentBody, isMatch } from './body';
import type { Disk } from './disk';
import { attempt } from './disk-refusal';
import { History, runEndingAt } from './history';
import type { JournalEntry } from './journal';
import { type JournalFile, readHistory } from './journal-file';
import { CURRENT, type LoadedDocument, PREVIOUS } from './load-document';
import { type MatchChange, type SettleMatch, changeMatch, notAMatch, notAPlan } from './match-change';
import { changePlan } from './plan-change';
import { Serial } from './serial';
import { type Snapshot, decodeSnapshot, encodeSnapshot } from './snapshot';
import { replaceFile } from './write-file';

export interface DocumentOptions {
  readonly disk: Disk;
  /** Judges the plan after each edit. */
  readonly checkPlan: CheckBody;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told when tidying up failed; the changes themselves are safe in the journal. */
  readonly onProblem: (problem: Refusal) => void;
  /** The journal is closed and a snapshot written after so many entries or bytes. */
  readonly compactEntries: number;
  readonly compactBytes: number;
}

export class StoredDocument {
  readonly id: string;
  readonly #folder: string;
  readonly #options: DocumentOptions;
  readonly #journal: JournalFile;
  readonly #history: History;
  readonly #serial = new Serial();
  #state: Snapshot;
  #snapshotSequence: number;
  #savedAt: number;
  #retired = false;
  /** Of the last change of a match; null while the file on disk is as it stands. */
  #settle: SettleMatch | null = null;

  private constructor(
    id: string,
    folder: string,
    loaded: LoadedDocument,
    history: History,
    options: DocumentOptions,
  ) {
    this.id = id;
    this.#folder = folder;
    this.#options = options;
    this.#journal = loaded.journal;
    this.#history = history;
    this.#state = loaded.state;
    this.#snapshotSequence = loaded.snapshotSequence;
    this.#savedAt = loaded.state.changedAt;
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
    if (history.fits(asJson(loaded.state.body)))
      return new StoredDocument(id, folder, loaded, history, options);
    const state = { ...loaded.state, sequence: sequence + 1, length: position };
    const document = new StoredDocument(id, folder, { ...loaded, state }, new History(position), options);
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
    return this.#serial.run(() => readHistory(this.#options.disk, this.#folder));
  }

  /**
   * Applies and stores one step. Refuses with `stale-revision` (null: whatever the revision), `bad-patch`, what is
   * wrong with the changed plan, or what the disk said; then nothing has changed.
   */
  edit(
    baseRevision: number | null,
    label: string,
    patches: readonly Patch[],
  ): Promise<Result<null, Refusal>> {
    return this.#exclusively(baseRevision, async () => {
      const { body } = this.#state;
      if (isMatch(body)) return err(notAPlan());
      const changed = changePlan(body, patches, this.#options.checkPlan);
      if (!changed.ok) return changed;
      const { plan, effective, inverse } = changed.value;
      const position = this.#history.journalPosition + 1;
      const entry: JournalEntry = {
        type: 'edit',
        sequence: this.#state.sequence + 1,
        at: this.#options.now(),
        position,
        label,
        patches: effective,
        inverse,
      };
      const stored = await this.#store(entry, plan, position);
      if (stored.ok) this.#history.push(entry);
      return stored;
    });
  }

  /**
   * Stores a change that is made of the match as it stands. Refuses with what `make` refuses, `not-a-match`, or what the
   * disk said; then nothing has changed.
   */
  change(make: (match: Match) => Result<MatchChange, Refusal>): Promise<Result<null, Refusal>> {
    return this.#exclusively(null, async () => {
      const { body } = this.#state;
      const made = isMatch(body) ? make(body) : err(notAMatch());
      if (!made.ok) return made;
      const { patches, settle } = made.value;
      if (patches.length === 0) return ok(null);
      const changed = changeMatch(body, patches);
      if (!changed.ok) return changed;
      const sequence = this.#state.sequence + 1;
      const entry = { type: 'change', sequence, at: this.#options.now(), position: 0 } as const;
      const stored = await this.#store({ ...entry, patches: [...patches] }, changed.value, 0);
      if (stored.ok && settle !== undefined) this.#settle = settle;
      return stored;
    });
  }

  /** Refuses with `nothing-to-undo`. */
  undo(baseRevision: number): Promise<Result<null, Refusal>> {
    return this.#exclusively(baseRevision, () => this.#travel(this.#history.position - 1));
  }

  /** Refuses with `nothing-to-redo`. */
  redo(baseRevision: number): Promise<Result<null, Refusal>> {
    return this.#exclusively(baseRevision, () => this.#travel(this.#history.position + 1));
  }

  /** Refuses with `unknown-position`. */
  goTo(baseRevision: number, position: number): Promise<Result<null, Refusal>> {
    return this.#exclusively(baseRevision, async () => {
      if (position > this.#history.length) {
        const message = `The history has ${this.#history.length} steps; there is no step ${position}.`;
        return err({ code: 'unknown-position', message });
      }
      return position === this.#history.position ? ok(null) : this.#travel(position);
    });
  }

  /** Writes a snapshot if there are changes since the last one. */
  flush(): Promise<Result<null, Refusal>> {
    return this.#serial.run(() =>
      this.#retired ? Promise.resolve(ok(null)) : this.#tidy(() => this.#snapshot()),
    );
  }

  /**
   * Afterwards every change is refused and the folder may be moved. Refuses, and stays open, if a line that was refused
   * cannot be taken back; a snapshot that fails is no reason, since the journal holds all that it would.
   */
  retire(): Promise<Result<null, Refusal>> {
    return this.#serial.run(async () => {
      if (this.#retired) return ok(null);
      const clean = await this.#tidy(() => this.#journal.cutTail());
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

  #exclusively(
    baseRevision: number | null,
    change: () => Promise<Result<null, Refusal>>,
  ): Promise<Result<null, Refusal>> {
    const result = this.#serial.run(async () => {
      if (this.#retired)
        return err({ code: 'unknown-document', message: 'This document is no longer in the library.' });
      if (baseRevision !== null && baseRevision !== this.revision) return err(stale(this.revision));
      return change();
    });
    void result.then(() => this.#compactWhenLong());
    return result;
  }

  async #travel(position: number): Promise<Result<null, Refusal>> {
    if (position < 0) return err({ code: 'nothing-to-undo', message: 'There is nothing to undo.' });
    if (position > this.#history.length)
      return err({ code: 'nothing-to-redo', message: 'There is nothing to redo.' });
    const steps = this.#history.patchesTo(position);
    const before = asJson(this.#state.body);
    const applied = applyPatches(before, steps);
    if (!applied.ok) return applied;
    const { value } = applied.value;
    const isNear = Math.abs(position - this.#history.position) === 1;
    const target = this.#history.journalPosition + position - this.#history.position;
    const entry: JournalEntry = {
      type: 'move',
      sequence: this.#state.sequence + 1,
      at: this.#options.now(),
      position: target,
      patches: isNear ? steps : diffJson(before, value),
    };
    const plan = value as unknown as AnyPlan; // steps lead from plan to plan
    const stored = await this.#store(entry, plan, this.#history.journalLength);
    if (stored.ok) this.#history.move(target);
    return stored;
  }

  async #store(entry: JournalEntry, body: DocumentBody, length: number): Promise<Result<null, Refusal>> {
    const written = await attempt(() => this.#journal.append(entry));
    if (!written.ok) return written;
    const { sequence, position, at } = entry;
    this.#state = { ...this.#state, body, sequence, position, length, changedAt: at };
    this.#savedAt = this.#options.now();
    return ok(null);
  }

  #compactWhenLong(): void {
    const { compactEntries, compactBytes } = this.#options;
    if (this.#journal.count < compactEntries && this.#journal.length < compactBytes) return;
    void this.#serial.run(async () => {
      if (this.#retired || this.#journal.count === 0) return;
      const done = await this.#tidy(async () => {
        await this.#snapshot();
        await this.#journal.rotate();
      });
      if (!done.ok) this.#options.onProblem(done.error);
    });
  }

  async #tidy(work: () => Promise<void>): Promise<Result<null, Refusal>> {
    const done = await attempt(work);
    return done.ok ? ok(null) : done;
  }

  /** The snapshot it replaces becomes the previous one, unless it went bad on disk. */
  async #snapshot(): Promise<void> {
    await this.#journal.cutTail();
    if (this.#snapshotSequence === this.#state.sequence) return;
    const { disk } = this.#options;
    const current = path.join(this.#folder, CURRENT);
    const old = await disk.read(current);
    this.#settleMatch();
    if (decodeSnapshot(old).ok) await replaceFile(disk, path.join(this.#folder, PREVIOUS), old);
    await replaceFile(disk, current, encodeSnapshot(this.#state));
    this.#snapshotSequence = this.#state.sequence;
  }

  /** What later changes are journalled against is then what the file holds. */
  #settleMatch(): void {
    const { body } = this.#state;
    if (this.#settle === null || !isMatch(body)) return;
    this.#state = { ...this.#state, body: this.#settle(body) };
    this.#settle = null;
  }
}

function foreignHistory(title: string): Refusal {
  const message = `The record of changes beside “${title}” belongs to another one. It is as it was; what came before cannot be undone.`;
  return { code: 'foreign-history', message };
}

function stale(revision: number): Refusal {
  return { code: 'stale-revision', message: 'The plan has changed meanwhile.', params: { revision } };
}
