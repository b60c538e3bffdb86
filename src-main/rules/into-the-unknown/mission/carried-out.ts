/** Tasks that ask nobody. */
import type { RuleId } from '../../../../shared/base';
import type { TaskType } from '../../../../shared/contract/into-the-unknown';
import type { TaskRules } from '../task-rules';

/** The answers of a task that is carried out at once: there are none. */
export function carriedOut<Type extends TaskType>(
  rule: RuleId,
): Pick<TaskRules<Type>, 'waitsFor' | 'legal' | 'why' | 'answer'> {
  return {
    waitsFor: () => [],
    legal: () => [],
    why: () => ({ code: 'not-asked', message: 'This goes on by itself.', rule }),
    answer: (_play, task) => {
      throw new Error(`${task.type} asks nobody.`);
    },
  };
}
