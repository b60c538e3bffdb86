import { describe, expect, it } from 'vitest';
import { Combat } from '../../../../tests/support/into-the-unknown/combat';
import { dealDamage } from './damage';
import { hurtOfficer } from './health';

function lay(): Combat {
  return new Combat({
    units: [
      {
        class: 'jemhadar-battle-cruiser',
        at: [18, 18, 0],
        alert: 'red 1',
        crew: { tactical: 'ometiklan', helm: 'jemhadar-first' },
      },
    ],
  });
}

describe('Omet’iklan', () => {
  it('ITU-OKEY-01: after he sustains damage he may give an advantage to a unit at Comms range', () => {
    const combat = lay().do((play) => hurtOfficer(play, '1:ometiklan', 1));
    expect(combat.actor).toBe('1');
    const [use] = combat.options('use');
    if (!use) throw new Error('He does not answer.');
    expect(combat.answer(use).unit('1:jemhadar-battle-cruiser').advantage).toBe(1);
  });

  it('ITU-OKEY-01: not after another officer does, nor after the unit itself', () => {
    expect(lay().do((play) => hurtOfficer(play, '1:jemhadar-first', 1)).isOver).toBe(true);
    const unit = '1:jemhadar-battle-cruiser';
    expect(lay().do((play) => dealDamage(play, { unit, kind: 'hull', count: 1 })).isOver).toBe(true);
    expect(lay().do((play) => dealDamage(play, { unit, kind: 'health', count: 1 })).isOver).toBe(true);
  });
});
