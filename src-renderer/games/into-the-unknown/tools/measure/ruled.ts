/** The finished ruler: Enter keeps it in the plan, Esc drops it, a click starts the next one. */
import { freshId, idsOf, addAnnotation } from '../../edits';
import { clingPoint } from '../cling';
import type { SectorState } from '../context';
import { rulerLegs } from '../../ruler';
import type { MeasureStage, MeasureStates } from './states';

export function ruled(stage: MeasureStage, { points }: MeasureStates['ruled']): SectorState {
  const { context } = stage;
  return {
    path: 'measure.ruled',
    cursor: 'crosshair',
    preview: () => ({ type: 'ruler', points, finished: true }),
    pointerDown: (input) => {
      if (input.button !== 'main') return;
      const point = clingPoint(context, input);
      stage.go('ruling', { points: [point], pointer: point });
    },
    complete: () => {
      const id = freshId(idsOf(context.plan), 'ruler');
      const kept = points.map(({ x, y }) => ({ x, y }));
      const { totalIn } = rulerLegs(kept);
      context.commit(
        `Keep ruler ${context.words.length(totalIn)}`,
        addAnnotation({ id, type: 'ruler', points: kept }),
      );
      stage.go('idle', null);
      return true;
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}
