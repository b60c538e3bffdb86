import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import type { SectorPlan } from '../../../../../shared/documents/plan';
import { movePieces } from '../../edits';
import { CROSSING, openSession, type SessionBench } from '../../session-driver';
import type { MoveStaging } from '../../staging';
import { possibleWords } from '../../staging-words';

const pack = shippedContent();

function tried(plan: SectorPlan = CROSSING, unitId = 'defiant-1'): SessionBench {
  const bench = openSession(pack, plan);
  bench.session.select([unitId]);
  bench.driver.tool('maneuver');
  return bench;
}

function staged(bench: SessionBench): MoveStaging {
  const { staging } = bench.session.trial;
  if (staging?.type !== 'move') throw new Error('No move is staged');
  return staging;
}

function handle(bench: SessionBench, kind: 'turn' | 'travel') {
  const found = bench.session.trial.handles.find((candidate) => candidate.kind === kind);
  if (!found) throw new Error(`No ${kind} handle`);
  return found.at;
}

describe('trying a manoeuvre', () => {
  it('stages forward impulse for the selected unit, without turn or travel', () => {
    const bench = tried();
    expect(bench.session.trial.modes).toEqual([
      'forward',
      'reverse',
      'lateral',
      'come-about',
      'warp',
      'launch',
    ]);
    expect(staged(bench)).toMatchObject({ mode: 'forward', tool: 'port', notches: 0, distanceIn: 0 });
    expect(bench.session.trial.changesSomething).toBe(false);
  });

  it('follows the knob with half-inch snapping, freed by Alt, and commits one named step', async () => {
    const bench = tried();
    const from = handle(bench, 'travel');
    bench.driver.pointerMove(from.x, from.y).pointerDown().expectTool('maneuver.travelling');
    bench.driver.pointerMove(from.x, from.y - 4.06);
    expect(staged(bench).distanceIn).toBe(4);
    bench.driver.holding('alt').pointerMove(from.x, from.y - 4.06);
    expect(staged(bench).distanceIn).toBeCloseTo(4.06, 9);
    bench.driver
      .holding()
      .pointerMove(from.x, from.y - 4.06)
      .pointerUp()
      .key('Enter');
    expect(bench.unit('defiant-1').pose).toEqual({ x: 18, y: 16, headingDeg: 0 });
    await bench.settled();
    expect(bench.undoLabel()).toBe('Defiant forward 4.00 in');
    expect(staged(bench).distanceIn).toBe(0);
  });

  it('follows the ring with notch snapping and stops at the turn value', () => {
    const bench = tried();
    const ring = handle(bench, 'turn');
    const pivot = bench.session.trial.judged?.turning?.pivot ?? { x: 0, y: 0 };
    const radius = Math.hypot(ring.x - pivot.x, ring.y - pivot.y);
    const at = (notches: number) => {
      const bearing = ((270 - 30 * notches) * Math.PI) / 180;
      return [pivot.x + radius * Math.sin(bearing), pivot.y - radius * Math.cos(bearing)] as const;
    };
    bench.driver.pointerMove(ring.x, ring.y).pointerDown().expectTool('maneuver.turning');
    bench.driver.pointerMove(...at(1.05));
    expect(staged(bench).notches).toBe(1);
    bench.driver.pointerMove(...at(1.4));
    expect(staged(bench).notches).toBeCloseTo(1.4, 9);
    bench.driver.pointerMove(...at(5));
    expect(staged(bench).notches).toBe(3);
    bench.driver.pointerMove(...at(-1));
    expect(staged(bench).notches).toBe(0);
  });

  it('puts back what was staged when a drag is cancelled, and clears the rest with the next Esc', () => {
    const bench = tried();
    bench.session.trial.stage({ ...staged(bench), distanceIn: 2 });
    const from = handle(bench, 'travel');
    bench.driver
      .pointerMove(from.x, from.y)
      .pointerDown()
      .pointerMove(from.x, from.y - 3)
      .key('Escape');
    expect(staged(bench).distanceIn).toBe(2);
    bench.driver.key('Escape');
    expect(staged(bench).distanceIn).toBe(0);
    expect(bench.unit('defiant-1').pose).toEqual(CROSSING.units[0]?.pose);
  });

  it('ITU-MOVE-04: shows how far it may go before another base and commits that much', async () => {
    const bench = tried();
    bench.session.trial.stage({ ...staged(bench), distanceIn: 8 });
    const { judged } = bench.session.trial;
    expect(judged?.legal).toBe(false);
    expect(judged?.possible?.travelIn).toBeCloseTo(8 - 2.14, 9);
    const kinds = bench.session.overlays.models.flatMap((model) =>
      model.type === 'ghost' ? [model.verdict] : model.type === 'ring' ? ['contact'] : [],
    );
    expect(kinds).toEqual(['possible', 'requested', 'contact']);
    bench.driver.key('Enter');
    await bench.settled();
    expect(bench.undoLabel()).toBe('Defiant forward 5.86 in');
  });

  it('says touching only where a base stops it, not where a limit does before', () => {
    const bench = tried();
    const said = (distanceIn: number) => {
      bench.session.trial.stage({ ...staged(bench), distanceIn });
      const { judged } = bench.session.trial;
      return judged && possibleWords(judged);
    };
    expect(said(8)).toBe('ends clear, touching');
    bench.session.commit('Move away', movePieces(new Map([['fighter-1', { x: 18, y: 8, headingDeg: 180 }]])));
    expect(said(12)).toBe('within the limits');
    expect(bench.session.trial.judged?.contact?.atIn).toBeCloseTo(9.86, 6);
    expect(said(2)).toBe('as requested');
  });

  it('keeps the ring of a launch clear of the knob at any zoom', () => {
    const bench = tried();
    bench.run('maneuver.launch');
    for (const pxPerIn of [12, 48, 200]) {
      bench.session.view.camera = { originX: 0, originY: 0, pxPerIn };
      const [ring, knob] = [handle(bench, 'turn'), handle(bench, 'travel')];
      expect(Math.hypot(ring.x - knob.x, ring.y - knob.y) * pxPerIn).toBeGreaterThan(32);
    }
  });

  it('names turn and slot in the step', async () => {
    const bench = tried();
    bench.session.trial.stage({ ...staged(bench), notches: 1.4, distanceIn: 5.35, tool: 'port' });
    bench.driver.key('Enter');
    await bench.settled();
    expect(bench.undoLabel()).toBe('Defiant forward 5.35 in, 1.4 notches to port');
  });

  it('comes about about its centre', () => {
    const bench = tried();
    bench.run('maneuver.come-about');
    const ring = handle(bench, 'turn');
    bench.driver.drag(ring, { x: 20, y: 20 }).key('Enter');
    expect(bench.unit('defiant-1').pose).toEqual({ x: 18, y: 20, headingDeg: 90 });
  });

  it('changes to another unit when that is clicked', () => {
    const bench = tried();
    bench.driver.click(18, 12);
    expect(bench.session.trial.staging).toMatchObject({ unitId: 'fighter-1' });
  });
});

