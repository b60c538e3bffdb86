import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BATTLE_ROUNDS, battleOdds, battleShip } from '../../../../shared/force';
import { rowsOf, treeOf } from './battle-tree';

const ship = fc.record({
  weapons: fc.integer({ min: 0, max: 5 }),
  hullLeft: fc.integer({ min: 1, max: 13 }),
  gunnery: fc.integer({ min: 0, max: 2 }),
  disablers: fc.integer({ min: 0, max: 2 }),
  takenLess: fc.integer({ min: 0, max: 1 }),
});

it('the ways through a battle are all there are: their chances make 1, and those that destroy agree with the odds', () => {
  fc.assert(
    fc.property(ship, ship, fc.integer({ min: 0, max: 1 }), (mine, theirs, nebula) => {
      const odds = battleOdds({
        attacker: battleShip(mine),
        defender: battleShip(theirs),
        roundsLeft: BATTLE_ROUNDS,
        nebula,
        bag: { jams: 5, others: 15 },
      });
      const rows = rowsOf(treeOf(odds.tree!), BATTLE_ROUNDS);
      const sum = (of: typeof rows) => of.reduce((total, { chance }) => total + chance, 0);
      expect(sum(rows)).toBeCloseTo(1, 10);
      const destroyed = rows.filter(({ cells }) => cells.at(-1)?.branch.defenderLeft === 0);
      expect(sum(destroyed)).toBeCloseTo(odds.defenderDestroyed, 10);
    }),
    { numRuns: 60 },
  );
});

it('NC-SHIP-13: a way that destroys a ship ends there, and a cell stands in as many rows as end behind it', () => {
  const odds = battleOdds({
    attacker: battleShip({ weapons: 3, hullLeft: 7 }),
    defender: battleShip({ weapons: 3, hullLeft: 6 }),
    roundsLeft: BATTLE_ROUNDS,
    nebula: 0,
    bag: { jams: 0, others: 0 },
  });
  const rows = rowsOf(treeOf(odds.tree!), BATTLE_ROUNDS);
  expect(rows[0]?.cells.map(({ rows: span }) => span)).toEqual([3, 1]);
  expect(rows[0]?.unfought).toBe(1);
  expect(rows[0]?.chance).toBeCloseTo((15 / 36) ** 2, 12);
  const spans = rows.flatMap(({ cells }) => cells).filter(({ round }) => round === 1);
  expect(spans.reduce((total, { rows: span }) => total + span, 0)).toBe(rows.length);
});
