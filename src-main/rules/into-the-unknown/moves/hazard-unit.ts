/**
 * A hazard unit's turn: of its numbered actions the lowest that it has not taken this turn and can take, as often as its
 * card orders; the trailing player makes what choices are left (ITU-HAZARD-02, ITU-HAZARD-08 to 12, ITU-HAZARD-17).
 */
import type {
  IntoTheUnknownAction,
  Task,
  TaskOf,
  UnitId,
} from '../../../../shared/contract/into-the-unknown';
import { findUnit, stationsRecord, unitName, unitOf } from '../figures';
import type { Play } from '../play';
import { type AbilityNow, abilitiesOf } from '../round/abilities';
import { abilityTask } from '../round/ability-task';
import { trailingOf } from '../round/order';
import { barOf, targetsOf } from '../round/usable';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';

/** Orders of a card that does not say how many. */
const ORDERS = 2;

/** The task of a whole turn. */
export function hazardTurn(table: Table, state: IntoTheUnknownState, unit: UnitId): Task {
  const orders = stationsRecord(table, unitOf(state, unit))?.orders ?? ORDERS;
  return { type: 'hazard-unit', unit, left: orders, done: [] };
}

export const hazardUnitTask: TaskRules<'hazard-unit'> = {
  waitsFor: (asked) => (choicesOf(asked).length > 1 ? [trailingOf(asked.state)] : []),
  legal: choicesOf,
  why: () => ({
    code: 'not-a-target',
    message: 'Its card says which ship it goes for.',
    rule: 'ITU-HAZARD-15',
  }),
  answer(play, task, action) {
    act(play, task, action.type === 'choose-unit' ? action.unit : null);
  },
  run(play, task) {
    const [only] = nextAction({ table: play.table, state: play.frozen, task })?.targets ?? [];
    act(play, task, only ?? null);
  },
  isMoot: (state, task) => findUnit(state, task.unit)?.pose == null,
};

interface Possible {
  readonly now: AbilityNow;
  readonly targets: readonly (string | null)[];
}

/** The first action in ascending order that is not done yet and can be taken; null: its turn is over. */
export function nextAction({ table, state, task }: Asked<'hazard-unit'>): Possible | null {
  if (task.left === 0) return null;
  const unit = unitOf(state, task.unit);
  for (const now of abilitiesOf(table, state, unit)) {
    if (now.ref.from !== 'unit' || now.ability.timing !== 'action') continue;
    if (task.done.includes(now.ref.ability) || barOf(table, state, now) !== null) continue;
    const targets = targetsOf(table, state, now);
    if (targets.length > 0) return { now, targets };
  }
  return null;
}

/** Ships that are level where the card prefers one: the trailing player's choice (ITU-HAZARD-11). */
function choicesOf(asked: Asked<'hazard-unit'>): readonly IntoTheUnknownAction[] {
  const targets = nextAction(asked)?.targets ?? [];
  return targets.flatMap((unit) => (unit === null ? [] : [{ type: 'choose-unit', unit } as const]));
}

function act(play: Play, task: TaskOf<'hazard-unit'>, target: string | null): void {
  const next = nextAction({ table: play.table, state: play.frozen, task });
  if (next === null) return play.pop();
  const { ability } = next.now.ref;
  play.replace({ ...task, left: task.left - 1, done: [...task.done, ability] });
  const name = next.now.ability.name ?? unitName(play.table, unitOf(play.frozen, task.unit));
  play.tell({ type: 'hazard-acts', unit: task.unit, ability, name });
  play.push(abilityTask(next.now.ref, { target }));
}
