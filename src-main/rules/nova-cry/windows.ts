/**
 * Moments at which a player who holds something usable is asked for an answer (`AnswerTiming`): dice of a fight, a token
 * that activates, a person that would go out, a card's damage. Nobody is asked who holds nothing for that very moment.
 */
import type { AnswerTiming, Task, TaskOf } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import type { Play } from './play';
import type { Draft, NovaCryState } from './state';

export type Fight = TaskOf<'battle'> | TaskOf<'duel'>;
export type Answerable = TaskOf<'activate'> | TaskOf<'put-out'> | TaskOf<'damage'>;

/** The task beneath the effects that are being carried out, with its place on the stack. */
export function taskBeneath(state: NovaCryState): { readonly task: Task; readonly index: number } | null {
  for (let index = state.tasks.length - 1; index >= 0; index -= 1) {
    const task = state.tasks[index];
    if (task && task.type !== 'effects' && task.type !== 'verb') return { task, index };
  }
  return null;
}

/** At which moment a task asks for answers; null: at none. */
export function timingOf(task: Task): AnswerTiming | null {
  if (task.type === 'battle' || task.type === 'duel')
    return task.step === 'before-roll' || task.step === 'after-roll' ? task.step : null;
  if (task.type === 'activate') return task.step === 'answer' ? 'token' : null;
  if (task.type === 'put-out') return task.step === 'answer' ? 'crew-out' : null;
  if (task.type === 'damage') return task.step === 'answer' && task.evadable ? 'card-damage' : null;
  return null;
}

/** The other party of the fight, or whose doing it is that calls for the answer; null: nobody's. */
export function otherParty(task: Task | undefined, seat: SeatId): SeatId | null {
  if (task?.type === 'battle' || task?.type === 'duel')
    return task.attacker === seat ? task.defender : task.attacker;
  if (task?.type === 'activate' || task?.type === 'put-out' || task?.type === 'damage') return task.by;
  return null;
}

/** What an effect that cancels would cancel: a token, a knock-out or a card's damage of that player, being answered now. */
export function answeredNow(
  state: NovaCryState,
  seat: SeatId,
): { readonly task: Answerable; readonly index: number } | null {
  const beneath = taskBeneath(state);
  if (!beneath) return null;
  const { task, index } = beneath;
  if (task.type !== 'activate' && task.type !== 'put-out' && task.type !== 'damage') return null;
  return task.step === 'answer' && task.seat === seat ? { task, index } : null;
}

/** The fight of that player in which effects are being carried out, with its place on the stack. */
export function fightNow(
  state: NovaCryState,
  seat: SeatId,
): { readonly task: Fight; readonly index: number } | null {
  const beneath = taskBeneath(state);
  if (!beneath) return null;
  const { task, index } = beneath;
  if (task.type !== 'battle' && task.type !== 'duel') return null;
  return task.attacker === seat || task.defender === seat ? { task, index } : null;
}

/** Puts another task in the place of one that lies beneath effects. */
export function replaceAt(play: Play, index: number, task: Task): void {
  play.state.tasks[index] = task as Draft<Task>; // tasks are replaced whole, never written into
}
