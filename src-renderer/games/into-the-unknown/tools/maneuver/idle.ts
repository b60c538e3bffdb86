/**
 * A manoeuvre lies staged: the ring and the knob can be dragged, Enter commits what is possible, Esc clears it. A click
 * on the number of a leg brings its handles back; Enter and Esc close that leg first.
 */
import { distance } from '../../../../../shared/geometry';
import type { PointerInput } from '../../../../tools';
import type { StagingHandle } from '../../staging-handles';
import { HANDLE_HIT_PX, JOINT_HIT_PX, type SectorState, type SectorToolContext } from '../context';
import { pieceAtPointer } from '../hit';
import type { ManeuverStage } from './states';

export function idle(stage: ManeuverStage): SectorState {
  const { context } = stage;
  let over: StagingHandle | undefined;
  let overJoint = false;
  return {
    path: 'maneuver.idle',
    get cursor() {
      if (over) return 'grab' as const;
      return overJoint ? ('pointer' as const) : ('default' as const);
    },
    preview: () => (over ? { type: 'handle', kind: over.kind } : null),
    pointerMove: (input) => {
      over = handleUnder(context, input);
      overJoint = !over && jointUnder(context, input) !== undefined;
      context.hover(over || overJoint ? null : (pieceAtPointer(context, input)?.id ?? null));
    },
    pointerDown: (input) => {
      if (input.button !== 'main') return;
      const handle = handleUnder(context, input);
      const judged = context.judged;
      if (handle && judged)
        stage.go(handle.kind === 'turn' ? 'turning' : 'travelling', { start: input, judged });
      else pick(context, input);
    },
    keyDown: ({ key }) => (key === 'Delete' || key === 'Backspace') && deleteLeg(context),
    complete: () => context.course.closeEdit() || context.commitStaging(),
    cancel: () => context.clearStaging(),
    exit: () => context.hover(null),
  };
}

/**
 * Deletes the opened leg; behind the last leg it opens that one, so that no key deletes the ship while its course is
 * plotted. False without a course.
 */
function deleteLeg({ course }: SectorToolContext): boolean {
  if (!course.isPlotted) return false;
  if (course.staged.editing) course.remove(course.active);
  else course.step(-1);
  return true;
}

/**
 * A click on a number opens its leg, one on another unit tries its manoeuvres; with Shift that unit becomes the target
 * looked at from the ghost.
 */
function pick(context: SectorToolContext, input: PointerInput): void {
  const joint = jointUnder(context, input);
  if (joint !== undefined) return context.course.open(joint);
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

/** The leg whose number lies under the pointer, the one drawn last where several do. */
function jointUnder({ course }: SectorToolContext, input: PointerInput): number | undefined {
  const reachIn = JOINT_HIT_PX / input.pxPerIn;
  const found = course.paths.findLastIndex(
    ({ end }) => Math.hypot(end.x - input.at.x, end.y - input.at.y) <= reachIn,
  );
  return found < 0 ? undefined : found;
}
