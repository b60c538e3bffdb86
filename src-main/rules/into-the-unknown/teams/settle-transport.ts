/** The test of a transport has come out: told to the transport that waits for it (ITU-TRANSP-11). */
import type { Draft } from '../state';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import type { Play } from '../play';

/** Nothing where no transport waits. The tasks on the stack stay where they are. */
export function settleTransport(play: Play, success: boolean): void {
  const index = play.frozen.tasks.findLastIndex(
    (task) => task.type === 'interference' && task.step === 'tested',
  );
  const task = play.frozen.tasks[index];
  if (task?.type === 'interference') play.state.tasks[index] = { ...task, success } as Draft<Task>; // tasks are replaced, never written into
}
