import { describe, expect, it } from 'vitest';
import type { UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Combat } from '../../../../tests/support/into-the-unknown/combat';
import { abilitiesOf } from '../round/abilities';
import { barOf } from '../round/usable';
import { repairHull } from './repair';

/** What bars each action of the unit, once each. */
function bars(combat: Combat, id: string): readonly (string | undefined)[] {
  const { table, frozen } = combat.play;
  const all = abilitiesOf(table, frozen, combat.unit(id)).filter(
    ({ ability }) => ability.timing === 'action',
  );
  return [...new Set(all.map((each) => barOf(table, frozen, each)?.code))];
}

describe('a disabled unit', () => {
  const DISABLED: UnitOptions = { class: 'galaxy-saucer', at: [18, 18, 0], is: { hull: 5 } };

  it('ITU-AUX-13: exposing the disabled icon leaves it without actions (house), until it is repaired off that step', () => {
    const combat = new Combat({ units: [DISABLED] });
    expect(bars(combat, '1:galaxy-saucer')).toEqual(['disabled']);
    combat.do((play) => repairHull(play, '1:galaxy-saucer', 1));
    expect(bars(combat, '1:galaxy-saucer')).toContain(undefined);
  });

  it('ITU-AUX-13: a ship at its disabled step too; it can still be hit and destroyed', () => {
    const combat = new Combat({
      units: [{ class: 'defiant', at: [18, 18, 0], alert: 'green 1', is: { hull: 6 } }],
    });
    expect(bars(combat, '1:defiant')).toEqual(['disabled']);
  });
});
