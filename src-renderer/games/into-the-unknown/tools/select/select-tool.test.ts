import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { CROSSING, openSession } from '../../session-driver';

const pack = shippedContent();

describe('selecting', () => {
  it('selects the piece that is clicked and nothing when the bare table is', () => {
    const { driver, session } = openSession(pack);
    driver.click(18, 20).expectTool('select.idle');
    expect(session.selection).toEqual(['defiant-1']);
    driver.click(5, 5);
    expect(session.selection).toEqual([]);
  });

  it('adds and takes away with Shift', () => {
    const { driver, session } = openSession(pack);
    driver.click(18, 20).holding('shift').click(18, 12);
    expect(session.selection).toEqual(['defiant-1', 'fighter-1']);
    driver.click(18, 20);
    expect(session.selection).toEqual(['fighter-1']);
  });

  it('takes with a marquee every piece whose outline reaches into it', () => {
    const { driver, session } = openSession(pack);
    driver.pointerMove(16, 10).pointerDown().pointerMove(20, 18.95).expectTool('select.brushing');
    expect(session.preview).toMatchObject({ type: 'marquee', ids: ['defiant-1', 'fighter-1'] });
    driver.pointerUp().expectTool('select.idle');
    expect(session.selection).toEqual(['fighter-1', 'defiant-1'].sort());
    driver.drag({ x: 16, y: 10 }, { x: 20, y: 18.9 });
    expect(session.selection).toEqual(['fighter-1']);
  });

  it('says what is under the pointer', () => {
    const { driver, session } = openSession(pack);
    driver.pointerMove(26.5, 20);
    expect(session.hoverId).toBe('anomaly-1');
    driver.pointerMove(5, 5);
    expect(session.hoverId).toBeNull();
  });
});

describe('moving', () => {
  it('moves in one undoable step that names the distance, snapping softly to half inches', async () => {
    const { driver, session, settled, unit, undoLabel } = openSession(pack);
    driver.pointerMove(18, 20).pointerDown().pointerMove(20, 21).expectTool('select.dragging-pieces');
    driver.pointerMove(21.04, 20.05);
    expect(session.pieces.find(({ id }) => id === 'defiant-1')?.pose).toMatchObject({ x: 21, y: 20 });
    expect(unit('defiant-1').pose.x).toBe(18);
    driver.pointerUp().expectTool('select.idle');
    expect(unit('defiant-1').pose).toEqual({ x: 21, y: 20, headingDeg: 0 });
    await settled();
    expect(undoLabel()).toBe('Move Defiant 3.00 in');
    expect(unit('defiant-1').pose.x).toBe(21);
  });

  it('does not snap while Alt is held', () => {
    const { driver, unit } = openSession(pack);
    driver.holding('alt').drag({ x: 18, y: 20 }, { x: 21.04, y: 20.05 });
    expect(unit('defiant-1').pose).toEqual({ x: 21.04, y: 20.05, headingDeg: 0 });
  });

  it('leaves no trace when Esc is pressed', async () => {
    const { driver, session, settled, unit, undoLabel } = openSession(pack);
    driver.pointerMove(18, 20).pointerDown().pointerMove(20, 21).key('Escape').expectTool('select.idle');
    driver.pointerUp();
    await settled();
    expect(unit('defiant-1').pose).toEqual(CROSSING.units[0]?.pose);
    expect(session.preview).toBeNull();
    expect(undoLabel()).toBeNull();
  });

  it('moves all selected pieces but the locked ones', () => {
    const { driver, run, session, unit } = openSession(pack);
    session.select(['fighter-1']);
    run('edit.lock');
    session.select(['defiant-1', 'fighter-1', 'anomaly-1']);
    driver.drag({ x: 18, y: 20 }, { x: 19, y: 20 });
    expect(unit('defiant-1').pose.x).toBe(19);
    expect(unit('fighter-1').pose.x).toBe(18);
    expect(session.plan.features[0]?.at.x).toBe(27);
  });

  it('refuses to drag a locked piece and says so', () => {
    const { driver, run, said, session, unit } = openSession(pack);
    session.select(['defiant-1']);
    run('edit.lock');
    driver.drag({ x: 18, y: 20 }, { x: 22, y: 20 });
    expect(unit('defiant-1').pose.x).toBe(18);
    expect(said).toContain('Defiant is locked.');
  });

  it('measures live against the target while it is dragged', () => {
    const { driver, session } = openSession(pack);
    session.select(['defiant-1']);
    session.setTarget('fighter-1');
    const before = session.verdict?.measure.distanceIn ?? 0;
    driver.pointerMove(18, 20).pointerDown().pointerMove(18, 18);
    expect(session.verdict?.measure.distanceIn).toBeCloseTo(before - 2, 9);
  });
});

describe('turning by the handle', () => {
  it('points the fore end at the pointer and snaps to half notches', async () => {
    const { driver, session, settled, unit, undoLabel } = openSession(pack);
    session.select(['defiant-1']);
    const handle = session.overlays.models.find(({ id }) => id === 'handle:rotate');
    expect(handle?.type).toBe('handle');
    if (handle?.type !== 'handle') return;
    expect(handle.at.x).toBeCloseTo(18, 9);
    expect(handle.at.y).toBeLessThan(20);
    driver.pointerMove(handle.at.x, handle.at.y);
    expect(session.preview).toEqual({ type: 'handle', kind: 'rotate' });
    driver.pointerDown().expectTool('select.rotating').pointerMove(21, 20.05).pointerUp();
    expect(unit('defiant-1').pose.headingDeg).toBe(90);
    await settled();
    expect(undoLabel()).toBe('Turn Defiant to 90°');
  });
});
