import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedArt } from '../../tests/support/shipped-art';
import { shippedContent } from '../../tests/support/shipped-content';
import { boxAbout, overlapArea } from './boxes';
import { labelNodes, type LabelWish } from './labels';
import { DEFAULT_PLAN_DRAWING } from './options';
import { makeSheet } from './sheet';

const sheet = makeSheet(
  shippedContent(),
  {
    format: 'plotroom-plan',
    version: 1,
    game: 'into-the-unknown',
    title: 'Names',
    sector: { layout: 'solitary' },
    units: [],
    features: [],
  },
  shippedArt(),
  DEFAULT_PLAN_DRAWING,
);

function wish(id: string, x: number, y: number, more: Partial<LabelWish> = {}): LabelWish {
  return {
    id,
    piece: boxAbout({ x, y }, 0.8, 1.1),
    name: `Ship ${id}`,
    line: 'Yellow 1',
    isRound: false,
    isSmall: false,
    ...more,
  };
}

describe('names', () => {
  it('stand below a base and at the right of a token where there is room', () => {
    const [below] = labelNodes(sheet, [wish('a', 18, 18)], []).boxes;
    expect(below?.y0).toBeGreaterThan(19.1);
    const [right] = labelNodes(sheet, [wish('a', 18, 18, { isRound: true, isSmall: true })], []).boxes;
    expect(right?.x0).toBeGreaterThan(18.8);
  });

  it('give way to what is there already, and stay on the table', () => {
    const wall = { x0: 10, y0: 19.2, x1: 26, y1: 21 };
    const [place] = labelNodes(sheet, [wish('a', 18, 18)], [wall]).boxes;
    expect(place && overlapArea(place, wall)).toBe(0);
    const [low] = labelNodes(sheet, [wish('a', 18, 35)], []).boxes;
    expect(low?.y1).toBeLessThanOrEqual(36);
  });

  it('never cover a piece nor another name when pieces stand well apart', () => {
    const cells = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 5 })), {
      minLength: 2,
      maxLength: 16,
      selector: ([x, y]) => `${x},${y}`,
    });
    fc.assert(
      fc.property(cells, (at) => {
        const wishes = at.map(([x, y], k) => wish(String(k), 3 + 5 * x, 3 + 6 * y));
        const { boxes } = labelNodes(sheet, wishes, []);
        boxes.forEach((box, k) => {
          for (const { piece } of wishes) expect(overlapArea(box, piece)).toBe(0);
          for (const other of boxes.slice(k + 1)) expect(overlapArea(box, other)).toBe(0);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('are never left out, however crowded the table is', () => {
    const wishes = Array.from({ length: 12 }, (_, k) => wish(String(k), 18, 18));
    expect(labelNodes(sheet, wishes, []).boxes).toHaveLength(12);
  });
});
