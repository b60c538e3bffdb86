/** What the pools of the ships may hold, and which of them is asked for a token now. */
import { HOME, otherShip, type Ship, TEAM_OF } from '../../../../shared/content/black-alert';
import type { BlackAlertView, TaskView } from '../../../../shared/contract/black-alert';

const POOL_LIMIT = 8;

/** Tokens that a pool may hold, with what cards in force change of it. BA-RES-03. */
export function poolLimitOf({ modifiers }: BlackAlertView, ship: Ship): number {
  return modifiers.reduce((limit, { team, what }) => {
    if (what.changes !== 'pool-limit') return limit;
    return (what.side === 'own') === (team === TEAM_OF[ship]) ? limit + what.by : limit;
  }, POOL_LIMIT);
}

/** The pool from which the task under way takes a token of choice; null: none, or it comes from the supply. */
export function askedPoolOf({ characters }: BlackAlertView, task: TaskView | null): Ship | null {
  if (task?.type === 'seize') return task.from;
  if (task?.type === 'pool-limit') return task.ship;
  if (task?.type !== 'verb' || task.effect.verb !== 'lose') return null;
  const team = characters[task.context.self]?.team;
  if (team === undefined) return null;
  return task.effect.side === 'own' ? HOME[team] : otherShip(HOME[team]);
}
