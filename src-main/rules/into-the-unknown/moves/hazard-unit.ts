/**
 * A hazard unit's turn: of its numbered actions the lowest that it has not taken this turn and can take, as often as its
 * card orders; the trailing player makes what choices are left (ITU-HAZARD-02, ITU-HAZARD-08 to 12, ITU-HAZARD-17).
 */
import type {
  IntoTheUnknownAction,
  Task,
  TaskOf,
  UnitId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { contextOf } from '../effects/context';
import { allHold } from '../mission/conditions';
import { showsAny, stationsOf, stationsRecord, unitName, unitOf } from '../figures';
import type { Play } from '../play';
import { type AbilityNow, abilitiesOf } from '../round/abilities';
import { abilityTask } from '../round/ability-task';
import { trailingOf } from '../round/order';
import { barOf, targetsOf } from '../round/usable';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { isOffTable } from './on-table';

/** Orders of a card that does not say how many. */
const ORDERS = 2;

/** The tasks of a whole turn: what its card lets come first, then its actions. */
export function hazardTurn(table: Table, state: IntoTheUnknownState, id: UnitId): readonly Task[] {
  const unit = unitOf(state, id);
  const card = stationsRecord(table, unit);
  const turn: Task = { type: 'hazard-unit', unit: id, left: card?.orders ?? ORDERS, done: [] };
  const first = card?.activation?.first ?? [];
  if (first.length === 0) return [turn];
  const context = contextOf(unit, { seat: trailingOf(state), from: 'unit', rule: 'ITU-HAZARD-02' });
  return [{ type: 'effects', effects: first, context }, turn];
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
  isMoot: (state, task) => isOffTable(state, task.unit),
};

interface Possible {
  readonly now: AbilityNow;
  readonly targets: readonly (string | null)[];
}

/** The first action in ascending order that is not done yet and can be taken; null: its turn is over. */
export function nextAction({ table, state, task }: Asked<'hazard-unit'>): Possible | null {
  const unit = unitOf(state, task.unit);
  if (task.left === 0 || (task.done.length === 0 && !isAwake(table, state, unit))) return null;
  for (const now of abilitiesOf(table, state, unit)) {
    if (now.ref.from !== 'unit' || now.ability.timing !== 'action') continue;
    if (task.done.includes(now.ref.ability) || barOf(table, state, now) !== null) continue;
    if (isOffline(table, state, unit, now)) continue;
    const targets = targetsOf(table, state, now);
    if (targets.length > 0) return { now, targets };
  }
  return null;
}

/** Whether what its card needs before any order holds. */
function isAwake(table: Table, state: IntoTheUnknownState, unit: UnitState): boolean {
  const needs = stationsRecord(table, unit)?.activation?.needs ?? [];
  return allHold(table, state, contextOf(unit), needs);
}

/** All stations at which it may be taken are offline (ITU-HAZARD-03, ITU-MISSION-10). */
function isOffline(table: Table, state: IntoTheUnknownState, unit: UnitState, now: AbilityNow): boolean {
  if (now.stations.length === 0) return false;
  const working = stationsOf(table, state, unit).filter(({ offline }) => offline === null);
  return !working.some((each) => showsAny(each, now.stations));
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
