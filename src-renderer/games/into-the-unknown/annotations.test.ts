import { describe, expect, it } from 'vitest';
import { shortened } from './annotation-words';
import { CROSSING } from './session-driver';
import { openAnnotated, WRITTEN } from '../../../tests/support/annotated-table';

describe('hitting annotations', () => {
  it('takes a note by its box on the screen, lines and the edge of a disc by their distance', () => {
    const { driver, session } = openAnnotated();
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
    const { driver, session } = openAnnotated();
    driver.drag({ x: 2, y: 2 }, { x: 6, y: 6 });
    expect(session.selection).toEqual(['arrow-1']);
  });

  it('leaves hidden layers alone', () => {
    const { driver, drawn, session } = openAnnotated();
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
    const { driver, drawn, one, settled, undoLabel } = openAnnotated();
    driver.pointerMove(21.3, 24.2).pointerDown().pointerMove(23.3, 26.2).expectTool('select.dragging-pieces');
    expect(drawn('note-1')).toMatchObject({ at: { x: 23, y: 26 } });
    driver.pointerUp();
    await settled();
    expect(one('note-1')).toMatchObject({ at: { x: 23, y: 26 }, to: { piece: 'defiant-1' } });
    expect(undoLabel()).toBe('Move Note: Wait here for a scan 2.83 in');
  });

  it('goes with the selected pieces in the same step', async () => {
    const { driver, one, session, settled, undoLabel } = openAnnotated();
    session.select(['defiant-1', 'arrow-1']);
    driver.drag({ x: 18, y: 20 }, { x: 19, y: 20 });
    await settled();
    expect(session.plan.units[0]?.pose.x).toBe(19);
    expect(one('arrow-1')).toMatchObject({ points: [{ x: 5 }, { x: 9 }] });
    expect(undoLabel()).toBe('Move 2 things 1.00 in');
  });

  it('drags single points, which cling to edges; ends of dimensions stay on pieces', () => {
    const { driver, one, session } = openAnnotated();
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
    const { driver, one, session } = openAnnotated();
    session.select(['arrow-1']);
    driver.pointerMove(8, 4).pointerDown().pointerMove(12, 9).key('Escape').pointerUp();
    expect(one('arrow-1')).toEqual(WRITTEN[2]);
  });

  it('nudges with the arrows', () => {
    const { one, run, session } = openAnnotated();
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
    const { drawn, one, run, session, settled, undoLabel } = openAnnotated();
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
    const { one, run, session, settled, undoLabel } = openAnnotated();
    session.select(['dimension-1']);
    run('edit.delete');
    await settled();
    expect(one('dimension-1')).toBeUndefined();
    expect(undoLabel()).toBe('Delete Dimension: scan');
  });
});

describe('copies', () => {
  it('of pieces with their annotations cling to the copies', () => {
    const { one, run, session } = openAnnotated();
    session.select(['defiant-1', 'anomaly-1', 'dimension-1']);
    run('edit.duplicate');
    expect(one('dimension-2')).toMatchObject({ from: { piece: 'defiant-2' }, to: { piece: 'anomaly-2' } });
    expect(session.selection).toEqual(['defiant-2', 'anomaly-2', 'dimension-2']);
  });

  it('of an annotation alone lie beside it, free', () => {
    const { one, run, session } = openAnnotated();
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
    const { drawn, driver, session } = openAnnotated(plan);
    expect(drawn('note:defiant-1')).toMatchObject({ type: 'note', text: shortened(note, 64) });
    driver.pointerMove(18, 20).pointerDown().pointerMove(8, 20);
    expect((drawn('note:defiant-1') as { at: { x: number } }).at.x).toBeLessThan(12);
    driver.key('Escape').click(20, 18.6);
    expect(session.selection).toEqual(['defiant-1']);
    session.layers.toggle('notes');
    expect(drawn('note:defiant-1')).toBeUndefined();
  });
});
