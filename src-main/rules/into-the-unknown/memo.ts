/**
 * What is reckoned from a state once is remembered with it, as long as nothing writes into it: ranges and figures are
 * asked for again and again while offers are listed. A state that a `Play` still writes into remembers nothing.
 */
import type { IntoTheUnknownState } from './state';

const settled = new WeakMap<object, Map<string, unknown>>();

/** From now on nobody writes into the state: what is asked of it may be remembered. */
export function settleState(state: IntoTheUnknownState): void {
  settled.set(state, new Map());
}

/** The value under the key, computed at its first question; computed each time while the state is still written into. */
export function remembered<Value>(state: IntoTheUnknownState, key: string, compute: () => Value): Value {
  const values = settled.get(state);
  if (values === undefined) return compute();
  if (values.has(key)) return values.get(key) as Value; // one kind of value for each key, set below
  const value = compute();
  values.set(key, value);
  return value;
}
