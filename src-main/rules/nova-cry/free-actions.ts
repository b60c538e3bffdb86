/** What may be put in between: training, Emergency Resurrects, aliens and arrow cards. NC-TRAIN-01, NC-EMERG-01, NC-ALIEN-06, NC-ACTION-12. */
import type { Refusal } from '../../../shared/base';
import type { Timing } from '../../../shared/content/nova-cry';
import type { NovaCryAction, Task, TaskType } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { emergencies, mayResurrect, resurrect, whyNotResurrect } from './emergency';
import { mayPlay, mayPlayAnomaly } from './play-card';
import type { Play } from './play';
import type { NovaCryState } from './state';
import type { Table } from './table';
import type { Asked } from './task-rules';
import { train, trainings, whyNotTrain } from './training';
import { takeUse, usesAt, whyNotUse } from './uses';
import { timingOf } from './windows';

/** The moment at which a seat that decides may put something in between; null: none. */
function momentOf({ turn }: NovaCryState, task: Task): Timing | null {
  if (task.type === 'turn') return 'own-turn';
  if (task.type === 'merchant' || task.type === 'again') return task.seat === turn?.seat ? 'own-turn' : null;
  return timingOf(task);
}

/** Everything a seat may put before its answer to the task. */
export function betweenActions(
  table: Table,
  state: NovaCryState,
  task: Task,
  seat: SeatId,
): readonly NovaCryAction[] {
  const moment = momentOf(state, task);
  if (moment === null) return [];
  const placed = trainings(table, state, seat);
  const used = usesAt(table, state, seat, moment);
  return [...placed, ...emergencies(table, state, seat), ...used];
}

/** Carries out what was put in between; false: it is an answer to the task. */
export function takeBetween(play: Play, seat: SeatId, action: NovaCryAction): boolean {
  if (action.type === 'train') train(play, seat, action);
  else if (action.type === 'emergency') resurrect(play, seat, action);
  else if (action.type === 'use') takeUse(play, seat, action);
  else return false;
  return true;
}

/** Lists name the first ways to pay: whether an action that is not listed is legal with other cards. */
export function isPaidOtherwise(
  { table, state, task }: Asked<TaskType>,
  seat: SeatId,
  action: NovaCryAction,
): boolean {
  const moment = momentOf(state, task);
  if (action.type === 'play') {
    if (task.type === 'turn') return mayPlay(table, state, seat, action);
    return task.type === 'anomaly' && task.card === action.card && mayPlayAnomaly(table, state, seat, action);
  }
  if (action.type === 'emergency') return moment !== null && mayResurrect(table, state, seat, action);
  return action.type === 'use' && moment !== null && whyNotUse(table, state, seat, moment, action) === null;
}

/** Why something may not be put in between; null: it is no such thing. */
export function whyNotBetween(
  { table, state, task }: Asked<TaskType>,
  seat: SeatId,
  action: NovaCryAction,
): Refusal | null {
  const moment = momentOf(state, task);
  if (action.type !== 'train' && action.type !== 'emergency' && action.type !== 'use') return null;
  const isOthersTurn = action.type === 'emergency' && state.turn?.seat !== seat;
  if (moment === null && !isOthersTurn)
    return { code: 'between', message: 'What is under way comes to its end first.', rule: 'NC-TURN-01' };
  if (action.type === 'train') return whyNotTrain(table, state, seat, action);
  if (action.type === 'emergency') return whyNotResurrect(table, state, seat, action);
  return moment === null ? null : whyNotUse(table, state, seat, moment, action);
}
