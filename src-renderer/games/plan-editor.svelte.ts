/**
 * The plan as the person sees it: what main last said, plus the edits that main has not yet answered, so that a
 * released drag never springs back for a moment. Edits go out one after the other, in order.
 */
import { create } from 'mutative';
import type { AnyPlan } from '../../shared/documents/any-plan';
import type { SectorPlan } from '../../shared/documents/plan';
import type { Recipe } from '../bridge/open-document.svelte';

/** A document that can be edited step by step: an open plan, or the table of a match, which keeps only what is written on it. */
export interface EditableDocument<Plan extends AnyPlan = SectorPlan> {
  readonly state: { readonly plan: Plan; readonly revision: number };
  edit(label: string, recipe: Recipe<Plan>, sent?: (revision: number) => void): Promise<boolean>;
}

interface PendingEdit<Plan extends AnyPlan> {
  readonly recipe: Recipe<Plan>;
  /** The revision it was sent against; null while it waits for its turn. */
  sentAt: number | null;
}

export class PlanEditor<Plan extends AnyPlan = SectorPlan> {
  readonly #document: EditableDocument<Plan>;
  #committed: Promise<unknown> = Promise.resolve();
  #pending = $state.raw<readonly PendingEdit<Plan>[]>([]);
  /** Main's plan once an edit is in it: an edit that was sent against an older revision is no longer added. */
  readonly plan: Plan = $derived.by(() => {
    const { plan, revision } = this.#document.state;
    return this.#pending
      .filter(({ sentAt }) => sentAt === null || sentAt === revision)
      .reduce((shown, { recipe }) => applyRecipe(shown, recipe), plan);
  });

  constructor(document: EditableDocument<Plan>) {
    this.#document = document;
  }

  /** One undoable step. Resolves to false when main refused it or nothing changed. */
  commit(label: string, recipe: Recipe<Plan>): Promise<boolean> {
    const work = this.#commit(label, recipe);
    this.#committed = Promise.allSettled([this.#committed, work]);
    return work;
  }

  /** Resolves when main has answered everything that was committed before. */
  async settled(): Promise<void> {
    await this.#committed;
  }

  async #commit(label: string, recipe: Recipe<Plan>): Promise<boolean> {
    const edit: PendingEdit<Plan> = { recipe, sentAt: null };
    this.#pending = [...this.#pending, edit];
    const done = await this.#document.edit(label, recipe, (revision) => this.#mark(edit, revision));
    this.#pending = this.#pending.filter((pending) => pending !== edit);
    return done;
  }

  #mark(edit: PendingEdit<Plan>, revision: number): void {
    edit.sentAt = revision;
    this.#pending = [...this.#pending];
  }
}

function applyRecipe<Plan extends AnyPlan>(plan: Plan, recipe: Recipe<Plan>): Plan {
  return create(plan, (draft) => recipe(draft as Plan)); // a draft is as mutable as the plan's own type
}
