import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import { weaponVerdicts } from '../../../shared/sector';
import { measureVerdict } from './measure-verdict';
import { CROSSING, openSession, type SessionBench } from './session-driver';

const pack = shippedContent();

/** The Defiant selected, the Fighter its target. */
function measured(): SessionBench {
  const bench = openSession(pack);
  bench.driver.tool('measure').click(18, 20).click(18, 12);
  return bench;
}
const tagFigure = ({ session }: SessionBench, id: string): string | undefined => {
  const tag = session.overlays.models.find((model) => model.id === id);
  return tag?.type === 'tag' ? tag.figure : undefined;
};

describe('resting on a piece', () => {
  it('shows the card for it without stealing the target, for as long as the pointer stays', () => {
    const { session, driver } = measured();
    driver.pointerMove(26, 20);
    session.verdicts.rest('anomaly-1');
    expect(session.measured).toMatchObject({ fromId: 'defiant-1', toId: 'anomaly-1', resting: true });
    expect(session.targetId).toBe('fighter-1');
    session.verdicts.rest(null);
    expect(session.measured).toMatchObject({ toId: 'fighter-1', resting: false });
  });

  it('asks for one selected unit, the select or measure tool, and no drag', () => {
    const { session, driver } = openSession(pack);
    session.verdicts.rest('fighter-1');
    expect(session.measured).toBeNull();
    session.select(['defiant-1']);
    expect(session.measured).toMatchObject({ toId: 'fighter-1' });
    driver.tool('arcs');
    expect(session.measured).toBeNull();
    driver.tool('select').pointerDown(18, 20).pointerMove(20, 20);
    expect(session.preview?.type).toBe('moving');
    expect(session.measured).toBeNull();
    driver.key('Escape');
    session.select(['anomaly-1']);
    expect(session.measured).toBeNull();
  });
});

describe('the other side', () => {
  it('turns the card round and back, with the numbers of the kernel', () => {
    const { session, run } = measured();
    const there = session.verdict;
    run('measure.turn');
    expect(session.measured).toMatchObject({ fromId: 'fighter-1', toId: 'defiant-1', turned: true });
    const rows = weaponVerdicts(pack, session.plan, 'fighter-1', 'defiant-1');
    expect(session.verdict?.rows).toEqual(rows.ok ? rows.value : null);
    expect(session.targetId).toBe('fighter-1');
    run('measure.turn');
    expect(session.verdict).toEqual(there);
  });

  it('tells in brief what of the target reaches back', () => {
    const { session } = measured();
    const back = session.measured && session.verdicts.otherSide(session.measured);
    const rows = weaponVerdicts(pack, session.plan, 'fighter-1', 'defiant-1');
    const told = rows.ok ? rows.value.filter(({ type }) => type !== 'comms') : [];
    const reaching = told.filter(({ inRange }) => inRange === true);
    expect(back).toMatchObject({ count: told.length, reaching: reaching.length, tooClose: false });
    expect(reaching.length).toBeGreaterThan(0);
    expect(back?.best).toEqual(reaching.find(({ type }) => type === 'weapon'));
  });
});

