import { describe, expect, it } from 'vitest';
import { BASES } from '../../tests/property/geometry-bases';
import { outlineAt } from './frame';
import { systemMembership } from './system-membership';

const CENTRE = { x: 18, y: 18 };
/** A shuttle whose fore edge faces the centre, its nearest edge `nearestIn` away. */
const facing = (nearestIn: number) =>
  outlineAt(BASES.shuttle.corners, { x: 18, y: 18 + nearestIn + 0.735, headingDeg: 0 });
/** The same, by its farthest corners, those of the aft edge. */
const within = (farthestIn: number) => facing(Math.sqrt(farthestIn ** 2 - 0.293 ** 2) - 1.47);
const of = (outline: ReturnType<typeof facing>) => systemMembership(outline, CENTRE, 13).membership;

describe('a system', () => {
  it('a base is outside when its nearest point is at least 13 - tolerance from the centre', () => {
    expect([13, 13 - 0.9e-6, 13.2].map((each) => of(facing(each)))).toEqual([
      'outside',
      'outside',
      'outside',
    ]);
    expect(of(facing(13 - 1.1e-6))).toBe('partly');
  });

  it('it is wholly inside when its farthest corner is at most 13 + tolerance from the centre', () => {
    expect([13, 13 + 0.9e-6, 8].map((each) => of(within(each)))).toEqual(['wholly', 'wholly', 'wholly']);
    expect(of(within(13 + 1.1e-6))).toBe('partly');
  });

  it('else it is partly inside, and both figures are told', () => {
    const found = systemMembership(facing(12.5), CENTRE, 13);
    expect(found.membership).toBe('partly');
    expect(found.nearestIn).toBeCloseTo(12.5, 12);
    expect(found.farthestIn).toBeCloseTo(Math.hypot(0.293, 12.5 + 1.47), 12);
  });
});
