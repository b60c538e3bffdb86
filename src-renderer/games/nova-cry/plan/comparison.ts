/** The odds that a plan compares: one force with every ship or weapon of the packs against the other with every one. */
import type { NovaCryContent } from '../../../../shared/content/nova-cry';
import {
  BATTLE_ROUNDS,
  battleOdds,
  type BattleOdds,
  battleShipOf,
  DUEL_ROUNDS,
  duellistOf,
  duelOdds,
  type DuelOdds,
  type FightingForce,
  fullBag,
  type Matrix,
} from '../../../../shared/force';

/** What the odds of a plan depend on besides its two forces. */
export interface Terms {
  /** Nebulas that the target stands on (NC-EVENT-04). */
  readonly nebula: number;
  /** NC-DUEL-12. */
  readonly duelReading: 'a' | 'b';
}

/** Nothing about it. */
export const BARE: FightingForce = { ship: null, captain: null, weapon: null, damage: 0, jams: 0 };

/**
 * A whole battle between two forces, Gunnery, damage and Weapons Jams counted. Null: a ship is missing or destroyed, or
 * the attacker has no weapon left (NC-SHIP-02).
 */
export function battleBetween(
  content: NovaCryContent,
  mine: FightingForce,
  theirs: FightingForce,
  { nebula }: Pick<Terms, 'nebula'>,
): BattleOdds | null {
  const [attacker, defender] = [battleShipOf(content, mine), battleShipOf(content, theirs)];
  if (attacker === null || attacker.weapons === 0 || defender === null) return null;
  return battleOdds({ attacker, defender, roundsLeft: BATTLE_ROUNDS, nebula, bag: fullBag(content) });
}

/** A whole duel between two forces, Grit counted. Null: a weapon is missing. */
export function duelBetween(
  content: NovaCryContent,
  mine: FightingForce,
  theirs: FightingForce,
  { duelReading }: Pick<Terms, 'duelReading'>,
): DuelOdds | null {
  const [attacker, defender] = [duellistOf(content, mine), duellistOf(content, theirs)];
  if (attacker === null || defender === null) return null;
  return duelOdds({ attacker, defender, roundsLeft: DUEL_ROUNDS, reading: duelReading });
}

/**
 * Battles of all the ships named: rows attack as `mine` with that ship, columns defend as `theirs` with that ship. There is
 * one of each, so none meets itself (NC-COMP-05): null.
 */
export function battlesOf(
  content: NovaCryContent,
  ids: readonly string[],
  mine: FightingForce,
  theirs: FightingForce,
  terms: Terms,
): Matrix<BattleOdds> {
  const cells = ids.map((row) =>
    ids.map((column) =>
      row === column
        ? null
        : battleBetween(content, { ...mine, ship: row }, { ...theirs, ship: column }, terms),
    ),
  );
  return { ids, cells };
}

/** The same for duels with every weapon of the packs; of weapons there are several each. */
export function duelsOf(
  content: NovaCryContent,
  ids: readonly string[],
  mine: FightingForce,
  theirs: FightingForce,
  terms: Terms,
): Matrix<DuelOdds> {
  const cells = ids.map((row) =>
    ids.map((column) => duelBetween(content, { ...mine, weapon: row }, { ...theirs, weapon: column }, terms)),
  );
  return { ids, cells };
}
