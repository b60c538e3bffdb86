/** The task that carries an ability out. */
import type { AbilityRef, TaskOf } from '../../../../shared/contract/into-the-unknown';

/** Begins an ability; its cost is paid already. */
export function abilityTask(
  ref: AbilityRef,
  more: Partial<
    Pick<TaskOf<'ability'>, 'officer' | 'station' | 'target' | 'byPriority' | 'leaderWasReady' | 'order'>
  > = {},
): TaskOf<'ability'> {
  return {
    type: 'ability',
    ref,
    officer: null,
    station: null,
    target: null,
    byPriority: false,
    order: null,
    step: 'start',
    ...more,
  };
}
