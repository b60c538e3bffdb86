import { describe, expect, it } from 'vitest';
import { type BegunOptions, locationOf } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import { relocationsOf } from './relocations';

const SHIP = { class: 'defiant', at: [18, 18, 0] } as const;
const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 30, 0] } as const;
const turn = (seat: '1' | '2'): readonly Task[] => [
  { type: 'round', step: 7 },
  { type: 'ready', seat, step: 3, left: 3, open: [] },
];

function moves(seat: '1' | '2', who: string, options: BegunOptions) {
  const { table, state } = Match.begun({ tasks: turn(seat), ...options });
  return relocationsOf(table, state, seat).flatMap((each) => {
    if (each.type !== 'move-personnel' || each.who !== who) return [];
    return [`${each.to.type === 'section' ? each.to.section : each.to.type} ${each.station ?? '-'}`];
  });
}

describe('relocations of the Ready Phase', () => {
  it('ITU-ORDER-08, ITU-OFFICER-05: to every section and open station of the ship, also to none in the same section', () => {
    expect(
      moves('1', '1:worf', { units: [{ ...SHIP, crew: { helm: 'worf', tactical: 'data' } }, FOE] }),
    ).toEqual([
      'bridge -',
      'bridge captains-chair',
      'bridge instruments',
      'medbay -',
      'medbay medbay',
      'engineering -',
      'engineering engineering',
      'cargo -',
      'cargo cargo-bay',
    ]);
  });

  it('ITU-ORDER-08: committed and incapacitated officers relocate too, lost ones and those on a feature do not', () => {
    const of = (is: object) =>
      moves('1', '1:worf', { units: [{ ...SHIP, crew: { helm: 'worf' } }, FOE], officers: { '1:worf': is } })
        .length;
    expect(of({ ready: false })).toBeGreaterThan(0);
    expect(of({ incapacitated: true })).toBeGreaterThan(0);
    expect(of({ lost: true, at: null, station: null })).toBe(0);
    expect(of({ at: { type: 'feature', feature: 'f1' }, station: null })).toBe(0);
  });

  it('ITU-CAPTURE-05, ITU-CAPTURE-07: a captive goes to sections of the captor’s own ship, to no station, and stays captive there', () => {
    const envoy = { class: 'diplomatic-envoy', seat: '2', in: '2:jemhadar-fighter/cargo' } as const;
    const captive = {
      at: locationOf('2:diplomatic-envoy'),
      station: null,
      ready: false,
      capturedBy: '2',
    } as const;
    const options: BegunOptions = {
      units: [{ ...SHIP, crew: { helm: 'worf' } }, FOE, envoy],
      officers: { '1:worf': captive },
    };
    expect(moves('2', '1:worf', options)).toEqual(['bridge -', 'medbay -', 'engineering -', 'cargo -']);
    expect(moves('1', '1:worf', { ...options })).toEqual([]);
    const match = Match.begun({ tasks: turn('2'), ...options });
    const to = { type: 'section', unit: '2:jemhadar-fighter', section: 'medbay' } as const;
    match.step('2', { type: 'move-personnel', who: '1:worf', to, station: null });
    expect(match.officer('1:worf')).toMatchObject({ at: to, station: null, capturedBy: '2' });
  });

  it('ITU-CAPTURE-05: aboard their own ship a captive goes to teams of the captor alone', () => {
    const teams = [
      { class: 'diplomatic-envoy', seat: '2', in: '1:defiant/cargo' },
      { class: 'jemhadar-assault-team', seat: '2', in: '1:defiant/medbay' },
    ] as const;
    const captive = {
      at: locationOf('2:diplomatic-envoy'),
      station: null,
      ready: false,
      capturedBy: '2',
    } as const;
    const options: BegunOptions = {
      units: [{ ...SHIP, crew: { helm: 'worf' } }, FOE, ...teams],
      officers: { '1:worf': captive },
    };
    expect(moves('2', '1:worf', options)).toEqual(['team -']);
  });
});
