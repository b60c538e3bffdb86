import { expect, it } from 'vitest';
import { tickSpacing } from './ticks';

it('the time bar has a tick per step while they fit, then round numbers of steps', () => {
  expect([0, 9, 40, 41, 80, 200, 201, 12_000].map(tickSpacing)).toEqual([1, 1, 1, 2, 2, 5, 10, 500]);
});
