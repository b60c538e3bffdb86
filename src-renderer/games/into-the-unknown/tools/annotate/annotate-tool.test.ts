import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { distance } from '../../../../../shared/geometry';
import { shapeOfFeature, shapeOfUnit } from '../../../../../shared/sector';
import type { AnnotateMode } from '../../annotating.svelte';
import { openSession } from '../../session-driver';

const pack = shippedContent();

function annotate(mode: AnnotateMode) {
  const bench = openSession(pack);
  bench.run(`annotate.${mode}`);
  bench.driver.expectTool('annotate.idle');
  return bench;
}

function overlay(bench: ReturnType<typeof openSession>, id: string) {
  return bench.session.overlays.models.find((model) => model.id === id);
}

describe('a note', () => {
  it('is written where the click was, shown while it is typed, and kept as one step', async () => {
    const bench = annotate('note');
    const { driver, session, settled, undoLabel } = bench;
    driver.click(5, 6).expectTool('annotate.writing-note');
    expect(overlay(bench, ':draft')).toMatchObject({ type: 'note', text: 'Your words …', to: null });
    session.annotating.text = 'Wait here';
    expect(overlay(bench, ':draft')).toMatchObject({ text: 'Wait here' });
    expect(session.plan.annotations).toBeUndefined();
    driver.key('Enter').expectTool('annotate.idle');
    await settled();
    expect(session.plan.annotations).toEqual([
      { id: 'note-1', type: 'note', at: { x: 5, y: 6 }, text: 'Wait here' },
    ]);
    expect(undoLabel()).toBe('Note “Wait here”');
    expect(session.selection).toEqual(['note-1']);
  });

  it('was never there without words, or after Esc', () => {
    const { driver, session } = annotate('note');
    session.annotating.text = 'of another note';
    driver.click(5, 6);
    expect(session.annotating.text).toBe('');
    driver.key('Enter').click(5, 6);
    session.annotating.text = 'dropped';
    driver.key('Escape').expectTool('annotate.idle');
    expect(session.plan.annotations).toBeUndefined();
  });

  it('is not lost when another tool is taken up', () => {
    const { driver, session } = annotate('note');
    driver.click(5, 6);
    session.annotating.text = ' two\nlines ';
    driver.tool('select');
    expect(session.plan.annotations).toMatchObject([{ text: 'two lines' }]);
  });

  it('stays with the piece it was pulled from, and with none where Alt is held', () => {
    const bench = annotate('note');
    const { driver, session } = bench;
    driver.drag({ x: 18, y: 20 }, { x: 22, y: 23 });
    session.annotating.text = 'mine';
    driver.key('Enter').holding('alt').drag({ x: 18, y: 20 }, { x: 22, y: 15 });
    session.annotating.text = 'free';
    driver.key('Enter');
    expect(session.plan.annotations).toMatchObject([
      { at: { x: 22, y: 23 }, to: { piece: 'defiant-1' } },
      { at: { x: 22, y: 15 }, to: { x: 18, y: 20 } },
    ]);
    driver.tool('select').holding().drag({ x: 17.5, y: 20.5 }, { x: 9.5, y: 20.5 });
    expect(overlay(bench, 'note-1')).toMatchObject({ at: { x: 22, y: 23 }, to: { x: 10.77 } });
  });

  it('stands beside a piece that was clicked', () => {
    const { driver, session } = annotate('note');
    driver.click(26, 20);
    session.annotating.text = 'Scan it';
    driver.key('Enter');
    const [note] = session.plan.annotations ?? [];
    expect(note).toMatchObject({ to: { piece: 'anomaly-1' } });
    expect(note?.type === 'note' && note.at.x).toBeGreaterThan(26.625);
  });
});

describe('an arrow', () => {
  it('goes through the clicked points and ends with a double click', async () => {
    const { driver, session, settled, undoLabel } = annotate('arrow');
    driver.click(5, 5).click(8, 5).doubleClick(8, 9).expectTool('annotate.idle');
    await settled();
    const points = [
      { x: 5, y: 5 },
      { x: 8, y: 5 },
      { x: 8, y: 9 },
    ];
    expect(session.plan.annotations).toEqual([{ id: 'arrow-1', type: 'arrow', points }]);
    expect(undoLabel()).toBe('Draw arrow');
  });

  it('is drawn by one drag', () => {
    const { driver, session } = annotate('arrow');
    driver.drag({ x: 5, y: 5 }, { x: 9, y: 9 }).expectTool('annotate.idle');
    expect(session.plan.annotations).toMatchObject([
      {
        points: [
          { x: 5, y: 5 },
          { x: 9, y: 9 },
        ],
      },
    ]);
  });

  it('takes a point back with Backspace and is dropped with Esc', () => {
    const bench = annotate('arrow');
    bench.session.select(['defiant-1']);
    bench.driver.click(5, 5).click(8, 5).pointerMove(8, 8);
    bench.run('edit.delete');
    expect(overlay(bench, ':draft')).toMatchObject({
      type: 'polyline',
      head: 'arrow',
      points: [
        { x: 5, y: 5 },
        { x: 8, y: 8 },
      ],
    });
    bench.driver.key('Escape').expectTool('annotate.idle');
    expect(bench.session.plan.annotations).toBeUndefined();
    expect(bench.session.plan.units).toHaveLength(2);
  });
});

