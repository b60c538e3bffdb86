/** A player's turn of the Ready Phase in its four steps (ITU-ORDER-08). */
import type { AbilityRef, IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { Random, SeatId } from '../../engine';
import { removeAdvantage, removePeril } from '../combat/tokens';
import { freshenShields } from '../combat/shields';
import { canReady, readyOfficer } from '../effects/crew';
import { isInPlay } from '../figures';
import type { Play } from '../play';
import { movePersonnel } from '../teams/personnel';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { abilitiesAt, abilityOf } from './abilities';
import { abilityTask } from './ability-task';
import { answersTo, hasUse, usesOf } from './answers';
import { playerOrder, trailingOf } from './order';
import { canRelocate, countRelocation, MOST_RELOCATIONS, relocationsOf } from './relocations';
import { useAbility } from './use-ability';

type Ready = TaskOf<'ready'>;

const DONE: IntoTheUnknownAction = { type: 'done' };
const MOST_READIED = 3;

function readiable(state: IntoTheUnknownState, seat: SeatId): readonly string[] {
  return state.officers.filter((each) => each.owner === seat && canReady(each)).map(({ id }) => id);
}

/** Every choice of as many as can be readied; fewer are accepted. */
function readyAnswers(ids: readonly string[]): readonly IntoTheUnknownAction[] {
  return choose(ids, Math.min(MOST_READIED, ids.length)).map((officers) => ({
    type: 'ready',
    officers: [...officers],
  }));
}

function choose(ids: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return ids.flatMap((id, index) => choose(ids.slice(index + 1), count - 1).map((others) => [id, ...others]));
}

function isReadyChoice(ids: readonly string[], action: IntoTheUnknownAction): boolean {
  if (action.type !== 'ready') return false;
  const { officers } = action;
  return new Set(officers).size === officers.length && officers.every((id) => ids.includes(id));
}

function usesIn(table: Table, state: IntoTheUnknownState, { open }: Ready): readonly IntoTheUnknownAction[] {
  return open.flatMap((ref) => {
    const now = abilityOf(table, state, ref);
    return now ? usesOf(table, state, now, null) : [];
  });
}

function answersOf({ table, state, task }: Asked<'ready'>): readonly IntoTheUnknownAction[] {
  switch (task.step) {
    case 1:
      return [];
    case 2:
      return readyAnswers(readiable(state, task.seat));
    case 3:
      return task.left === 0 ? [] : relocationsOf(table, state, task.seat);
    case 4:
      return usesIn(table, state, task);
  }
}

/** Without listing all. */
function hasAnswer({ table, state, task }: Asked<'ready'>): boolean {
  switch (task.step) {
    case 1:
      return false;
    case 2:
      return readiable(state, task.seat).length > 0;
    case 3:
      return task.left > 0 && canRelocate(table, state, task.seat);
    case 4:
      return task.open.some((ref) => hasUse(table, state, ref, null));
  }
}

function legal(asked: Asked<'ready'>, seat: SeatId): readonly IntoTheUnknownAction[] {
  if (seat !== asked.task.seat) return [];
  const answers = answersOf(asked);
  return asked.task.step === 2 ? answers : [...answers, DONE];
}

/** Without listing every choice of three. */
function draw(asked: Asked<'ready'>, seat: SeatId, random: Random): IntoTheUnknownAction | null {
  const { state, task } = asked;
  if (seat !== task.seat) return null;
  if (task.step === 3 && random.below(2) === 0) return DONE;
  if (task.step !== 2) return null;
  const left = [...readiable(state, seat)];
  const officers: string[] = [];
  while (officers.length < MOST_READIED && left.length > 0)
    officers.push(...left.splice(random.below(left.length), 1));
  return { type: 'ready', officers };
}

export const readyTask: TaskRules<'ready'> = {
  waitsFor: (asked) => (hasAnswer(asked) ? [asked.task.seat] : []),
  legal,
  draw,
  accepts: ({ state, task }, seat, action) =>
    seat === task.seat && task.step === 2 && isReadyChoice(readiable(state, seat), action),
  why: () => ({
    code: 'not-now',
    message: 'The steps of the Ready Phase are worked off in their order, each as far as it goes.',
    rule: 'ITU-ORDER-08',
  }),
  answer(play, task, action) {
    if (action.type === 'ready') readyAll(play, task, action.officers);
    else if (action.type === 'move-personnel') {
      play.replace({ ...task, left: task.left - 1 });
      countRelocation(play, action.who);
      movePersonnel(play, action.who, action.to, action.station);
    } else if (action.type === 'use') use(play, task, action);
    else next(play, task);
  },
  run: next,
};

function readyAll(play: Play, task: Ready, officers: readonly string[]): void {
  for (const id of officers) readyOfficer(play, id);
  next(play, task);
}

function use(play: Play, task: Ready, action: IntoTheUnknownAction & { type: 'use' }): void {
  const used = task.open.find((ref) => {
    const now = abilityOf(play.table, play.frozen, ref);
    return ref.unit === action.unit && now?.key === action.ability;
  });
  play.replace({ ...task, open: task.open.filter((ref) => ref !== used) });
  if (used) useAbility(play, used, action.target);
}

/** Goes on with the next step; after the fourth the turn is over. */
function next(play: Play, task: Ready): void {
  const { seat } = task;
  if (task.step === 1) cancelPeril(play, seat);
  if (task.step === 1) return play.replace({ ...task, step: 2 });
  if (task.step === 2) return play.replace({ ...task, step: 3, left: MOST_RELOCATIONS });
  if (task.step === 4) return play.pop();
  freshenAll(play, seat);
  const forced = readyAbilities(play, seat, true);
  play.replace({ ...task, step: 4, left: 0, open: readyAbilities(play, seat, false) });
  play.push(...forced.map((ref) => abilityTask(ref)));
}

/** One for one against the unit's own advantage, as far as it goes (house: every unit, not ships alone). */
function cancelPeril(play: Play, seat: SeatId): void {
  for (const { id, owner, peril, advantage } of play.frozen.units) {
    const count = Math.min(peril, advantage);
    if (owner !== seat || count === 0) continue;
    removePeril(play, id, count, 'ITU-ORDER-08');
    removeAdvantage(play, id, count, 'ITU-ORDER-08');
  }
}

/**
 * Shield icons come free (ITU-AUX-18); those of hazard units with the trailing player's (ITU-HAZARD-14), at the latest with
 * the last turn: who trails may change between two turns.
 */
function freshenAll(play: Play, seat: SeatId): void {
  const { frozen: state } = play;
  const freesHazards = seat === trailingOf(state) || seat === playerOrder(state).at(-1);
  for (const { id, owner, kind } of state.units) {
    if (owner === seat || (freesHazards && kind === 'hazard')) freshenShields(play, id);
  }
}

/** READY abilities: those of damage cards happen by themselves where what they ask for holds, others may be used once each. */
function readyAbilities(play: Play, seat: SeatId, forced: boolean): readonly AbilityRef[] {
  const { table, frozen: state } = play;
  return state.units
    .filter((unit) => unit.owner === seat && isInPlay(unit))
    .flatMap((unit) => abilitiesAt(table, state, unit, 'ready'))
    .filter(({ ref }) => ref.from.startsWith('damage:') === forced)
    .filter((now) => !forced || answersTo(table, state, now, { about: null, target: null }))
    .map(({ ref }) => ref);
}
