import type { Offers } from '../../../../../shared/contract';
import type { IntoTheUnknownAction, TaskView } from '../../../../../shared/contract/into-the-unknown';

/** The task on top where the looking seat has something to say to it. */
export function askedOf(task: TaskView | null, offers: Offers<IntoTheUnknownAction> | null): TaskView | null {
  if (offers === null || task === null) return null;
  return offers.actions.length > 0 || (offers.open ?? []).length > 0 ? task : null;
}
