export { battleBetween, duelBetween } from './between';
export {
  battleShip,
  type BattleShip,
  type BattleSide,
  type BattleStanding,
  hitDamage,
  type TokenBag,
} from './battle-ships';
export type { Rerolls } from './battle-roll';
export {
  BATTLE_ROUNDS,
  type BattleBranch,
  type BattleNode,
  battleOdds,
  type BattleOdds,
  type BattleQuestion,
} from './battle-odds';
export { type BattleEnds, oddsAfterHit, rolledOdds, type RolledOdds } from './rolled-odds';
export {
  DUEL_ROUNDS,
  duellist,
  type Duellist,
  duelOdds,
  type DuelOdds,
  type DuelQuestion,
  type RoundWounds,
  roundWounds,
  WOUNDS_BORNE,
} from './duel-odds';
export { discoveryOdds, type DiscoveryOdds } from './discovery-odds';
export { battleShipOf, duellistOf, type FightingForce, printedNumber } from './sides';
export { battleMatrix, type BattleTerms, duelMatrix, fullBag, type Matrix } from './matrices';
