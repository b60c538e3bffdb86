/** What the words of actions, tasks and events are told by: the content, and the table as the viewer may know it. */
import type { BlackAlertContent } from '../../../../../shared/content/black-alert';
import type { BlackAlertView, TaskView } from '../../../../../shared/contract/black-alert';

export interface Told {
  readonly content: BlackAlertContent;
  readonly view: BlackAlertView;
}

/** The task that waits, on top of the stack. */
export function topTask(view: BlackAlertView): TaskView | null {
  return view.tasks.at(-1) ?? null;
}
