/** Dice that no test is made with, and the coin of a dispute (ITU-PREC-04). */
import type { Effect } from '../../../../shared/content/into-the-unknown';
import type { IntoTheUnknownAction, RolledDie, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { fitsRoll, freshDice, rollFaces, successesIn, withFaces } from '../combat/dice';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';

function poolOf(dice: readonly string[]): readonly RolledDie[] {
  return dice.flatMap((die) => freshDice(die, 1));
}

function onlyChance(action: IntoTheUnknownAction): never {
  throw new Error(`Chance answers, not ${action.type}.`);
}

export const rollTask: TaskRules<'roll'> = {
  waitsFor: () => ['chance'],
  legal: () => [],
  why: ({ task }) => ({ code: 'waits-for-dice', message: 'Dice are being thrown.', rule: task.why }),
  chance: {
    kind: 'rolled',
    rule: 'ITU-DICE-11',
    sample: ({ table, task }, random) => ({
      type: 'rolled',
      faces: [...rollFaces(table, poolOf(task.dice), random)],
    }),
    isPossible: ({ table, task }, action) =>
      action.type === 'rolled' && fitsRoll(table, poolOf(task.dice), action.faces),
  },
  answer(play, task, action) {
    if (action.type !== 'rolled') onlyChance(action);
    play.pop();
    const dice = withFaces(poolOf(task.dice), action.faces);
    play.tell({ type: 'rolled', dice, why: task.for, lines: [] });
    takeSuccesses(play, successesIn(play.table, dice));
  },
  run: () => {
    throw new Error('Dice wait for chance.');
  },
};

/** The verb that asked lies below: its effects come once for each success. */
function takeSuccesses(play: Play, successes: number): void {
  const asked = play.frozen.tasks.at(-1);
  if (asked?.type !== 'verb' || asked.effect.verb !== 'roll') return;
  const { context, effect } = asked;
  play.pop();
  const effects = Array.from({ length: successes }, () => effect.perSuccess).flat() as readonly Effect[]; // the lists one after the other
  if (effects.length > 0) play.push({ type: 'effects', effects, context });
}

export const coinTask: TaskRules<'coin'> = {
  waitsFor: () => ['chance'],
  legal: () => [],
  why: ({ task }) => ({ code: 'waits-for-coin', message: 'A coin is being flipped.', rule: task.why }),
  chance: {
    kind: 'flipped',
    rule: 'ITU-PREC-04',
    sample: ({ state }, random) => ({
      type: 'flipped',
      seat: state.seats[random.below(state.seats.length)]?.seat ?? '1',
    }),
    isPossible: ({ state }, action) =>
      action.type === 'flipped' && state.seats.some(({ seat }) => seat === action.seat),
  },
  answer(play, task, action) {
    if (action.type !== 'flipped') onlyChance(action);
    play.pop();
    settleDispute(play, task, action.seat);
  },
  run: () => {
    throw new Error('A coin waits for chance.');
  },
};

/** The log says whose reading is used; nothing else changes. */
function settleDispute(play: Play, { why }: TaskOf<'coin'>, seat: string): void {
  play.tell({ type: 'note', text: `The coin decides for player ${seat}.`, from: why });
}
