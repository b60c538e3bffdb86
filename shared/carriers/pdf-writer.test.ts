import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFName, PDFDict } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { checkBarLength, pointOf, readPdf, shownTile, through } from '../../tests/support/read-pdf';
import { valueOf } from '../../tests/support/library';
import { parseFontOutlines } from '../drawing/font-outlines';
import type { Box, Drawing } from '../drawing/types';
import { planInPdf } from './plan-in-pdf';
import { type PdfContent, pdfLayout } from './pdf-layout';
import { correctionOf, DEFAULT_PDF_SETUP, PAPER_POINTS, type PdfSetup } from './pdf-setup';
import { pdfOf } from './pdf-writer';

const ASSETS = path.resolve(import.meta.dirname, '../../assets');
const fonts = valueOf(parseFontOutlines(readFileSync(path.join(ASSETS, 'fonts/glyphs.json'), 'utf8')));

const TABLE: Box = { x0: -1, y0: -1.5, x1: 37, y1: 37.5 };

function drawingOf(box: Box, title = 'Two ships'): Drawing {
  const steps = [
    { type: 'move', to: { x: box.x0, y: box.y0 } },
    { type: 'line', to: { x: box.x1, y: box.y1 } },
  ] as const;
  const stroke = {
    colour: '#102030',
    opacity: 0.5,
    widthIn: 0.05,
    dashIn: [0.2, 0.1],
    cap: 'round',
  } as const;
  const nodes = [{ type: 'path', steps, fill: null, evenOdd: false, stroke } as const];
  return { title, description: '', box, ground: null, nodes };
}

function contentOf(parts: Partial<PdfContent> = {}): PdfContent {
  return { title: 'Two ships', drawing: drawingOf(TABLE), instruments: [], plan: null, ...parts };
}

async function printed(content: PdfContent, setup: Partial<PdfSetup> = {}) {
  const file = valueOf(await pdfOf(content, { ...DEFAULT_PDF_SETUP, ...setup }, { fonts }));
  return { ...file, ...(await readPdf(file.bytes)) };
}

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

describe('instruments', () => {
  const tool = drawingOf({ x0: 0, y0: 0, x1: 5, y1: 3 }, 'Turning tool');
  const ruler = drawingOf({ x0: 0, y0: 0, x1: 12, y1: 1 }, 'Long ruler');

  it('have pages of their own, at true scale, after the tiles or alone', async () => {
    const { pages } = await printed(contentOf({ drawing: null, instruments: [tool, ruler] }), {
      paper: 'a3',
    });
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(shownTile(page).matrix.slice(0, 4)).toEqual([72, 0, 0, -72]);
    expect((await printed(contentOf({ instruments: [tool] }))).pages).toHaveLength(25);
  });

  it('turn the paper when they need to, and are refused, never shrunk, when it is too small', async () => {
    const wide = drawingOf({ x0: 0, y0: 0, x1: 10, y1: 3 }, 'Range ring');
    const { pages } = await printed(contentOf({ drawing: null, instruments: [wide] }));
    expect(pages[0]?.mediaBox[2]).toBeCloseTo(841.889764, 5);
    const refused = await pdfOf(contentOf({ instruments: [ruler] }), DEFAULT_PDF_SETUP, { fonts });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'paper-too-small', params: { instrument: 'Long ruler', widthIn: 12 } },
    });
    expect((await printed(contentOf({ instruments: [ruler] }), { paper: 'sheet' })).pages).toHaveLength(2);
  });
});

describe('an instrument larger than the paper', () => {
  it('is cut into tiles when that is wished, with crop marks, a map of its own and the overlap', async () => {
    const rings = drawingOf({ x0: 0, y0: 0, x1: 14, y1: 14 }, 'Range rings');
    const content = contentOf({ instruments: [rings] });
    const { pages } = await printed(content, { cutInstruments: true });
    const own = pages.slice(24);
    expect(own).toHaveLength(4);
    for (const page of own) {
      expect(shownTile(page).matrix.slice(0, 4)).toEqual([72, 0, 0, -72]);
      expect(page.operations.some(({ mark }) => mark === 'CropMarks')).toBe(true);
    }
    const layout = valueOf(pdfLayout(content, { ...DEFAULT_PDF_SETUP, cutInstruments: true }));
    expect(layout.pages[24]).toMatchObject({ label: 'A1 of B2', tile: { columns: 2, rows: 2 } });
    expect([layout.columns, layout.rows]).toEqual([6, 4]);
  });
});

