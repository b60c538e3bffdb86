/** Who of a fight's two is asked before and after its dice, and what each may do there (NC-EVENT-04, NC-ABIL-06, NC-ALIEN-06). */
import type { NovaCryAction } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { canTeleport } from './declare-fight';
import type { NovaCryState } from './state';
import type { Table } from './table';
import { hasUse } from './uses';
import { type Fight, timingOf } from './windows';

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
    ...(task.gunnery[isAttacker ? 0 : 1] > 0 ? [{ type: 'reroll', by: 'gunnery' } as const] : []),
  ];
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
