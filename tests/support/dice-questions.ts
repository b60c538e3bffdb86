/** Questions after the odds of a test. */
import { EXPERTISE, INTUITION } from './dice-by-hand';
import {
  DEFAULT_ODDS_READINGS,
  type Face,
  type OddsReadings,
  type TestOdds,
  testOdds,
  type TestQuestion,
} from '../../shared/odds/index';

/** So many dice of each kind, with nothing to roll again but what is named. */
export function question(
  intuition: number,
  expertise: number,
  more: Partial<TestQuestion> = {},
): TestQuestion {
  const pool = [
    { die: INTUITION, count: intuition },
    { die: EXPERTISE, count: expertise },
  ];
  return { pool, rerolls: [], conversions: [], swap: null, difficulty: null, goal: 'success', ...more };
}

/** The answer by the default readings but for those named. Throws when it is refused. */
export function odds(asked: TestQuestion, readings: Partial<OddsReadings> = {}): TestOdds {
  const answer = testOdds(asked, { ...DEFAULT_ODDS_READINGS, ...readings });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

/** Success results of dice by the plainest reading. */
export const successesOf = (faces: readonly Face[]): number =>
  faces.reduce((sum, { success = 0, breakthrough = 0 }) => sum + success + breakthrough, 0);
