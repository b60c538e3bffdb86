/** What is asked, of whom, and by which rule: the heading of the panel and of the curtain. Total over the tasks. */
import type { TaskType, TaskView } from '../../../../../shared/contract/into-the-unknown';
import { COMBAT_QUESTIONS } from './combat-questions';
import type { TaskWords } from './line';
import { MISSION_QUESTIONS } from './mission-questions';
import { MOVE_QUESTIONS } from './move-questions';
import { ROUND_QUESTIONS } from './round-questions';
import { SETUP_QUESTIONS } from './setup-questions';
import { TEAM_QUESTIONS } from './team-questions';
import type { Questions } from './tables';
import type { Told } from './told';

const QUESTIONS: Questions<TaskType> = {
  ...SETUP_QUESTIONS,
  ...ROUND_QUESTIONS,
  ...MOVE_QUESTIONS,
  ...COMBAT_QUESTIONS,
  ...TEAM_QUESTIONS,
  ...MISSION_QUESTIONS,
};

export function taskWords(told: Told, task: TaskView): TaskWords {
  const words = QUESTIONS[task.type] as (told: Told, task: TaskView) => TaskWords; // the entry of its own type
  return words(told, task);
}