describe('an area', () => {
  it('is a polygon by clicks, closed on its first corner', () => {
    const bench = annotate('area');
    bench.driver.click(5, 5).expectTool('annotate.drawing-outline').click(9, 5).click(9, 9);
    expect(overlay(bench, ':draft')).toMatchObject({ type: 'region', ink: 'lilac' });
    bench.driver.click(5.05, 5.05).expectTool('annotate.idle');
    const points = [
      { x: 5, y: 5 },
      { x: 9, y: 5 },
      { x: 9, y: 9 },
    ];
    expect(bench.session.plan.annotations).toEqual([{ id: 'area-1', type: 'area', shape: { points } }]);
  });

  it('is a disc by a drag, its radius snapping to half inches unless Alt is held', () => {
    const { driver, session } = annotate('area');
    driver.drag({ x: 8, y: 8 }, { x: 11.04, y: 8 });
    driver.holding('alt').drag({ x: 8, y: 8 }, { x: 11.04, y: 8 });
    expect(session.plan.annotations).toMatchObject([
      { shape: { at: { x: 8, y: 8 }, radiusIn: 3 } },
      { shape: { radiusIn: 3.04 } },
    ]);
  });

  it('that is dragged from a piece lies about its middle', () => {
    const { driver, session } = annotate('area');
    driver.drag({ x: 26.4, y: 20.2 }, { x: 29, y: 20 });
    expect(session.plan.annotations).toMatchObject([{ shape: { at: { x: 26, y: 20 }, radiusIn: 3 } }]);
  });

  it('has three corners or more', () => {
    const { driver, said, session } = annotate('area');
    driver.click(5, 5).doubleClick(9, 5).expectTool('annotate.idle');
    expect(session.plan.annotations).toBeUndefined();
    expect(said).toContain('An area has three corners or more.');
  });
});

describe('a dimension', () => {
  it('tells the distance of the kernel, live while a piece is dragged', async () => {
    const bench = annotate('dimension');
    const { driver, session, settled, undoLabel } = bench;
    driver.click(18, 20).click(26, 20).expectTool('annotate.idle');
    await settled();
    expect(undoLabel()).toBe('Dimension 6.61 in');
    expect(session.plan.annotations).toEqual([
      { id: 'dimension-1', type: 'dimension', from: { piece: 'defiant-1' }, to: { piece: 'anomaly-1' } },
    ]);
    driver.tool('select').pointerMove(18, 20).pointerDown();
    for (const [x, y] of [
      [14, 24],
      [3, 8],
      [25, 20],
    ] as const) {
      driver.pointerMove(x, y);
      const [ship, token] = [session.livePlan.units[0]!, session.livePlan.features[0]!];
      const kernel = distance(shapeOfUnit(pack, ship)!, shapeOfFeature(pack, token));
      const { from, to, distanceIn } = kernel;
      expect(overlay(bench, 'dimension-1')).toMatchObject({
        from,
        to,
        figure: session.words.length(distanceIn),
      });
    }
    driver.key('Escape');
    expect(overlay(bench, 'dimension-1')).toMatchObject({ figure: '6.61 in' });
  });

  it('does not end where it begins', () => {
    const { driver, said, session } = annotate('dimension');
    driver.click(18, 20).click(18.3, 20.2).expectTool('annotate.drawing-dimension');
    expect(said).toHaveLength(1);
    driver.click(10, 10).expectTool('annotate.idle');
    expect(session.plan.annotations).toMatchObject([{ to: { x: 10, y: 10 } }]);
  });
});

describe('without a pointer', () => {
  it('Enter puts one about the selected pieces, or in the middle of what is seen', () => {
    const { driver, run, session } = openSession(pack);
    session.select(['defiant-1', 'anomaly-1']);
    run('annotate.dimension');
    driver.key('Enter');
    run('annotate.area');
    driver.key('Enter');
    session.select(['anomaly-1']);
    run('annotate.note');
    driver.key('Enter').expectTool('annotate.writing-note');
    session.annotating.text = 'Scan';
    driver.key('Enter');
    session.select([]);
    run('annotate.arrow');
    driver.key('Enter');
    expect(session.plan.annotations).toMatchObject([
      { from: { piece: 'defiant-1' }, to: { piece: 'anomaly-1' } },
      { type: 'area', shape: { radiusIn: 3 } },
      { type: 'note', to: { piece: 'anomaly-1' } },
      { type: 'arrow' },
    ]);
  });
});
