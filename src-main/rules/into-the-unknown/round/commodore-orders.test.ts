import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../tests/support/into-the-unknown/match';
import {
  FOE,
  namesOf,
  order,
  orders,
  PRIORITY,
  SHIP,
} from '../../../../tests/support/into-the-unknown/orders';

describe('the commodore', () => {
  const FLAGSHIP = { class: 'galaxy', at: [18, 14, 0], crew: { 'captains-chair': 'envoy' } } as const;
  const COMMODORE = { '1:envoy': { commodore: true } } as const;
  const drills = (match: Match) => namesOf(match).filter((name) => name.startsWith('drill'));

  it('ITU-OFFICER-02: the commodore in the flagship’s chair may be committed for a ship within its Comms range', () => {
    const match = orders(PRIORITY, { units: [SHIP, FLAGSHIP, FOE], officers: COMMODORE });
    expect(drills(match)).toEqual(['drill@helm 1:envoy']);
    match.step('1', order(match, 'drill', '1:envoy'));
    expect(match.officer('1:envoy')).toMatchObject({ ready: false, station: 'captains-chair' });
    expect(match.state.mission.flags).toContain('drilled');
  });

  it('ITU-OFFICER-02: not out of Comms range, nor from another station, nor for a projectile', () => {
    const far = { ...FLAGSHIP, at: [18, 2, 0] } as const;
    expect(drills(orders(PRIORITY, { units: [SHIP, far, FOE], officers: COMMODORE }))).toEqual([]);
    const helm = { class: 'galaxy', at: [18, 14, 0], crew: { helm: 'envoy' } } as const;
    expect(drills(orders(PRIORITY, { units: [SHIP, helm, FOE], officers: COMMODORE }))).toEqual([]);
    const probe = { class: 'class-1-probe', at: [18, 18, 0] } as const;
    const match = orders(PRIORITY, { units: [probe, FLAGSHIP, FOE], officers: COMMODORE });
    expect(match.options('1', 'order').some(({ unit }) => unit === '1:class-1-probe')).toBe(false);
  });

  it('ITU-OFFICER-03: the commodore leads unless a committed officer is at the station', () => {
    const leaders = (ready: boolean) => {
      const match = orders(PRIORITY, {
        units: [{ ...SHIP, crew: { engineering: 'engineer' } }, FLAGSHIP, FOE],
        officers: { ...COMMODORE, '1:engineer': { ready } },
      });
      match.step('1', order(match, 'costly', '1:envoy'));
      return match.unit('1:defiant').reserve;
    };
    // The engineer covers one technical icon, the envoy the social one.
    expect(leaders(false)).toBe(6 - 3);
    const match = orders(PRIORITY, {
      units: [{ ...SHIP, crew: { engineering: 'plain' } }, FLAGSHIP, FOE],
      officers: { ...COMMODORE, '1:plain': { ready: false } },
    });
    match.step('1', order(match, 'costly', '1:envoy'));
    expect(match.unit('1:defiant').reserve).toBe(6 - 4);
    expect(leaders(true)).toBe(6 - 3);
  });

  it('ITU-OFFICER-04: out of action they keep the token and give no orders', () => {
    const match = orders(PRIORITY, {
      units: [{ ...SHIP, crew: { medbay: 'plain' } }, FLAGSHIP, FOE],
      officers: { '1:envoy': { commodore: true, incapacitated: true } },
    });
    expect(drills(match)).toEqual([]);
    expect(match.officer('1:envoy').commodore).toBe(true);
  });
});
