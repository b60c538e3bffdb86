import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { openSession } from '../../session-driver';

const pack = shippedContent();

describe('measuring between pieces', () => {
  it('takes the first piece as the one to measure from, the second as the target', () => {
    const { driver, session } = openSession(pack);
    driver.tool('measure').click(18, 20);
    expect(session.selection).toEqual(['defiant-1']);
    expect(session.verdict).toBeNull();
    driver.click(18, 12).expectTool('measure.idle');
    expect(session.targetId).toBe('fighter-1');
    expect(session.verdict?.measure.distanceIn).toBeCloseTo(8 - 2.14, 9);
    driver.click(26, 20);
    expect(session.targetId).toBe('anomaly-1');
    driver.key('Escape');
    expect(session.targetId).toBeNull();
  });

  it('draws the proof between the witness points', () => {
    const { driver, session } = openSession(pack);
    driver.tool('measure').click(18, 20).click(18, 12);
    const proof = session.overlays.models.find(({ id }) => id === 'measure:in-arc');
    expect(proof).toMatchObject({ type: 'line', ink: 'white', style: 'solid', openEnds: true });
  });
});

describe('the ruler', () => {
  it('clings to the nearest edge, and lies free with Alt', () => {
    const { driver, session } = openSession(pack);
    driver.tool('measure').pointerMove(18, 18.8);
    expect(session.preview).toMatchObject({ type: 'cling', at: { x: 18, y: 18.93 } });
    driver.holding('alt').pointerMove(18, 18.8);
    expect(session.preview).toBeNull();
  });

  it('adds a leg with every click and tells legs and total', () => {
    const { driver, session } = openSession(pack);
    driver.tool('measure').click(5, 5).expectTool('measure.ruling').click(8, 9).pointerMove(8, 10);
    const ruler = session.overlays.models.find(({ id }) => id === 'ruler');
    expect(ruler).toMatchObject({ type: 'ruler', legs: ['5.00', '1.00'], total: '6.00 in' });
    driver.click(8, 10).key('Enter').expectTool('measure.ruled');
    expect(session.preview).toMatchObject({ type: 'ruler', finished: true });
  });

  it('ends with a double click without a leg of no length', () => {
    const { driver, session } = openSession(pack);
    driver.tool('measure').click(5, 5).doubleClick(8, 9).expectTool('measure.ruled');
    expect(session.preview).toMatchObject({
      points: [
        { x: 5, y: 5 },
        { x: 8, y: 9 },
      ],
    });
  });

  it('is kept in the plan with Enter, undoably, and can be selected and deleted', async () => {
    const { driver, run, session, settled, undoLabel } = openSession(pack);
    driver.tool('measure').click(5, 5).doubleClick(8, 9).key('Enter').expectTool('measure.idle');
    await settled();
    expect(undoLabel()).toBe('Keep ruler 5.00 in');
    expect(session.plan.annotations).toEqual([
      {
        id: 'ruler-1',
        type: 'ruler',
        points: [
          { x: 5, y: 5 },
          { x: 8, y: 9 },
        ],
      },
    ]);
    driver.tool('select').click(6.5, 7);
    expect(session.selection).toEqual(['ruler-1']);
    run('edit.delete');
    expect(session.plan.annotations).toEqual([]);
  });

  it('is dropped with Esc', () => {
    const { driver, session } = openSession(pack);
    driver.tool('measure').click(5, 5).pointerMove(9, 9).key('Escape').expectTool('measure.idle');
    expect(session.plan.annotations).toBeUndefined();
    expect(session.overlays.models.some(({ type }) => type === 'ruler')).toBe(false);
  });

  it('may start on a piece with Shift', () => {
    const { driver } = openSession(pack);
    driver.tool('measure').holding('shift').click(18, 20).expectTool('measure.ruling');
  });
});
