import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleOdds, type BattleQuestion } from './battle-odds';
import { battleShip, type BattleShip } from './battle-ships';

const NO_BAG = { jams: 0, others: 0 };
const ask = (
  attacker: BattleShip,
  defender: BattleShip,
  more: Partial<BattleQuestion> = {},
): BattleQuestion => ({ attacker, defender, roundsLeft: 3, nebula: 0, bag: NO_BAG, ...more });
const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);
const FACES = [1, 2, 3, 4, 5, 6];

describe('a ship battle', () => {
  const three = battleShip({ weapons: 3, hullLeft: 6 });

  it('NC-SHIP-06: the attacker hits with 15 of 36 rolls, a tie goes to the defender', () => {
    const { meanToAttacker, meanToDefender } = battleOdds(ask(three, three, { roundsLeft: 1 }));
    expect(meanToDefender).toBeCloseTo((15 / 36) * 3, 12);
    expect(meanToAttacker).toBeCloseTo((21 / 36) * 3, 12);
  });

  it('NC-SHIP-09, NC-SHIP-10: 3 weapons destroy a hull of 6 with two hits of three rounds', () => {
    const hit = 15 / 36;
    const { defenderDestroyed } = battleOdds(ask(three, battleShip({ weapons: 0, hullLeft: 6 })));
    expect(defenderDestroyed).toBeCloseTo(3 * hit ** 2 * (1 - hit) + hit ** 3, 12);
  });

  it('NC-SHIP-11: a ship without weapons hits for nothing', () => {
    const { damageToAttacker } = battleOdds(ask(three, battleShip({ weapons: 0, hullLeft: 6, jams: 2 })));
    expect(damageToAttacker).toEqual([expect.closeTo(1, 12)]);
  });

  it('NC-SHIP-12: a Weapons Jam activated in one round lowers the damage of the next', () => {
    const jammed = battleShip({ weapons: 1, hullLeft: 1, jams: 1 });
    const odds = battleOdds(ask(battleShip({ weapons: 1, hullLeft: 9 }), { ...jammed, hullLeft: 9 }));
    // Its first hit is struck by the jam: it only hits in the rounds before the attacker does.
    expect(odds.damageToAttacker[3]).toBeCloseTo((21 / 36) ** 3, 12);
    expect(odds.damageToAttacker[0]).toBeCloseTo(15 / 36, 12);
  });

  it('NC-EVENT-04: a Nebula turns 15 of 36 into 55 of 216 in one roll', () => {
    const odds = battleOdds(ask(three, three, { roundsLeft: 1, nebula: 1 }));
    expect(odds.meanToDefender / 3).toBeCloseTo(55 / 216, 12);
  });

  it('NC-ABIL-05: Disablers deal a token with every hit, and a jam among them may be picked', () => {
    const attacker = battleShip({ weapons: 1, hullLeft: 9, disablers: 1 });
    const odds = battleOdds(
      ask(attacker, battleShip({ weapons: 1, hullLeft: 9 }), { roundsLeft: 2, bag: { jams: 1, others: 3 } }),
    );
    const weapons = odds.tree?.branches.map(({ hit, chance, defender }) => [hit, chance, defender.weapons]);
    expect(weapons).toEqual([
      ['attacker', expect.closeTo((15 / 36) * 0.25, 12), 0],
      ['attacker', expect.closeTo((15 / 36) * 0.75, 12), 1],
      ['defender', expect.closeTo(21 / 36, 12), 1],
    ]);
  });

  it('NC-ALERT-03: with four tokens in the row a dealt jam activates at once, and another may be picked too', () => {
    const attacker = battleShip({ weapons: 1, hullLeft: 9, disablers: 1 });
    const defender = battleShip({ weapons: 3, hullLeft: 9, jams: 1, others: 3 });
    const { tree } = battleOdds(ask(attacker, defender, { roundsLeft: 2, bag: { jams: 5, others: 0 } }));
    expect(tree?.branches[0]?.defender).toMatchObject({ weapons: 1, jams: 0, others: 3 });
  });
});

const ships = fc
  .record({
    weapons: fc.integer({ min: 0, max: 4 }),
    hullLeft: fc.integer({ min: 1, max: 9 }),
    dealtMore: fc.integer({ min: 0, max: 1 }),
    takenLess: fc.integer({ min: 0, max: 2 }),
    jams: fc.integer({ min: 0, max: 2 }),
  })
  .map(battleShip);

