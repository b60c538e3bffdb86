/** A ruler under way: every click ends a leg, a double click or Enter ends the ruler, Backspace takes a leg back, Esc drops it. */
import { clingPoint } from '../cling';
import type { SectorState } from '../context';
import type { RulerPoint } from '../preview';
import type { MeasureStage, MeasureStates } from './states';

export function ruling(stage: MeasureStage, entry: MeasureStates['ruling']): SectorState {
  let points = entry.points;
  let pointer = entry.pointer;
  const finish = (): boolean => {
    if (points.length < 2) stage.go('idle', null);
    else stage.go('ruled', { points });
    return true;
  };
  return {
    path: 'measure.ruling',
    cursor: 'crosshair',
    preview: () => ({ type: 'ruler', points: withPointer(points, pointer), finished: false }),
    pointerMove: (input) => void (pointer = clingPoint(stage.context, input)),
    pointerDown: (input) => {
      if (input.button !== 'main') return;
      pointer = clingPoint(stage.context, input);
      points = withPointer(points, pointer);
    },
    doubleClick: () => void finish(),
    complete: finish,
    keyDown: ({ key }) => {
      if (key !== 'Backspace') return false;
      if (points.length > 1) points = points.slice(0, -1);
      return true;
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}

/** A second click on the same place adds no leg. */
function withPointer(points: readonly RulerPoint[], pointer: RulerPoint): readonly RulerPoint[] {
  const last = points.at(-1);
  return last && last.x === pointer.x && last.y === pointer.y ? points : [...points, pointer];
}
