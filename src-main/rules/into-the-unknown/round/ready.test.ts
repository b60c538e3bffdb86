import { describe, expect, it } from 'vitest';
import { ability, damageCard, overtureCard } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';

const SHIP = { class: 'defiant', at: [18, 18, 0] } as const;
const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 30, 0] } as const;
const OVERTURES = { quiet: overtureCard({ ends: [[{ is: 'round', least: 6 }]] }) };

describe('READY abilities', () => {
  it('ITU-ORDER-08: a damage card acts in it by itself, at the alert and with the peril that it asks for alone', () => {
    const strain = damageCard('defiant', {
      abilities: [
        ability('strain', {
          timing: 'ready',
          alerts: ['yellow'],
          requires: [{ is: 'peril', least: 2, on: 'self' }],
          effects: [{ verb: 'flag', flag: 'strained' }],
        }),
      ],
    });
    const flags = (alert: string, peril: number) =>
      Match.begun({
        cards: { overtures: OVERTURES, damageCards: { strain } },
        mission: { overture: 'quiet', situation: null },
        tasks: [{ type: 'round', step: 6 }],
        units: [
          {
            ...SHIP,
            alert,
            crew: { helm: 'worf' },
            is: { peril, damageCards: [{ card: 'strain', station: null, end: 'fore' }] },
          },
          FOE,
        ],
      })
        .step('referee', { type: 'note-done' })
        .step('1', { type: 'done' }).state.mission.flags;
    expect(flags('yellow 1', 2)).toEqual(['strained']);
    expect(flags('yellow 1', 1)).toEqual([]);
    expect(flags('green 1', 2)).toEqual([]);
  });
});
