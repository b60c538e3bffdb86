import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../tests/support/shipped-content';
import { openSession } from '../session-driver';
import { ExportChoices } from './export-choices.svelte';
import { factsOf, scaleSentence } from './export-facts';
import { jobOf, previewRequest } from './export-orders';
import { notesOf } from './make-drawing';
import { planDrawingOptions, shownPlan } from './plan-drawing';

const pack = shippedContent();

function open() {
  const { session } = openSession(pack);
  session.view.resize(1000, 500);
  session.view.camera = { originX: 2, originY: 3, pxPerIn: 50 };
  return { session, choices: new ExportChoices(session) };
}

describe('what is chosen', () => {
  it('a picture begins with the view, a print with the whole sector in inks for paper', () => {
    const { choices } = open();
    expect([choices.subject, choices.look]).toEqual(['view', 'screen']);
    expect(choices.frame.box).toEqual({ x0: 2, y0: 3, x1: 22, y1: 13 });
    choices.format = 'pdf';
    expect([choices.subject, choices.look]).toEqual(['sector', 'paper']);
  });
  it('the selection can be shown while there is one', () => {
    const { session, choices } = open();
    choices.setSubject('selection');
    expect(choices.subject).toBe('view');
    session.select(['defiant-1']);
    flushSync();
    expect(choices.subject).toBe('selection');
    const { x0, x1 } = choices.frame.box;
    expect((x0 + x1) / 2).toBeCloseTo(18, 9);
  });
  it('a drawing of the view leaves out the void beyond the sector, and refuses where nothing else is seen', () => {
    const { session, choices } = open();
    choices.format = 'svg';
    choices.setSubject('view');
    session.view.camera = { originX: -10, originY: 3, pxPerIn: 50 };
    expect(choices.drawingBox).toMatchObject({ ok: true, value: { x0: -1.5, x1: 10 } });
    session.view.camera = { originX: 60, originY: 3, pxPerIn: 50 };
    expect(choices.drawingBox).toMatchObject({ ok: false, error: { code: 'nothing-to-draw' } });
    expect(jobOf(session, choices).ok).toBe(false);
  });
  it('a tiled print leaves the furniture of the sheet out, one sheet has it', () => {
    const { choices } = open();
    choices.format = 'pdf';
    expect(choices.drawingBox).toMatchObject({ ok: true, value: { x0: -0.25, x1: 36.25 } });
    choices.setUp({ paper: 'sheet' });
    expect(choices.drawingBox).toEqual({ ok: true, value: null });
  });
  it('a check bar of 5.88 inches asks for a print 6 / 5.88 as large; what no printer measures is refused', () => {
    const { session, choices } = open();
    choices.format = 'pdf';
    choices.measuredIn = 5.88;
    expect(choices.print).toMatchObject({ ok: true, value: { correction: 6 / 5.88 } });
    choices.measuredIn = 1;
    expect(choices.print.ok).toBe(false);
    expect(jobOf(session, choices).ok).toBe(false);
  });
  it('a picture that is too large is refused, never shrunk', () => {
    const { session, choices } = open();
    choices.widthPx = 16_385;
    expect(jobOf(session, choices)).toMatchObject({ ok: false, error: { code: 'picture-too-large' } });
    choices.widthPx = 16_384;
    expect(jobOf(session, choices)).toMatchObject({ ok: true, value: { fileName: 'Crossing.png' } });
  });
});

describe('what is said of it', () => {
  const format = { units: 'in', decimals: 2, separator: '.' } as const;
  it('a picture tells its pixels and its scale', () => {
    const { choices } = open();
    choices.widthPx = 2000;
    expect(factsOf(choices, null, format)).toEqual([
      { name: 'Picture', value: '2000 × 1000 px' },
      { name: 'Scale', value: '100.0 px to the inch' },
    ]);
    expect(scaleSentence(choices)).toContain(
      'Printed at 100.0 dpi, an inch of the table is an inch on paper.',
    );
  });
  it('a print tells pages, how they lie, and the paper', () => {
    const { choices } = open();
    choices.format = 'pdf';
    const print = {
      pages: 24,
      columns: 6,
      rows: 4,
      orientation: 'portrait',
      widthPt: 595.276,
      heightPt: 841.89,
    } as const;
    expect(factsOf(choices, { sheets: [], print }, format)).toEqual([
      { name: 'Pages', value: '24 pages on A4 portrait, 6 wide and 4 high' },
      { name: 'Paper', value: '8.27 × 11.69 in' },
    ]);
  });
  it('letters without an outline are told once each', () => {
    expect(notesOf([])).toEqual([]);
    expect(notesOf(['艦', '艦'])).toEqual(['This letter is not in our fonts and drawn as a small box: 艦']);
    expect(notesOf(['艦', '星'])[0]).toContain('These letters are not in our fonts');
  });
});

describe('what the table shows is what is drawn', () => {
  it('hidden layers are left out, and arcs follow the eyes of the inspector', () => {
    const { session } = open();
    session.select(['defiant-1']);
    flushSync();
    const shown = planDrawingOptions(session, null, 'paper');
    expect(shown).toMatchObject({ units: true, features: true, labels: true });
    expect(shown.arcs.every(({ unit }) => unit === 'defiant-1')).toBe(true);
    expect(shown.arcs.map(({ reaches }) => reaches)).toContain('weapons');
    for (const layer of ['features', 'arcs'] as const) session.layers.toggle(layer);
    flushSync();
    expect(planDrawingOptions(session, null, 'paper')).toMatchObject({ features: false, arcs: [] });
  });
  it('annotations of a hidden layer are left out of the drawing', () => {
    const { session } = open();
    session.commit('Ruler', (plan) => {
      plan.annotations = [
        {
          id: 'ruler-1',
          type: 'ruler',
          points: [
            { x: 1, y: 1 },
            { x: 2, y: 2 },
          ],
        },
      ];
    });
    expect(shownPlan(session).annotations).toHaveLength(1);
    session.layers.toggle('rulers');
    expect(shownPlan(session).annotations).toHaveLength(0);
  });
  it('the order for the worker is plain data', () => {
    const { session, choices } = open();
    choices.format = 'pdf';
    const request = previewRequest(session, choices);
    expect(request.ok).toBe(true);
    expect(() => structuredClone(request)).not.toThrow();
  });
});
