/** What an arc means, statement by statement; `tests/property` holds the same for random shapes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BaseName, BASE_NAMES, anyPose, firingBase, onGrid } from '../../tests/property/geometry-bases';
import { measureArc } from './arc-measure';
import { hasArc } from './cone';
import { toTable } from './frame';
import { ARCS, type ArcName, type Disc } from './types';

const NORTH = { x: 18, y: 18, headingDeg: 0 };
const APEX: Readonly<Record<BaseName, number>> = { shuttle: NaN, small: 0.59, medium: 0.825, large: 1.23 };

/** The arcs as conditions of a point in the ship's frame, with the apex k of bow and stern. */
const HOLDS: Readonly<Record<ArcName, (u: number, v: number, k: number) => boolean>> = {
  all: () => true,
  fore: (_, v) => v >= 0,
  aft: (_, v) => v <= 0,
  port: (u) => u <= 0,
  starboard: (u) => u >= 0,
  'fore-port': (u, v) => v >= 0 && u <= 0,
  'fore-starboard': (u, v) => v >= 0 && u >= 0,
  'aft-port': (u, v) => v <= 0 && u <= 0,
  'aft-starboard': (u, v) => v <= 0 && u >= 0,
  bow: (u, v, k) => v - k >= Math.abs(u),
  stern: (u, v, k) => -v - k >= Math.abs(u),
};

/** A token of radius 0.625 whose centre lies at (u, v) of a ship that heads north. */
const token = (u: number, v: number): Disc => ({
  type: 'disc',
  centre: { x: 18 + u, y: 18 - v },
  radiusIn: 0.625,
});

