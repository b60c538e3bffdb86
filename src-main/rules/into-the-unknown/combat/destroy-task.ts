/**
 * A unit is destroyed: directives hear of it while it still stands there, then it is taken off with all aboard (ITU-AUX-14,
 * ITU-LOST-01, ITU-LOST-02, ITU-TEAM-37), and what bursts hurts space units near it.
 */
import type { TaskOf } from '../../../../shared/contract/into-the-unknown';
import { findUnit, isWithin } from '../figures';
import { removeUnit } from '../moves/deploy-unit';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import { unitOut } from '../teams/happenings';
import { dealDamage } from './damage';
import { notUsable } from './refusals';

type Destroy = TaskOf<'destroy'>;

export const destroyTask: TaskRules<'destroy'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => notUsable('A unit is being destroyed.', 'ITU-AUX-14'),
  answer: run,
  run,
  isMoot: (state, task) => findUnit(state, task.unit) === undefined,
};

/** First those who hear of it answer: to their effects it still is where it was (Klingon combat directive). */
function run(play: Play, task: Destroy): void {
  const { unit, by, source, bursts } = task;
  if (task.isTold !== true) {
    play.replace({ ...task, isTold: true });
    return unitOut(play, { unit, how: 'destroyed', by, source });
  }
  play.pop();
  const near = bursts === undefined ? [] : spaceUnitsNear(play, unit, bursts.inches);
  removeUnit(play, unit, 'destroyed', by);
  for (const other of near.toReversed())
    dealDamage(play, { unit: other, kind: 'hull', count: bursts?.count ?? 0, shields: true });
}

function spaceUnitsNear(play: Play, unit: string, inches: number): readonly string[] {
  const { table, frozen: state } = play;
  return state.units
    .filter(({ id, pose }) => id !== unit && pose !== null && isWithin(table, state, unit, id, inches))
    .map(({ id }) => id);
}
