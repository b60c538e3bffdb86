import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../tests/support/shipped-content';
import { CROSSING, openSession } from '../session-driver';

const pack = shippedContent();

describe('shortcuts', () => {
  it('give no chord to two commands', () => {
    const { session } = openSession(pack);
    const chords = session.commands.flatMap(({ keys }) => keys?.split(' ') ?? []);
    expect(chords.filter((chord, index) => chords.indexOf(chord) !== index)).toEqual([]);
  });

  it('name every command once, with a title and a group', () => {
    const { session } = openSession(pack);
    const ids = session.commands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(session.commands.filter(({ title, group }) => title === '' || group === '')).toEqual([]);
  });
});

describe('the keyboard way', () => {
  it('nudges by a tenth of an inch, by one with Shift', () => {
    const { run, session, unit } = openSession(pack);
    session.select(['defiant-1']);
    run('edit.nudge-right');
    run('edit.nudge-down-far');
    expect(unit('defiant-1').pose).toEqual({ x: 18.1, y: 21, headingDeg: 0 });
  });

  it('makes one step of a held arrow, shown while it is held', async () => {
    const { session, settled, undoLabel, unit } = openSession(pack);
    session.select(['defiant-1']);
    const arrow = session.commands.find(({ id }) => id === 'edit.nudge-right')?.held;
    for (let repeat = 0; repeat < 20; repeat += 1) arrow?.press();
    expect(unit('defiant-1').pose.x).toBe(18);
    expect(session.selectedPieces[0]?.pose.x).toBeCloseTo(20, 9);
    arrow?.letGo();
    arrow?.letGo();
    await settled();
    expect(unit('defiant-1').pose).toEqual({ x: 20, y: 20, headingDeg: 0 });
    expect(undoLabel()).toBe('Nudge Defiant');
    expect(session.preview).toBeNull();
  });

  it('makes one step of a held turn', async () => {
    const { session, settled, undoLabel, unit } = openSession(pack);
    session.select(['defiant-1']);
    const bracket = session.commands.find(({ id }) => id === 'edit.turn-left')?.held;
    for (let repeat = 0; repeat < 5; repeat += 1) bracket?.press();
    expect(session.selectedPieces[0]?.pose.headingDeg).toBe(355);
    bracket?.letGo();
    await settled();
    expect(unit('defiant-1').pose.headingDeg).toBe(355);
    expect(undoLabel()).toBe('Turn Defiant');
  });

  it('moves the table instead when nothing is selected', () => {
    const { run, session } = openSession(pack);
    run('edit.nudge-right');
    expect(session.view.camera.originX).toBeCloseTo(64 / 48, 9);
    expect(session.plan).toEqual(CROSSING);
  });

  it('turns by 1 and by 15 degrees', () => {
    const { run, session, unit } = openSession(pack);
    session.select(['defiant-1']);
    run('edit.turn-left');
    run('edit.turn-right-far');
    expect(unit('defiant-1').pose.headingDeg).toBe(14);
  });

  it('steps through the pieces', () => {
    const { run, session } = openSession(pack);
    run('view.next-piece');
    expect(session.selection).toEqual(['anomaly-1']);
    run('view.previous-piece');
    expect(session.selection).toEqual(['fighter-1']);
  });

  it('backs out with Esc: gesture, tool, target, selection', () => {
    const { driver, run, session } = openSession(pack);
    session.select(['defiant-1']);
    session.setTarget('fighter-1');
    driver.tool('place');
    run('tool.cancel');
    expect(session.activeTool).toBe('select');
    run('tool.cancel');
    expect(session.targetId).toBeNull();
    expect(session.selection).toEqual(['defiant-1']);
    run('tool.cancel');
    expect(session.selection).toEqual([]);
  });
});

describe('editing', () => {
  it('copies, pastes and duplicates with fresh ids beside the originals', async () => {
    const { run, session, settled, undoLabel } = openSession(pack);
    session.select(['defiant-1', 'anomaly-1']);
    run('edit.copy');
    run('edit.paste');
    expect(session.selection).toEqual(['defiant-2', 'anomaly-2']);
    expect(session.plan.units.at(-1)).toMatchObject({ alert: 'green 2', pose: { x: 19, y: 21 } });
    run('edit.duplicate');
    expect(session.plan.units).toHaveLength(4);
    expect(session.pieces.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Defiant', 'Defiant 2', 'Defiant 3', 'Anomaly 1', 'Anomaly 2', 'Anomaly 3']),
    );
    await settled();
    expect(undoLabel()).toBe('Duplicate 2 pieces');
    session.select(['defiant-1']);
    run('edit.duplicate');
    await settled();
    expect(undoLabel()).toBe('Duplicate Defiant 4');
  });

  it('pastes under the pointer', () => {
    const { run, session } = openSession(pack);
    session.select(['defiant-1']);
    run('edit.copy');
    session.pointer = { x: 5, y: 7 };
    run('edit.paste');
    expect(session.plan.units.at(-1)?.pose).toMatchObject({ x: 5, y: 7 });
  });

  it('deletes what is selected, but not what is locked', () => {
    const { run, said, session } = openSession(pack);
    session.select(['defiant-1']);
    run('edit.lock');
    run('edit.select-all');
    run('edit.delete');
    expect(session.plan.units.map(({ id }) => id)).toEqual(['defiant-1']);
    expect(session.plan.features).toEqual([]);
    expect(said).toContain('Locked pieces are not deleted.');
    expect(session.selection).toEqual(['defiant-1']);
  });

  it('stores neutral owners and unlocked pieces as the absence of a field', () => {
    const { run, session, unit } = openSession(pack);
    session.select(['defiant-1']);
    run('edit.owner-neutral');
    run('edit.lock');
    expect(unit('defiant-1')).toMatchObject({ locked: true });
    run('edit.lock');
    expect(Object.keys(unit('defiant-1'))).toEqual(['id', 'class', 'pose', 'alert']);
  });

  it('aligns and heads several pieces in one step', async () => {
    const { run, session, settled, undoLabel, unit } = openSession(pack);
    session.select(['defiant-1', 'fighter-1', 'anomaly-1']);
    run('arrange.right');
    expect(unit('defiant-1').pose.x).toBeCloseTo(26 + 0.625 - 0.77, 9);
    run('arrange.heading-east');
    expect(unit('fighter-1').pose.headingDeg).toBe(90);
    await settled();
    expect(undoLabel()).toBe('Turn 3 pieces');
  });
});

describe('edits under way', () => {
  it('show at once, in order, each against the newest plan, and survive a stale answer', async () => {
    const { desk, run, session, settled, unit } = openSession(pack);
    session.select(['defiant-1']);
    for (let count = 0; count < 5; count++) run('edit.nudge-right-far');
    expect(unit('defiant-1').pose.x).toBe(23);
    await settled();
    expect(unit('defiant-1').pose.x).toBe(23);
    const edits = desk.calls.filter(({ name }) => name === 'document.edit');
    expect(edits.map(({ request }) => (request as { baseRevision: number }).baseRevision)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  it('are taken back when main refuses them, and the person is told', async () => {
    const { desk, run, said, session, settled, unit } = openSession(pack);
    const error = { code: 'disk-full', message: 'The disk is full.' };
    desk.overrides['document.edit'] = () => ({ ok: false, error });
    session.select(['defiant-1']);
    run('edit.nudge-right-far');
    expect(unit('defiant-1').pose.x).toBe(19);
    await settled();
    expect(unit('defiant-1').pose.x).toBe(18);
    expect(said).toEqual(['The disk is full.']);
  });
});
