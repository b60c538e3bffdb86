/** Whole fights between two task forces as they stand: what plans compare and the command answers. */
import type { NovaCryContent } from '../content/nova-cry';
import { BATTLE_ROUNDS, battleOdds, type BattleOdds } from './battle-odds';
import { DUEL_ROUNDS, duelOdds, type DuelOdds } from './duel-odds';
import { fullBag } from './matrices';
import { battleShipOf, duellistOf, type FightingForce } from './sides';

/**
 * A whole battle between two forces, Gunnery, damage and Weapons Jams counted; the defender stands on so many Nebulas. Null:
 * a ship is missing or destroyed, or the attacker has no weapon left (NC-SHIP-02).
 */
export function battleBetween(
  content: NovaCryContent,
  attacks: FightingForce,
  defends: FightingForce,
  nebula: number,
): BattleOdds | null {
  const [attacker, defender] = [battleShipOf(content, attacks), battleShipOf(content, defends)];
  if (attacker === null || attacker.weapons === 0 || defender === null) return null;
  return battleOdds({ attacker, defender, roundsLeft: BATTLE_ROUNDS, nebula, bag: fullBag(content) });
}

/** A whole duel between two forces, Grit counted, by a reading of NC-DUEL-12. Null: a weapon is missing. */
export function duelBetween(
  content: NovaCryContent,
  attacks: FightingForce,
  defends: FightingForce,
  reading: 'a' | 'b',
): DuelOdds | null {
  const [attacker, defender] = [duellistOf(content, attacks), duellistOf(content, defends)];
  if (attacker === null || defender === null) return null;
  return duelOdds({ attacker, defender, roundsLeft: DUEL_ROUNDS, reading });
}
