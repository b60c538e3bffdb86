import { describe, expect, it } from 'vitest';
import { locationOf, playWith } from '../../../../tests/support/into-the-unknown';
import type { Match } from '../../../../tests/support/into-the-unknown/match';
import { unitOf } from '../figures';
import { sendingsOf, transportRange } from './transport';
import {
  DEFIANT,
  f1,
  FIGHTER,
  hold,
  NEAR,
  send,
  SURVEY,
  transporting,
} from '../../../../tests/support/into-the-unknown/transports';

const FAR = { ...NEAR, at: [30, 30] } as const;
const sent = (match: Match) => match.options('1', 'transport');

describe('whom and where', () => {
  it('ITU-TRANSP-01: TRANSPORT is an action of the engineering station within Sensors range', () => {
    const { table, frozen } = playWith({ units: [DEFIANT] });
    expect(transportRange(table, frozen, unitOf(frozen, '1:defiant'))).toBe('sensors');
    const station = table.content.stations['defiant']?.stations.find(
      ({ station: at }) => at === 'engineering',
    );
    expect(station?.abilities.find(({ id }) => id === 'transport')).toMatchObject({
      effects: [{ verb: 'transport' }],
      alerts: ['green', 'yellow'],
    });
  });

  it('ITU-TRANSP-02: one officer or one team, which counts as one with its officers', () => {
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR] });
    const team = sent(match).find(({ who }) => who === '1:survey-team');
    expect(team?.with).toEqual(['1:benjamin-sisko']);
    expect(new Set(sent(match).map(({ who }) => who))).toEqual(
      new Set(['1:survey-team', '1:benjamin-sisko', '1:savvy-engineer']),
    );
  });

  it('ITU-TRANSP-02: friendly personnel alone', () => {
    const crewed = { ...FIGHTER, crew: { helm: 'vorta-supervisor' } } as const;
    const match = transporting({ units: [DEFIANT, crewed], features: [NEAR] });
    expect(sent(match).some(({ who }) => who.startsWith('2:'))).toBe(false);
  });

  it('ITU-TRANSP-03: neither incapacitated nor captured officers are mobile', () => {
    const officers = {
      '1:savvy-engineer': { incapacitated: true },
      '1:benjamin-sisko': { capturedBy: '2' },
    } as const;
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR], officers });
    expect(sent(match).every(({ who }) => who === '1:survey-team')).toBe(true);
  });

  it('ITU-TRANSP-04: a committed officer at a station may not be chosen, one at none may', () => {
    const helm = { ...DEFIANT, crew: { helm: 'jadzia-dax' }, aboard: ['worf'] } as const;
    const officers = { '1:jadzia-dax': { ready: false }, '1:worf': { ready: false } };
    const match = transporting({ units: [helm], features: [NEAR], officers });
    expect(new Set(sent(match).map(({ who }) => who))).toEqual(new Set(['1:worf']));
  });

  it('ITU-TRANSP-06: start and destination must be at the range of the transporting unit', () => {
    const ashore = { ...SURVEY, in: 'f2' } as const;
    const { table, frozen } = playWith({ units: [DEFIANT, ashore], features: [NEAR, FAR] });
    const by = { seat: '1', unit: '1:defiant', range: 'sensors' } as const;
    const sendings = sendingsOf(table, frozen, by);
    expect(sendings.some(({ who }) => who === '1:survey-team')).toBe(false);
    expect(sendings.some(({ to }) => to.type === 'feature' && to.feature === 'f2')).toBe(false);
  });

  it('ITU-TRANSP-07: a place without room for the team is no destination', () => {
    const units = [DEFIANT, SURVEY, { class: 'security-team', in: 'f1' } as const];
    const small = { ...NEAR, is: { keywords: { capacity: 1 } } } as const;
    const match = transporting({ units, features: [small] });
    const toSite = sent(match).filter(({ to }) => to.type === 'feature');
    expect(toSite.every(({ who }) => who !== '1:survey-team')).toBe(true);
    expect(toSite.length).toBeGreaterThan(0);
    expect(match.refusal('1', send('1:survey-team', f1)).rule).toBe('ITU-TRANSP-07');
  });

  it.each([
    ['ITU-TRANSP-02', send('2:vorta-supervisor', f1)],
    ['ITU-TRANSP-03', send('1:worf', f1)],
    ['ITU-TRANSP-04', send('1:jadzia-dax', f1)],
    ['ITU-TRANSP-06', send('1:survey-team', { type: 'feature', feature: 'f2' })],
    ['ITU-TRANSP-05', send('1:survey-team', f1, { with: ['1:savvy-engineer'] })],
    ['ITU-TRANSP-05', send('1:savvy-engineer', f1, { joins: '1:survey-team' })],
  ])('%s: what cannot be sent so is refused with the rule of that step', (rule, action) => {
    const crewed = { ...FIGHTER, crew: { helm: 'vorta-supervisor' } } as const;
    const ship = { ...DEFIANT, crew: { ...DEFIANT.crew, helm: 'jadzia-dax', tactical: 'worf' } } as const;
    const officers = { '1:jadzia-dax': { ready: false }, '1:worf': { incapacitated: true } };
    const match = transporting({ units: [ship, SURVEY, crewed], features: [NEAR, FAR], officers });
    expect(match.refusal('1', action)).toMatchObject({ code: 'cannot-transport', rule });
  });

  it('ITU-TRANSP-06: a title lets a cloaked ship transport within 4"', () => {
    const brel = {
      class: 'brel',
      at: [10, 10, 0],
      is: { conditions: ['cloaked'], equipment: [{ card: 'iks-buruk', station: 'captains-chair' }] },
    } as const;
    const { table, frozen } = playWith({ factions: ['klingon', 'dominion'], units: [brel] });
    expect(transportRange(table, frozen, unitOf(frozen, '1:brel'))).toBe(4);
  });
});

