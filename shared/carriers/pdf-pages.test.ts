import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBarLength, pointOf, shownTile, through } from '../../tests/support/read-pdf';
import { valueOf } from '../../tests/support/library';
import { pdfLayout } from './pdf-layout';
import { correctionOf, DEFAULT_PDF_SETUP, PAPER_POINTS } from './pdf-setup';
import { contentOf, drawingOf, printed, TABLE } from '../../tests/support/printed';

const sizes = fc.record({
  x0: fc.double({ min: -20, max: 20, noNaN: true }),
  y0: fc.double({ min: -20, max: 20, noNaN: true }),
  width: fc.double({ min: 0.5, max: 60, noNaN: true }),
  height: fc.double({ min: 0.5, max: 60, noNaN: true }),
});
const setups = fc.record({
  paper: fc.constantFrom('a4' as const, 'letter' as const, 'a3' as const, 'sheet' as const),
  orientation: fc.constantFrom('auto' as const, 'portrait' as const, 'landscape' as const),
  marginIn: fc.double({ min: 0.2, max: 0.5, noNaN: true }),
  overlapIn: fc.double({ min: 0, max: 1, noNaN: true }),
  correction: fc.constantFrom(1, 0.97, 1.03),
  cutInstruments: fc.boolean(),
});

describe('the check bar', () => {
  it.each(['a4', 'letter', 'a3', 'sheet'] as const)(
    'is 432 points long on every page of %s',
    async (paper) => {
      const instruments = [drawingOf({ x0: 0, y0: 0, x1: 3, y1: 2 }, 'Ruler')];
      const { pages } = await printed(contentOf({ instruments }), { paper });
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages) expect(checkBarLength(page)).toBeCloseTo(432, 9);
    },
  );

  it('and all else grow by what a printer shrinks them', async () => {
    const correction = valueOf(correctionOf(5.8));
    const { pages } = await printed(contentOf(), { correction });
    for (const page of pages) {
      expect(checkBarLength(page)).toBeCloseTo((432 * 6) / 5.8, 5);
      expect(shownTile(page).matrix[0]).toBeCloseTo((72 * 6) / 5.8, 5);
      expect(shownTile(page).matrix[3]).toBeCloseTo((-72 * 6) / 5.8, 5);
    }
  });

  it.each([0, 4, 8, -6, Number.NaN])('that measured %s inches is a mistake and refused', (measured) => {
    expect(correctionOf(measured)).toMatchObject({ ok: false, error: { code: 'out-of-range' } });
  });
});

