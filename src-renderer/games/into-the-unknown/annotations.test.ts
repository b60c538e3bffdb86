import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import type { Annotation, SectorPlan } from '../../../shared/documents/plan';
import { resolveAnchors } from '../../../shared/sector';
import { copyAnnotation, oneLine, shiftAnnotation, withPoint, withText } from './annotation-edits';
import { movedPlace, ownPoints, withRadius } from './annotation-points';
import { annotationName, shortened } from './annotation-words';
import { rulerLegs } from './ruler';
import { CROSSING, openSession } from './session-driver';

const pack = shippedContent();

const WRITTEN: Annotation[] = [
  {
    id: 'ruler-1',
    type: 'ruler',
    points: [
      { x: 3, y: 30 },
      { x: 6, y: 34 },
    ],
  },
  {
    id: 'note-1',
    type: 'note',
    at: { x: 21, y: 24 },
    text: 'Wait here for a scan',
    to: { piece: 'defiant-1' },
  },
  {
    id: 'arrow-1',
    type: 'arrow',
    points: [
      { x: 4, y: 4 },
      { x: 8, y: 4 },
    ],
    text: 'Convoy',
  },
  { id: 'area-1', type: 'area', shape: { at: { x: 30, y: 30 }, radiusIn: 3 } },
  {
    id: 'dimension-1',
    type: 'dimension',
    from: { piece: 'defiant-1' },
    to: { piece: 'anomaly-1' },
    text: 'scan',
  },
];
const PLAN: SectorPlan = { ...CROSSING, annotations: WRITTEN };

function open(plan: SectorPlan = PLAN) {
  const bench = openSession(pack, structuredClone(plan));
  const one = (id: string) => bench.session.plan.annotations?.find((each) => each.id === id);
  const drawn = (id: string) => bench.session.overlays.models.find((model) => model.id === id);
  return { ...bench, one, drawn };
}

describe('hitting annotations', () => {
  it('takes a note by its box on the screen, lines and the edge of a disc by their distance', () => {
    const { driver, session } = open();
    for (const [x, y, id] of [
      [21.3, 24.2, 'note-1'],
      [6, 4.05, 'arrow-1'],
      [30, 26.95, 'area-1'],
      [22, 20, 'dimension-1'],
      [4.5, 32, 'ruler-1'],
    ] as const) {
      driver.click(x, y);
      expect(session.selection).toEqual([id]);
    }
    driver.click(30, 30);
    expect(session.selection).toEqual([]);
  });

  it('takes with a marquee what reaches into it', () => {
    const { driver, session } = open();
    driver.drag({ x: 2, y: 2 }, { x: 6, y: 6 });
    expect(session.selection).toEqual(['arrow-1']);
  });

  it('leaves hidden layers alone', () => {
    const { driver, drawn, session } = open();
    session.layers.toggle('notes');
    driver.click(6, 4.05);
    expect(session.selection).toEqual([]);
    expect(drawn('arrow-1')).toBeUndefined();
    expect(drawn('dimension-1')).toBeDefined();
    session.layers.toggle('rulers');
    expect(drawn('dimension-1')).toBeUndefined();
    expect(drawn('ruler-1')).toBeUndefined();
  });
});

