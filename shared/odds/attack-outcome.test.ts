import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttackOutcome,
  attackOutcomes,
  type AttackTarget,
  damageOf,
  DEFAULT_ODDS_READINGS,
  type Face,
  hullSteps,
  type OddsReadings,
  tallyOf,
} from './index';

const STRICT: OddsReadings = { ...DEFAULT_ODDS_READINGS, breakthroughPerSuccess: false };
const MARGIN: OddsReadings = { ...DEFAULT_ODDS_READINGS, attackDamage: 'margin' };
const SPACE: AttackTarget = { evasion: 1, shields: 0, hull: null, health: null };
const NO_KEYWORDS = { pierce: 0, breach: 0, lethal: 0 };

function outcomes(
  shows: Face,
  target: Partial<AttackTarget>,
  keywords: Partial<typeof NO_KEYWORDS> = {},
  readings = DEFAULT_ODDS_READINGS,
): readonly AttackOutcome[] {
  return attackOutcomes(tallyOf(shows), { ...SPACE, ...target }, { ...NO_KEYWORDS, ...keywords }, readings);
}

/** The outcome that spends the most analysis results on Pierce. */
function outcome(...asked: Parameters<typeof outcomes>): AttackOutcome {
  const last = outcomes(...asked).at(-1);
  if (last === undefined) throw new Error('an attack without outcome');
  return last;
}

describe('a hit', () => {
  it('ITU-DICE-13: an attack hits when its success results reach the evasion, exactly reaching it included', () => {
    expect([1, 2, 3].map((success) => outcome({ success }, { evasion: 2 }).hit)).toEqual([false, true, true]);
    expect(outcome({ success: 1 }, { evasion: 2 }).sustained).toBe(0);
  });

  it('ITU-DICE-12: a breakthrough counts for the evasion under either reading', () => {
    for (const readings of [DEFAULT_ODDS_READINGS, STRICT]) {
      expect(outcome({ success: 1, breakthrough: 1 }, { evasion: 2 }, {}, readings).hit).toBe(true);
    }
  });

  it('ITU-DICE-13: by default a hit does 1 damage per success result', () => {
    expect(damageOf(tallyOf({ success: 3 }), 2, DEFAULT_ODDS_READINGS)).toBe(3);
    expect(damageOf(tallyOf({ success: 2, breakthrough: 1 }), 2, DEFAULT_ODDS_READINGS)).toBe(3);
    expect(damageOf(tallyOf({ success: 2, breakthrough: 1 }), 2, STRICT)).toBe(2);
    expect(damageOf(tallyOf({ success: 1 }), 2, DEFAULT_ODDS_READINGS)).toBe(0);
  });

  it('ITU-DICE-13: read by the margin it does 1 damage and 1 more per result above the evasion', () => {
    expect([1, 2, 3, 4].map((success) => damageOf(tallyOf({ success }), 2, MARGIN))).toEqual([0, 1, 2, 3]);
  });

  it('ITU-CAPTURE-08: two results against a team with evasion 1 do 2 damage under both readings', () => {
    for (const readings of [DEFAULT_ODDS_READINGS, MARGIN]) {
      expect(outcome({ success: 2 }, { evasion: 1, health: 2 }, {}, readings)).toMatchObject({
        sustained: 2,
        destroyed: true,
      });
    }
  });
});

describe('shields', () => {
  it('ITU-AUX-15: each point cancels one point of damage', () => {
    expect(outcome({ success: 3 }, { shields: 2 })).toMatchObject({ damage: 3, cancelled: 2, sustained: 1 });
    expect(outcome({ success: 2 }, { shields: 5 })).toMatchObject({ cancelled: 2, sustained: 0 });
  });

  it('ITU-WKEY-04: with Pierce each analysis result spent lowers the shields by 1, at most X in all', () => {
    const sustained = (analysis: number, pierce: number, shields: number) =>
      outcome({ success: 3, analysis }, { shields }, { pierce }).sustained;
    expect(sustained(2, 1, 3)).toBe(1);
    expect(sustained(2, 2, 3)).toBe(2);
    expect(sustained(2, 5, 3)).toBe(2);
    expect(sustained(5, 5, 3)).toBe(3);
    expect(sustained(0, 2, 3)).toBe(0);
  });

  it('ITU-WKEY-04: without shields there is nothing to pierce, and no analysis result is spent', () => {
    expect(outcomes({ success: 3, analysis: 2 }, { shields: 0 }, { pierce: 2 })).toHaveLength(1);
  });
});