describe('launching and docking', () => {
  it('ITU-LAUNCH-01: puts the launched unit of the same owner on the table and selects it', async () => {
    const bench = tried();
    bench.run('maneuver.launch');
    const launch = bench.session.trial.judged;
    expect(launch?.legal).toBe(true);
    bench.driver.key('Enter');
    await bench.settled();
    expect(bench.undoLabel()).toMatch(/^Launch .+ from Defiant$/);
    const added = bench.session.plan.units.at(-1);
    expect(added).toMatchObject({ owner: 'blue', pose: launch?.possible?.pose });
    expect(bench.session.selection).toEqual([added?.id]);
  });

  it('ITU-DOCK-01: takes an auxiliary unit within 2 inches of its ship off the table', async () => {
    const shuttle = {
      id: 'shuttle',
      class: 'type-6-shuttle',
      owner: 'blue' as const,
      pose: { x: 18, y: 24, headingDeg: 0 },
    };
    const bench = tried({ ...CROSSING, units: [...CROSSING.units, shuttle] }, 'shuttle');
    bench.run('maneuver.dock');
    expect(bench.session.trial.judged?.dock?.legal).toBe(false);
    expect(bench.session.machine.complete()).toBe(false);
    bench.session.setTool('select');
    bench.session.select(['shuttle']);
    bench.run('edit.nudge-up-far');
    bench.session.setTool('maneuver');
    bench.run('maneuver.dock');
    expect(bench.session.trial.judged?.dock?.legal).toBe(true);
    bench.driver.key('Enter');
    await bench.settled();
    expect(bench.session.plan.units.some(({ id }) => id === 'shuttle')).toBe(false);
    expect(bench.undoLabel()).toContain('leaves the table');
  });

  it('ITU-PROJ-09: slides a projectile along a flat', () => {
    const probe = {
      id: 'probe',
      class: 'class-1-probe',
      owner: 'blue' as const,
      pose: { x: 8, y: 8, headingDeg: 90 },
    };
    const bench = tried({ ...CROSSING, units: [...CROSSING.units, probe] }, 'probe');
    expect(bench.session.trial.modes).toEqual(['slide']);
    const from = handle(bench, 'travel');
    bench.driver.drag(from, { x: from.x + 2, y: from.y }).key('Enter');
    expect(bench.unit('probe').pose).toEqual({ x: 10, y: 8, headingDeg: 90 });
  });
});
