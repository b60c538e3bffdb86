/** One open plan as main last said it is, and the only way to change it. */
import { create } from 'mutative';
import type { Refusal } from '../../shared/base';
import type { Bridge, DocumentState, Patch, PlanState } from '../../shared/contract';
import type { AnyPlan } from '../../shared/documents/any-plan';
import type { SectorPlan } from '../../shared/documents/plan';
import { Turns } from './turns.svelte';

/** Changes a draft of the plan in place. It runs again on the newest plan if another tab was faster: keep it pure. */
export type Recipe<Plan extends AnyPlan = SectorPlan> = (draft: Plan) => void;

const RETRIES = 3;

export class OpenDocument<Plan extends AnyPlan = SectorPlan> {
  readonly id: string;
  state = $state.raw() as PlanState<Plan>;
  readonly #bridge: Bridge;
  readonly #onRefused: (refusal: Refusal) => void;
  readonly #unsubscribe: () => void;
  readonly #turns = new Turns();

  constructor(bridge: Bridge, state: PlanState<Plan>, onRefused: (refusal: Refusal) => void) {
    this.#bridge = bridge;
    this.#onRefused = onRefused;
    this.id = state.id;
    this.state = state;
    this.#unsubscribe = bridge.subscribe((event) => {
      if (event.type === 'document' && event.state.id === this.id) this.#accept(event.state);
    });
  }

  get plan(): Plan {
    return this.state.plan;
  }

  /**
   * Commits one step. Resolves to false when main refused it (the person has been told) or nothing changed. Steps, undo
   * and redo run one after the other in the order they were asked for. `onSent` hears the revision it is sent against.
   */
  edit(label: string, recipe: Recipe<Plan>, onSent?: (revision: number) => void): Promise<boolean> {
    return this.#turns.run(() => this.#edit(label, recipe, onSent));
  }

  /**
   * Whether there is, or is about to be, a step to take back: a step that shows already but main has not answered counts,
   * so that a fast Ctrl+Z is never lost.
   */
  get canUndo(): boolean {
    return this.state.history.position > 0 || this.#turns.busy;
  }

  get canRedo(): boolean {
    return this.state.history.position < this.state.history.length || this.#turns.busy;
  }

  /** Resolves to false when there is nothing to take back, for instance because main refused the step under way. */
  undo(): Promise<boolean> {
    return this.#turns.run(async () => this.state.history.position > 0 && this.#step('document.undo'));
  }

  redo(): Promise<boolean> {
    return this.#turns.run(async () => {
      const { position, length } = this.state.history;
      return position < length && this.#step('document.redo');
    });
  }

  /** Resolves when main has answered every step that was asked for so far. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  goTo(position: number): Promise<boolean> {
    return this.#turns.run(async () =>
      this.#take(
        await this.#bridge.call('document.goTo', {
          callId: crypto.randomUUID(),
          id: this.id,
          baseRevision: this.state.revision,
          position,
        }),
      ),
    );
  }

  async history(from: number, to: number): Promise<readonly string[]> {
    const answer = await this.#bridge.call('document.history', { id: this.id, from, to });
    return answer.ok ? answer.value : [];
  }

  destroy(): void {
    this.#unsubscribe();
    void this.#bridge.call('document.close', { id: this.id });
  }

  async #edit(
    label: string,
    recipe: Recipe<Plan>,
    onSent: ((revision: number) => void) | undefined,
  ): Promise<boolean> {
    for (let attempt = 0; attempt < RETRIES; attempt++) {
      const base = this.state;
      const patches = patchesOf(base.plan, recipe);
      if (patches.length === 0) return false;
      onSent?.(base.revision);
      const answer = await this.#bridge.call('document.edit', {
        callId: crypto.randomUUID(),
        id: this.id,
        baseRevision: base.revision,
        label,
        patches,
      });
      if (answer.ok) {
        this.#accept(answer.value);
        return true;
      }
      if (answer.error.code !== 'stale-revision') return this.#refuse(answer.error);
      await this.#refresh();
    }
    return this.#refuse({
      code: 'stale-revision',
      message: 'Another window keeps changing this plan. Try again.',
    });
  }

  async #step(name: 'document.undo' | 'document.redo'): Promise<boolean> {
    const { revision } = this.state;
    return this.#take(
      await this.#bridge.call(name, { callId: crypto.randomUUID(), id: this.id, baseRevision: revision }),
    );
  }

  #take(answer: { ok: true; value: DocumentState } | { ok: false; error: Refusal }): boolean {
    if (!answer.ok) return this.#refuse(answer.error);
    this.#accept(answer.value);
    return true;
  }

  async #refresh(): Promise<void> {
    const answer = await this.#bridge.call('document.open', { id: this.id });
    if (answer.ok) this.#accept(answer.value);
  }

  /** Answers and events may overtake each other: the highest revision wins. */
  #accept(state: DocumentState): void {
    if (state.kind !== 'plan' || state.revision < this.state.revision) return;
    this.state = state as PlanState<Plan>; // a document never changes its game
  }

  #refuse(refusal: Refusal): false {
    this.#onRefused(refusal);
    return false;
  }
}

/** The JSON Patch that a recipe makes of a plan. */
function patchesOf<Plan extends AnyPlan>(plan: Plan, recipe: Recipe<Plan>): Patch[] {
  const [, patches] = create(plan, (draft) => recipe(draft as Plan), {
    enablePatches: { pathAsArray: false, arrayLengthAssignment: false },
  });
  return patches as Patch[]; // string paths and no length assignment: exactly JSON Patch
}
