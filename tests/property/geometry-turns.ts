/** Notches and poses, as the properties of manoeuvres and launches compare them. */
import { expect } from 'vitest';
import type { Pose } from '../../shared/geometry';
import { apart } from './geometry-probes';

export const NOTCH_DEG = 30;

/** Equal to within `slack`: places in inches, headings in degrees either way round. */
export function samePose(actual: Pose, expected: Pose, slack = 2e-9): void {
  expect(apart(actual, expected)).toBeLessThan(slack);
  const turn = Math.abs(actual.headingDeg - expected.headingDeg) % 360;
  expect(Math.min(turn, 360 - turn)).toBeLessThan(slack);
}
