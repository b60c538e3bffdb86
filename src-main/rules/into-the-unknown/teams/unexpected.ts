/** A checked action that its task does not know: always a bug. */
import type { IntoTheUnknownAction, TaskType } from '../../../../shared/contract/into-the-unknown';

export function unexpected(task: TaskType, { type }: IntoTheUnknownAction): Error {
  return new Error(`The task ${task} is not answered by ${type}.`);
}
