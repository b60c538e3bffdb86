/** A turn that somebody else gives a unit, such as an opponent after a failed Massive test (ITU-FKEY-05). */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { ActionOf, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { forcedTurnPose, type Pose, round9, TOLERANCE_IN } from '../../../../shared/geometry';
import { baseOf, baseOutline, forcedTurnPivot } from '../../../../shared/sector';
import type { Random } from '../../engine';
import { unitOf } from '../figures/pieces';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { setPose } from './set-pose';
import { standingFault } from './standing-room';
import { isOffTable } from './on-table';

type TurnAction = ActionOf<'turn'>;
type Asking = Asked<'turn'>;

export const turnTask: TaskRules<'turn'> = {
  waitsFor: ({ task }) => [task.seat],
  legal: () => [{ type: 'pass' }],
  open: {
    kinds: () => ['turn'],
    check: (asked, _seat, action) => (action.type === 'turn' ? checkTurn(asked, action) : err(NOT_ASKED)),
    sample: (asked, _seat, random) => sampleTurn(asked, random),
  },
  why: () => NOT_ASKED,
  answer(play, task, action) {
    play.pop();
    if (action.type !== 'turn') return;
    const pose = endOf(play.table, play.frozen, task, action);
    const unit = unitOf(play.frozen, task.unit);
    if (pose) setPose(play, unit, { pose, system: unit.system, kind: 'turn' });
  },
  run: (play) => play.pop(),
  isMoot: (state, task) => isOffTable(state, task.unit),
};

const NOT_ASKED: Refusal = {
  code: 'not-asked',
  message: 'The unit may be turned now, or left as it is.',
  rule: 'ITU-FKEY-05',
};

/**
 * A turn of at most the task's notches either way, positive clockwise, about the base's centre; by the reading
 * `turn.withoutTool` about the tool's head in a slot that is named. It may not end on a ship's base or outside the sector
 * (house, as for a come about).
 */
export function checkTurn({ table, state, task }: Asking, action: TurnAction): Result<TurnAction, Refusal> {
  const notches = round9(action.notches);
  if (Math.abs(notches) > task.notches + TOLERANCE_IN)
    return err(no('turn-over-limit', `At most ${task.notches} notches to either side.`));
  const slot = action.slot ?? null;
  if (slot === null && needsSlot(table, state, task))
    return err(no('missing-slot', "It turns about the tool's head: name the slot it sits in."));
  const taken: TurnAction = { type: 'turn', notches, ...(slot === null ? {} : { slot }) };
  const pose = endOf(table, state, task, taken);
  if (pose === null) return err(no('unknown-class', 'No pack knows its base.'));
  const fault = standingFault(table, state, unitOf(state, task.unit), pose, 'ITU-FKEY-05');
  return fault === null ? ok(taken) : err(fault);
}

function no(code: string, message: string): Refusal {
  return { code, message, rule: 'ITU-FKEY-05' };
}

function needsSlot(table: Table, state: IntoTheUnknownState, task: TaskOf<'turn'>): boolean {
  const slots = baseOf(table.content, unitOf(state, task.unit))?.headCentres ?? null;
  return slots !== null && forcedTurnPivot(false, table.readings) === 'slot';
}

function endOf(
  table: Table,
  state: IntoTheUnknownState,
  task: TaskOf<'turn'>,
  action: TurnAction,
): Pose | null {
  const unit = unitOf(state, task.unit);
  const base = baseOutline(table.content, unit);
  if (base === undefined || unit.pose === null) return null;
  const about = needsSlot(table, state, task) ? (action.slot ?? null) : null;
  return forcedTurnPose(base, unit.pose, about, action.notches * table.content.tool.notchDeg);
}

const SLOTS = ['port', 'starboard', 'fore', 'aft'] as const;
const TRIES = 4;

/** A legal turn in quarters of a notch; null when the draws find none, so that it is left. */
export function sampleTurn(asked: Asking, random: Random): TurnAction | null {
  const quarters = Math.floor(4 * asked.task.notches);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const notches = (random.below(2 * quarters + 1) - quarters) / 4;
    const slot = needsSlot(asked.table, asked.state, asked.task) ? SLOTS[random.below(SLOTS.length)] : null;
    const checked = checkTurn(asked, { type: 'turn', notches, slot: slot ?? null });
    if (checked.ok) return checked.value;
  }
  return null;
}
