/** Detonation X: before or after its move, with an opposing unit at X", it attacks every unit there and is gone (ITU-PKEY-01). */
import type { TaskOf, UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { pushAttack } from '../combat/declare-attack';
import { keywordLevel } from '../combat/weapons';
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
  const around = unitsAt(table, state, id, detonationIn(table, state, id));
  return around.some((other) => isOpposing(other.owner, owner));
}

/**
 * Whom it attacks, friendly and opposing alike: every unit at X" of its Detonation X, by a weapon with Blast X at that X";
 * where opposing ones there carry a lock of its side, Blast attacks these alone (ITU-WKEY-01). In the order of the state.
 */
export function blastOf(table: Table, state: IntoTheUnknownState, id: UnitId): readonly UnitId[] {
  const owner = findUnit(state, id)?.owner ?? null;
  const blastIn = blastRadiusIn(table, state, id);
  const around = unitsAt(table, state, id, blastIn ?? detonationIn(table, state, id));
  const locked = around.filter(
    (other) => isOpposing(other.owner, owner) && other.locks.some(({ seat }) => seat === owner),
  );
  return (locked.length > 0 && blastIn !== null ? locked : around).map((other) => other.id);
}

function unitsAt(
  table: Table,
  state: IntoTheUnknownState,
  id: UnitId,
  withinIn: number | null,
): readonly UnitState[] {
  if (withinIn === null) return [];
  return state.units.filter(
    (other) => other.id !== id && other.pose !== null && isWithin(table, state, id, other.id, withinIn),
  );
}

/** X of the weapon's Blast X, inches; null without it. */
function blastRadiusIn(table: Table, state: IntoTheUnknownState, id: UnitId): number | null {
  const unit = findUnit(state, id);
  const [weapon] = (unit && printedClass(table, unit)?.weapons) ?? [];
  const level = weapon === undefined ? 0 : keywordLevel(weapon.keywords, 'Blast');
  return level > 0 ? level : null;
}
