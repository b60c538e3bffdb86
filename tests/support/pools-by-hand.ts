/** Pools and what they are rolled for, for tests of the odds. */
import {
  type Aim,
  type Die,
  exactly,
  type PoolPart,
  type RollDistribution,
  rollPool,
  type Tally,
} from '../../shared/odds';
import { EXPERTISE, INTUITION } from './dice-by-hand';

export const asItLies = (shows: Tally): Tally => shows;
export const successes = ({ success, breakthrough }: Tally): number => success + breakthrough;
export const forSuccesses = (difficulty: number): Aim => ({
  view: asItLies,
  worth: (shows) => (successes(shows) >= difficulty ? 1 : 0),
});
export const FOR_MOST: Aim = { view: asItLies, worth: successes };

export function diceOf(pool: readonly PoolPart[]): readonly Die[] {
  return pool.flatMap(({ die, count }) => Array.from({ length: count }, () => die));
}

export function rolled(pool: readonly PoolPart[], rerolls: readonly number[], aim: Aim): RollDistribution {
  const result = rollPool(pool, rerolls, asItLies, aim);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** The mean worth of an answer as a fraction. */
export function meanWorth(pool: readonly PoolPart[], rerolls: readonly number[], aim: Aim): string {
  const { total, outcomes } = rolled(pool, rerolls, aim);
  return exactly(
    outcomes.reduce((sum, { shows, ways }) => sum + ways * BigInt(aim.worth(shows)), 0n),
    total,
  ).exact;
}

export const poolOf = (intuition: number, expertise: number): readonly PoolPart[] => [
  { die: INTUITION, count: intuition },
  { die: EXPERTISE, count: expertise },
];