describe('pages', () => {
  it.each(['a4', 'letter', 'a3'] as const)(
    'are %s to the point, turned whichever way needs fewer',
    async (paper) => {
      const [short, long] = PAPER_POINTS[paper];
      for (const orientation of ['portrait', 'landscape'] as const) {
        const { pages } = await printed(contentOf(), { paper, orientation });
        const [width, height] = orientation === 'portrait' ? [short, long] : [long, short];
        for (const { mediaBox } of pages) {
          expect(mediaBox[2]).toBeCloseTo(width, 5);
          expect(mediaBox[3]).toBeCloseTo(height, 5);
        }
      }
      const counts = await Promise.all(
        (['portrait', 'landscape', 'auto'] as const).map(
          async (orientation) => (await printed(contentOf(), { paper, orientation })).pages.length,
        ),
      );
      expect(counts[2]).toBe(Math.min(counts[0] ?? 0, counts[1] ?? 0));
    },
  );

  it('of one sheet are one page, as large as the drawing, its margins and the footer', async () => {
    const { pages } = await printed(contentOf(), { paper: 'sheet' });
    expect(pages).toHaveLength(1);
    const [, , width = 0, height = 0] = pages[0]?.mediaBox ?? [];
    expect(width).toBeCloseTo((38 + 0.8) * 72, 6);
    expect(height).toBeCloseTo((39 + 0.8 + 0.84) * 72, 6);
  });

  it('show 72 points to the inch, the drawing whole and once in the file', async () => {
    const { pages } = await printed(contentOf());
    for (const page of pages) {
      expect(shownTile(page).matrix.slice(0, 4)).toEqual([72, 0, 0, -72]);
      expect(page.formBoxes['D']).toEqual([-1, -1.5, 37, 37.5]);
      expect(page.forms['D']).toContain('-1 -1.5 m 37 37.5 l');
      expect(page.forms['D']).toBe(pages[0]?.forms['D']);
    }
  });

  it('together show every point of the drawing, at the place and scale where it belongs', async () => {
    const examples = fc.asyncProperty(
      sizes,
      setups,
      fc.array(fc.tuple(share(), share()), { minLength: 5 }),
      async (size, setup, shares) => {
        const box = { x0: size.x0, y0: size.y0, x1: size.x0 + size.width, y1: size.y0 + size.height };
        const { pages } = await printed(contentOf({ drawing: drawingOf(box) }), setup);
        const tiles = pages.map(shownTile);
        for (const [u, v] of shares) {
          const point = { x: box.x0 + u * size.width, y: box.y0 + v * size.height };
          const showing = tiles.filter((tile) => isShown(tile, through(tile.matrix, point)));
          expect(showing.length).toBeGreaterThan(0);
        }
      },
    );
    await fc.assert(examples, { numRuns: 30 });
  });

  it('keep what they show between their margins and above the footer', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, setups, async (size, setup) => {
        const box = { x0: size.x0, y0: size.y0, x1: size.x0 + size.width, y1: size.y0 + size.height };
        const { pages } = await printed(contentOf({ drawing: drawingOf(box) }), setup);
        const marginPt = setup.marginIn * 72;
        for (const page of pages) {
          const [, , width = 0, height = 0] = page.mediaBox;
          const tile = shownTile(page);
          expect(tile.left).toBeGreaterThanOrEqual(marginPt - 1e-4);
          expect(tile.right).toBeLessThanOrEqual(width - marginPt + 1e-4);
          expect(tile.top).toBeLessThanOrEqual(height - marginPt + 1e-4);
          expect(tile.bottom).toBeGreaterThanOrEqual(marginPt + 0.84 * 72 - 1e-4);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('neighbours show the overlap twice, and no more', () => {
    const layout = valueOf(pdfLayout(contentOf(), { ...DEFAULT_PDF_SETUP, overlapIn: 0.4 }));
    const [first, second] = layout.pages;
    const below = layout.pages[layout.columns];
    expect((first?.box.x1 ?? 0) - (second?.box.x0 ?? 0)).toBeCloseTo(0.4, 9);
    expect((first?.box.y1 ?? 0) - (below?.box.y0 ?? 0)).toBeCloseTo(0.4, 9);
    expect(layout.pages.at(-1)?.box).toMatchObject({ x1: TABLE.x1, y1: TABLE.y1 });
  });

  it('have crop marks that end at the corners of their tile and never reach into it', async () => {
    const { pages } = await printed(contentOf());
    for (const page of pages) {
      const tile = shownTile(page);
      const marks = page.operations.filter(
        ({ mark, operator }) => mark === 'CropMarks' && /^[ml]$/.test(operator),
      );
      const points = marks.map(pointOf);
      expect(points).toHaveLength(16);
      for (const { x, y } of points) {
        const isBeside = x < tile.left || x > tile.right;
        const isAboveOrBelow = y < tile.bottom || y > tile.top;
        expect(isBeside !== isAboveOrBelow).toBe(true);
        expect([tile.left, tile.right].some((edge) => Math.abs(x - edge) < 1e-3) || isBeside).toBe(true);
      }
    }
  });

  it('name their tile and show it on the map of all tiles', () => {
    const { pages, columns, rows } = valueOf(pdfLayout(contentOf(), DEFAULT_PDF_SETUP));
    expect([columns, rows]).toEqual([6, 4]);
    expect(pages[7]).toMatchObject({ label: 'B2 of F4', tile: { column: 1, row: 1, columns: 6, rows: 4 } });
    expect(pages[7]?.about).toBe('Two ships  ·  true scale 1:1');
  });
});

function share() {
  return fc.double({ min: 0, max: 1, noNaN: true });
}

/** A hundredth of a point is what the file's numbers are rounded by at most. */
function isShown(tile: ReturnType<typeof shownTile>, { x, y }: { x: number; y: number }): boolean {
  const slack = 0.01;
  return (
    x >= tile.left - slack && x <= tile.right + slack && y >= tile.bottom - slack && y <= tile.top + slack
  );
}
