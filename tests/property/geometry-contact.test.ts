import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Polygon,
  type Shape,
  TOLERANCE_IN,
  contactTravel,
  distance,
  firstContact,
  foreVector,
  outlineAt,
} from '../../shared/geometry';
import { BASES, onGrid } from './geometry-bases';
import { moveShape } from './geometry-probes';
import { anyTravel, moved } from './geometry-travels';

describe('first contact', () => {
  it('is the least travel at which the shapes touch: apart before it, touching at it', () => {
    let contacts = 0;
    fc.assert(
      fc.property(anyTravel, ({ mover, direction, distanceIn, obstacle }) => {
        const contact = firstContact(mover, direction, distanceIn, obstacle);
        const gapAt = (d: number): number => distance(moved(mover, direction, d), obstacle).distanceIn;
        const until = contact ?? distanceIn;
        for (let step = 0; step < 12; step += 1)
          if (until > 1e-3) expect(gapAt(((until - 1e-3) * step) / 11)).toBeGreaterThan(0);
        if (contact === null) return;
        contacts += 1;
        expect(gapAt(contact)).toBeLessThanOrEqual(TOLERANCE_IN);
        if (contact === 0) expect(distance(mover, obstacle).distanceIn).toBe(0);
      }),
      { numRuns: 2000 },
    );
    expect(contacts).toBeGreaterThan(200);
  });

  it('is met from any kind of shape, and null when the travel is short of it or leads away', () => {
    fc.assert(
      fc.property(onGrid(0, 360), onGrid(0.01, 9), (turnDeg, gapIn) => {
        const motion = { turnDeg, dx: 18, dy: 18 };
        const mover = outlineAt(BASES.small.corners, { x: 0, y: 0, headingDeg: 0 });
        const wall = -1.07 - gapIn;
        const obstacles: Shape[] = [
          { type: 'disc', centre: { x: 0.1, y: wall - 0.625 }, radiusIn: 0.625 },
          { type: 'point', at: { x: 0.3, y: wall } },
          { type: 'segment', from: { x: -3, y: wall }, to: { x: 3, y: wall } },
          { type: 'box', x0: -2, y0: wall - 1, x1: 5, y1: wall },
        ];
        const [turnedMover, way] = [moveShape(motion, mover) as Polygon, foreVector(turnDeg)];
        for (const obstacle of obstacles) {
          const turned = moveShape(motion, obstacle);
          expect(firstContact(turnedMover, way, gapIn, turned)).toBeCloseTo(gapIn, 9);
          expect(firstContact(turnedMover, way, gapIn - 1e-9, turned)).toBeCloseTo(gapIn, 8);
          expect(firstContact(turnedMover, way, gapIn - 1e-5, turned)).toBeNull();
          expect(firstContact(turnedMover, foreVector(turnDeg + 180), 30, turned)).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('run backwards from beyond the obstacle meets the far end of the same contact', () => {
    fc.assert(
      fc.property(anyTravel, ({ mover, direction, obstacle }) => {
        const through = contactTravel(mover, direction, obstacle);
        fc.pre(through !== null && through.fromIn > 0.01);
        if (through === null) return;
        const beyondIn = through.toIn + 3;
        const back = { x: -direction.x, y: -direction.y };
        const contact = firstContact(moved(mover, direction, beyondIn), back, beyondIn, obstacle);
        expect(contact).toBeCloseTo(beyondIn - through.toIn, 7);
      }),
      { numRuns: 800 },
    );
  });

  it('touching at the start is contact at 0, also when the travel leads away', () => {
    fc.assert(
      fc.property(onGrid(0, 360), fc.constantFrom(-1e-9, 0, 1e-9), (turnDeg, gapIn) => {
        const motion = { turnDeg, dx: 9, dy: 9 };
        const mover = moveShape(motion, outlineAt(BASES.medium.corners, { x: 0, y: 0, headingDeg: 0 }));
        const beside = moveShape(
          motion,
          outlineAt(BASES.medium.corners, { x: 2.06 + gapIn, y: 1, headingDeg: 180 }),
        );
        fc.pre(mover.type === 'polygon');
        if (mover.type !== 'polygon') return;
        for (const bearing of [0, 90, 180, 270])
          expect(firstContact(mover, foreVector(turnDeg + bearing), 5, beside)).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
