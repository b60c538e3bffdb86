/** Questions of set-up that are answered on a sheet over the table, not by rows of the panel. */
import type { TaskView } from '../../../../../shared/contract/into-the-unknown';

const ON_SHEETS = ['fleet', 'crew', 'flex', 'complication'] as const;
export type StageTask = Extract<TaskView, { readonly type: (typeof ON_SHEETS)[number] }>;

/** The task where a sheet asks it; null: the panel does. */
export function stageOf(asked: TaskView | null): StageTask | null {
  switch (asked?.type) {
    case 'fleet':
    case 'crew':
    case 'flex':
    case 'complication':
      return asked;
    default:
      return null;
  }
}
