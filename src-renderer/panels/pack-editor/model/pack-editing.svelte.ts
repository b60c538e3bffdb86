/**
 * One pack being edited: what it says, what the layers under it say, what the two make together. Every step is saved at once
 * and can be undone; steps that another window was faster than are made again on what stands then.
 */
import type { Json, Refusal } from '../../../../shared/base';
import {
  faultsOfRecords,
  type GameId,
  type KindOf,
  type LayerRecord,
  layerOf,
  mergeInPart,
  type PackHead,
  type PackLayer,
  type PartMerge,
  type Sourced,
} from '../../../../shared/content';
import type { Bridge, PackState } from '../../../../shared/contract';
import {
  type Change,
  type PackContent,
  pointerTo,
  recordOf,
  withDraft,
  withField,
  withoutField,
  withWholeRecord,
} from './pack-content';
import { type Path, withValue } from './record-edits';
import { StepHistory } from './step-history.svelte';
import { StoredPack } from './stored-pack';

type Merged = Readonly<Record<string, Readonly<Record<string, Sourced & { readonly name?: string }>>>>;
const RETRIES = 3;
export class PackEditing<Game extends GameId = GameId> {
  readonly id: string;
  head = $state.raw() as PackHead;
  content = $state.raw() as PackContent;
  savedAt = $state(0);
  /** Why the newest steps are not on disk; null: they are, or are on their way. */
  problem = $state.raw<Refusal | null>(null);
  readonly history = new StepHistory();
  readonly base: readonly PackLayer<Game>[];
  /** What the layers under the pack make. */
  readonly house: PartMerge<Game>;
  readonly merged: PartMerge<Game> = $derived.by(() => mergeInPart(this.#game, [...this.base, this.layer]));
  readonly #game: Game;
  readonly #announce: (text: string, tone?: 'plain' | 'ok' | 'bad') => void;
  readonly #unsubscribe: () => void;
  readonly #stored: StoredPack;
  /** Changes that main has not answered yet. */
  #waiting: Change[] = [];
  #saving: Promise<void> | null = null;
  #destroyed = false;

  /** Null: the pack is not one of this game. */
  static of<Game extends GameId>(
    game: Game,
    bridge: Bridge,
    state: PackState,
    announce: PackEditing['say'],
  ): PackEditing<Game> | null {
    const layer = layerOf(game, state.pack);
    return layer && new PackEditing(game, bridge, state, layer, announce);
  }

  private constructor(
    game: Game,
    bridge: Bridge,
    state: PackState,
    layer: PackLayer<Game>,
    announce: PackEditing['say'],
  ) {
    this.#game = game;
    this.#announce = announce;
    this.id = layer.head.id;
    this.base = state.base.flatMap((each) => layerOf(game, each) ?? []);
    this.house = mergeInPart(game, this.base);
    this.head = layer.head;
    this.content = { records: layer.records, drafts: state.drafts };
    this.savedAt = state.savedAt;
    this.#stored = new StoredPack(bridge, this.id, this.content, state.revision);
    this.#unsubscribe = bridge.subscribe((event) => {
      if (event.type === 'packs' && this.#saving === null) void this.#refresh();
    });
  }

  get layer(): PackLayer<Game> {
    // Head and records were taken from a layer of this game, and only records have changed.
    return { head: this.head, records: this.content.records } as unknown as PackLayer<Game>;
  }

  /** Every whole record of a kind, as all layers make it. */
  recordsOf(kind: string): Merged[string] {
    return recordsIn(this.merged, kind);
  }

  /** Every whole record of a kind, as the layers under the pack make it. */
  houseOf(kind: string): Merged[string] {
    return recordsIn(this.house, kind);
  }

  say(text: string, tone?: 'plain' | 'ok' | 'bad'): void {
    this.#announce(text, tone);
  }

  /** The person's own record; undefined where the pack says nothing of it. */
  own(kind: string, id: string): LayerRecord | undefined {
    return recordOf(this.content.records, kind, id);
  }

  /** Faults in the form of a value that is about to be set, places as in the pack; empty: it may be. */
  faultsOf(kind: string, id: string, path: Path, value: Json): readonly Refusal[] {
    const record = withValue(this.own(kind, id), this.#mergedRecord(kind, id), path, value);
    return faultsOfRecords(this.#game, kind as KindOf<Game>, { [id]: record }); // a kind that has a form is one of the game
  }

  /** Sets one field of a record; what was typed there and not valid is done with. */
  setValue(label: string, kind: string, id: string, path: Path, value: Json): void {
    this.step(label, withField({ kind, id, path }, this.#mergedRecord(kind, id), value));
  }

  /** Back to what the layers under the pack say: one field, or with an empty path the whole record. */
  revert(label: string, kind: string, id: string, path: Path): void {
    this.step(label, withoutField({ kind, id, path }, this.#mergedRecord(kind, id)));
  }

  /** Puts a whole record down; null takes it out of the pack. */
  setRecord(label: string, kind: string, id: string, record: LayerRecord | null): void {
    this.step(label, withWholeRecord(kind, id, record));
  }

  draft(kind: string, id: string, path: Path): string | null {
    return this.content.drafts[pointerTo({ kind, id, path })] ?? null;
  }

  /** Keeps a text that is not valid yet; no step of its own. */
  setDraft(kind: string, id: string, path: Path, text: string | null): void {
    if (this.draft(kind, id, path) !== text) this.#change(withDraft(pointerTo({ kind, id, path }), text));
  }

  /** One step: shown at once, saved as soon as main has answered those before it. */
  step(label: string, change: Change): void {
    const before = this.content;
    this.#change(change);
    if (this.content === before) return;
    this.history.add(label, before);
  }

  undo(): void {
    const before = this.history.undo(this.content);
    if (before !== undefined) this.#change(() => before);
  }

  redo(): void {
    const before = this.history.redo(this.content);
    if (before !== undefined) this.#change(() => before);
  }

  /** Resolves when everything is on disk, or main has refused it. */
  async settled(): Promise<void> {
    while (this.#saving !== null) await this.#saving;
  }

  destroy(): void {
    this.#destroyed = true;
    this.#unsubscribe();
  }

  #mergedRecord(kind: string, id: string): unknown {
    return this.recordsOf(kind)[id] ?? this.own(kind, id);
  }

  #change(change: Change): void {
    this.content = change(this.content);
    this.#waiting.push(change);
    this.#saving ??= this.#saveAll().finally(() => (this.#saving = null));
  }

  async #saveAll(): Promise<void> {
    for (let attempt = 0; this.#stored.content !== this.content; attempt += 1) {
      const sent = this.content;
      const count = this.#waiting.length;
      const refusal = await this.#save(sent);
      if (refusal === null) {
        this.#waiting = this.#waiting.slice(count);
        attempt = -1;
      } else if (refusal.code !== 'stale-revision' || attempt >= RETRIES) {
        return this.#refuse(refusal);
      } else if (!(await this.#rebase())) return;
    }
  }

  async #save(sent: PackContent): Promise<Refusal | null> {
    const answer = await this.#stored.save(sent);
    if (!answer.ok) return answer.error;
    this.savedAt = answer.value;
    this.problem = null;
    return null;
  }

  /** What stands is another than what the steps were made on: they are made again. What came before cannot be undone. */
  async #rebase(): Promise<boolean> {
    if (!(await this.#fetch())) return false;
    for (const change of this.#waiting) this.content = change(this.content);
    this.#announce('Another window has changed this pack. Your last step was made again on it.');
    return true;
  }

  /** Another window, or a person with a text editor, may have been at work. */
  async #refresh(): Promise<void> {
    const { revision } = this.#stored;
    const answer = await this.#stored.open();
    const isBusy = this.#saving !== null || this.#stored.revision !== revision || this.#destroyed;
    if (isBusy || !answer.ok || answer.value.revision === revision) return;
    this.#take(answer.value);
  }

  async #fetch(): Promise<boolean> {
    const answer = await this.#stored.open();
    if (answer.ok) this.#take(answer.value);
    else this.#refuse(answer.error);
    return answer.ok;
  }

  #take(state: PackState): void {
    const layer = layerOf(this.#game, state.pack);
    if (layer === null) return;
    this.head = layer.head;
    this.#stored.revision = state.revision;
    this.savedAt = state.savedAt;
    const content = { records: layer.records, drafts: state.drafts };
    // Another title is no reason to forget the steps.
    const saved = this.#stored.content;
    if (JSON.stringify(content) === JSON.stringify(saved)) return void (this.content = saved);
    this.content = content;
    this.#stored.content = content;
    this.history.forget();
  }

  #refuse(refusal: Refusal): void {
    this.problem = refusal;
    this.#announce(refusal.message, 'bad');
  }
}

/** Whole records bear where they come from, whatever their kind. */
function recordsIn(merge: { readonly records: unknown }, kind: string): Merged[string] {
  return (merge.records as Merged)[kind] ?? {};
}
