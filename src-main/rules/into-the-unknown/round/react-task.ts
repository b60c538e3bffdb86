/** Somebody may answer what has just happened, as often as answers are left. */
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { Asked, TaskRules } from '../task-rules';
import type { Play } from '../play';
import { abilitiesAt, type AbilityNow, abilityOf } from './abilities';
import { abilityTask } from './ability-task';
import { answersTo, hasUse, usesOf } from './answers';
import { useAbility } from './use-ability';

const DONE: IntoTheUnknownAction = { type: 'done' };

function usesIn({ table, state, task }: Asked<'react'>): readonly IntoTheUnknownAction[] {
  return task.open.flatMap((ref) => {
    const now = abilityOf(table, state, ref);
    return now ? usesOf(table, state, now, task.target) : [];
  });
}

export const reactTask: TaskRules<'react'> = {
  waitsFor: ({ table, state, task }) =>
    task.open.some((ref) => hasUse(table, state, ref, task.target)) ? [task.seat] : [],
  legal: (asked, seat) => (seat === asked.task.seat ? [...usesIn(asked), DONE] : []),
  why: () => ({
    code: 'no-answer',
    message: 'Nothing on the cards answers this so.',
    rule: 'ITU-PREC-01',
  }),
  answer(play, task, action) {
    if (action.type !== 'use') return play.pop();
    const used = task.open.find((ref) => isNamed(play, ref, action));
    play.replace({ ...task, open: task.open.filter((ref) => ref !== used) });
    if (used) useAbility(play, used, action.target ?? task.target);
  },
  run: (play, task) => (task.isKnown ? play.pop() : lookUp(play, task)),
};

/** Who holds an answer: what damage cards do comes first, the rest may be used. */
function lookUp(play: Play, task: TaskOf<'react'>): void {
  const { table, frozen: state } = play;
  const { seat, timing, about, target } = task;
  const usable = state.units
    .filter(({ owner }) => owner === seat)
    .flatMap((unit) => abilitiesAt(table, state, unit, timing))
    .filter((each) => answersTo(table, state, each, { about, target }));
  const open = usable.filter((each) => !isForced(each)).map(({ ref }) => ref);
  play.replace({ ...task, open, isKnown: true });
  play.push(...usable.filter(isForced).map((each) => abilityTask(each.ref, { target })));
}

/** Damage cards act by themselves. */
function isForced({ ref }: AbilityNow): boolean {
  return ref.from.startsWith('damage:');
}

function isNamed(
  play: Play,
  ref: TaskOf<'react'>['open'][number],
  action: IntoTheUnknownAction & { type: 'use' },
): boolean {
  return ref.unit === action.unit && abilityOf(play.table, play.frozen, ref)?.key === action.ability;
}
