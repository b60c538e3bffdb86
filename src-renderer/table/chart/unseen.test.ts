import { describe, expect, it } from 'vitest';
import { fitBox } from '../camera';
import { overlap } from '../labels/boxes';
import { placeLabels } from '../labels/label-placement';
import type { LabelRequest } from '../labels/label-placement';
import { scaleBarPlace } from './scale-bar';
import type { Stage } from './stage';
import { unseen } from './unseen';

const CHART = { sizeIn: 36 };
const SECTOR = { x0: 0, y0: 0, x1: 36, y1: 36 };
/** The table of a mission and that of a plan, in a window of 1280 by 720 and in one of 1920 by 1080. */
const SIZES = [
  { width: 542, height: 509 },
  { width: 910, height: 840 },
  { width: 928, height: 644 },
  { width: 1504, height: 992 },
] as const;

interface Look {
  readonly stage: Stage;
  readonly pxPerIn: number;
}

/** The whole sector, and looks at its corners from nearer by. */
function looks(size: (typeof SIZES)[number]): Look[] {
  const whole = fitBox(SECTOR, size, 40);
  const corners = [24, 48, 96].flatMap((pxPerIn) =>
    [-2, 36 - size.width / pxPerIn + 2].flatMap((originX) =>
      [-2, 36 - size.height / pxPerIn + 2].map((originY) => ({ originX, originY, pxPerIn })),
    ),
  );
  return [whole, ...corners].map(({ originX, originY, pxPerIn }) => ({
    pxPerIn,
    stage: { ...size, originX: -originX * pxPerIn, originY: -originY * pxPerIn },
  }));
}

/** A small base at a place of the table, with two lines of words. */
function shipAt(x: number, y: number, pxPerIn: number): LabelRequest {
  const [u, v] = [0.625 * pxPerIn, 0.9 * pxPerIn];
  return {
    id: `${x} ${y}`,
    piece: { x0: x * pxPerIn - u, y0: y * pxPerIn - v, x1: x * pxPerIn + u, y1: y * pxPerIn + v },
    nameWidth: 88,
    lineWidth: 64,
    round: false,
    selected: false,
  };
}

/** Ships along every edge of the sector and one in its middle. */
const PLACES = [1, 12, 18, 24, 35].flatMap((along) => [
  [along, 1],
  [along, 35],
  [1, along],
  [35, along],
]);

describe('where words cannot be read', () => {
  it.each(SIZES)('keeps every name of a ship that is seen clear of it, on $width by $height', (size) => {
    const seen = looks(size).flatMap((look) => {
      const covered = unseen(look.pxPerIn, CHART, look.stage, true);
      const obstacles = covered.map((box) => ({ owner: null, box, weight: 4 }));
      const ships = PLACES.map(([x, y]) => shipAt(x ?? 0, y ?? 0, look.pxPerIn));
      return ships
        .filter(({ piece }) => covered.every((box) => overlap(piece, box) === 0))
        .map((ship) => {
          const [place] = placeLabels([ship], [{ owner: ship.id, box: ship.piece }, ...obstacles]);
          return place ? covered.reduce((sum, box) => sum + overlap(place.box, box), 0) : Infinity;
        });
    });
    expect(seen.length).toBeGreaterThan(PLACES.length);
    expect(seen.filter((px) => px > 0)).toEqual([]);
  });

  it('is only what lies beyond the edges where no instruments are drawn', () => {
    const stage = { width: 600, height: 400, originX: 50, originY: 20 };
    const boxes = unseen(10, CHART, stage, false);
    expect(boxes).toHaveLength(4);
    expect(boxes.every((box) => overlap(box, { x0: -47, y0: -17, x1: 547, y1: 377 }) === 0)).toBe(true);
    expect(boxes.some((box) => overlap(box, { x0: -60, y0: 0, x1: -50, y1: 10 }) > 0)).toBe(true);
  });

  it('counts the scale bar with its figures and the rose on a wide stage', () => {
    const stage = { width: 1504, height: 992, originX: 300, originY: 40 };
    const boxes = unseen(25, CHART, stage, true);
    const { left, right, top } = scaleBarPlace(25, CHART, stage);
    const middle = { x0: (left + right) / 2 - 300, y0: top - 50, x1: (left + right) / 2 - 299, y1: top - 49 };
    expect(boxes).toHaveLength(6);
    expect(boxes.some((box) => overlap(box, middle) > 0)).toBe(true);
  });
});