describe('moving and shaping annotations', () => {
  it('drags the box of a note while its leader stays on the piece, in one step', async () => {
    const { driver, drawn, one, settled, undoLabel } = open();
    driver.pointerMove(21.3, 24.2).pointerDown().pointerMove(23.3, 26.2).expectTool('select.dragging-pieces');
    expect(drawn('note-1')).toMatchObject({ at: { x: 23, y: 26 } });
    driver.pointerUp();
    await settled();
    expect(one('note-1')).toMatchObject({ at: { x: 23, y: 26 }, to: { piece: 'defiant-1' } });
    expect(undoLabel()).toBe('Move Note: Wait here for a scan 2.83 in');
  });

  it('goes with the selected pieces in the same step', async () => {
    const { driver, one, session, settled, undoLabel } = open();
    session.select(['defiant-1', 'arrow-1']);
    driver.drag({ x: 18, y: 20 }, { x: 19, y: 20 });
    await settled();
    expect(session.plan.units[0]?.pose.x).toBe(19);
    expect(one('arrow-1')).toMatchObject({ points: [{ x: 5 }, { x: 9 }] });
    expect(undoLabel()).toBe('Move 2 things 1.00 in');
  });

  it('drags single points, which cling to edges; ends of dimensions stay on pieces', () => {
    const { driver, one, session } = open();
    session.select(['dimension-1']);
    driver.drag({ x: 25.375, y: 20 }, { x: 18, y: 12 });
    expect(one('dimension-1')).toMatchObject({ from: { piece: 'defiant-1' }, to: { piece: 'fighter-1' } });
    session.select(['arrow-1']);
    driver.drag({ x: 8, y: 4 }, { x: 9.3, y: 5.1 });
    expect(one('arrow-1')).toMatchObject({
      points: [
        { x: 4, y: 4 },
        { x: 9.3, y: 5.1 },
      ],
    });
    session.select(['area-1']);
    driver.pointerMove(33, 30).pointerDown().pointerMove(34.03, 30);
    driver.expectTool('select.dragging-point').pointerUp();
    expect(one('area-1')).toMatchObject({ shape: { radiusIn: 4 } });
  });

  it('leaves no trace when a point is dropped with Esc', () => {
    const { driver, one, session } = open();
    session.select(['arrow-1']);
    driver.pointerMove(8, 4).pointerDown().pointerMove(12, 9).key('Escape').pointerUp();
    expect(one('arrow-1')).toEqual(WRITTEN[2]);
  });

  it('nudges with the arrows', () => {
    const { one, run, session } = open();
    session.select(['arrow-1']);
    run('edit.nudge-right-far');
    expect(one('arrow-1')).toMatchObject({
      points: [
        { x: 5, y: 4 },
        { x: 9, y: 4 },
      ],
    });
  });
});

describe('removing', () => {
  it('a piece leaves its words where they were, in the same step', async () => {
    const { drawn, one, run, session, settled, undoLabel } = open();
    const before = drawn('dimension-1');
    session.select(['defiant-1']);
    run('edit.delete');
    await settled();
    expect(undoLabel()).toBe('Delete Defiant');
    expect(one('note-1')).toMatchObject({ text: 'Wait here for a scan', to: { y: expect.any(Number) } });
    expect(one('dimension-1')).toMatchObject({ from: { x: 18.77, y: 20 }, to: { piece: 'anomaly-1' } });
    expect(drawn('dimension-1')).toMatchObject({ figure: (before as { figure: string }).figure });
  });

  it('an annotation is named in its step', async () => {
    const { one, run, session, settled, undoLabel } = open();
    session.select(['dimension-1']);
    run('edit.delete');
    await settled();
    expect(one('dimension-1')).toBeUndefined();
    expect(undoLabel()).toBe('Delete Dimension: scan');
  });
});

describe('copies', () => {
  it('of pieces with their annotations cling to the copies', () => {
    const { one, run, session } = open();
    session.select(['defiant-1', 'anomaly-1', 'dimension-1']);
    run('edit.duplicate');
    expect(one('dimension-2')).toMatchObject({ from: { piece: 'defiant-2' }, to: { piece: 'anomaly-2' } });
    expect(session.selection).toEqual(['defiant-2', 'anomaly-2', 'dimension-2']);
  });

  it('of an annotation alone lie beside it, free', () => {
    const { one, run, session } = open();
    session.select(['dimension-1']);
    run('edit.copy');
    run('edit.paste');
    expect(one('dimension-2')).toMatchObject({
      from: { x: 19.77, y: 21 },
      to: { x: 26.375, y: 21 },
      text: 'scan',
    });
  });
});

describe('notes of pieces', () => {
  it('are drawn beside the piece, long ones cut short, while notes are shown', () => {
    const note = 'Wait here until the scan is done and then cut inside the lane of the second Fighter';
    const plan = { ...CROSSING, units: CROSSING.units.map((unit) => ({ ...unit, note })) };
    const { drawn, driver, session } = open(plan);
    expect(drawn('note:defiant-1')).toMatchObject({ type: 'note', text: shortened(note, 64) });
    driver.pointerMove(18, 20).pointerDown().pointerMove(8, 20);
    expect((drawn('note:defiant-1') as { at: { x: number } }).at.x).toBeLessThan(12);
    driver.key('Escape').click(20, 18.6);
    expect(session.selection).toEqual(['defiant-1']);
    session.layers.toggle('notes');
    expect(drawn('note:defiant-1')).toBeUndefined();
  });
});

