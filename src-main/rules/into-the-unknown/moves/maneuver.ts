/** An engaged warp or impulse: which manoeuvre, judged exactly (ITU-MOVE-01 to 06, ITU-LAT-01 to 03, ITU-REV-01 to 03). */
import { err } from '../../../../shared/base';
import { unitOf } from '../figures/pieces';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import type { TaskOf } from '../../../../shared/contract/into-the-unknown';
import { checkManeuver, type ManeuverAction, maneuverGround, verdictOf } from './judge-maneuver';
import { isStuck, sampleManeuver } from './sample-maneuver';
import { setPose } from './set-pose';
import { isOffTable } from './on-table';

export const maneuverTask: TaskRules<'maneuver'> = {
  waitsFor: ({ task }) => [task.seat],
  legal: (asked) => (isStuck(asked) ? [{ type: 'pass' }] : []),
  open: {
    kinds: () => ['maneuver'],
    check: (asked, _seat, action) =>
      action.type === 'maneuver' ? checkManeuver(asked, action) : err(NOT_ASKED),
    sample: (asked, _seat, random) => sampleManeuver(asked, random),
  },
  why: () => NOT_ASKED,
  answer(play, task, action) {
    play.pop();
    if (action.type === 'maneuver') move(play, task, action);
  },
  run: (play) => play.pop(),
  isMoot: (state, task) => isOffTable(state, task.unit),
};

const NOT_ASKED = {
  code: 'not-asked',
  message: 'A manoeuvre has been engaged and is made now.',
  rule: 'ITU-MOVE-03',
} as const;

/** Puts the unit to its end and hands over to what the move sets off. A warp remembers what it has crossed, in order. */
function move(play: Play, task: TaskOf<'maneuver'>, action: ManeuverAction): void {
  const { table, frozen: state } = play;
  const asked = { table, state, task };
  const verdict = verdictOf(asked, action, maneuverGround(asked));
  if (!verdict.ok) throw new Error(`A checked manoeuvre was refused: ${verdict.error.message}`);
  const { kind } = action;
  const crossed = kind === 'warp' ? verdict.value.crosses.map(({ id }) => id) : [];
  setPose(play, unitOf(state, task.unit), { pose: verdict.value.end, system: action.system, kind });
  play.push({ type: 'moved', unit: task.unit, kind, crossed, step: 0 });
}
