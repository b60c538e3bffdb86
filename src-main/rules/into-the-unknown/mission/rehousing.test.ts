import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../tests/support/into-the-unknown/match';
import {
  type beginning,
  begun,
  SHIPS,
  SITE,
  SOLID,
} from '../../../../tests/support/into-the-unknown/complications';

describe('personnel of a token that goes', () => {
  const TEAM = { class: 'survey-team', in: 'f1' } as const;
  const removing = {
    clears: { pings: true, markers: true, anomalies: false },
    objectives: [{ ...SITE, count: 1 }],
  };
  const two = [SOLID, { ...SOLID, at: [4, 18] as const }];

  function removed(options: Parameters<typeof beginning>[1]): Match {
    return begun(removing, { features: two, ...options }).step('1', {
      type: 'remove-feature',
      feature: 'f1',
    });
  }

  it('ITU-MISSION-14: each goes to the nearest friendly unit with capacity, into a section of the player’s choice', () => {
    const match = removed({ units: [...SHIPS, { class: 'miranda', at: [30, 30, 0] }, TEAM] });
    expect(match.options('1', 'move-personnel').map(({ to }) => to)).toEqual(
      ['bridge', 'medbay', 'engineering', 'cargo'].map((section) => ({
        type: 'section',
        unit: '1:defiant',
        section,
      })),
    );
    match.step('1', {
      type: 'move-personnel',
      who: '1:survey-team',
      to: { type: 'section', unit: '1:defiant', section: 'cargo' },
      station: null,
    });
    expect(match.unit('1:survey-team').location).toMatchObject({ unit: '1:defiant', section: 'cargo' });
  });

  it('ITU-MISSION-14: an officer who was there alone too, at an open station where the player likes', () => {
    const officers = { '1:worf': { at: { type: 'feature', feature: 'f1' }, station: null } } as const;
    const match = removed({ units: [{ ...SHIPS[0], crew: { helm: 'worf' } }, SHIPS[1]], officers });
    match.step('1', {
      type: 'move-personnel',
      who: '1:worf',
      to: { type: 'section', unit: '1:defiant', section: 'bridge' },
      station: 'tactical',
    });
    expect(match.officer('1:worf')).toMatchObject({ station: 'tactical', at: { section: 'bridge' } });
  });

  it('ITU-MISSION-14: without such a unit a team is destroyed and its officers are lost, each rehoused on their own first', () => {
    const match = removed({ units: [SHIPS[1], { ...TEAM, aboard: ['worf'] }] });
    expect(match.told('destroyed').map(({ unit }) => unit)).toEqual(['1:survey-team']);
    expect(match.told('lost').map(({ officer }) => officer)).toEqual(['1:worf']);
  });

  it('ITU-MISSION-14, ITU-TEAM-37: a team without open capacity is destroyed, its officers find the unit', () => {
    const full = (['bridge', 'medbay', 'engineering', 'cargo'] as const).map((section) => ({
      class: 'security-team',
      in: `1:defiant/${section}`,
    }));
    const options = { units: [...SHIPS, ...full, { ...TEAM, aboard: ['worf'] }] };
    const match = removed(options);
    expect(match.told('destroyed').map(({ unit }) => unit)).toEqual(['1:survey-team']);
    expect(match.options('1', 'move-personnel').every(({ who }) => who === '1:worf')).toBe(true);
    const any = removed({ ...options, readings: { 'complication.rehouse': 'any' } });
    expect(any.told('destroyed')).toEqual([]);
    expect(any.options('1', 'move-personnel').every(({ who }) => who === '1:survey-team')).toBe(true);
  });
});
