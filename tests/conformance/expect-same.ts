/** Comparing along whole matches, where an expectation would cost more than the rules. */
import { expect } from 'vitest';

/**
 * Equal plain values. Along a match an expectation costs more than the rules, so one is made only where the texts differ:
 * equal texts are equal values, and it tells whether others are.
 */
export function expectSame(actual: unknown, wanted: unknown, what?: string): void {
  if (JSON.stringify(actual) === JSON.stringify(wanted)) return;
  expect(actual, what).toEqual(wanted);
}
