/** Whether a value is plain data, the only thing a state, an action or an event may be. */

/** The places of what is not plain JSON: JSON Pointers, in the order of the value; empty when all is well. */
export function faultsOfPlainness(value: unknown, at = ''): readonly string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [at];
  return typeof value === 'object' ? faultsOfObject(value, at) : [at];
}

function faultsOfObject(value: object, at: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => faultsOfPlainness(item, `${at}/${index}`));
  if (Object.getPrototypeOf(value) !== Object.prototype) return [at];
  return Object.entries(value).flatMap(([key, inner]) => faultsOfPlainness(inner, `${at}/${key}`));
}

/** Freezes a plain value to its last leaf, so that a rule that writes into its input throws. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFrozen(inner);
  return value;
}
