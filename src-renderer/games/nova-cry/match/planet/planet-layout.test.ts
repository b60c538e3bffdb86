import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { radiusOf, spaceLabel, spaceX, stepBetween } from './planet-layout';

describe('the travel spaces of a planet card', () => {
  it('all lie within the width, apart from one another, at any number of spaces', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.constantFrom(340, 380, 716), (spaces, width) => {
        const frame = { width, height: 84, spaces };
        for (let space = 1; space <= spaces; space++) {
          const radius = radiusOf(frame, space === spaces);
          expect(spaceX(space, frame) - radius).toBeGreaterThanOrEqual(0);
          expect(spaceX(space, frame) + radius).toBeLessThanOrEqual(width);
          if (space > 1)
            expect(spaceX(space, frame) - spaceX(space - 1, frame)).toBeGreaterThan(
              radiusOf(frame, false) * 2,
            );
        }
      }),
    );
  });

  it('NC-EVENT-08: two symbols on one space are told as two', () => {
    const frame = { width: 700, height: 126, spaces: 5 };
    expect(spaceLabel(2, ['nebula', 'nebula'], false, frame)).toBe('2 Nebula ×2');
    expect(spaceLabel(2, ['nebula', 'storm'], false, frame)).toBe('2 Nebula, Storm');
  });

  it('the name goes, then only the number stays, as room gets short', () => {
    const frame = (width: number) => ({ width, height: 84, spaces: 8 });
    const label = (width: number) => spaceLabel(3, ['asteroid'], false, frame(width));
    expect([label(900), label(520), label(340)]).toEqual(['3 Asteroid', 'Asteroid', '3']);
    expect(stepBetween(frame(900))).toBeGreaterThan(stepBetween(frame(340)));
  });
});
