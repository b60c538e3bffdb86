/** Who of a fight's two is asked before and after its dice, and what each may do there (NC-EVENT-04, NC-ABIL-06, NC-ALIEN-06). */
import type { Refusal, RuleId } from '../../../shared/base';
import type { NovaCryAction, TaskOf } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { canTeleport } from './declare-fight';
import { captainAbility } from './modifiers';
import type { NovaCryState } from './state';
import type { Table } from './table';
import { hasUse } from './uses';
import { type Fight, timingOf } from './windows';

type Battle = TaskOf<'battle'>;

/** Answers of the rules themselves; uses of cards come on top. */
export function fightActions(
  table: Table,
  state: NovaCryState,
  task: Fight,
  seat: SeatId,
): readonly NovaCryAction[] {
  if (task.type === 'duel') return [];
  if (task.step === 'before-roll')
    return canTeleport(table, state, seat) ? [{ type: 'ability', ability: 'teleport' }] : [];
  if (task.step !== 'after-roll') return [];
  const isAttacker = seat === task.attacker;
  return [
    ...(!isAttacker && task.nebula > 0 ? [{ type: 'reroll', by: 'nebula' } as const] : []),
    ...(hasGunnery(table, state, task, seat) ? [{ type: 'reroll', by: 'gunnery' } as const] : []),
  ];
}

/** A captain who is put out in the battle has no Gunnery left (NC-ABIL-16). */
function hasGunnery(table: Table, state: NovaCryState, task: Battle, seat: SeatId): boolean {
  const left = task.gunnery[seat === task.attacker ? 0 : 1];
  return left > 0 && captainAbility(table, state, seat, 'gunnery') > 0;
}

/** Why the rules themselves have no such answer at this step of a fight. */
export function whyNotInFight(task: Fight, action: NovaCryAction): Refusal {
  if (action.type === 'ability') return whyNoTeleport(task);
  if (action.type === 'reroll' && action.by === 'nebula')
    return refusal('no-reroll', 'No Nebula makes the opponent roll again now.', 'NC-EVENT-04');
  if (action.type === 'reroll' && action.by === 'gunnery')
    return refusal('no-reroll', 'There is no Gunnery to roll again with now.', 'NC-ABIL-11');
  return task.type === 'battle'
    ? refusal('not-offered', 'The battle does not offer that now.', 'NC-SHIP-06')
    : refusal('not-offered', 'The duel does not offer that now.', 'NC-DUEL-07');
}

function whyNoTeleport(task: Fight): Refusal {
  if (task.type === 'duel')
    return refusal('no-battle', 'Teleport ends a ship battle, no duel.', 'NC-ABIL-06');
  return task.step === 'after-roll'
    ? refusal('dice-fell', 'Once dice have fallen nobody escapes them.', 'NC-ABIL-07')
    : refusal('no-teleport', 'There is no Teleport to escape with.', 'NC-ABIL-06');
}

function refusal(code: string, message: string, rule: RuleId): Refusal {
  return { code, message, rule };
}

/** Who has to be asked at this step: the attacker first; nobody who has passed or has nothing to do. */
export function askedInFight(table: Table, state: NovaCryState, task: Fight): SeatId | null {
  const moment = timingOf(task);
  if (moment === null) return null;
  const asked = [task.attacker, task.defender].find(
    (seat) =>
      !task.passed.includes(seat) &&
      (fightActions(table, state, task, seat).length > 0 || hasUse(table, state, seat, moment)),
  );
  return asked ?? null;
}
