/**
 * How a ship battle may end, exactly: every fall of the dice over the rounds that are left, nothing sampled. Chances are
 * doubles from 0 to 1, true to about 1e-12; damage is in red cubes, what goes beyond the hull not counted.
 */
import { type Rerolls, rollWays } from './battle-roll';
import {
  type BattleShip,
  type BattleSide,
  type BattleStanding,
  hitDamage,
  hitResults,
  otherSide,
  type TokenBag,
} from './battle-ships';

/** NC-SHIP-09. */
export const BATTLE_ROUNDS = 3;

export interface BattleQuestion {
  readonly attacker: BattleShip;
  readonly defender: BattleShip;
  /** 0 to 3. */
  readonly roundsLeft: number;
  /** Re-rolls that the defender's Nebulas give (NC-EVENT-04, NC-EVENT-08). */
  readonly nebula: number;
  /** What Disablers draw from. */
  readonly bag: TokenBag;
}

/** A roll and what may follow it. */
export interface BattleNode {
  /** Rounds left with this one. */
  readonly roundsLeft: number;
  readonly attacker: BattleShip;
  readonly defender: BattleShip;
  readonly rerolls: Rerolls;
  readonly branches: readonly BattleBranch[];
}
export interface BattleBranch {
  readonly hit: BattleSide;
  readonly damage: number;
  /** Once the roll is reached. */
  readonly chance: number;
  /** Null: the battle is over, by rounds or by a ship destroyed (NC-SHIP-13). */
  readonly next: BattleNode | null;
  /** Both ships after it. */
  readonly attacker: BattleShip;
  readonly defender: BattleShip;
}

export interface BattleOdds {
  readonly attackerDestroyed: number;
  readonly defenderDestroyed: number;
  readonly bothLive: number;
  /** Chance of each damage taken in what is left of the battle, from 0. */
  readonly damageToAttacker: readonly number[];
  readonly damageToDefender: readonly number[];
  readonly meanToAttacker: number;
  readonly meanToDefender: number;
  /** Null where no round is left. */
  readonly tree: BattleNode | null;
}

/** A ship destroyed weighs as much as so many cubes where sides choose their re-rolls. */
const SHIP_WORTH = 100;

/**
 * The odds of a battle of which so many rounds are left, re-rolls used as well as both sides can: each weighs a ship
 * destroyed first, then damage. Teleport, cards and aliens that answer are not foreseen.
 */
export function battleOdds(question: BattleQuestion): BattleOdds {
  const { attacker, defender, bag, nebula, roundsLeft } = question;
  const rerolls = { attacker: attacker.gunnery, defender: defender.gunnery, nebula };
  const { node, ends } = new Battle(question).play({ attacker, defender, bag }, rerolls, roundsLeft);
  return {
    attackerDestroyed: chanceOf(ends, ({ toAttacker }) => toAttacker >= attacker.hullLeft),
    defenderDestroyed: chanceOf(ends, ({ toDefender }) => toDefender >= defender.hullLeft),
    bothLive: chanceOf(
      ends,
      (end) => end.toAttacker < attacker.hullLeft && end.toDefender < defender.hullLeft,
    ),
    damageToAttacker: spreadOf(ends, attacker.hullLeft, ({ toAttacker }) => toAttacker),
    damageToDefender: spreadOf(ends, defender.hullLeft, ({ toDefender }) => toDefender),
    meanToAttacker: meanOf(ends, ({ toAttacker }) => toAttacker),
    meanToDefender: meanOf(ends, ({ toDefender }) => toDefender),
    tree: node,
  };
}

/** Damage of both in what is left of the battle. */
interface End {
  readonly toAttacker: number;
  readonly toDefender: number;
  readonly chance: number;
}
interface Played {
  readonly node: BattleNode | null;
  readonly ends: readonly End[];
  /** To the attacker. */
  readonly worth: number;
}

class Battle {
  private readonly known = new Map<string, Played>();