describe('rulers', () => {
  it('M11: a waypoint on the line changes no total', () => {
    const ends = [
      { x: 1, y: 2 },
      { x: 13, y: 7 },
    ] as const;
    const between = { x: 1 + 12 * 0.25, y: 2 + 5 * 0.25 };
    const plain = rulerLegs(ends);
    const bent = rulerLegs([ends[0], between, ends[1]]);
    expect(plain.totalIn).toBe(13);
    expect(bent.totalIn).toBeCloseTo(plain.totalIn, 12);
    expect(bent.legsIn).toHaveLength(2);
  });

  it('M19: five hundred legs are one drawing with a figure for each', () => {
    const points = Array.from({ length: 500 }, (_, index) => ({ x: (index % 30) + 1, y: index / 20 }));
    const { drawn } = open({ ...CROSSING, annotations: [{ id: 'ruler-1', type: 'ruler', points }] });
    const ruler = drawn('ruler-1') as { legs: readonly string[]; total: string };
    expect(ruler.legs).toHaveLength(499);
    expect(ruler.total).toMatch(/^\d+\.\d\d in$/);
  });

  it('R4: lie in the plan, can be undone and are listed', () => {
    const { drawn, session } = open();
    expect(drawn('ruler-1')).toMatchObject({ total: '5.00 in' });
    expect(session.annotating.shown.map(({ id }) => id)).toContain('ruler-1');
  });
});

describe('single annotations', () => {
  const [ruler, note, arrow, area, dimension] = WRITTEN as [
    Annotation,
    Annotation,
    Annotation,
    Annotation,
    Annotation,
  ];

  it('are shifted but for what is on pieces', () => {
    const by = { x: 1, y: -1 };
    expect(shiftAnnotation(ruler, by)).toMatchObject({
      points: [
        { x: 4, y: 29 },
        { x: 7, y: 33 },
      ],
    });
    expect(shiftAnnotation(note, by)).toMatchObject({ at: { x: 22, y: 23 }, to: { piece: 'defiant-1' } });
    expect(shiftAnnotation(area, by)).toMatchObject({ shape: { at: { x: 31, y: 29 }, radiusIn: 3 } });
    expect(shiftAnnotation(dimension, by)).toEqual(dimension);
    const free = { ...note, to: { x: 1, y: 1 } } as Annotation;
    expect(shiftAnnotation(free, by)).toMatchObject({ to: { x: 1, y: 1 } });
    expect(copyAnnotation(free, 'note-2', by, new Map())).toMatchObject({ id: 'note-2', to: { x: 2, y: 0 } });
  });

  it('have places that can be typed', () => {
    expect(ownPoints(arrow).map(({ label }) => label)).toEqual(['Point 1 of 2', 'Point 2 of 2']);
    expect(ownPoints(dimension)).toEqual([]);
    expect(movedPlace(note, 0, { x: 1, y: 2 })).toMatchObject({ at: { x: 1, y: 2 } });
    expect(movedPlace(arrow, 1, { x: 1, y: 2 })).toMatchObject({ points: [{ x: 4 }, { x: 1, y: 2 }] });
    expect(withRadius(area, 2)).toMatchObject({ shape: { radiusIn: 2 } });
    const half = withPoint(dimension, 1, { x: 3, y: 3 }, { x: 3, y: 3 });
    expect(ownPoints(half)).toEqual([{ label: 'To', at: { x: 3, y: 3 } }]);
    expect(movedPlace(half, 0, { x: 4, y: 4 })).toMatchObject({ from: { piece: 'defiant-1' }, to: { x: 4 } });
    const ends = resolveAnchors(pack, CROSSING, { piece: 'defiant-1' }, { x: 3, y: 3 });
    expect(ends.ok).toBe(true);
  });

  it('have words of one line, and a note is never without', () => {
    expect(oneLine('  a \n b  ')).toBe('a b');
    expect(oneLine('x'.repeat(600))).toHaveLength(500);
    expect(withText(arrow, '')).not.toHaveProperty('text');
    expect(withText(note, '')).toBe(note);
    expect(annotationName(note, () => undefined)).toBe('Note: Wait here for a scan');
    expect(annotationName(withText(dimension, ''), (id) => ({ 'defiant-1': 'Defiant' })[id])).toBe(
      'Dimension, Defiant to a piece that is gone',
    );
  });
});
