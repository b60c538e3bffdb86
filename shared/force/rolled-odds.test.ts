import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleOdds, type BattleQuestion } from './battle-odds';
import { battleShip } from './battle-ships';
import { oddsAfterHit, rolledOdds } from './rolled-odds';

const FACES = [1, 2, 3, 4, 5, 6];
const question = (more: Partial<BattleQuestion> = {}): BattleQuestion => ({
  attacker: battleShip({ weapons: 3, hullLeft: 3 }),
  defender: battleShip({ weapons: 3, hullLeft: 3 }),
  roundsLeft: 1,
  nebula: 0,
  bag: { jams: 0, others: 0 },
  ...more,
});
const ships = fc
  .record({
    weapons: fc.integer({ min: 0, max: 4 }),
    hullLeft: fc.integer({ min: 1, max: 8 }),
    jams: fc.integer({ min: 0, max: 1 }),
    disablers: fc.integer({ min: 0, max: 1 }),
    gunnery: fc.integer({ min: 0, max: 1 }),
  })
  .map(battleShip);

describe('dice that lie there', () => {
  it('NC-SHIP-06: the higher die hits, a tie goes to the defender', () => {
    expect(rolledOdds(question(), [4, 2]).stand.defenderDestroyed).toBe(1);
    expect(rolledOdds(question(), [4, 4]).stand.attackerDestroyed).toBe(1);
  });

  it('damage that is prevented does not fall, and only that of this round', () => {
    const kept = oddsAfterHit(question({ roundsLeft: 2 }), 'attacker', 1);
    expect(kept.meanToDefender).toBeGreaterThan(2);
    expect(kept.defenderDestroyed).toBeCloseTo(15 / 36, 12);
    expect(oddsAfterHit(question(), 'attacker', 3)).toMatchObject({ bothLive: 1, meanToDefender: 0 });
  });

  it('NC-EVENT-04: a Nebula re-roll turns a sure hit into the chance that the new die is higher', () => {
    const { stand, again } = rolledOdds(question({ nebula: 1 }), [6, 2]);
    expect([stand.defenderDestroyed, again.nebula?.defenderDestroyed]).toEqual([
      1,
      expect.closeTo(4 / 6, 12),
    ]);
    expect(again.attacker).toBeUndefined();
  });

  it('all falls of dice, each answered as well as can be, come to the odds before the roll', () => {
    fc.assert(
      fc.property(ships, ships, fc.integer({ min: 0, max: 1 }), (attacker, defender, nebula) => {
        const asked = question({ attacker, defender, nebula, roundsLeft: 2, bag: { jams: 1, others: 2 } });
        const before = battleOdds(asked);
        let [defenderDestroyed, meanToAttacker] = [0, 0];
        for (const mine of FACES)
          for (const theirs of FACES) {
            const { stand, again } = rolledOdds(asked, [mine, theirs]);
            const worth = (ends: typeof stand): number =>
              100 * (ends.defenderDestroyed - ends.attackerDestroyed) +
              ends.meanToDefender -
              ends.meanToAttacker;
            let best = stand;
            for (const ends of [again.nebula, again.defender])
              if (ends && worth(ends) < worth(best)) best = ends;
            if (again.attacker && worth(again.attacker) > worth(best)) best = again.attacker;
            defenderDestroyed += best.defenderDestroyed / 36;
            meanToAttacker += best.meanToAttacker / 36;
          }
        expect(100 * defenderDestroyed - meanToAttacker).toBeCloseTo(
          100 * before.defenderDestroyed - before.meanToAttacker,
          6,
        );
      }),
      { numRuns: 8 },
    );
  });
});
