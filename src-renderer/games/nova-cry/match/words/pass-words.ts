/** What it means to pass, by the task that asks. */
import type { TaskView } from '../../../../../shared/contract/nova-cry';
import type { ActionWords } from './action-line';
import type { Told } from './told';

const PASSES: Readonly<Partial<Record<TaskView['type'], string>>> = {
  activate: 'let the token act',
  'choose-planet': 'play none of them',
  blockade: 'let them go',
  discovery: 'keep the roll',
  merchant: 'buy no more',
  duel: 'go on',
  'put-out': 'let it happen',
  damage: 'take the damage',
  'pick-cards': 'take none',
  again: 'leave it at once',
  verb: 'leave it',
};
const BATTLE_PASSES: Readonly<Record<string, string>> = {
  'before-roll': 'go on to the roll',
  'after-roll': 'let the dice lie',
  token: 'activate none',
};

export function passWords({ view }: Told): ActionWords {
  const task = view.tasks.at(-1);
  return { title: titleOf(task), detail: '', rule: null };
}

function titleOf(task: TaskView | undefined): string {
  if (task?.type === 'battle' || task?.type === 'duel') return BATTLE_PASSES[task.step] ?? 'go on';
  if (task?.type === 'pick-cards' && task.count === 0) return 'put them back';
  return (task && PASSES[task.type]) ?? 'pass';
}
