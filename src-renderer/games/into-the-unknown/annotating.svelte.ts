/** The annotations of an open plan as they lie now, what the annotate tool draws next, and a note's words being typed. */
import type { Annotation, SectorPlan } from '../../../shared/documents/plan';
import type { AnnotationById } from './annotation-edits';
import type { Selection } from './selection';
import type { ShownLayers, TableLayer } from './shown-layers.svelte';
import type { Preview } from './tools/preview';

export const ANNOTATE_MODES = ['note', 'arrow', 'area', 'dimension'] as const;
export type AnnotateMode = (typeof ANNOTATE_MODES)[number];

/** Which switch of the layers shows an annotation. */
export const ANNOTATION_LAYERS: Readonly<Record<Annotation['type'], TableLayer>> = {
  note: 'notes',
  arrow: 'notes',
  area: 'notes',
  ruler: 'rulers',
  dimension: 'rulers',
  pin: 'verdicts',
  course: 'courses',
};

interface AnnotatingSource {
  readonly plan: SectorPlan;
  readonly selection: Selection;
  readonly preview: Preview | null;
  readonly layers: ShownLayers;
}

export class Annotating {
  readonly #session: AnnotatingSource;
  mode = $state.raw<AnnotateMode>('note');
  /** Words of the note that is being written. */
  text = $state.raw('');
  /** Those that are drawn and can be clicked. */
  readonly shown: readonly Annotation[] = $derived.by(() => {
    const { plan, layers } = this.#session;
    return (plan.annotations ?? []).filter(({ type }) => layers.isShown(ANNOTATION_LAYERS[type]));
  });
  /** The same, a drag under way included. */
  readonly live: readonly Annotation[] = $derived.by(() => {
    const changed = changedBy(this.#session.preview);
    return changed ? this.shown.map((each) => changed.get(each.id) ?? each) : this.shown;
  });
  /** The selected ones, hidden or not, a drag under way included. */
  readonly selected: readonly Annotation[] = $derived.by(() => {
    const { plan, selection, preview } = this.#session;
    const changed = changedBy(preview);
    return (plan.annotations ?? [])
      .filter(({ id }) => selection.includes(id))
      .map((each) => changed?.get(each.id) ?? each);
  });

  constructor(session: AnnotatingSource) {
    this.#session = session;
  }

  /** True while the pieces' own notes are drawn beside them. */
  get showsPieceNotes(): boolean {
    return this.#session.layers.isShown('notes');
  }
}

function changedBy(preview: Preview | null): AnnotationById | null {
  return preview?.type === 'moving' || preview?.type === 'reshaping' ? preview.annotations : null;
}
