/** Detonation X: before or after its move, with an opposing unit at X", it attacks every unit there and is gone (ITU-PKEY-01). */
import type { TaskOf, UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { pushAttack } from '../combat/declare-attack';
import { findUnit, isOpposing, isWithin, printedClass, unitOf } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { TaskRules } from '../task-rules';
import { removeUnit } from './deploy-unit';

export const detonateTask: TaskRules<'detonate'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => ({ code: 'not-asked', message: 'A torpedo detonates.', rule: 'ITU-PKEY-01' }),
  answer: (_play, task) => {
    throw new Error(`${task.type} asks nobody.`);
  },
  run(play, task) {
    const [next, ...left] = task.left;
    if (next === undefined) {
      play.pop();
      return removeUnit(play, task.unit, 'removed');
    }
    play.replace({ ...task, left });
    attack(play, task, next);
  },
  isMoot: (state, task) => findUnit(state, task.unit) === undefined,
};

/** One attack with its weapon profile; the dice alone, neither power nor reserve (ITU-PROJ-11). */
function attack(play: Play, { unit: id }: TaskOf<'detonate'>, target: UnitId): void {
  const { table, frozen: state } = play;
  if (findUnit(state, target) === undefined) return;
  const [weapon] = printedClass(table, unitOf(state, id))?.weapons ?? [];
  if (weapon !== undefined) pushAttack(play, { unit: id, target, weapon: weapon.name });
}

/** X of a unit's keyword Detonation X, inches; null without it. */
export function detonationIn(table: Table, state: IntoTheUnknownState, id: UnitId): number | null {
  const unit = findUnit(state, id);
  const keywords = unit === undefined ? [] : (printedClass(table, unit)?.keywords ?? []);
  const level = keywords
    .map((each) => /^Detonation (\d+)$/.exec(each)?.[1])
    .find((each) => each !== undefined);
  return level === undefined ? null : Number(level);
}

/** Whether an opposing unit stands at X" of it now: then it detonates, whether its player likes it or not. */
export function isTriggered(table: Table, state: IntoTheUnknownState, id: UnitId): boolean {
  const owner = findUnit(state, id)?.owner ?? null;
  return unitsAround(table, state, id).some((other) => isOpposing(other.owner, owner));
}

/**
 * Whom it attacks: every unit at X" of it, friendly and opposing alike; where opposing ones there carry a lock of its
 * side, these alone (ITU-WKEY-01). In the order of the state.
 */
export function blastOf(table: Table, state: IntoTheUnknownState, id: UnitId): readonly UnitId[] {
  const owner = findUnit(state, id)?.owner ?? null;
  const around = unitsAround(table, state, id);
  const locked = around.filter(
    (other) => isOpposing(other.owner, owner) && other.locks.some(({ seat }) => seat === owner),
  );
  return (locked.length > 0 && hasBlast(table, state, id) ? locked : around).map((other) => other.id);
}

function unitsAround(table: Table, state: IntoTheUnknownState, id: UnitId): readonly UnitState[] {
  const withinIn = detonationIn(table, state, id);
  if (withinIn === null) return [];
  return state.units.filter(
    (other) => other.id !== id && other.pose !== null && isWithin(table, state, id, other.id, withinIn),
  );
}

function hasBlast(table: Table, state: IntoTheUnknownState, id: UnitId): boolean {
  const [weapon] = printedClass(table, unitOf(state, id))?.weapons ?? [];
  return weapon?.keywords.some((keyword) => keyword.startsWith('Blast')) ?? false;
}
