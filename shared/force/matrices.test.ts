import { describe, expect, it } from 'vitest';
import { shippedNovaCry } from '../../tests/support/shipped-content';
import { battleMatrix, duelMatrix, fullBag } from './matrices';
import { battleShipOf, duellistOf } from './sides';

const content = shippedNovaCry();
const bag = fullBag(content);

describe('everybody against everybody', () => {
  it('NC-COMP-02: the full bag holds all sixty tokens', () => {
    expect(bag.jams + bag.others).toBe(60);
  });

  it('each ship against each, damage already on the defender; a ship without weapons attacks nobody (NC-SHIP-02)', () => {
    const { ids, cells } = battleMatrix(content, { damage: 3, nebula: 0, bag });
    expect(ids).toEqual(Object.keys(content.ships));
    const [iron, kestrel] = [ids.indexOf('iron-petrel'), ids.indexOf('grey-kestrel')];
    const strong = cells[iron]?.[kestrel]?.defenderDestroyed ?? 0;
    const weak = cells[kestrel]?.[iron]?.defenderDestroyed ?? 0;
    expect(strong).toBeGreaterThan(weak);
    const unarmed = { ...content, ships: { tug: { ...content.ships['orion']!, weapons: 0 } } };
    expect(battleMatrix(unarmed, { damage: 0, nebula: 0, bag }).cells).toEqual([[null]]);
  });

  it('a duel of a weapon with itself is as likely to go one way as the other', () => {
    const { cells } = duelMatrix(content, 'a');
    cells.forEach((row, index) => {
      const odds = row[index];
      expect(odds?.attackerFalls).toBeCloseTo(odds?.defenderFalls ?? -1, 12);
    });
  });

  it('a force is read with its captain: Gunnery in battle, Grit in a duel, jams and damage off', () => {
    const force = { ship: 'iron-petrel', captain: 'kestin-rao', weapon: 'arc-lance', damage: 2, jams: 1 };
    const ship = content.ships['iron-petrel']!;
    expect(battleShipOf(content, force)).toMatchObject({
      weapons: ship.weapons - 1,
      hullLeft: ship.hull - 2,
      gunnery: 1,
    });
    expect(duellistOf(content, { ...force, captain: 'ada-ruhl' })?.borne).toBe(5);
    expect(battleShipOf(content, { ...force, damage: 99 })).toBeNull();
    expect(duellistOf(content, { ...force, weapon: null })).toBeNull();
  });
});
