/** A polygon under way: every click is a corner; a click on the first, a double click or Enter closes it. */
import { distance, type Point } from '../../../../../shared/geometry';
import type { PointerInput } from '../../../../tools';
import { clingAnchor } from '../cling';
import { HANDLE_HIT_PX } from '../context';
import { draftArea, draftLine } from './drafts';
import { keep, kept } from './keep';
import { withClick, withoutLast } from './points';
import type { AnnotateStage, AnnotateStates, SectorState } from './states';

const MOST_CORNERS = 500;

export function drawingOutline(stage: AnnotateStage, entry: AnnotateStates['drawing-outline']): SectorState {
  const { context } = stage;
  let { points, pointer }: { points: readonly Point[]; pointer: Point } = entry;
  const finish = (): true => {
    if (points.length > 2) keep(context, { type: 'area', shape: { points: points.map(kept) } });
    else context.say('An area has three corners or more.');
    stage.go('idle', null);
    return true;
  };
  const shown = (): readonly Point[] => withClick(points, pointer);
  return {
    path: 'annotate.drawing-outline',
    cursor: 'crosshair',
    preview: () => (shown().length > 2 ? draftArea(shown()) : draftLine('outline', shown())),
    pointerMove: (input) => void (pointer = clingAnchor(context, input).at),
    pointerDown: (input) => {
      if (input.button !== 'main') return;
      if (points.length > 2 && isOn(points[0], input)) return void finish();
      pointer = clingAnchor(context, input).at;
      points = withClick(points, pointer);
      if (points.length >= MOST_CORNERS) finish();
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

function isOn(point: Point | undefined, input: PointerInput): boolean {
  if (!point) return false;
  const gap = distance({ type: 'point', at: point }, { type: 'point', at: input.at });
  return gap.distanceIn <= HANDLE_HIT_PX / 2 / input.pxPerIn;
}
