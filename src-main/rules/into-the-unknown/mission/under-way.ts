/** Conditions that ask what is being carried out just now: who leads it, the hail, the order, the die effects used. */
import type { Condition } from '../../../../shared/content/into-the-unknown';
import type { EffectContext, Task, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { IntoTheUnknownState } from '../state';

type Of<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;
type Led = Of<'leads'>['what'][number];

const OF_TASKS: readonly Condition['is'][] = ['leads', 'hail', 'spent', 'by-order'];

/** Whether a condition depends on the tasks under way. */
export function asksOfTasks(condition: Condition): boolean {
  if (condition.is === 'not') return asksOfTasks(condition.what);
  if (condition.is === 'any') return condition.of.some(asksOfTasks);
  return OF_TASKS.includes(condition.is);
}

export function isUnderWay(
  state: IntoTheUnknownState,
  context: EffectContext,
  condition: Of<'leads' | 'hail' | 'spent' | 'by-order'>,
): boolean {
  switch (condition.is) {
    case 'leads':
      return condition.what.some((what) => leads(state, context.officer, what));
    case 'hail':
      return hailHolds(hailUnderWay(state), context.seat, condition);
    case 'spent':
      return (context.results?.spent[condition.spend] ?? 0) > 0;
    case 'by-order':
      return context.byPriority === (condition.order === 'priority');
  }
}

/** The hail under way, or just over as long as it is answered. */
export function hailUnderWay({ tasks }: IntoTheUnknownState): TaskOf<'hail'> | null {
  return tasks.findLast((task) => task.type === 'hail') ?? null;
}

function leads({ tasks }: IntoTheUnknownState, officer: string | null, what: Led): boolean {
  return officer !== null && tasks.some((task) => isLed(task, officer, what));
}

function isLed(task: Task, officer: string, what: Led): boolean {
  switch (what) {
    case 'attack':
      return task.type === 'attack' && task.officer === officer;
    case 'assault':
      return task.type === 'attacks' && task.skill === 'skirmish' && task.officer === officer;
    case 'raid':
      return task.type === 'ability' && task.ref.ability === 'raid' && task.officer === officer;
    case 'repair':
    case 'transport':
      return task.type === 'test' && task[what] && task.context.officer === officer;
  }
}

/** What a participant brings to a hail; null for who takes no part, has not chosen, or has refused. */
export function trustIn(hail: TaskOf<'hail'>, seat: SeatId): number | null {
  if (hail.refused.includes(seat)) return null;
  return hail.tokens.find((each) => each.seat === seat)?.token ?? null;
}

/** Trust values of who takes part and has not refused. */
export function trustValues(hail: TaskOf<'hail'>): readonly number[] {
  return hail.tokens.flatMap(({ seat }) => trustIn(hail, seat) ?? []);
}

/** How far apart the trust values lie; 0 without any. */
export function trustGap(hail: TaskOf<'hail'> | null): number {
  const values = hail === null ? [] : trustValues(hail);
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

function hailHolds(hail: TaskOf<'hail'> | null, seat: SeatId | null, condition: Of<'hail'>): boolean {
  if (hail === null || seat === null) return false;
  const own = trustIn(hail, seat);
  const { role, evenGap, leastTrust } = condition;
  if (role === 'opener' && hail.hailer !== seat) return false;
  if (role === 'persuasive' && hail.persuasive !== seat) return false;
  if (role === 'accommodating' && (own === null || hail.persuasive === seat)) return false;
  if (evenGap !== undefined && (trustGap(hail) % 2 === 0) !== evenGap) return false;
  return leastTrust === undefined || (own ?? 0) >= leastTrust;
}
