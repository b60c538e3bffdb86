/** The tests that features' keywords demand, and what follows from them (ITU-FKEY-03 to 10). */
import type { RuleId } from '../base';

/** What follows from a test, one way or the other. */
export interface TestConsequence {
  readonly rule: RuleId;
  /** Peril that the unit adds; on a failure `perPointShort` more for each point by which it fell short. */
  readonly peril: number;
  readonly perPointShort: number;
  /** In words, without a full stop. */
  readonly message: string;
}

/** A test that a keyword demands: a stat, a skill, a difficulty, and the figure up to which dice are rerolled. */
export interface DemandedTest {
  readonly stat: 'command' | 'ops' | 'science';
  readonly skill: string;
  readonly difficulty: number;
  readonly reroll: 'impulse turn' | 'instruments power';
  readonly success: TestConsequence;
  readonly failure: TestConsequence;
}

const PERIL_SHORT = 'adds 1 peril and 1 more for each point short';

function passed(rule: RuleId, before = ''): TestConsequence {
  const message = `${before}adds 2 peril; each breakthrough may take 1 of these away`;
  return { rule, peril: 2, perPointShort: 0, message };
}

function failed(rule: RuleId, then: string): TestConsequence {
  return { rule, peril: 1, perPointShort: 1, message: `${PERIL_SHORT}; ${then}` };
}

/** Massive X: ending beside it. */
export function massiveTest(x: number): DemandedTest {
  return {
    stat: 'command',
    skill: 'Navigation',
    difficulty: x,
    reroll: 'impulse turn',
    success: passed('ITU-FKEY-04'),
    failure: failed('ITU-FKEY-05', 'an opponent may turn the unit by at most 1 notch'),
  };
}

/** Treacherous X: crossing it by warp. */
export function treacherousTest(x: number): DemandedTest {
  return {
    stat: 'ops',
    skill: 'Navigation',
    difficulty: x,
    reroll: 'instruments power',
    success: passed('ITU-FKEY-07', 'completes the warp and '),
    failure: failed(
      'ITU-FKEY-08',
      'an opponent places the unit touching the feature, and its fore end sustains 3 damage',
    ),
  };
}

/** Unstable X: standing beside it in the Hazard Phase. */
export function unstableTest(x: number): DemandedTest {
  return {
    stat: 'ops',
    skill: 'Mechanics',
    difficulty: x,
    reroll: 'impulse turn',
    success: passed('ITU-FKEY-09'),
    failure: failed(
      'ITU-FKEY-10',
      'an opponent may take 3 peril off the ship, if it has as many, and it sustains 1 crew loss',
    ),
  };
}
