/** Too many torpedoes and probes at the end of a round, a fourth shuttle at once: the player takes some off (ITU-PROJ-15, ITU-AUX-04). */
import type { IntoTheUnknownAction, TaskOf, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { printedClass } from '../figures';
import { removeUnit } from '../moves/deploy-unit';
import { MOST_SHUTTLES } from '../moves/launched';
import type { IntoTheUnknownState } from '../state';
import { reading, recordOf, type Table } from '../table';
import type { TaskRules } from '../task-rules';

type Surplus = TaskOf<'surplus'>;

/** Units that count towards the limit: pods do not. */
function counted(table: Table, state: IntoTheUnknownState, { seat, of }: Surplus): readonly UnitState[] {
  const subtypes = of === 'shuttles' ? ['shuttle'] : ['torpedo', 'probe'];
  return state.units.filter(
    (unit) =>
      unit.owner === seat &&
      unit.pose !== null &&
      subtypes.includes(printedClass(table, unit)?.subtype ?? ''),
  );
}

/** The fleet's torpedo tubes now: of ships in the game, by the reading also of destroyed ones (ITU-PROJ-14, ITU-PROJ-16). */
export function tubesOf(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  const isCounted = reading(table, 'projectiles.tubesOfDestroyed') === 'yes';
  const gone = isCounted ? state.gone.filter(({ owner, why }) => owner === seat && why === 'destroyed') : [];
  const ships = [...state.units.filter(({ owner }) => owner === seat), ...gone];
  return ships.reduce((sum, ship) => sum + (table.content.units[recordOf(ship.class)]?.tubes?.count ?? 0), 0);
}

function isOver(table: Table, state: IntoTheUnknownState, task: Surplus): boolean {
  const limit = task.of === 'shuttles' ? MOST_SHUTTLES : tubesOf(table, state, task.seat);
  return counted(table, state, task).length > limit;
}

export const surplusTask: TaskRules<'surplus'> = {
  waitsFor: ({ table, state, task }) => (isOver(table, state, task) ? [task.seat] : []),
  legal: ({ table, state, task }, seat): readonly IntoTheUnknownAction[] =>
    seat === task.seat
      ? counted(table, state, task).map(({ id }) => ({ type: 'choose-unit', unit: id }))
      : [],
  why: ({ task }) => ({
    code: 'not-surplus',
    message: 'One of those over the limit is taken off.',
    rule: task.of === 'shuttles' ? 'ITU-AUX-04' : 'ITU-PROJ-15',
  }),
  /** Personnel on it are lost, points banked on it too. */
  answer(play, _task, action) {
    if (action.type !== 'choose-unit') return;
    play.unit(action.unit).banked = [];
    removeUnit(play, action.unit, 'removed');
  },
  run: (play) => play.pop(),
};
