export {
  ATTACK_GOALS,
  type AttackGoal,
  type AttackOdds,
  attackOdds,
  attackPool,
  type AttackQuestion,
} from './attack-odds';
export * from './attack-outcome';
export { type Exact, exactly } from './chance';
export { type Conversion, convertedTallies, isEndless } from './conversions';
export * from './readings';
export { type Aim, type RollDistribution, type RollOutcome, rollPool } from './roll';
export type { CountChance, ResultChance } from './summary';
export {
  added,
  BLANK,
  type Die,
  type DieSymbol,
  type Face,
  type LyingDie,
  type PoolPart,
  SYMBOLS,
  type Tally,
  tallyOf,
} from './symbols';
export { TEST_GOALS, type TestGoal, type TestOdds, testOdds, type TestQuestion } from './test-odds';
