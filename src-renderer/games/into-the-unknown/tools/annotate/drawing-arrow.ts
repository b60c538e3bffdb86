/** An arrow under way: a drag, or a click for every point; a double click or Enter ends it, Backspace takes one back. */
import type { Point } from '../../../../../shared/geometry';
import { isDrag } from '../../../../tools';
import { clingAnchor } from '../cling';
import { draftLine } from './drafts';
import { keep, kept } from './keep';
import { withClick, withoutLast } from './points';
import type { AnnotateStage, AnnotateStates, SectorState } from './states';

const MOST_POINTS = 100;

export function drawingArrow(
  stage: AnnotateStage,
  { start, from }: AnnotateStates['drawing-arrow'],
): SectorState {
  const { context } = stage;
  let points: readonly Point[] = [from];
  let pointer = from;
  let pressed = true;
  const finish = (): true => {
    if (points.length > 1) keep(context, { type: 'arrow', points: points.map(kept) });
    stage.go('idle', null);
    return true;
  };
  return {
    path: 'annotate.drawing-arrow',
    cursor: 'crosshair',
    preview: () => draftLine('arrow', withClick(points, pointer)),
    pointerMove: (input) => void (pointer = clingAnchor(context, input).at),
    pointerDown: (input) => {
      if (input.button !== 'main') return;
      pointer = clingAnchor(context, input).at;
      points = withClick(points, pointer);
      if (points.length >= MOST_POINTS) finish();
    },
    pointerUp: (input) => {
      if (pressed && isDrag(start, input)) {
        points = withClick(points, clingAnchor(context, input).at);
        finish();
      }
      pressed = false;
    },
    doubleClick: () => void finish(),
    complete: finish,
    keyDown: ({ key }) => {
      if (key !== 'Backspace') return false;
      points = withoutLast(points);
      return true;
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}
