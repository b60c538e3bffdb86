import { describe, expect, it } from 'vitest';
import type { UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Combat } from '../../../../tests/support/into-the-unknown/combat';
import { addPeril } from './tokens';

const GRILKA: UnitOptions = { class: 'vorcha', at: [18, 18, 0], crew: { 'captains-chair': 'grilka' } };
const TRIAL: UnitOptions = {
  class: 'miranda',
  at: [18, 18, 0],
  crew: { 'captains-chair': 'benjamin-sisko' },
  is: { equipment: [{ card: 'uss-trial', station: 'captains-chair' }] },
};

/** Peril comes to a unit that may answer it, and the answer is given. */
function answered(unit: UnitOptions, gained: number, before = 0): Combat {
  const combat = new Combat({ units: [{ ...unit, is: { ...unit.is, peril: before } }] });
  combat.do((play) => addPeril(play, `1:${unit.class}`, gained, null));
  const [use] = combat.options('use');
  if (!use) throw new Error('Nothing answers the peril.');
  return combat.answer(use).finish();
}

describe('peril that has just been gained', () => {
  it.each([
    [1, 0, 0],
    [2, 0, 0],
    [5, 0, 2],
    [1, 4, 4],
  ])(
    'ITU-OKEY-01: Grilka takes up to 3 of %i gained off, of %i before none: %i is left',
    (gained, before, left) => {
      const combat = answered(GRILKA, gained, before);
      expect(combat.unit('1:vorcha')).toMatchObject({ peril: left, advantage: 1 });
    },
  );

  it('ITU-EQUIP-02: U.S.S. Trial commits the readied officer there to take up to 2 of it off', () => {
    const combat = answered(TRIAL, 3);
    expect(combat.unit('1:miranda').peril).toBe(1);
    expect(combat.officer('1:benjamin-sisko').ready).toBe(false);
    expect(answered(TRIAL, 1, 2).unit('1:miranda').peril).toBe(2);
  });

  it('ITU-EQUIP-02: nobody readied at that station, no answer', () => {
    const officers = { '1:benjamin-sisko': { ready: false } };
    const combat = new Combat({ units: [TRIAL], officers });
    combat.do((play) => addPeril(play, '1:miranda', 3, null));
    expect(combat.isOver).toBe(true);
    expect(combat.unit('1:miranda').peril).toBe(3);
  });
});
