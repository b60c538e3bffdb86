/** A ship as a battle sees it, and what a hit on it does. All figures are symbols, cubes and tokens as they count now. */

export interface BattleShip {
  /** Weapon symbols, Weapons Jams already taken off (NC-ALERT-07). */
  readonly weapons: number;
  /** Damage that still destroys it: hull less red cubes, 1 and up (NC-SHIP-10). */
  readonly hullLeft: number;
  /** What cards add to each of its own hits. */
  readonly dealtMore: number;
  /** What Shields and cards take off each hit on it. */
  readonly takenLess: number;
  /** Re-rolls of its own die in this battle (Gunnery). */
  readonly gunnery: number;
  /** Weapons Jams, and other tokens, in its front row (NC-ALERT-04). */
  readonly jams: number;
  readonly others: number;
  /** Tokens that each of its hits deals (NC-ABIL-05). */
  readonly disablers: number;
  /** Front-row tokens that lie quiet; a further one activates (NC-ALERT-03). */
  readonly quiet: number;
}

const PLAIN = { dealtMore: 0, takenLess: 0, gunnery: 0, jams: 0, others: 0, disablers: 0, quiet: 4 };

/** A ship with nothing about it but what is given. */
export function battleShip(
  given: Pick<BattleShip, 'weapons' | 'hullLeft'> & Partial<BattleShip>,
): BattleShip {
  return { ...PLAIN, ...given };
}

/** Tokens in the bag, for Disablers. */
export interface TokenBag {
  readonly jams: number;
  readonly others: number;
}

/** Both ships and the bag between two rounds; `attacker` is who declared. */
export interface BattleStanding {
  readonly attacker: BattleShip;
  readonly defender: BattleShip;
  readonly bag: TokenBag;
}
export type BattleSide = 'attacker' | 'defender';

export function otherSide(side: BattleSide): BattleSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** Damage of one hit: weapons with what changes them, none from a ship without weapons (NC-SHIP-06, NC-SHIP-11). */
export function hitDamage(by: BattleShip, on: BattleShip): number {
  return by.weapons === 0 ? 0 : Math.max(0, by.weapons + by.dealtMore - on.takenLess);
}

export interface HitResult {
  readonly chance: number;
  readonly standing: BattleStanding;
}

/**
 * What a hit of `by` leaves, one result for each hand of tokens that Disablers may deal. Tokens come before one is picked
 * (NC-ABIL-05); the hitter picks a Weapons Jam where there is one and it can still take a weapon, else another token.
 * A hit without damage changes nothing (NC-SHIP-11); after one that destroys, or in the last round, tokens no longer matter
 * to the battle and are left as they are.
 */
export function hitResults(
  standing: BattleStanding,
  by: BattleSide,
  isLastRound: boolean,
): readonly HitResult[] {
  const on = otherSide(by);
  const damage = hitDamage(standing[by], standing[on]);
  if (damage === 0) return [{ chance: 1, standing }];
  const struck = { ...standing[on], hullLeft: Math.max(0, standing[on].hullLeft - damage) };
  const after = { ...standing, [on]: struck };
  if (struck.hullLeft === 0 || isLastRound) return [{ chance: 1, standing: after }];
  return dealt(after, on, standing[by].disablers).map(({ chance, standing: now }) => ({
    chance,
    standing: picked(now, on),
  }));
}

/** So many tokens are drawn into a front row, one after the other (NC-ALERT-03, NC-ALERT-18); an empty bag gives none. */
function dealt(standing: BattleStanding, on: BattleSide, count: number): readonly HitResult[] {
  const { jams, others } = standing.bag;
  if (count === 0 || jams + others === 0) return [{ chance: 1, standing }];
  const draws: HitResult[] = [];
  if (jams > 0) draws.push({ chance: jams / (jams + others), standing: jamDrawn(standing, on) });
  if (others > 0) draws.push({ chance: others / (jams + others), standing: otherDrawn(standing, on) });
  return draws.flatMap(({ chance, standing: now }) =>
    dealt(now, on, count - 1).map((rest) => ({ chance: chance * rest.chance, standing: rest.standing })),
  );
}

function jamDrawn(standing: BattleStanding, on: BattleSide): BattleStanding {
  const ship = standing[on];
  const bag = { ...standing.bag, jams: standing.bag.jams - 1 };
  if (isQuiet(ship)) return { ...standing, bag, [on]: { ...ship, jams: ship.jams + 1 } };
  // Without weapons it can do nothing and goes back (NC-ALERT-20).
  if (ship.weapons === 0) return standing;
  return { ...standing, bag, [on]: { ...ship, weapons: ship.weapons - 1 } };
}

/** One that activates at once goes back to the bag (NC-ALERT-11), Warp Wear aside, which the bag hardly misses. */
function otherDrawn(standing: BattleStanding, on: BattleSide): BattleStanding {
  const ship = standing[on];
  if (!isQuiet(ship)) return standing;
  const bag = { ...standing.bag, others: standing.bag.others - 1 };
  return { ...standing, bag, [on]: { ...ship, others: ship.others + 1 } };
}

function isQuiet({ jams, others, quiet }: BattleShip): boolean {
  return jams + others < quiet;
}

function picked(standing: BattleStanding, on: BattleSide): BattleStanding {
  const ship = standing[on];
  if (ship.jams > 0 && ship.weapons > 0)
    return { ...standing, [on]: { ...ship, jams: ship.jams - 1, weapons: ship.weapons - 1 } };
  if (ship.others === 0) return standing;
  const bag = { ...standing.bag, others: standing.bag.others + 1 };
  return { ...standing, bag, [on]: { ...ship, others: ship.others - 1 } };
}
