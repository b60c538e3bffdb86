/** Chance throws dice; what they were thrown for lies below on the stack and takes them. */
import type { RollPurpose, Task } from '../../../../shared/contract/nova-cry';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import { replaceAt } from '../windows';

const SIDES = 6;

export const rollTask: TaskRules<'roll'> = {
  waitsFor: () => ['chance'],
  legal: () => [],
  why: ({ task }) => ({ code: 'waits-for-dice', message: 'Dice are being thrown.', rule: task.rule }),
  chance: {
    kind: 'rolled',
    sample: ({ task }, random) => ({
      type: 'rolled',
      dice: Array.from({ length: task.dice }, () => random.below(SIDES) + 1),
    }),
    isPossible: ({ task }, action) => action.type === 'rolled' && action.dice.length === task.dice,
  },
  answer(play, task, action) {
    if (action.type !== 'rolled') throw new Error(`Dice are not answered by ${action.type}.`);
    play.pop();
    play.tell({ type: 'rolled', dice: action.dice, why: task.for.type });
    const index = askedAt(play, task.for);
    const asked = play.frozen.tasks[index];
    if (!asked) throw new Error('Dice were thrown for nothing.');
    replaceAt(play, index, withDice(asked, task.for, action.dice));
  },
  run: () => {
    throw new Error('Dice wait for chance.');
  },
};

/** Where the task that asked lies: further effects of cards used together may lie above it (NC-CARD-01). */
function askedAt(play: Play, purpose: RollPurpose): number {
  return play.state.tasks.findLastIndex(({ type }) => type === purpose.type);
}

/** The task that asked, with its dice; it goes on by itself. */
function withDice(task: Task, purpose: RollPurpose, dice: readonly number[]): Task {
  const [first = 0, second = 0] = dice;
  if (task.type === 'first-player') return { ...task, rolled: dice };
  if (task.type === 'discovery') return { ...task, die: first };
  if (task.type !== 'battle' && task.type !== 'duel') throw new Error(`${task.type} takes no dice.`);
  const which = 'which' in purpose ? purpose.which : 'both';
  const [attacker, defender] = task.dice ?? [0, 0];
  if (which === 'both') return { ...task, dice: [first, second] };
  return { ...task, dice: which === 'attacker' ? [first, defender] : [attacker, first] };
}
