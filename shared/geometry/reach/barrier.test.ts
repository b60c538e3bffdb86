import { describe, expect, it } from 'vitest';
import { type Barrier, barriersOf } from './barrier';
import { travelsAt } from './pose-strip';

/** No chord of a followed end is farther off than this, inches. */
const WITHIN_IN = 1.4e-3;

/** What bars from a curve of the turn on, as it is followed over a quarter of a turn. */
function followed(nearIn: (turnDeg: number) => number): readonly Barrier[] {
  return barriersOf({
    barredAt: (turnDeg) => ({ fromIn: nearIn(turnDeg), toIn: 9 }),
    events: [0, 90],
    shadows: false,
    travelIn: 5,
    radiusIn: 2,
  });
}

function greatestGap([barrier, ...others]: readonly Barrier[], nearIn: (turnDeg: number) => number): number {
  expect(others).toEqual([]);
  return Math.max(
    ...Array.from({ length: 901 }, (_, tenth) => {
      const told = travelsAt(barrier?.points ?? [], tenth / 10);
      return Math.abs((told?.fromIn ?? Infinity) - nearIn(tenth / 10));
    }),
  );
}

describe('what bars a travel, followed over the turns', () => {
  it.each([
    ['an arch', (turnDeg: number) => 2 + Math.sin((turnDeg * Math.PI) / 90)],
    // At the middle of every step of 22.5 degrees, the first that is short enough, the curve lies on its chord.
    ['an S about each chord', (turnDeg: number) => 2 + 0.02 * Math.sin((turnDeg * Math.PI) / 11.25)],
    ['one side of a switch', (turnDeg: number) => 2 + Math.max(0, turnDeg - 11) / 60],
    [
      'an S about a switch',
      (turnDeg: number) => 2 + (turnDeg < 45 ? 1 - (turnDeg / 45 - 1) ** 2 : (turnDeg / 45 - 1) ** 2),
    ],
  ])('%s is told within 0.0014 inches everywhere', (_, nearIn) => {
    expect(greatestGap(followed(nearIn), nearIn)).toBeLessThan(WITHIN_IN);
  });

  it('a straight end is told by few points', () => {
    const [barrier] = followed((turnDeg) => 1 + turnDeg / 45);
    expect(barrier?.points.length).toBeLessThan(10);
  });
});
