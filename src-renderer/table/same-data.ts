/** Whether two plain values hold the same data: what was built anew but says the same is not drawn again. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [keysA, keysB] = [Object.keys(a), Object.keys(b)];
  if (keysA.length !== keysB.length || Array.isArray(a) !== Array.isArray(b)) return false;
  // both are objects here, so reading a key that may be absent is safe
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keysA.every((key) => Object.hasOwn(right, key) && isSameData(left[key], right[key]));
}
