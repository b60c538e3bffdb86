/** Questions of set-up that are answered on a sheet over the table, not by rows of the panel. */
import type { TaskView } from '../../../../../shared/contract/into-the-unknown';

const ON_SHEETS = ['fleet', 'crew', 'flex', 'complication'] as const;
type SheetType = (typeof ON_SHEETS)[number];
export type StageTask = Extract<TaskView, { readonly type: SheetType }>;

/** The task where a sheet asks it; null: the panel does. */
export function stageOf(asked: TaskView | null): StageTask | null {
  return asked !== null && isOnSheet(asked) ? asked : null;
}

function isOnSheet(task: TaskView): task is StageTask {
  return ON_SHEETS.some((each) => each === task.type);
}
