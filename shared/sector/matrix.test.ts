import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { judgeManeuver } from './maneuver';
import { bestOf, matrixSides, possibleRow, presentMatrix } from './matrix';
import { weaponVerdicts } from './weapons';

const pack = shippedContent();
const place = fc.double({ min: 3, max: 33, noNaN: true });
const anyUnit = fc.tuple(
  place,
  place,
  fc.integer({ min: 0, max: 359 }),
  fc.constantFrom('defiant', 'galaxy', 'brel'),
);
const anyTable = fc
  .tuple(fc.array(anyUnit, { minLength: 1, maxLength: 3 }), fc.array(anyUnit, { minLength: 1, maxLength: 3 }))
  .map(([blue, orange]) => {
    const side = (all: typeof blue, owner: 'blue' | 'orange') =>
      all.map(([x, y, headingDeg, unitClass], index) =>
        unitAt(`${owner}-${index}`, unitClass, poseAt(x, y, headingDeg), { owner }),
      );
    return tableOf([...side(blue, 'blue'), ...side(orange, 'orange')]);
  });

describe('who can reach whom', () => {
  it('every cell is the best of the verdicts of its pair, for weapons, sensors and comms', () => {
    fc.assert(
      fc.property(anyTable, fc.constantFrom('weapon', 'sensors', 'comms'), (table, type) => {
        const sides = matrixSides(table, 'blue');
        for (const row of presentMatrix(pack, table, sides, type))
          for (const { attackerId, targetId, best } of row) {
            const rows = valueOf(weaponVerdicts(pack, table, attackerId, targetId)).filter(
              (each) => each.type === type && each.inArc,
            );
            const most = Math.max(...rows.map(({ marginIn }) => marginIn ?? -Infinity));
            if (rows.length === 0) expect(best).toBeNull();
            else expect(best).toEqual(rows.find(({ marginIn }) => (marginIn ?? -Infinity) === most));
          }
      }),
      { numRuns: 60 },
    );
  });

  it('rows are one side, columns the other, neutral units neither', () => {
    const table = tableOf([
      unitAt('a', 'defiant', poseAt(1, 1), { owner: 'blue' }),
      unitAt('n', 'defiant', poseAt(9, 1)),
      unitAt('b', 'defiant', poseAt(18, 1), { owner: 'orange' }),
    ]);
    const ids = (side: 'blue' | 'orange') => {
      const { attackers, targets } = matrixSides(table, side);
      return [attackers.map(({ id }) => id), targets.map(({ id }) => id)];
    };
    expect(ids('blue')).toEqual([['a'], ['b']]);
    expect(ids('orange')).toEqual([['b'], ['a']]);
  });

  it('a bare base has nothing to reach with', () => {
    const table = tableOf([
      unitAt('a', { base: 'small' }, poseAt(10, 10), { owner: 'blue' }),
      unitAt('b', 'defiant', poseAt(14, 10), { owner: 'orange' }),
    ]);
    const sides = matrixSides(table, 'blue');
    expect(presentMatrix(pack, table, sides, 'weapon')[0]?.[0]).toMatchObject({ best: null, isKnown: false });
    const [attacker] = sides.attackers;
    expect(possibleRow(pack, table, attacker!, sides.targets, { type: 'weapon', kind: 'forward' })).toEqual([
      { attackerId: 'a', targetId: 'b', shortIn: null },
    ]);
  });

  it('after a manoeuvre: a pose that reaches the target shows as reached, and a gap is never told larger than it is', () => {
    const notches = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        anyTable,
        notches,
        notches,
        fc.constantFrom('port', 'starboard'),
        (table, turn, way, tool) => {
          const { attackers, targets } = matrixSides(table, 'blue');
          const attacker = attackers[0]!;
          const cells = possibleRow(pack, table, attacker, targets, { type: 'weapon', kind: 'forward' });
          const maneuver = moved('forward', 5 * way, { tool, notches: turn });
          const verdict = judgeManeuver(pack, table, attacker.id, maneuver);
          if (!verdict.ok || !verdict.value.legal) return;
          const there = {
            ...table,
            units: table.units.map((unit) =>
              unit.id === attacker.id ? { ...unit, pose: verdict.value.end } : unit,
            ),
          };
          for (const { targetId, shortIn } of cells) {
            const weapons = valueOf(weaponVerdicts(pack, there, attacker.id, targetId)).filter(
              (row) => row.type === 'weapon',
            );
            const best = bestOf(weapons);
            if (best?.inRange) expect(shortIn).toBeLessThanOrEqual(0.01);
            if (best && best.marginIn !== null && best.marginIn < 0)
              expect(shortIn).toBeLessThanOrEqual(0 - best.marginIn + 0.01);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
