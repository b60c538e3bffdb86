/**
 * What is reckoned from a state is remembered with it until something is written into the state: figures and ranges are
 * asked for again and again while offers are listed and tasks are carried out. Tasks pushed and popped do not count as
 * writing, so what asks about tasks has to say so.
 */
import type { IntoTheUnknownState } from './state';

interface Memo {
  readonly values: Map<string, unknown>;
  /** Something that was reckoned depends on the tasks under way. */
  fragile: boolean;
}

const memos = new WeakMap<object, Memo>();

/** From now on what is asked of the state may be remembered; what was before still is, unless it depends on tasks. */
export function settleState(state: IntoTheUnknownState): void {
  const memo = memos.get(state);
  if (memo === undefined || memo.fragile) memos.set(state, { values: new Map(), fragile: false });
}

/** The state is written into: nothing that was asked of it holds any more, until it is settled again. */
export function unsettleState(state: object): void {
  memos.delete(state);
}

/** A copy that nothing has been written into yet knows what its original knows. */
export function inheritMemo(from: IntoTheUnknownState, to: object): void {
  const memo = memos.get(from);
  if (memo && !memo.fragile) memos.set(to, memo);
}

/** What is being reckoned depends on the tasks under way. */
export function dependsOnTasks(state: IntoTheUnknownState): void {
  const memo = memos.get(state);
  if (memo) memo.fragile = true;
}

/** The value under the key, computed at its first question; each time while the state is not settled. */
export function remembered<Value>(state: IntoTheUnknownState, key: string, compute: () => Value): Value {
  const values = memos.get(state)?.values;
  if (values === undefined) return compute();
  if (values.has(key)) return values.get(key) as Value; // one kind of value for each key, set below
  const value = compute();
  values.set(key, value);
  return value;
}
