import { createHash } from 'node:crypto';
import { PDFName, PDFDict } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { shownTile } from '../../tests/support/read-pdf';
import { valueOf } from '../../tests/support/library';
import { planInPdf } from './plan-in-pdf';
import { type PdfContent, pdfLayout } from './pdf-layout';
import { DEFAULT_PDF_SETUP, type PdfSetup } from './pdf-setup';
import { pdfOf } from './pdf-writer';
import { contentOf, drawingOf, fonts, printed, TABLE } from '../../tests/support/printed';

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
