import { describe, expect, it } from 'vitest';
import { longestStretch } from './along';
import { alongRun, insetRun, makeRun, reversedRun, runLength } from './run';

const bent = makeRun([
  { x: 0, y: 0 },
  { x: 3, y: 0 },
  { x: 3, y: 4 },
]);

describe('runs', () => {
  it('tell place and direction at any length, round their bends and beyond their ends', () => {
    expect(runLength(bent)).toBe(7);
    expect(alongRun(bent, 1)).toEqual({ at: { x: 1, y: 0 }, along: { x: 1, y: 0 } });
    expect(alongRun(bent, 5)).toEqual({ at: { x: 3, y: 2 }, along: { x: 0, y: 1 } });
    expect(alongRun(bent, 9)).toEqual({ at: { x: 3, y: 6 }, along: { x: 0, y: 1 } });
    expect(alongRun(bent, -1)).toEqual({ at: { x: -1, y: 0 }, along: { x: 1, y: 0 } });
  });

  it('run from their other end', () => {
    expect(alongRun(reversedRun(bent), 1)).toEqual({ at: { x: 3, y: 3 }, along: { x: 0, y: -1 } });
  });

  it('move to their right: inwards along a clockwise outline', () => {
    const inset = insetRun(
      makeRun([
        { x: 0, y: 0 },
        { x: 5, y: 0 },
      ]),
      1,
    );
    expect(inset.points).toEqual([
      { x: 0, y: 1 },
      { x: 5, y: 1 },
    ]);
  });
});

describe('the longest stretch of a closed row', () => {
  it('may run over its start, and is the whole row where all pass', () => {
    const row = [1, 2, 3, 4, 5, 6].map((x) => ({ x, y: 0 }));
    const xs = (passes: (x: number) => boolean) =>
      longestStretch(row, ({ x }) => passes(x)).map(({ x }) => x);
    expect(xs((x) => x !== 3)).toEqual([4, 5, 6, 1, 2]);
    expect(xs(() => true)).toHaveLength(6);
    expect(xs(() => false)).toEqual([]);
  });
});