describe('carrying it out', () => {
  it('ITU-TRANSP-12: an unshielded feature: no test, the team and its officer are placed there together', () => {
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR] });
    match.step('1', send('1:survey-team', f1, { with: ['1:benjamin-sisko'] }));
    expect(match.unit('1:survey-team').location).toEqual(f1);
    expect(match.officer('1:benjamin-sisko').at).toEqual({ type: 'team', unit: '1:survey-team' });
    expect(match.log.some(({ type }) => type === 'rolled')).toBe(false);
  });

  it('ITU-TRANSP-05: an officer is removed from the team at the start', () => {
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR] });
    match.step('1', send('1:benjamin-sisko', f1));
    expect(match.officer('1:benjamin-sisko').at).toEqual(f1);
    expect(match.unit('1:survey-team').location).toEqual(locationOf('1:defiant/cargo'));
  });

  it('ITU-TRANSP-05: or is left behind when the team goes', () => {
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR] });
    match.step('1', send('1:survey-team', f1));
    expect(match.officer('1:benjamin-sisko').at).toEqual(locationOf('1:defiant/cargo'));
    expect(match.unit('1:survey-team').location).toEqual(f1);
  });

  it('ITU-TRANSP-05: or joins the team at the start', () => {
    const loose = { '1:benjamin-sisko': { at: locationOf('1:defiant/cargo') } };
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR], officers: loose });
    match.step('1', send('1:survey-team', f1, { with: ['1:benjamin-sisko'] }));
    expect(match.officer('1:benjamin-sisko').at).toEqual({ type: 'team', unit: '1:survey-team' });
  });

  it('ITU-TRANSP-05: or joins another team at the destination', () => {
    const units = [DEFIANT, { class: 'security-team', in: 'f1' } as const];
    const match = transporting({ units, features: [NEAR] });
    match.step('1', send('1:savvy-engineer', f1, { joins: '1:security-team' }));
    expect(match.officer('1:savvy-engineer')).toMatchObject({
      at: { type: 'team', unit: '1:security-team' },
      station: null,
    });
  });

  it('ITU-TRANSP-05: or leaves the team at the destination', () => {
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR] });
    match.step('1', send('1:survey-team', f1, { with: ['1:benjamin-sisko'] }));
    expect(match.taskOf('muster').step).toBe('arrival');
    match.step('1', { type: 'move-personnel', who: '1:benjamin-sisko', to: f1, station: null });
    expect(match.officer('1:benjamin-sisko').at).toEqual(f1);
  });

  it('ITU-HOSTILE-07: a team sent into a unit of the opponent is an aggressive act', () => {
    const open = { ...FIGHTER, is: { crew: -4 } } as const;
    const match = transporting({ units: [DEFIANT, { ...SURVEY, aboard: [] }, open] });
    match.step('1', send('1:survey-team', hold));
    expect(match.told('act')).toEqual([{ type: 'act', act: 'aggressive', unit: '1:defiant', against: '2' }]);
  });

  it('ITU-HOSTILE-07: an officer alone, or a team on a feature, is none', () => {
    const open = { ...FIGHTER, is: { crew: -4 } } as const;
    const officer = transporting({ units: [DEFIANT, SURVEY, open] });
    officer.step('1', send('1:savvy-engineer', hold));
    expect(officer.told('act')).toEqual([]);
    const team = transporting({ units: [DEFIANT, SURVEY, open], features: [NEAR] });
    team.step('1', send('1:survey-team', f1));
    expect(team.told('act')).toEqual([]);
  });
});
