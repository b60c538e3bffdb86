/** The odds that a plan compares: one force with every ship or weapon of the packs against the other with every one. */
import type { NovaCryContent } from '../../../../shared/content/nova-cry';
import {
  battleBetween,
  type BattleOdds,
  duelBetween,
  type DuelOdds,
  type FightingForce,
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
        : battleBetween(content, { ...mine, ship: row }, { ...theirs, ship: column }, terms.nebula),
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
    ids.map((column) =>
      duelBetween(content, { ...mine, weapon: row }, { ...theirs, weapon: column }, terms.duelReading),
    ),
  );
  return { ids, cells };
}
