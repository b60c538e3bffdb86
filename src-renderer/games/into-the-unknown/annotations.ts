/** Annotations of a plan by their kind. */
import type { Annotation, AnnotationOf, SectorPlan } from '../../../shared/documents/plan';

/** All of one kind, in the plan's order. */
export function annotationsOf<Type extends Annotation['type']>(
  plan: Pick<SectorPlan, 'annotations'>,
  type: Type,
): readonly AnnotationOf<Type>[] {
  return (plan.annotations ?? []).filter((each): each is AnnotationOf<Type> => each.type === type);
}
