import { describe, expect, it } from 'vitest';
import { rulerLegs } from './ruler';
import { openAnnotated } from '../../../tests/support/annotated-table';
import { CROSSING } from './session-driver';

describe('rulers', () => {
  it('M11: a waypoint on the line changes no total', () => {
    const ends = [
      { x: 1, y: 2 },
      { x: 13, y: 7 },
    ] as const;
    const between = { x: 1 + 12 * 0.25, y: 2 + 5 * 0.25 };
    const plain = rulerLegs(ends);
    const bent = rulerLegs([ends[0], between, ends[1]]);
    expect(plain.totalIn).toBe(13);
    expect(bent.totalIn).toBeCloseTo(plain.totalIn, 12);
    expect(bent.legsIn).toHaveLength(2);
  });

  it('M19: five hundred legs are one drawing with a figure for each', () => {
    const points = Array.from({ length: 500 }, (_, index) => ({ x: (index % 30) + 1, y: index / 20 }));
    const { drawn } = openAnnotated({ ...CROSSING, annotations: [{ id: 'ruler-1', type: 'ruler', points }] });
    const ruler = drawn('ruler-1') as { legs: readonly string[]; total: string };
    expect(ruler.legs).toHaveLength(499);
    expect(ruler.total).toMatch(/^\d+\.\d\d in$/);
  });

  it('R4: lie in the plan, can be undone and are listed', () => {
    const { drawn, session } = openAnnotated();
    expect(drawn('ruler-1')).toMatchObject({ total: '5.00 in' });
    expect(session.annotating.shown.map(({ id }) => id)).toContain('ruler-1');
  });
});
