import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePathData } from './path-data';
import { pathData } from './svg';
import type { PathStep } from './types';

describe('path data', () => {
  it('reads absolute and relative commands alike', () => {
    expect(parsePathData('M1 2L3 4H5V6Z')).toEqual(parsePathData('m1 2l2 2h2v2z'));
    expect(parsePathData('M1 2L3 4H5V6Z')).toEqual([
      { type: 'move', to: { x: 1, y: 2 } },
      { type: 'line', to: { x: 3, y: 4 } },
      { type: 'line', to: { x: 5, y: 4 } },
      { type: 'line', to: { x: 5, y: 6 } },
      { type: 'close' },
    ]);
  });

  it('goes on with a command as long as there are numbers, and takes further points of a move as lines', () => {
    expect(parsePathData('M0 0 1 1-2-.5')).toEqual([
      { type: 'move', to: { x: 0, y: 0 } },
      { type: 'line', to: { x: 1, y: 1 } },
      { type: 'line', to: { x: -2, y: -0.5 } },
    ]);
  });

  it('makes a quadratic curve the same cubic one', () => {
    expect(parsePathData('M0 0Q3 3 6 0')).toEqual([
      { type: 'move', to: { x: 0, y: 0 } },
      {
        type: 'curve',
        by: [
          { x: 2, y: 2 },
          { x: 4, y: 2 },
        ],
        to: { x: 6, y: 0 },
      },
    ]);
  });

  it('starts again where a closed figure started', () => {
    expect(parsePathData('M5 5h2v2zm1 1')?.at(-1)).toEqual({ type: 'move', to: { x: 6, y: 6 } });
  });

  it.each(['L1 1', 'M1', 'M0 0A1 1 0 0 0 2 2', 'M0 0L1 1;', 'M0 0Z3', '12', 'M0 0Q1 1'])(
    'refuses %s, which our files do not hold',
    (data) => expect(parsePathData(data)).toBeNull(),
  );

  it('reads back what the SVG writer wrote, to its grid of 1e-4', () => {
    const point = fc.record({
      x: fc.double({ min: -40, max: 40, noNaN: true }),
      y: fc.double({ min: -40, max: 40, noNaN: true }),
    });
    const step = fc.oneof(
      fc.record({ type: fc.constant('line' as const), to: point }),
      fc.record({ type: fc.constant('move' as const), to: point }),
      fc.record({ type: fc.constant('curve' as const), by: fc.tuple(point, point), to: point }),
      fc.constant({ type: 'close' as const }),
    );
    fc.assert(
      fc.property(point, fc.array(step, { maxLength: 30 }), (to, rest) => {
        const steps: PathStep[] = [{ type: 'move', to }, ...rest];
        const read = parsePathData(pathData(steps)) ?? [];
        expect(read.map(({ type }) => type)).toEqual(steps.map(({ type }) => type));
        read.forEach((each, index) => {
          const wanted = numbersOf(steps[index]);
          numbersOf(each).forEach((number, k) =>
            expect(Math.abs(number - (wanted[k] ?? NaN))).toBeLessThan(0.000_051),
          );
        });
      }),
    );
  });
});

function numbersOf(step: PathStep | undefined): number[] {
  if (!step || step.type === 'close') return [];
  const points = step.type === 'curve' ? [...step.by, step.to] : [step.to];
  return points.flatMap(({ x, y }) => [x, y]);
}
