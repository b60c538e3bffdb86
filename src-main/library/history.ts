/**
 * The steps of one document and the place in them. A new step after an undo cuts what could be redone.
 * Where the oldest part of the history was lost, counting begins behind the gap.
 */
import type { Json } from '../../shared/base';
import type { Patch } from '../../shared/contract';
import type { EditEntry, JournalEntry } from './journal';
import { roundTrips } from './round-trip';

export type Step = Pick<EditEntry, 'label' | 'patches' | 'inverse'>;

export class History {
  readonly #steps: Step[] = [];
  /** Journal position of the oldest state that can be reached. */
  #base: number;
  #position: number;

  constructor(position: number) {
    this.#base = position;
    this.#position = position;
  }

  /** The history told by journal entries that follow each other and end with the present. */
  static of(entries: readonly JournalEntry[], position: number): History {
    const first = entries[0];
    if (first === undefined) return new History(position);
    const history = new History(first.type === 'edit' ? first.position - 1 : first.position);
    for (const entry of entries) {
      if (entry.type === 'edit') history.#replayEdit(entry);
      else history.move(entry.position);
    }
    return history;
  }

  /** Applied steps, 0 .. length. */
  get position(): number {
    return this.#position - this.#base;
  }
  get length(): number {
    return this.#steps.length;
  }
  /** As written in the journal, where lost steps still count. */
  get journalPosition(): number {
    return this.#position;
  }
  get journalLength(): number {
    return this.#base + this.#steps.length;
  }
  get undoLabel(): string | null {
    return this.#steps[this.position - 1]?.label ?? null;
  }
  get redoLabel(): string | null {
    return this.#steps[this.position]?.label ?? null;
  }

  /** True if the steps next to the present lead from this plan and back to it, as those of its own history do. */
  fits(plan: Json): boolean {
    const [last, next] = [this.#steps[this.position - 1], this.#steps[this.position]].map(patchesOf);
    return (
      (last === undefined || roundTrips(plan, last.inverse, last.patches)) &&
      (next === undefined || roundTrips(plan, next.patches, next.inverse))
    );
  }

  labels(from: number, to: number): string[] {
    return this.#steps.slice(from, to).map((step) => step.label);
  }

  push(step: Step): void {
    this.#steps.length = this.position;
    this.#steps.push(step);
    this.#position += 1;
  }

  /** Goes to a journal position; one outside the known steps forgets them. */
  move(journalPosition: number): void {
    if (journalPosition < this.#base || journalPosition > this.journalLength) {
      this.#steps.length = 0;
      this.#base = journalPosition;
    }
    this.#position = journalPosition;
  }

  /** The patches that lead from the present to `position` (0 .. length). */
  patchesTo(position: number): Patch[] {
    const patches: Patch[] = [];
    for (let at = this.position; at < position; at++) add(patches, this.#steps[at]?.patches);
    for (let at = this.position; at > position; at--) add(patches, this.#steps[at - 1]?.inverse);
    return patches;
  }

  #replayEdit(entry: EditEntry): void {
    this.move(entry.position - 1);
    this.push({ label: entry.label, patches: entry.patches, inverse: entry.inverse });
  }
}

/** The entries without a gap that end with `sequence`. */
export function runEndingAt(entries: readonly JournalEntry[], sequence: number): readonly JournalEntry[] {
  const end = entries.findLastIndex((entry) => entry.sequence <= sequence);
  if (entries[end]?.sequence !== sequence) return [];
  let start = end;
  while (start > 0 && entries[start - 1]?.sequence === (entries[start]?.sequence ?? 0) - 1) start--;
  return entries.slice(start, end + 1);
}

function patchesOf(step: Step | undefined): { patches: Patch[]; inverse: Patch[] } | undefined {
  if (step === undefined) return undefined;
  return { patches: step.patches as Patch[], inverse: step.inverse as Patch[] }; // the checksum vouches that we wrote them
}

function add(patches: Patch[], more: Step['patches'] | undefined): void {
  for (const patch of more ?? []) patches.push(patch as Patch); // the checksum vouches that we wrote it
}
