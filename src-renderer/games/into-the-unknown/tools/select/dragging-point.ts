/** One point of an annotation follows the pointer and clings to edges; ends that may stay on a piece do. Release commits. */
import { replaceAnnotation, withPoint } from '../../annotation-edits';
import { ANNOTATION_NAMES } from '../../annotation-words';
import { clingAnchor, snappedRadius } from '../cling';
import type { Annotation } from '../../../../../shared/documents/plan';
import { type PointerInput, isDrag } from '../../../../tools';
import type { SectorState, SelectStage, SelectStates } from './states';

export function draggingPoint(
  stage: SelectStage,
  { start, point: { annotation, index } }: SelectStates['dragging-point'],
): SectorState {
  const { context } = stage;
  let next = annotation;
  return {
    path: 'select.dragging-point',
    cursor: 'grabbing',
    preview: () => ({ type: 'reshaping', annotations: new Map([[next.id, next]]), point: index }),
    pointerMove: (input) => {
      if (next !== annotation || isDrag(start, input)) next = reshaped(stage, annotation, index, input);
    },
    pointerUp: () => {
      if (next !== annotation)
        context.commit(`Change ${ANNOTATION_NAMES[next.type].toLowerCase()}`, replaceAnnotation(next));
      stage.go('idle', null);
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}

function reshaped(
  stage: SelectStage,
  annotation: Annotation,
  index: number,
  input: PointerInput,
): Annotation {
  const { context } = stage;
  const { anchor, at } = clingAnchor(context, input);
  if (annotation.type !== 'area' || 'points' in annotation.shape)
    return withPoint(annotation, index, anchor, at);
  const { shape } = annotation;
  return { ...annotation, shape: { ...shape, radiusIn: snappedRadius(context, shape.at, input) } };
}
