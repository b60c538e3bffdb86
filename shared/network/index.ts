export {
  changeBetween,
  type NetworkChange,
  type Orientation,
  orientationsOf,
  type Pair,
  withinUses,
} from './change';
export { type Hazards, hazardsOf, type Met } from './hazards';
export {
  type Aim,
  type SearchProgress,
  type TurnsAnswer,
  turnsSearch,
  type TurnsQuestion,
  turnsThat,
} from './turns';
export { comparePrices, type Price, pricesFrom, type Step, stepsFrom, type Way, waysFrom } from './ways';
export { adviseBoard, type BoardAdvice, type PlannedBoard } from './advice';
export { facesOf, kindOfSpace, layAtRandom, layInOrder, type StartPlaces, startPlaces } from './lay';
export * from './mission-needs';
export {
  type BidCard,
  type BidRole,
  type BonusCards,
  challengeOdds,
  type ChallengeOdds,
  challengeOddsWith,
  type ChallengeQuestion,
  type ChallengeSide,
  type TotalChance,
} from './challenge-odds';
export { type BidAsked, type BidValue, bidValue } from './bid-values';
