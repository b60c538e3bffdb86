/**
 * The plan as the person sees it: what main last said, plus the edits that main has not yet answered, so that a
 * released drag never springs back for a moment. Edits go out one after the other, in order.
 */
import { create } from 'mutative';
import type { SectorPlan } from '../../../shared/documents/plan';
import type { OpenDocument, Recipe } from '../../bridge/open-document.svelte';

interface PendingEdit {
  readonly label: string;
  readonly recipe: Recipe;
  /** The revision it was sent against; null while it waits for its turn. */
  readonly sentAt: number | null;
}

export class PlanEditor {
  readonly #document: OpenDocument;
  #pending = $state.raw<readonly PendingEdit[]>([]);
  readonly #waiting: { edit: PendingEdit; resolve: (done: boolean) => void }[] = [];
  #working = false;
  /** Main's plan once an edit is in it: an edit that was sent against an older revision is no longer added. */
  readonly plan: SectorPlan = $derived.by(() => {
    const { plan, revision } = this.#document.state;
    return this.#pending
      .filter(({ sentAt }) => sentAt === null || sentAt === revision)
      .reduce((shown, { recipe }) => applyRecipe(shown, recipe), plan);
  });

  constructor(document: OpenDocument) {
    this.#document = document;
  }

  /** One undoable step. Resolves to false when main refused it or nothing changed. */
  async commit(label: string, recipe: Recipe): Promise<boolean> {
    const edit: PendingEdit = { label, recipe, sentAt: null };
    return new Promise((resolve) => {
      this.#pending = [...this.#pending, edit];
      this.#waiting.push({ edit, resolve });
      void this.#work();
    });
  }

  /** Resolves when main has answered everything that was committed before. */
  async settled(): Promise<void> {
    while (this.#pending.length > 0) await Promise.resolve();
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const sent = { ...next.edit, sentAt: this.#document.state.revision };
      this.#pending = this.#pending.map((edit) => (edit === next?.edit ? sent : edit));
      const done = await this.#document.edit(sent.label, sent.recipe);
      this.#pending = this.#pending.filter((edit) => edit !== sent);
      next.resolve(done);
    }
    this.#working = false;
  }
}

function applyRecipe(plan: SectorPlan, recipe: Recipe): SectorPlan {
  return create(plan, (draft) => recipe(draft as SectorPlan)); // a draft is as mutable as the plan's own type
}