describe('a file', () => {
  it('carries the plan as an attachment that viewers list and that is found again', async () => {
    const plan = JSON.stringify({
      format: 'plotroom-plan',
      title: 'Ünïcode ✦ plan',
      notes: 'x'.repeat(5000),
    });
    const { bytes, document } = await printed(contentOf({ title: 'Crossing (2) / ✦', plan }));
    expect(planInPdf(bytes)).toEqual({ ok: true, value: plan });
    const names = document.catalog.lookup(PDFName.of('Names'), PDFDict);
    expect(names.toString()).toContain('EmbeddedFiles');
    expect(document.getTitle()).toBe('Crossing (2) / ✦');
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toContain('/Subtype /application#2Fx-plotroom');
  });

  it('without a plan says so', async () => {
    const { bytes } = await printed(contentOf());
    expect(planInPdf(bytes)).toMatchObject({ ok: false, error: { code: 'no-plan-inside' } });
  });

  it('is the same to the byte for the same content', async () => {
    const hashes = await Promise.all(
      [1, 2].map(async () => {
        const { bytes } = await printed(contentOf({ plan: '{"format":"plotroom-plan"}' }));
        return createHash('sha256').update(bytes).digest('hex');
      }),
    );
    expect(hashes[0]).toBe(hashes[1]);
  });

  it('tells of each page and stops between two when asked to', async () => {
    const told: [number, number][] = [];
    const onPage = (done: number, of: number) => {
      told.push([done, of]);
      return done < 3;
    };
    const stopped = await pdfOf(contentOf(), DEFAULT_PDF_SETUP, { fonts, onPage });
    expect(stopped).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(told).toEqual([
      [1, 24],
      [2, 24],
      [3, 24],
    ]);
  });

  it('draws strokes over fills, each with its opacity, and leaves out what nobody sees', async () => {
    const steps = [
      { type: 'move', to: { x: 0, y: 0 } },
      {
        type: 'curve',
        by: [
          { x: 1, y: 0 },
          { x: 1, y: 1 },
        ],
        to: { x: 0, y: 1 },
      },
      { type: 'close' },
    ] as const;
    const stroke = { colour: '#ff0000', opacity: 0.5, widthIn: 0.1, dashIn: [], cap: 'butt' } as const;
    const fill = { colour: '#00ff00', opacity: 0.25 };
    const node = { type: 'path', steps, evenOdd: true } as const;
    const unseen = { ...node, fill: { ...fill, opacity: 0 }, stroke: null };
    const nodes = [
      { type: 'group', title: 'g', clip: steps, nodes: [{ ...node, fill, stroke }, unseen] } as const,
    ];
    const { pages } = await printed(contentOf({ drawing: { ...drawingOf(TABLE), nodes } }), {
      paper: 'sheet',
    });
    const path = '0 0 m 1 0 1 1 0 1 c h';
    expect(pages[0]?.forms['D']).toBe(
      `1 j\nq\n${path}\nW n\n/A1 gs\n0 1 0 rg\n1 0 0 RG 0.1 w 0 J [] 0 d\n${path}\nf*\n${path}\nS\nQ\n`,
    );
  });
});

describe('refused are', () => {
  it.each<[string, Partial<PdfSetup>, Partial<PdfContent>, string]>([
    ['a margin of nothing', { marginIn: 0 }, {}, 'out-of-range'],
    ['an overlap below nothing', { overlapIn: -0.1 }, {}, 'out-of-range'],
    ['no number', { overlapIn: Number.NaN }, {}, 'out-of-range'],
    ['a correction beyond every printer', { correction: 2 }, {}, 'out-of-range'],
    [
      'margins that leave no room for the check bar',
      { marginIn: 1.5, orientation: 'portrait' },
      {},
      'paper-too-small',
    ],
    [
      'a sheet longer than a PDF page',
      { paper: 'sheet' },
      { drawing: drawingOf({ x0: 0, y0: 0, x1: 201, y1: 1 }) },
      'too-large',
    ],
    [
      'more pages than anybody prints',
      {},
      { drawing: drawingOf({ x0: 0, y0: 0, x1: 900, y1: 900 }) },
      'too-many-pages',
    ],
    ['nothing at all', {}, { drawing: null }, 'nothing-to-print'],
  ])('%s', async (_what, setup, content, code) => {
    const refused = await pdfOf(contentOf(content), { ...DEFAULT_PDF_SETUP, ...setup }, { fonts });
    expect(refused).toMatchObject({ ok: false, error: { code } });
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
