/** Condition tokens and sensor locks (ITU-COND-01 to 06). */
import type { UnitCondition } from '../../../../shared/content/into-the-unknown';
import type { UnitId } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures';
import type { Play } from '../play';
import type { SeatId } from '../../engine';
import type { IntoTheUnknownState } from '../state';
import { offerReactions } from '../round/react';

/** Puts a condition token on a unit; nothing where one lies already. Jammed takes its own locks off others (ITU-COND-04). */
export function addCondition(play: Play, id: UnitId, condition: UnitCondition): void {
  const unit = findUnit(play.frozen, id);
  if (!unit || unit.conditions.includes(condition)) return;
  play.unit(id).conditions = [...unit.conditions, condition];
  play.tell({ type: 'condition', unit: id, condition, on: true });
  if (condition === 'jammed') clearLocksBy(play, id);
}

/** Takes a condition token off; the condition ends with it (ITU-COND-01). */
export function removeCondition(play: Play, id: UnitId, condition: UnitCondition): void {
  const unit = findUnit(play.frozen, id);
  if (!unit?.conditions.includes(condition)) return;
  play.unit(id).conditions = unit.conditions.filter((each) => each !== condition);
  play.tell({ type: 'condition', unit: id, condition, on: false });
}

/** Locks that a player has, numbered. */
const LOCKS_OF_A_PLAYER = 4;

/** The number of a lock that lies nowhere; null: all four are out. */
export function freeLock(state: IntoTheUnknownState, seat: SeatId): number | null {
  const out = state.units.flatMap(({ locks }) => locks.filter((lock) => lock.seat === seat));
  const used = new Set(out.map(({ number }) => number));
  for (let number = 1; number <= LOCKS_OF_A_PLAYER; number += 1) if (!used.has(number)) return number;
  return null;
}

/** Whether a unit has locked another. */
export function hasLocked(state: IntoTheUnknownState, by: UnitId, target: UnitId): boolean {
  return findUnit(state, target)?.locks.some((lock) => lock.by === by) ?? false;
}

/**
 * A unit puts a free lock of its player onto another, who may answer it is asked. House: where all four are out, the one
 * with the lowest number is taken from where it lies. Nothing where the unit has a lock there already.
 */
export function addLock(play: Play, by: UnitId, target: UnitId): void {
  const seat = findUnit(play.frozen, by)?.owner ?? null;
  if (seat === null || !findUnit(play.frozen, target) || hasLocked(play.frozen, by, target)) return;
  const number = freeLock(play.frozen, seat) ?? takeLock(play, seat);
  play.unit(target).locks = [...play.unit(target).locks, { seat, by, number }];
  play.tell({ type: 'lock', unit: target, seat, on: true });
  offerReactions(play, 'after-lock', { about: by, target, seats: [seat] });
}

function takeLock(play: Play, seat: SeatId): number {
  for (const unit of play.frozen.units) {
    const lock = unit.locks.find((each) => each.seat === seat && each.number === 1);
    if (lock) takeOff(play, unit.id, (each) => each === lock);
  }
  return 1;
}

/** Takes one lock off a unit: one of an opponent of its owner if there is one. */
export function removeLock(play: Play, id: UnitId): void {
  const unit = findUnit(play.frozen, id);
  const lock = unit?.locks.find(({ seat }) => seat !== unit.owner) ?? unit?.locks[0];
  if (lock) takeOff(play, id, (each) => each === lock);
}

/** Takes every lock off that a unit has on others. */
export function clearLocksBy(play: Play, by: UnitId): void {
  for (const unit of play.frozen.units) takeOff(play, unit.id, (lock) => lock.by === by);
}

type Lock = { readonly seat: SeatId; readonly by: UnitId; readonly number: number };

function takeOff(play: Play, id: UnitId, goes: (lock: Lock) => boolean): void {
  const before = findUnit(play.frozen, id)?.locks ?? [];
  const off = before.filter(goes);
  if (off.length === 0) return;
  play.unit(id).locks = before.filter((lock) => !goes(lock));
  for (const { seat } of off) play.tell({ type: 'lock', unit: id, seat, on: false });
}
