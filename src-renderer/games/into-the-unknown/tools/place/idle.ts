/** The chosen piece hovers under the pointer; a press sets its place. Keys turn it beforehand. */
import type { Point } from '../../../../../shared/geometry';
import type { PointerInput } from '../../../../tools';
import { HEADING_STEP_DEG, PLACE_STEP_IN, snapReachIn, snaps, softSnap } from '../../snapping';
import type { SectorState } from '../context';
import { headingAt } from './heading';
import type { PlaceStage } from './states';

export function idle(stage: PlaceStage): SectorState {
  const { context } = stage;
  let at: Point | null = null;
  let turnDeg = 0;
  return {
    path: 'place.idle',
    get cursor() {
      return context.carried ? ('copy' as const) : ('default' as const);
    },
    preview: () => {
      if (!context.carried || !at) return null;
      const headingDeg = headingAt(at, context.sector.sizeIn, turnDeg);
      return { type: 'carrying', piece: context.carried, pose: { ...at, headingDeg } };
    },
    pointerMove: (input) => void (at = placeUnder(stage, input)),
    pointerDown: (input) => {
      const piece = context.carried;
      if (!piece || input.button !== 'main') return;
      stage.go('aiming', { piece, start: input, at: placeUnder(stage, input), turnDeg });
    },
    keyDown: ({ key }) => {
      if (!context.carried || (key !== '[' && key !== ']')) return false;
      turnDeg += key === ']' ? HEADING_STEP_DEG : -HEADING_STEP_DEG;
      return true;
    },
    cancel: () => {
      if (!context.carried) return false;
      context.carry(null);
      return true;
    },
  };
}

/** The pointer's place, snapping softly to half inches. */
function placeUnder(stage: PlaceStage, input: PointerInput): Point {
  if (!snaps(stage.context.snap, input.modifiers.alt)) return input.at;
  const reach = snapReachIn(input.pxPerIn);
  return {
    x: softSnap(input.at.x, PLACE_STEP_IN, reach),
    y: softSnap(input.at.y, PLACE_STEP_IN, reach),
  };
}