describe('the hull', () => {
  const SAUCER = { status: 'none', steps: ['light', 'yellow', 'orange', 'orange', 'severe', 'severe'] };

  it('ITU-AUX-11: stops on the first step of another status, and the rest is dropped', () => {
    const from = (damage: number) => ({
      status: SAUCER.steps[damage - 1] ?? 'none',
      steps: SAUCER.steps.slice(damage),
    });
    expect(hullSteps(4, from(1), 0, true)).toBe(1);
    expect(hullSteps(1, from(3), 0, true)).toBe(1);
    // orange, orange, then severe: two steps.
    expect(hullSteps(4, from(3), 0, true)).toBe(2);
    expect(hullSteps(4, from(5), 0, true)).toBe(1);
  });

  it('ITU-AUX-12: read as no change of status, the first step does not stop an undamaged hull', () => {
    expect(hullSteps(5, SAUCER, 0, true)).toBe(1);
    expect(hullSteps(5, SAUCER, 0, false)).toBe(2);
    expect(hullSteps(1, SAUCER, 0, false)).toBe(1);
  });

  it('ITU-WKEY-02: Breach X reduces the hull by up to X steps more than the change of status', () => {
    expect([0, 1, 2, 9].map((breach) => hullSteps(5, SAUCER, breach, true))).toEqual([1, 2, 3, 5]);
    expect(hullSteps(2, SAUCER, 3, true)).toBe(2);
    expect(hullSteps(9, SAUCER, 9, true)).toBe(6);
  });

  it('ITU-AUX-14: the last step destroys the unit', () => {
    const hull = { status: 'severe', steps: ['severe'] };
    expect(outcome({ success: 1 }, { hull }).destroyed).toBe(true);
    expect(outcome({ success: 1 }, { hull, shields: 1 }).destroyed).toBe(false);
    expect(outcome({ success: 9 }, { hull: SAUCER }).destroyed).toBe(false);
  });

  it('a hull never moves more steps than it has damage or steps, and never fewer with more of either', () => {
    const status = fc.constantFrom('none', 'light', 'yellow', 'severe');
    fc.assert(
      fc.property(
        fc.record({ status, steps: fc.array(status, { maxLength: 8 }) }),
        fc.nat(10),
        fc.nat(4),
        fc.boolean(),
        (hull, points, breach, stops) => {
          const steps = hullSteps(points, hull, breach, stops);
          expect(steps).toBeLessThanOrEqual(Math.min(points, hull.steps.length));
          expect(hullSteps(points + 1, hull, breach, stops)).toBeGreaterThanOrEqual(steps);
          expect(hullSteps(points, hull, breach + 1, stops)).toBeGreaterThanOrEqual(steps);
        },
      ),
    );
  });
});

describe('Lethal', () => {
  it('ITU-WKEY-03: each analysis result spent, up to X, is 1 more health damage once the hull was reduced', () => {
    const health = (analysis: number, lethal: number, shields = 0) =>
      outcome({ success: 2, analysis }, { shields }, { lethal }).health;
    expect([health(0, 2), health(1, 2), health(3, 2)]).toEqual([0, 1, 2]);
    expect(health(3, 2, 2)).toBe(0);
  });

  it('ITU-DICE-04: Pierce resolves when the outcome is determined, Lethal after the damage, so both have their turn', () => {
    const [, pierced] = outcomes({ success: 2, analysis: 2 }, { shields: 2 }, { pierce: 1, lethal: 1 });
    // Without the pierced point no damage would be left, and Lethal would have nothing to add to.
    expect(pierced).toMatchObject({ damage: 2, cancelled: 1, sustained: 1, health: 1 });
    expect(outcome({ success: 2, analysis: 2 }, { shields: 2 }, { lethal: 1 }).health).toBe(0);
  });

  it('ITU-WKEY-03: an analysis result spent to pierce is not there for Lethal', () => {
    const all = outcomes({ success: 2, analysis: 1 }, { shields: 2 }, { pierce: 1, lethal: 1 });
    expect(all.map(({ sustained, health }) => [sustained, health])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('ITU-TEAM-36: a team takes it on its health, which is all it can lose', () => {
    const team = { evasion: 1, health: 3 };
    expect(outcome({ success: 1, analysis: 1 }, team, { lethal: 1 })).toMatchObject({
      sustained: 2,
      health: 0,
    });
    expect(outcome({ success: 2, analysis: 2 }, team, { lethal: 2 })).toMatchObject({
      sustained: 3,
      destroyed: true,
    });
  });

  it('ITU-DICE-11: a delta that is success and analysis keeps its success when spent after the outcome', () => {
    const readings = { ...DEFAULT_ODDS_READINGS, delta: 'successAndAnalysis' } as const;
    expect(outcome({ delta: 1 }, { evasion: 1 }, { lethal: 1 }, readings)).toMatchObject({
      hit: true,
      sustained: 1,
      health: 1,
    });
  });
});
