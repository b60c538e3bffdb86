import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedNovaCry } from '../../../../tests/support/shipped-content';
import { SHIP_BOX, shipLines } from './ship-drawing';

const figures = fc.record({
  warp: fc.integer({ min: 1, max: 6 }),
  weapons: fc.integer({ min: 0, max: 6 }),
  hull: fc.integer({ min: 1, max: 20 }),
});

describe('the drawing of a ship', () => {
  it('is the same for the same card, and another for every ship that ships', () => {
    const all = Object.entries(shippedNovaCry().ships).map(([id, ship]) =>
      JSON.stringify(shipLines(ship, id)),
    );
    expect(new Set(all).size).toBe(all.length);
    fc.assert(
      fc.property(figures, fc.string(), (ship, id) => {
        expect(shipLines(ship, id)).toEqual(shipLines(ship, id));
      }),
    );
  });

  it('has a nozzle for each warp symbol, and holds no figure that is none', () => {
    fc.assert(
      fc.property(figures, fc.string(), (ship, id) => {
        const { outline, detail } = shipLines(ship, id);
        expect(outline).toHaveLength(3 + ship.warp);
        expect([...outline, ...detail].join(' ')).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });

  it('stays in its box', () => {
    const xs = (path: string): readonly number[] =>
      [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    fc.assert(
      fc.property(figures, fc.string(), (ship, id) => {
        for (const x of shipLines(ship, id).outline.flatMap(xs)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(SHIP_BOX.width);
        }
      }),
    );
  });
});
