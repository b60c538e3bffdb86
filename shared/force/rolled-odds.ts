/** A ship battle once the dice of a round lie there: how it may end if they stand, and if one of them is rolled again. */
import { type BattleQuestion, battleOdds } from './battle-odds';
import type { Rerolls } from './battle-roll';
import { type BattleSide, hitDamage, hitResults, otherSide } from './battle-ships';

/** How a battle may end, as `BattleOdds` has it; damage with that of the round under way. */
export interface BattleEnds {
  readonly attackerDestroyed: number;
  readonly defenderDestroyed: number;
  readonly bothLive: number;
  readonly meanToAttacker: number;
  readonly meanToDefender: number;
}

export interface RolledOdds {
  /** As the dice lie. */
  readonly stand: BattleEnds;
  /** After each re-roll that is left; whoever can answer the new dice answers as well as can be. */
  readonly again: Readonly<Partial<Record<keyof Rerolls, BattleEnds>>>;
}

/**
 * What is left of a battle whose round under way, one of `question.roundsLeft`, goes to one side. `prevented`: damage of
 * this hit that cards keep off.
 */
export function oddsAfterHit(question: BattleQuestion, by: BattleSide, prevented = 0): BattleEnds {
  const { roundsLeft, bag } = question;
  const on = otherSide(by);
  const guarded = { ...question[on], takenLess: question[on].takenLess + prevented };
  const standing = { attacker: question.attacker, defender: question.defender, bag, [on]: guarded };
  const damage = Math.min(question[on].hullLeft, hitDamage(standing[by], standing[on]));
  const parts = hitResults(standing, by, roundsLeft === 1).map(({ chance, standing: after }) => {
    const struck = { ...after[on], takenLess: question[on].takenLess };
    const rest = { ...question, ...after, [on]: struck, roundsLeft: roundsLeft - 1 };
    return { chance, ends: battleOdds(rest) };
  });
  return withDamage(mixed(parts), on, damage);
}

function withDamage(ends: BattleEnds, on: BattleSide, damage: number): BattleEnds {
  return on === 'attacker'
    ? { ...ends, meanToAttacker: ends.meanToAttacker + damage }
    : { ...ends, meanToDefender: ends.meanToDefender + damage };
}

/**
 * The odds with dice on the table, the attacker's first. Re-rolls are those that both sides have left in `question`;
 * `prevented`: damage of this round that cards keep off attacker and defender.
 */
export function rolledOdds(
  question: BattleQuestion,
  dice: readonly [number, number],
  prevented: readonly [number, number] = [0, 0],
): RolledOdds {
  return new Rolled(question, prevented).at(dice, rerollsOf(question));
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** As in a battle's odds: a ship destroyed weighs as much as so many cubes. */
const SHIP_WORTH = 100;

function rerollsOf({ attacker, defender, nebula }: BattleQuestion): Rerolls {
  return { attacker: attacker.gunnery, defender: defender.gunnery, nebula };
}

class Rolled {
  readonly #question: BattleQuestion;
  readonly #prevented: readonly [number, number];
  readonly #settled = new Map<string, BattleEnds>();
  readonly #best = new Map<string, BattleEnds>();

  constructor(question: BattleQuestion, prevented: readonly [number, number]) {
    this.#question = question;
    this.#prevented = prevented;
  }

  at([mine, theirs]: readonly [number, number], left: Rerolls): RolledOdds {
    const again: Partial<Record<keyof Rerolls, BattleEnds>> = {};
    for (const use of ['nebula', 'defender', 'attacker'] as const) {
      if (left[use] === 0) continue;
      const fewer = { ...left, [use]: left[use] - 1 };
      again[use] = mixed(
        FACES.map((face) => ({
          chance: 1 / FACES.length,
          ends: this.#bestOf(use === 'defender' ? [mine, face] : [face, theirs], fewer),
        })),
      );
    }
    return { stand: this.#standing(mine > theirs ? 'attacker' : 'defender', left), again };
  }

  /** Each side takes what serves it, the attacker last, as a battle's odds have it. */
  #bestOf(dice: readonly [number, number], left: Rerolls): BattleEnds {
    const key = `${dice.join()} ${keyOf(left)}`;
    const known = this.#best.get(key);
    if (known) return known;
    const { stand, again } = this.at(dice, left);
    let best = stand;
    for (const use of ['nebula', 'defender'] as const)
      if (again[use] && worthOf(again[use]) < worthOf(best)) best = again[use];
    if (again.attacker && worthOf(again.attacker) > worthOf(best)) best = again.attacker;
    this.#best.set(key, best);
    return best;
  }

  #standing(hit: BattleSide, left: Rerolls): BattleEnds {
    const key = `${hit} ${keyOf(left)}`;
    const known = this.#settled.get(key);
    if (known) return known;
    const { attacker, defender } = this.#question;
    const ends = oddsAfterHit(
      {
        ...this.#question,
        nebula: left.nebula,
        attacker: { ...attacker, gunnery: left.attacker },
        defender: { ...defender, gunnery: left.defender },
      },
      hit,
      this.#prevented[hit === 'attacker' ? 1 : 0],
    );
    this.#settled.set(key, ends);
    return ends;
  }
}

function keyOf({ attacker, defender, nebula }: Rerolls): string {
  return `${attacker},${defender},${nebula}`;
}

function worthOf(ends: BattleEnds): number {
  const destroyed = ends.defenderDestroyed - ends.attackerDestroyed;
  return destroyed * SHIP_WORTH + ends.meanToDefender - ends.meanToAttacker;
}

function mixed(parts: readonly { readonly chance: number; readonly ends: BattleEnds }[]): BattleEnds {
  const sum = (value: (ends: BattleEnds) => number): number =>
    parts.reduce((total, { chance, ends }) => total + chance * value(ends), 0);
  return {
    attackerDestroyed: sum((ends) => ends.attackerDestroyed),
    defenderDestroyed: sum((ends) => ends.defenderDestroyed),
    bothLive: sum((ends) => ends.bothLive),
    meanToAttacker: sum((ends) => ends.meanToAttacker),
    meanToDefender: sum((ends) => ends.meanToDefender),
  };
}