describe('pinned verdicts', () => {
  it('are kept in the plan, undoably, and taken away by the same key', async () => {
    const { session, run, settled, undoLabel } = measured();
    run('measure.pin');
    await settled();
    expect(undoLabel()).toBe('Pin Defiant to Fighter');
    expect(session.plan.annotations).toEqual([
      { id: 'pin-1', type: 'pin', from: 'defiant-1', to: 'fighter-1' },
    ]);
    run('measure.pin');
    await settled();
    expect(session.plan.annotations).toEqual([]);
    expect(undoLabel()).toBe('Unpin Defiant to Fighter');
  });

  it('live update while one of the two is dragged, before release, and Esc restores', () => {
    const bench = measured();
    const { session, driver, run } = bench;
    run('measure.pin');
    session.verdicts.open('fighter-1', 'defiant-1');
    run('measure.pin');
    session.setTarget(null);
    const before = session.verdicts.pins.map(({ verdict }) => verdict.measure.distanceIn);
    const figures = ['pin-1:tag', 'pin-2:tag'].map((id) => tagFigure(bench, id));
    driver.tool('select').holding('alt').pointerDown(18, 12).pointerMove(18, 11).pointerMove(18, 10.5);
    const during = session.verdicts.pins;
    expect(during.map(({ verdict }) => verdict.measure.distanceIn - (before[0] ?? 0))).toEqual([
      expect.closeTo(1.5, 9),
      expect.closeTo(1.5, 9),
    ]);
    const kernel = measureVerdict(pack, session.livePlan, 'defiant-1', 'fighter-1');
    expect(during[0]?.verdict).toEqual(kernel.ok ? kernel.value : null);
    expect(tagFigure(bench, 'pin-1:tag')).not.toBe(figures[0]);
    driver.key('Escape');
    expect(session.verdicts.pins.map(({ verdict }) => verdict.measure.distanceIn)).toEqual(before);
    expect(['pin-1:tag', 'pin-2:tag'].map((id) => tagFigure(bench, id))).toEqual(figures);
  });

  it('keep the verdict of pieces that do not move', () => {
    const { session, driver, run } = measured();
    run('measure.pin');
    const pinned = session.verdicts.pins[0];
    driver.tool('select').pointerDown(26, 20).pointerMove(27, 20).pointerMove(28, 21);
    expect(session.preview?.type).toBe('moving');
    expect(session.verdicts.pins[0]).toBe(pinned);
  });

  it('are judged from where a manoeuvre under way may end', () => {
    const { session, driver, run } = measured();
    run('measure.pin');
    const before = session.verdicts.pins[0]?.verdict.measure.distanceIn ?? 0;
    driver.tool('maneuver');
    const { staging } = session.trial;
    if (staging?.type !== 'move') throw new Error('no manoeuvre is staged');
    session.trial.stage({ ...staging, distanceIn: 2 });
    expect(session.verdicts.pins[0]?.verdict.measure.distanceIn).toBeCloseTo(before - 2, 9);
    expect(session.verdicts.pins[0]?.from.pose.y).toBeCloseTo(18, 9);
  });

  it('go with a piece that is deleted, in the same step, and come back with it', async () => {
    const { session, run, settled } = measured();
    run('measure.pin');
    session.select(['fighter-1']);
    run('edit.delete');
    await settled();
    expect(session.plan.annotations).toEqual([]);
    expect(session.plan.units.map(({ id }) => id)).toEqual(['defiant-1']);
  });

  it('hide with the layer of verdicts, line and figure on the table too', () => {
    const { session, run } = measured();
    run('measure.pin');
    session.closeMeasure();
    const isDrawn = () => session.overlays.models.some(({ id }) => id.startsWith('pin-1'));
    expect([session.verdicts.shownPins.length, isDrawn()]).toEqual([1, true]);
    session.layers.toggle('verdicts');
    expect([session.verdicts.shownPins.length, isDrawn()]).toEqual([0, false]);
  });

  it('are drawn once: not beside the proof of their own open card', () => {
    const { session, run } = measured();
    run('measure.pin');
    expect(session.overlays.models.some(({ id }) => id === 'pin-1:line')).toBe(false);
    expect(session.overlays.models.some(({ id }) => id === 'measure:in-arc')).toBe(true);
  });
});

describe('conditions and keywords', () => {
  it('ITU-COND-05: jammed changes the Comms of the card to 2, in one step of undo', async () => {
    const { session, run, settled, unit, undoLabel } = measured();
    const comms = () =>
      session.verdict?.rows.filter(({ type }) => type === 'comms').map(({ rangeIn }) => rangeIn);
    expect(comms()).toEqual([2, 6]);
    run('edit.condition-jammed');
    await settled();
    expect(unit('defiant-1').conditions).toEqual(['jammed']);
    expect(undoLabel()).toBe('Jammed on Defiant');
    expect(comms()).toEqual([2, 2]);
    run('edit.condition-jammed');
    await settled();
    expect(unit('defiant-1')).not.toHaveProperty('conditions');
  });

  it('a token goes on all selected units, in the order of the list', async () => {
    const { session, run, settled, unit } = openSession(pack);
    session.select(['defiant-1']);
    run('edit.condition-cloaked');
    session.select(['defiant-1', 'fighter-1']);
    run('edit.condition-hidden');
    await settled();
    expect(unit('defiant-1').conditions).toEqual(['hidden', 'cloaked']);
    expect(unit('fighter-1').conditions).toEqual(['hidden']);
  });

  it('ITU-FKEY-06: ranges drawn and measured are those within an obscuring feature', () => {
    const obscured = {
      ...CROSSING,
      features: CROSSING.features.map((feature) => ({
        ...feature,
        at: { x: 20, y: 20 },
        keywords: { obscuring: 2 },
      })),
    };
    const { session } = openSession(pack, obscured);
    session.select(['defiant-1']);
    const drawn = session.overlays.models.flatMap((model) =>
      model.type === 'region' && model.edgeLabel?.includes('sensors') ? [model.edgeLabel] : [],
    );
    expect(drawn.length).toBeGreaterThan(0);
    for (const label of drawn) expect(label).toMatch(/^2 · sensors/);
  });
});
