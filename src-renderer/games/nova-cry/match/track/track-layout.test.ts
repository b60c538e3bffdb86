import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noDuelZone, pawnSpots, rulerY, xOf } from './track-layout';

const frames = fc.constantFrom({ width: 1130, height: 76 }, { width: 640, height: 50 });

describe('the victory track', () => {
  it('no pawn hides another, whatever the scores, and all stand above the ruler', () => {
    fc.assert(
      fc.property(
        frames,
        fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 2, maxLength: 7 }),
        (frame, scores) => {
          const spots = pawnSpots(
            scores.map((score, seat) => ({ score, seat })),
            frame,
          );
          for (const one of spots) {
            expect(one.size).toBeGreaterThan(6);
            expect(one.y + one.size / 2).toBeLessThanOrEqual(rulerY(frame));
            expect(one.y - one.size / 2).toBeGreaterThanOrEqual(-4);
            for (const other of spots) {
              if (one === other) continue;
              const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
              expect(apart).toBeGreaterThanOrEqual(Math.min(one.size, other.size) - 1e-6);
            }
          }
        },
      ),
    );
  });

  it('NC-SCORE-01: more than wins stands where winning stands', () => {
    const frame = { width: 1000, height: 70 };
    expect(xOf(18, frame)).toBe(xOf(15, frame));
    expect(xOf(15, frame)).toBeGreaterThan(xOf(14, frame));
  });

  it('NC-DUEL-05: no duel from 13 up, by reading b at 14 only, by reading c everywhere', () => {
    expect(noDuelZone('a')).toEqual({ from: 13, to: 14 });
    expect(noDuelZone('b')).toEqual({ from: 14, to: 14 });
    expect(noDuelZone('c')).toBeNull();
  });
});
