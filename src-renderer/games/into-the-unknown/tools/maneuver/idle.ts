/** A manoeuvre lies staged: the ring and the knob can be dragged, Enter commits what is possible, Esc clears it. */
import { distance } from '../../../../../shared/geometry';
import type { PointerInput } from '../../../../tools';
import type { StagingHandle } from '../../staging-handles';
import { HANDLE_HIT_PX, type SectorState, type SectorToolContext } from '../context';
import { pieceAtPointer } from '../hit';
import type { ManeuverStage } from './states';

export function idle(stage: ManeuverStage): SectorState {
  const { context } = stage;
  let over: StagingHandle | undefined;
  return {
    path: 'maneuver.idle',
    get cursor() {
      return over ? ('grab' as const) : ('default' as const);
    },
    preview: () => (over ? { type: 'handle', kind: over.kind } : null),
    pointerMove: (input) => {
      over = handleUnder(context, input);
      context.hover(over ? null : (pieceAtPointer(context, input)?.id ?? null));
    },
    pointerDown: (input) => {
      if (input.button !== 'main') return;
      const handle = handleUnder(context, input);
      const judged = context.judged;
      if (handle && judged)
        stage.go(handle.kind === 'turn' ? 'turning' : 'travelling', { start: input, judged });
      else pick(context, input);
    },
    complete: () => context.commitStaging(),
    cancel: () => context.clearStaging(),
    exit: () => context.hover(null),
  };
}

/** A click on another unit tries its manoeuvres; with Shift it becomes the target looked at from the ghost. */
function pick(context: SectorToolContext, input: PointerInput): void {
  const piece = pieceAtPointer(context, input);
  if (!piece) return;
  if (input.modifiers.shift && piece.id !== context.selection[0]) context.setTarget(piece.id);
  else context.select([piece.id]);
}

/** The knob lies above the ring where both are hit. */
function handleUnder(context: SectorToolContext, input: PointerInput): StagingHandle | undefined {
  const reachIn = HANDLE_HIT_PX / input.pxPerIn;
  return [...context.stagingHandles]
    .reverse()
    .find(({ at }) => distance({ type: 'point', at }, { type: 'point', at: input.at }).distanceIn <= reachIn);
}
