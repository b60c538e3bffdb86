import { describe, expect, it } from 'vitest';
import type { SectorPlan } from '../../shared/documents';
import { judgeDock, judgeLaunch, judgeManeuver } from '../../shared/sector';
import { measure, pack, planOf } from './example-plans';

function poseOf(plan: SectorPlan, id: string): SectorPlan['units'][number]['pose'] | undefined {
  return plan.units.find((unit) => unit.id === id)?.pose;
}

const NO_TURN = { tool: null, notches: 0, distanceIn: 0, headingDeg: null } as const;

describe('the rulebook examples', () => {
  it('ITU-LAT-03: a Fighter at yellow 1 goes 4 inches to port without turning; 5 inches are refused', () => {
    const before = planOf('lateral-before');
    const lateral = { ...NO_TURN, kind: 'lateral-port', tool: 'fore', distanceIn: 4 } as const;
    const verdict = judgeManeuver(pack, before, 'fighter', lateral);
    expect(verdict).toMatchObject({
      ok: true,
      value: { legal: true, limits: { notches: 1, distanceIn: 4 } },
    });
    const after = planOf('lateral-after');
    expect(verdict.ok && verdict.value.end).toEqual(poseOf(after, 'fighter'));
    expect(poseOf(after, 'fighter')?.headingDeg).toBe(poseOf(before, 'fighter')?.headingDeg);
    expect(measure(after, 'fighter', 'defiant').endAttacked).toBe('either');
    const farther = judgeManeuver(pack, before, 'fighter', { ...lateral, distanceIn: 5 });
    expect(farther).toMatchObject({ ok: true, value: { legal: false, possible: 4 } });
  });

  it('ITU-REV-03: a Defiant at green 2 turns 2 notches at its port side and backs 4 inches', () => {
    const before = planOf('reverse-before');
    const reverse = { ...NO_TURN, kind: 'reverse', tool: 'port', notches: 2, distanceIn: 4 } as const;
    const verdict = judgeManeuver(pack, before, 'defiant', reverse);
    expect(verdict).toMatchObject({
      ok: true,
      value: { legal: true, limits: { notches: 2, distanceIn: 4 } },
    });
    const after = planOf('reverse-after');
    expect(verdict.ok && verdict.value.end).toEqual(poseOf(after, 'defiant'));
    expect(measure(after, 'fighter', 'defiant').endAttacked).toBe('fore');
    const codesOf = (change: object) => {
      const judged = judgeManeuver(pack, before, 'defiant', { ...reverse, ...change });
      return judged.ok ? judged.value.violations.map(({ code }) => code) : [];
    };
    expect(codesOf({ notches: 3 })).toContain('turn-over-limit');
    expect(codesOf({ distanceIn: 5 })).toContain('distance-over-limit');
  });

  it('ITU-REV-03: the reverse example begins where the lateral one ended', () => {
    expect(planOf('reverse-before').units).toEqual(planOf('lateral-after').units);
  });

  it('ITU-LAUNCH-07: a shuttle leaves by the aft slot, tool to the left, as far out as the notched end', () => {
    const before = planOf('launch-before');
    const launch = {
      unit: 'type-6-shuttle',
      slot: 'aft',
      notches: -2,
      side: 'starboard',
      slideIn: pack.tool.launch.farthestIn,
    } as const;
    const verdict = judgeLaunch(pack, before, 'defiant', launch);
    expect(verdict).toMatchObject({ ok: true, value: { legal: true } });
    expect(verdict.ok && verdict.value.end).toEqual(poseOf(planOf('launch-after'), 'shuttle-a'));
    const fromFore = judgeLaunch(pack, before, 'defiant', { ...launch, slot: 'fore' });
    expect(fromFore.ok && fromFore.value.violations.map(({ code }) => code)).toContain('slot-not-allowed');
  });

  it('ITU-DOCK-07: a saucer comes about until 2 inches part it from its ship, and may dock', () => {
    const before = planOf('docking-before');
    const about = { ...NO_TURN, kind: 'come-about', headingDeg: 0 } as const;
    const verdict = judgeManeuver(pack, before, 'saucer', about);
    const after = planOf('docking-after');
    expect(verdict).toMatchObject({ ok: true, value: { legal: true } });
    expect(verdict.ok && verdict.value.end).toEqual(poseOf(after, 'saucer'));
    expect(measure(before, 'saucer', 'star-drive').distanceIn).toBeGreaterThan(2);
    expect(measure(after, 'saucer', 'star-drive').distanceIn).toBeCloseTo(2, 9);
    expect(judgeDock(pack, before, 'saucer', 'star-drive', 'come-about')).toMatchObject({
      value: { legal: false },
    });
    expect(judgeDock(pack, after, 'saucer', 'star-drive', 'come-about')).toMatchObject({
      value: { legal: true },
    });
  });
});
