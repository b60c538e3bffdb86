import { describe, expect, it } from 'vitest';
import {
  damageCard,
  officerCard,
  teamCard,
  type UnitOptions,
} from '../../../../tests/support/into-the-unknown';
import { Combat } from '../../../../tests/support/into-the-unknown/combat';
import { lay, target } from '../../../../tests/support/into-the-unknown/rams';

describe('damage and trauma by cards', () => {
  const DEFIANT: UnitOptions = {
    class: 'defiant',
    at: [18, 18, 0],
    alert: 'red 1',
    crew: { helm: 'pilot', medbay: 'pilot' },
    is: { hull: 2 },
  };

  it('ITU-AUX-17: without a word of an end no shields cancel; `any`, an end, or the nearest name which', () => {
    const hull = (end?: 'fore' | 'aft' | 'nearest' | 'any') => {
      const combat = lay(target({ class: 'type-6-shuttle' }), {}, DEFIANT);
      combat.effect(
        { verb: 'damage', on: 'self', kind: 'hull', count: 3, ...(end ? { end } : {}) },
        { self: '1:defiant' },
      );
      if (combat.actor !== null) combat.answer(combat.legal()[0] ?? { type: 'done' });
      return combat.told('shields').map((event) => event.end);
    };
    expect(hull()).toEqual([]);
    expect(hull('fore')).toEqual(['fore']);
    expect(hull('any').length).toBeGreaterThan(0);
    const near = lay(target({ class: 'type-6-shuttle' }), {}, DEFIANT);
    near.effect(
      { verb: 'damage', on: 'target', kind: 'hull', count: 3, end: 'nearest' },
      { self: '2:type-6-shuttle', target: '1:defiant', seat: '2' },
    );
    expect(near.told('shields').map((event) => event.end)).toEqual(['fore']);
  });

  it('ITU-AUX-16: where the nearest end is neither, its player says which is hit', () => {
    const near = lay(target({ class: 'type-6-shuttle', at: [22, 18, 0] }), {}, DEFIANT);
    near.effect(
      { verb: 'damage', on: 'target', kind: 'hull', count: 1, end: 'nearest' },
      { self: '2:type-6-shuttle', target: '1:defiant', seat: '2' },
    );
    expect(near.actor).toBe('1');
    expect(near.legal()).toEqual([
      { type: 'choose-end', end: 'fore' },
      { type: 'choose-end', end: 'aft' },
    ]);
    expect(near.why({ type: 'done' })?.rule).toBe('ITU-AUX-16');
    near.answer({ type: 'choose-end', end: 'aft' });
    expect(near.told('shields').map((event) => event.end)).toEqual(['aft']);
  });

  it('ITU-AUX-15, ITU-AUX-17: icons that wear are used against damage that names no end, hull or health', () => {
    const shuttle = (kind: 'hull' | 'health', count: number) => {
      const combat = lay(target({ class: 'type-6-shuttle' }), {}, DEFIANT);
      combat.effect(
        { verb: 'damage', on: 'target', kind, count },
        { self: '1:defiant', target: '2:type-6-shuttle' },
      );
      if (combat.actor !== null) combat.answer({ type: 'choose-end', end: 'aft' });
      return combat.unit('2:type-6-shuttle');
    };
    expect(shuttle('hull', 3)).toMatchObject({ hull: 1, shieldsUsed: { fore: 1, aft: 1 } });
    expect(shuttle('hull', 1)).toMatchObject({ hull: 0, shieldsUsed: { fore: 0, aft: 1 } });
    expect(shuttle('health', 1)).toMatchObject({ hull: 0, shieldsUsed: { fore: 0, aft: 1 } });
  });

  it('ITU-AUX-10: what a card does to each personnel falls on officers and teams', () => {
    const combat = new Combat({
      units: [DEFIANT, { class: 'team', in: '1:defiant/bridge' }],
      cards: { officers: { pilot: officerCard({ health: 3 }) }, teams: { team: teamCard() } },
    });
    const whom = { where: 'unit', of: 'any', officersOnly: false, lowerRank: false } as const;
    combat.effect({ verb: 'hurt', whom, count: 1 }, { self: '1:defiant' });
    expect([
      combat.officer('1:pilot').trauma,
      combat.officer('1:pilot#2').trauma,
      combat.unit('1:team').trauma,
    ]).toEqual([1, 1, 1]);
  });

  it('ITU-PREC-03: an opponent moves a card to another bridge station, then the officer there is hurt', () => {
    const panels = damageCard('defiant', { station: null, assign: { by: 'self', to: 'bridge' } });
    const combat = new Combat({
      units: [{ ...DEFIANT, is: { damageCards: [{ card: 'panels', station: 'tactical', end: 'fore' }] } }],
      cards: { officers: { pilot: officerCard({ health: 3 }) }, damageCards: { panels } },
    });
    combat.effect(
      { verb: 'move-card', by: 'opponent', to: 'bridge' },
      { self: '1:defiant', card: 'panels', from: 'damage:panels' },
    );
    expect(combat.actor).toBe('2');
    expect(combat.options('choose-station').map(({ station }) => station)).toEqual([
      'captains-chair',
      'helm',
      'instruments',
    ]);
    combat.answer({ type: 'choose-station', station: 'helm' });
    const whom = { where: 'station', of: 'any', officersOnly: true, lowerRank: false } as const;
    combat.effect(
      { verb: 'hurt', whom, count: 1 },
      { self: '1:defiant', card: 'panels', from: 'damage:panels' },
    );
    expect(combat.officer('1:pilot').trauma).toBe(1);
  });
});
