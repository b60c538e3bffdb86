/** The tests that features' keywords demand of units, as effects (ITU-FKEY-03 to 11). Figures: `shared/sector/keyword-tests`. */
import type {
  Amount,
  Effect,
  Skill,
  Spend,
  TestSpec,
  TestWork,
  UnitFilter,
} from '../../../../shared/content/into-the-unknown';
import type { FeatureState, Task, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { RuleId } from '../../../../shared/base';
import { massiveTest, treacherousTest, unstableTest, type DemandedTest } from '../../../../shared/sector';
import { contextOf } from '../effects/context';
import { trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';

export type DemandingKeyword = 'massive' | 'treacherous' | 'unstable';

const DEMANDED = {
  massive: massiveTest,
  treacherous: treacherousTest,
  unstable: unstableTest,
} as const satisfies Record<DemandingKeyword, (x: number) => DemandedTest>;
const SKILL: Readonly<Record<DemandingKeyword, Skill>> = {
  massive: 'navigation',
  treacherous: 'navigation',
  unstable: 'mechanics',
};
/** The rule that a test's tokens and the log name. */
export const KEYWORD_RULES: Readonly<Record<DemandingKeyword, RuleId>> = {
  massive: 'ITU-FKEY-03',
  treacherous: 'ITU-FKEY-07',
  unstable: 'ITU-FKEY-09',
};

/** The task that makes a unit test for a keyword of a feature; the trailing player rolls for what is nobody's. */
export function keywordTest(
  state: IntoTheUnknownState,
  unit: UnitState,
  feature: FeatureState,
  keyword: DemandingKeyword,
): Task {
  const level = feature.keywords[keyword] ?? 0;
  const effect: Effect = { verb: 'test', on: 'self', work: testWork(keyword, level) };
  const context = contextOf(unit, {
    seat: unit.owner ?? trailingOf(state),
    target: feature.id,
    from: `feature:${feature.id}`,
    rule: KEYWORD_RULES[keyword],
  });
  return { type: 'effects', effects: [effect], context };
}

/** Success: 2 peril, of which each breakthrough removes 1 (ITU-FKEY-04); failure: 1 and 1 for each point short, and more. */
function testWork(keyword: DemandingKeyword, level: number): TestWork {
  const demanded = DEMANDED[keyword](level);
  return {
    test: specOf(keyword, demanded),
    success: [peril(demanded.success.peril)],
    failure: [peril(SHORT), ...FAILURES[keyword]],
    spends: [removal(demanded.success.peril)],
  };
}

function specOf(keyword: DemandingKeyword, { stat, difficulty, reroll }: DemandedTest): TestSpec {
  return {
    difficulty,
    modifiers: [],
    stat,
    skill: SKILL[keyword],
    reroll: reroll === 'impulse turn' ? 'impulse-turn' : 'instruments',
  };
}

const SHORT: Amount = { per: 'shortfall', of: 'self', times: 1, plus: 1 };

function peril(count: Amount): Effect {
  return { verb: 'token', token: 'peril', on: 'self', count };
}

/** Never more than was added (ITU-FKEY-04). */
function removal(most: number): Spend {
  return {
    result: 'breakthrough',
    cost: 1,
    repeatable: true,
    kicker: true,
    most,
    step: 'post',
    when: [],
    effects: [peril(-1)],
  };
}

const SHIPS: UnitFilter = { kinds: ['ship'], subtypes: [], of: 'any', classes: [], hull: [] };

const FAILURES: Readonly<Record<DemandingKeyword, readonly Effect[]>> = {
  /** ITU-FKEY-05. */
  massive: [{ verb: 'turn', by: 'opponent', notches: 1 }],
  /** ITU-FKEY-08, in this order. */
  treacherous: [
    {
      verb: 'transfer-unit',
      on: 'self',
      by: 'opponent',
      where: {
        inSystem: false,
        onePerSystem: false,
        anotherSystem: false,
        beyond: [],
        at: { inches: 0, of: 'target' },
      },
    },
    { verb: 'damage', on: 'self', kind: 'hull', count: 3, end: 'fore' },
  ],
  /** ITU-FKEY-10; a unit without a crew dial has no crew to lose (ITU-FKEY-11). */
  unstable: [
    {
      verb: 'if',
      when: [
        { is: 'self', unit: SHIPS },
        { is: 'peril', least: 3, on: 'self' },
      ],
      then: [
        {
          verb: 'choose',
          by: 'opponent',
          may: true,
          options: [
            {
              label: 'Take 3 peril off the ship: it loses 1 crew',
              effects: [peril(-3), { verb: 'damage', on: 'self', kind: 'health', count: 1 }],
            },
          ],
        },
      ],
    },
  ],
};
