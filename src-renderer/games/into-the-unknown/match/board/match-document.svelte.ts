/**
 * The document that the sector's tools edit while a match is played: pieces stand where the match has them, so an edit
 * changes only what is written over the table (rulers, notes, pinned verdicts) and the piece that is being put down.
 */
import { create } from 'mutative';
import type { SectorPlan } from '../../../../../shared/documents/plan';
import type { Pose } from '../../../../../shared/geometry';
import type { IntoTheUnknownView } from '../../../../../shared/contract/into-the-unknown';
import type { Recipe } from '../../../../bridge/open-document.svelte';
import type { EditableDocument } from '../../../plan-editor.svelte';
import type { Draft } from './drafts';
import { matchPlan, type Written } from './match-plan';

/** What the document is made of. */
export interface TableSource {
  readonly title: string;
  readonly view: IntoTheUnknownView;
  /** What is being put down; null: nothing. */
  readonly draft: Draft | null;
  /** It was dragged or turned, or put somewhere by the place tool. */
  redraft(pose: Pose): void;
}

export class MatchDocument implements EditableDocument {
  readonly #source: TableSource;
  #written = $state.raw<Written>([]);
  #revision = $state.raw(0);
  readonly #plan: SectorPlan = $derived.by(() => {
    const { title, view, draft } = this.#source;
    return matchPlan(title, view, this.#written, draft);
  });

  constructor(source: TableSource) {
    this.#source = source;
  }

  get state(): { readonly plan: SectorPlan; readonly revision: number } {
    return { plan: this.#plan, revision: this.#revision };
  }

  /** Takes away what was written. */
  clear(): void {
    this.#written = [];
  }

  edit(_label: string, recipe: Recipe): Promise<boolean> {
    const before = this.#plan;
    const after = create(before, (draft) => recipe(draft as SectorPlan)); // a draft is as mutable as the plan's own type
    this.#written = after.annotations ?? [];
    const pose = this.#placed(before, after);
    if (pose) this.#source.redraft(pose);
    this.#revision += 1;
    return Promise.resolve(true);
  }

  /** Where the piece that is being put down has come to; null: it stays. */
  #placed(before: SectorPlan, after: SectorPlan): Pose | null {
    const known = [...before.units, ...before.features].map(({ id }) => id);
    const added = after.units.find(({ id }) => !known.includes(id))?.pose;
    const token = after.features.find(({ id }) => !known.includes(id))?.at;
    if (added) return added;
    if (token) return { ...token, headingDeg: 0 };
    const id = this.#source.draft?.id;
    const unit = after.units.find((each) => each.id === id)?.pose;
    if (unit) return unit;
    const feature = after.features.find((each) => each.id === id)?.at;
    return feature ? { ...feature, headingDeg: 0 } : null;
  }
}