  constructor(private readonly question: BattleQuestion) {}

  play(standing: BattleStanding, rerolls: Rerolls, roundsLeft: number): Played {
    const { attacker, defender } = standing;
    if (roundsLeft === 0 || attacker.hullLeft === 0 || defender.hullLeft === 0) return this.over(standing);
    const key = keyOf(standing, rerolls, roundsLeft);
    const known = this.known.get(key);
    if (known) return known;
    const played = this.round(standing, rerolls, roundsLeft);
    this.known.set(key, played);
    return played;
  }

  private round(standing: BattleStanding, rerolls: Rerolls, roundsLeft: number): Played {
    const results = {
      attacker: hitResults(standing, 'attacker', roundsLeft === 1),
      defender: hitResults(standing, 'defender', roundsLeft === 1),
    };
    const ways = rollWays(rerolls, (hit, left) =>
      results[hit].reduce(
        (sum, result) => sum + result.chance * this.play(result.standing, left, roundsLeft - 1).worth,
        0,
      ),
    );
    const parts = ways.flatMap(({ hit, left, chance }) =>
      results[hit].map((result) => ({
        hit,
        chance: chance * result.chance,
        standing: result.standing,
        played: this.play(result.standing, left, roundsLeft - 1),
      })),
    );
    const branches = parts.map(({ hit, chance, standing: { attacker, defender }, played }) => ({
      hit,
      chance,
      damage: hitDamage(standing[hit], standing[otherSide(hit)]),
      next: played.node,
      attacker,
      defender,
    }));
    const { attacker, defender } = standing;
    return {
      node: { roundsLeft, attacker, defender, rerolls, branches },
      ends: mixedEnds(parts),
      worth: parts.reduce((sum, { chance, played }) => sum + chance * played.worth, 0),
    };
  }

  private over({ attacker, defender }: BattleStanding): Played {
    const toAttacker = this.question.attacker.hullLeft - attacker.hullLeft;
    const toDefender = this.question.defender.hullLeft - defender.hullLeft;
    const destroyed = Number(defender.hullLeft === 0) - Number(attacker.hullLeft === 0);
    const worth = destroyed * SHIP_WORTH + toDefender - toAttacker;
    return { node: null, ends: [{ toAttacker, toDefender, chance: 1 }], worth };
  }
}

function keyOf({ attacker, defender, bag }: BattleStanding, rerolls: Rerolls, roundsLeft: number): string {
  const ship = ({ weapons, hullLeft, jams, others }: BattleShip): string =>
    `${weapons},${hullLeft},${jams},${others}`;
  const left = `${rerolls.attacker},${rerolls.defender},${rerolls.nebula}`;
  return `${roundsLeft};${ship(attacker)};${ship(defender)};${left};${bag.jams},${bag.others}`;
}

function mixedEnds(parts: readonly { readonly chance: number; readonly played: Played }[]): readonly End[] {
  const ends = new Map<string, End>();
  for (const { chance, played } of parts)
    for (const end of played.ends) {
      const key = `${end.toAttacker},${end.toDefender}`;
      const before = ends.get(key)?.chance ?? 0;
      ends.set(key, { ...end, chance: before + chance * end.chance });
    }
  return [...ends.values()];
}

function chanceOf(ends: readonly End[], isMeant: (end: End) => boolean): number {
  return ends.reduce((sum, end) => (isMeant(end) ? sum + end.chance : sum), 0);
}

function spreadOf(ends: readonly End[], most: number, damage: (end: End) => number): readonly number[] {
  const spread = Array.from({ length: most + 1 }, () => 0);
  for (const end of ends) spread[damage(end)] = (spread[damage(end)] ?? 0) + end.chance;
  const last = spread.findLastIndex((chance) => chance > 0);
  return spread.slice(0, last + 1);
}

function meanOf(ends: readonly End[], damage: (end: End) => number): number {
  return ends.reduce((sum, end) => sum + end.chance * damage(end), 0);
}