describe('against every fall of the dice', () => {
  it('three rounds, Weapons Jams among the tokens: the same chances', () => {
    fc.assert(
      fc.property(ships, ships, fc.integer({ min: 0, max: 3 }), (attacker, defender, roundsLeft) => {
        const odds = battleOdds(ask(attacker, defender, { roundsLeft }));
        const counted = { attacker: 0, defender: 0, toAttacker: 0, toDefender: 0 };
        for (const dice of rolls(roundsLeft)) {
          const [one, other] = fight(attacker, defender, dice);
          counted.attacker += Number(one === 0);
          counted.defender += Number(other === 0);
          counted.toAttacker += attacker.hullLeft - one;
          counted.toDefender += defender.hullLeft - other;
        }
        const all = 36 ** roundsLeft;
        expect(odds.attackerDestroyed).toBeCloseTo(counted.attacker / all, 10);
        expect(odds.defenderDestroyed).toBeCloseTo(counted.defender / all, 10);
        expect(odds.meanToAttacker).toBeCloseTo(counted.toAttacker / all, 10);
        expect(odds.meanToDefender).toBeCloseTo(counted.toDefender / all, 10);
      }),
      { numRuns: 25 },
    );
  });

  it('re-rolls of all three kinds: as good for both as plain search finds', () => {
    const few = fc.integer({ min: 0, max: 1 });
    fc.assert(
      fc.property(ships, ships, few, few, few, (one, other, gunner, gunned, nebula) => {
        const attacker = { ...one, gunnery: gunner, jams: 0 };
        const defender = { ...other, gunnery: gunned, jams: 0 };
        const odds = battleOdds(ask(attacker, defender, { roundsLeft: 2, nebula }));
        const worth =
          100 * (odds.defenderDestroyed - odds.attackerDestroyed) + odds.meanToDefender - odds.meanToAttacker;
        expect(worth).toBeCloseTo(new Search(attacker, defender).round(2, 0, 0, gunner, gunned, nebula), 8);
      }),
      { numRuns: 8 },
    );
  });

  it('chances of every kind sum to 1, down the tree too', () => {
    fc.assert(
      fc.property(ships, ships, fc.integer({ min: 0, max: 2 }), (attacker, defender, disablers) => {
        const odds = battleOdds(
          ask({ ...attacker, disablers }, defender, { nebula: 1, bag: { jams: 3, others: 5 } }),
        );
        const { tree, damageToAttacker, damageToDefender } = odds;
        expect(sum(damageToAttacker)).toBeCloseTo(1, 10);
        expect(sum(damageToDefender)).toBeCloseTo(1, 10);
        expect(odds.attackerDestroyed + odds.defenderDestroyed + odds.bothLive).toBeCloseTo(1, 10);
        const nodes = tree ? [tree] : [];
        for (const { branches } of nodes) {
          expect(sum(branches.map(({ chance }) => chance))).toBeCloseTo(1, 10);
          for (const { next } of branches) if (next) nodes.push(next);
        }
      }),
      { numRuns: 10 },
    );
  });
});

/** Every fall of two dice in so many rounds. */
function* rolls(rounds: number): Generator<readonly (readonly [number, number])[]> {
  if (rounds === 0) {
    yield [];
    return;
  }
  for (const rest of rolls(rounds - 1))
    for (const one of FACES) for (const other of FACES) yield [...rest, [one, other]];
}

/** What hulls are left after those dice, played as the rulebook says it. */
function fight(
  attacker: BattleShip,
  defender: BattleShip,
  dice: readonly (readonly [number, number])[],
): readonly [number, number] {
  const [one, other] = [{ ...attacker }, { ...defender }];
  for (const [mine, theirs] of dice) {
    const [by, on] = mine > theirs ? [one, other] : [other, one];
    const damage = by.weapons === 0 ? 0 : Math.max(0, by.weapons + by.dealtMore - on.takenLess);
    if (damage === 0) continue;
    const hull = on.hullLeft - damage;
    Object.assign(on, { hullLeft: Math.max(0, hull) });
    if (hull <= 0) break;
    if (on.jams > 0 && on.weapons > 0) Object.assign(on, { jams: on.jams - 1, weapons: on.weapons - 1 });
  }
  return [one.hullLeft, other.hullLeft];
}

/** Plain minimax over one die after the other, nothing remembered. */
class Search {
  constructor(
    private readonly attacker: BattleShip,
    private readonly defender: BattleShip,
  ) {}

  round(rounds: number, toA: number, toD: number, a: number, d: number, n: number): number {
    const [sunkA, sunkD] = [toA >= this.attacker.hullLeft, toD >= this.defender.hullLeft];
    if (rounds === 0 || sunkA || sunkD) {
      const [lostA, lostD] = [Math.min(toA, this.attacker.hullLeft), Math.min(toD, this.defender.hullLeft)];
      return 100 * (Number(sunkD) - Number(sunkA)) + lostD - lostA;
    }
    const worth = (x: number, y: number, da: number, dd: number, dn: number): number =>
      x > y
        ? this.round(rounds - 1, toA, toD + damage(this.attacker, this.defender), da, dd, dn)
        : this.round(rounds - 1, toA + damage(this.defender, this.attacker), toD, da, dd, dn);
    const fallen = (x: number, y: number, la: number, ld: number, ln: number): number => {
      const answers = [worth(x, y, la, ld, ln)];
      if (ld > 0) answers.push(mean((face) => fallen(x, face, la, ld - 1, ln)));
      if (ln > 0) answers.push(mean((face) => fallen(face, y, la, ld, ln - 1)));
      const kept = Math.min(...answers);
      return la > 0
        ? Math.max(
            kept,
            mean((face) => fallen(face, y, la - 1, ld, ln)),
          )
        : kept;
    };
    return mean((x) => mean((y) => fallen(x, y, a, d, n)));
  }
}

function mean(value: (face: number) => number): number {
  return sum(FACES.map(value)) / 6;
}

function damage(by: BattleShip, on: BattleShip): number {
  return by.weapons === 0 ? 0 : Math.max(0, by.weapons + by.dealtMore - on.takenLess);
}
