/** What an answer means depends on the question: the words of one kind of answer, by the type of the task on top. */
import type { TaskView } from '../../../../../shared/contract/black-alert';

/** An answer in words: what it is, and what it brings. */
export interface Phrase {
  readonly title: string;
  readonly detail: string;
}

type TaskViewOf<Type extends TaskView['type']> = Extract<TaskView, { readonly type: Type }>;
type ByTask = { readonly [Type in TaskView['type']]?: (task: TaskViewOf<Type>) => Phrase };

/** The words for the task's own type; `otherwise` where no task of the list asks. */
export function byTask(task: TaskView | null, words: ByTask, otherwise: Phrase): Phrase {
  if (task === null) return otherwise;
  const found = words[task.type] as ((asked: TaskView) => Phrase) | undefined; // the entry of the task's own type
  return found ? found(task) : otherwise;
}