describe('an arc', () => {
  it.each(BASE_NAMES)('of a %s base holds exactly the points of its closed cone', (name) => {
    fc.assert(
      fc.property(anyPose, onGrid(-9, 9), onGrid(-9, 9), (pose, u, v) => {
        const base = firingBase(name, pose);
        const k = APEX[name];
        const edges = [u, v, v - k - Math.abs(u), -v - k - Math.abs(u)];
        fc.pre(edges.every((off) => !(Math.abs(off) < 3e-6)));
        for (const arc of ARCS.filter((each) => hasArc(base, each))) {
          const { in: isIn } = measureArc(base, arc, { type: 'point', at: toTable(pose, { u, v }) });
          expect([arc, isIn]).toEqual([arc, HOLDS[arc](u, v, k)]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('nearest edge is the distance of both; nearest edge inside the arc that of their parts in the cone', () => {
    // The target reaches from 0.5 behind the side slots to 1.5 ahead of them, nearest where it lies behind.
    const base = firingBase('small', NORTH);
    const target = {
      type: 'polygon',
      corners: [
        { x: 22, y: 16.5 },
        { x: 23, y: 16.5 },
        { x: 23, y: 18.5 },
        { x: 20, y: 18.5 },
      ],
    } as const;
    const whole = measureArc(base, 'all', target);
    expect(whole.distanceIn).toBeCloseTo(20 - 18.77, 12);
    const fore = measureArc(base, 'fore', target);
    // Its western edge crosses the line through the side slots a quarter of the way up.
    expect(fore.distanceIn).toBeCloseTo(20.5 - 18.77, 12);
    expect(fore.to?.x).toBeCloseTo(20.5, 12);
    expect(fore.to?.y).toBeCloseTo(18, 12);
  });

  it('there is no distance inside the arc when the target has no point in the cone', () => {
    const base = firingBase('medium', NORTH);
    expect(measureArc(base, 'fore', token(4, -0.626))).toMatchObject({
      in: false,
      distanceIn: null,
      to: null,
    });
    expect(measureArc(base, 'fore', token(4, -0.625))).toMatchObject({ in: true });
    expect(measureArc(base, 'fore', token(4, -0.625)).distanceIn).toBeCloseTo(4 - 1.03, 9);
  });

  it('a disc is measured to its nearest point if that lies in the cone', () => {
    const fore = measureArc(firingBase('medium', NORTH), 'fore', token(4, 0.2));
    expect(fore.distanceIn).toBeCloseTo(4 - 0.625 - 1.03, 12);
    expect(fore.to).toMatchObject({ x: 18 + 4 - 0.625 });
  });

  it('else to the nearest of the chords that the limit lines cut', () => {
    // Nearest point behind the side slots: the chord on their line begins sqrt(0.625² - 0.3²) before the centre.
    const half = measureArc(firingBase('medium', NORTH), 'fore', token(4, -0.3));
    expect(half.distanceIn).toBeCloseTo(4 - Math.sqrt(0.625 ** 2 - 0.3 ** 2) - 1.03, 12);
    // A quarter cuts with two lines; only the one through the side slots meets this token.
    const quarter = measureArc(firingBase('medium', NORTH), 'fore-starboard', token(4, -0.3));
    expect(quarter.distanceIn).toBeCloseTo(half.distanceIn ?? NaN, 12);
    // A bow's line runs at 45 degrees from its apex, 0.825 ahead; the part of the base in it has its nearest corner on it.
    const [u, v] = [3 + 0.3 / Math.SQRT2, 3.825 - 0.3 / Math.SQRT2];
    const bow = measureArc(firingBase('medium', NORTH), 'bow', token(u, v));
    const chordStartIn = 3 * Math.SQRT2 - Math.sqrt(0.625 ** 2 - 0.3 ** 2);
    const edgeIn = ((bow.from?.x ?? NaN) - 18) * Math.SQRT2;
    expect(bow.distanceIn).toBeCloseTo(chordStartIn - edgeIn, 9);
    expect(bow.from?.x).toBeCloseTo(18 + 0.776, 2);
  });

  it('marginDeg is seen from the base centre for halves and quarters and from the apex for bow and stern', () => {
    const base = firingBase('large', NORTH);
    const at = (u: number, v: number) => ({ type: 'point', at: { x: 18 + u, y: 18 - v } }) as const;
    const offDeg = (u: number, v: number): number => (Math.atan2(u, v) * 180) / Math.PI;
    expect(measureArc(base, 'fore', at(2, 5)).marginDeg).toBeCloseTo(90 - offDeg(2, 5), 10);
    expect(measureArc(base, 'fore-starboard', at(2, 5)).marginDeg).toBeCloseTo(offDeg(2, 5), 10);
    expect(measureArc(base, 'bow', at(2, 5)).marginDeg).toBeCloseTo(45 - offDeg(2, 5 - 1.23), 10);
    expect(measureArc(base, 'stern', at(2, -5)).marginDeg).toBeCloseTo(45 - offDeg(2, 5 - 1.23), 10);
  });

  it('marginIn is the smaller signed distance to the limit lines, positive on the arc’s side; in from -tolerance on', () => {
    const base = firingBase('large', NORTH);
    const at = (u: number, v: number) => ({ type: 'point', at: { x: 18 + u, y: 18 - v } }) as const;
    expect(measureArc(base, 'fore-starboard', at(2, 5)).marginIn).toBeCloseTo(2, 12);
    expect(measureArc(base, 'fore-starboard', at(-2, 5)).marginIn).toBeCloseTo(-2, 12);
    expect(measureArc(base, 'bow', at(2, 5)).marginIn).toBeCloseTo((5 - 1.23 - 2) / Math.SQRT2, 12);
    expect(measureArc(base, 'starboard', at(-0.9e-6, 5)).in).toBe(true);
    expect(measureArc(base, 'starboard', at(-1.1e-6, 5)).in).toBe(false);
    expect(measureArc(base, 'all', at(2, 5))).toMatchObject({ in: true, marginIn: null, marginDeg: null });
  });

  it('bow and stern need the apex that shuttles lack', () => {
    expect(ARCS.filter((arc) => !hasArc(firingBase('shuttle', NORTH), arc))).toEqual(['bow', 'stern']);
    expect(ARCS.every((arc) => hasArc(firingBase('small', NORTH), arc))).toBe(true);
  });
});
