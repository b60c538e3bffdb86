/** Everything that people wrote on the table. */
import { assertNever } from '../base';
import type { Annotation } from '../documents';
import { drawCourse } from './course';
import type { Marked } from './marks';
import { drawArea, drawArrow, drawDimension, drawNote, drawRuler } from './own-marks';
import { drawPin } from './pin';
import type { Sheet } from './sheet';

function drawAnnotation(sheet: Sheet, annotation: Annotation): Marked {
  switch (annotation.type) {
    case 'ruler':
      return drawRuler(sheet, annotation);
    case 'note':
      return drawNote(sheet, annotation);
    case 'arrow':
      return drawArrow(sheet, annotation);
    case 'area':
      return drawArea(sheet, annotation);
    case 'dimension':
      return drawDimension(sheet, annotation);
    case 'pin':
      return drawPin(sheet, annotation);
    case 'course':
      return drawCourse(sheet, annotation);
    default:
      return assertNever(annotation);
  }
}

/** All annotations of the plan as one, in their order; an annotation of pieces that are gone draws nothing. */
export function drawAnnotations(sheet: Sheet): Marked {
  const all = (sheet.options.annotations ? (sheet.plan.annotations ?? []) : []).map((annotation) =>
    drawAnnotation(sheet, annotation),
  );
  return {
    under: all.flatMap(({ under }) => under),
    over: all.flatMap(({ over }) => over),
    tags: all.flatMap(({ tags }) => tags),
    boxes: all.flatMap(({ boxes }) => boxes),
    bodies: all.flatMap(({ bodies }) => bodies),
  };
}
