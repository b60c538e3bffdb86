/** Everybody against everybody: all ships in battle, all weapons in a duel. */
import type { NovaCryContent } from '../content/nova-cry';
import { BATTLE_ROUNDS, type BattleOdds, battleOdds } from './battle-odds';
import { type BattleShip, type TokenBag } from './battle-ships';
import { DUEL_ROUNDS, type DuelOdds, duelOdds, duellist } from './duel-odds';
import { battleShipOf } from './sides';

/** Rows attack, columns defend, both in the order of `ids`; null where somebody cannot fight. */
export interface Matrix<Cell> {
  readonly ids: readonly string[];
  readonly cells: readonly (readonly (Cell | null)[])[];
}

/** What a battle needs besides two ships. */
export interface BattleTerms {
  /** Red cubes that already lie on each defender. */
  readonly damage: number;
  /** Nebulas each defender stands on. */
  readonly nebula: number;
  readonly bag: TokenBag;
}

/**
 * Whole battles of every ship against every ship, captains left aside. Null: the attacker has no weapon (NC-SHIP-02), or
 * the defender's damage has destroyed it.
 */
export function battleMatrix(content: NovaCryContent, terms: BattleTerms): Matrix<BattleOdds> {
  const ids = Object.keys(content.ships);
  const shipsWith = (damage: number): readonly (BattleShip | null)[] =>
    ids.map((ship) => battleShipOf(content, { ship, captain: null, weapon: null, damage, jams: 0 }));
  const [attackers, defenders] = [shipsWith(0), shipsWith(terms.damage)];
  const cells = attackers.map((attacker) =>
    defenders.map((defender) =>
      attacker === null || attacker.weapons === 0 || defender === null
        ? null
        : battleOdds({ attacker, defender, roundsLeft: BATTLE_ROUNDS, nebula: terms.nebula, bag: terms.bag }),
    ),
  );
  return { ids, cells };
}

/** Whole duels of every weapon against every weapon, captains with nothing to help them. */
export function duelMatrix(content: NovaCryContent, reading: 'a' | 'b'): Matrix<DuelOdds> {
  const weapons = Object.entries(content.weapons);
  const cells = weapons.map(([, attacker]) =>
    weapons.map(([, defender]) =>
      duelOdds({
        attacker: duellist(attacker.lines),
        defender: duellist(defender.lines),
        roundsLeft: DUEL_ROUNDS,
        reading,
      }),
    ),
  );
  return { ids: weapons.map(([id]) => id), cells };
}

/** The bag as a match begins, with every token in it. */
export function fullBag({ start }: NovaCryContent): TokenBag {
  const { 'weapons-jam': jams, ...rest } = start.tokens;
  return { jams, others: Object.values(rest).reduce((sum, count) => sum + count, 0) };
}
