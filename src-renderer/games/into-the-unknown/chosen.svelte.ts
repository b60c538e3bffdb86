/** What is chosen on a sector table: pieces and annotations, and what the only one of them is measured to. */
import type { SectorPlan } from '../../../shared/documents/plan';
import { type MeasuredPair, measuredPair } from './measured-pair';
import type { Piece } from './pieces';
import { keepExisting, NOTHING, type Selection } from './selection';

/** What it needs of its session. */
export interface ChosenHost {
  readonly plan: SectorPlan;
  /** The table's pieces before any drag under way. */
  readonly placed: readonly Piece[];
}

export class Chosen {
  readonly #host: ChosenHost;
  #ids = $state.raw<Selection>(NOTHING);
  #target = $state.raw<string | null>(null);
  /** The two pieces whose card was closed while both stay selected. */
  #unmeasured = $state.raw<Selection>(NOTHING);
  /** What of it is still on the table. */
  readonly selection: Selection = $derived.by(() => keepExisting(this.#ids, (id) => this.#exists(id)));
  readonly targetId: string | null = $derived.by(() => this.#targetOf());

  constructor(host: ChosenHost) {
    this.#host = host;
  }

  /** The two that are measured; null: nothing to measure, or the card was put away. */
  get pair(): MeasuredPair | null {
    if (this.selection.length === 2 && this.selection === this.#unmeasured) return null;
    return measuredPair(this.#host.placed, this.selection, this.targetId);
  }

  select(selection: Selection): void {
    this.#ids = selection;
  }

  setTarget(id: string | null): void {
    this.#target = id;
  }

  /** Puts the verdict card away; what is selected stays selected. */
  closeMeasure(): void {
    this.#target = null;
    this.#unmeasured = this.selection;
  }

  /** One step back: the target, then the selection. */
  back(): void {
    if (this.#target !== null) this.#target = null;
    else this.#ids = NOTHING;
  }

  #exists(id: string): boolean {
    if (this.#host.placed.some((piece) => piece.id === id)) return true;
    return this.#host.plan.annotations?.some((annotation) => annotation.id === id) ?? false;
  }

  #targetOf(): string | null {
    const target = this.#target;
    if (target === null || this.selection.length !== 1 || this.selection[0] === target) return null;
    return this.#host.placed.some(({ id }) => id === target) ? target : null;
  }
}
