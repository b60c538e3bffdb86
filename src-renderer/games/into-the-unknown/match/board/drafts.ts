/** A unit or token that is being put on the table: it lies there as a piece, can be dragged, and is sent by its button. */
import type { Pose } from '../../../../../shared/geometry';
import type { FeatureKind, Owner } from '../../../../../shared/sector';

interface DraftBase {
  /** Of the unit or feature; a feature that is new has the id `draft`. */
  readonly id: string;
  readonly owner: Owner;
  readonly pose: Pose;
}
export type Draft =
  | (DraftBase & { readonly kind: 'unit'; readonly class: string })
  | (DraftBase & { readonly kind: 'feature'; readonly feature: FeatureKind });

/** A feature that is not on the table yet. */
export const NEW_FEATURE = 'draft';
