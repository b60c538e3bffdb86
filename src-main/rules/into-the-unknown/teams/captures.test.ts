import { describe, expect, it } from 'vitest';
import { type BegunOptions, locationOf, playWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { removeUnit } from '../moves/deploy-unit';
import { unitOf } from '../figures';
import { offerCaptures, vulnerableTo } from './captures';
import { movePersonnel } from './personnel';

const DEFIANT = { class: 'defiant', at: [10, 10, 0], crew: { 'cargo-bay': 'miles-obrien' } } as const;
const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [26, 26, 180] } as const;
const SITE = { kind: 'objective-solid', at: [16, 16], is: { keywords: { capacity: 2 } } } as const;
const ENVOY = { class: 'diplomatic-envoy', seat: '2', in: 'f1' } as const;
const SURVEY = { class: 'survey-team', in: 'f1', is: { teamLetter: 'alpha' } } as const;
const ASHORE = { class: 'survey-team', in: 'f1', aboard: ['daring-first-officer'] } as const;
const alone = { '1:daring-first-officer': { at: locationOf('f1') } } as const;

function vulnerable(options: BegunOptions, team = '2:diplomatic-envoy'): readonly string[] {
  const { table, frozen } = playWith({ features: [SITE], ...options });
  return vulnerableTo(table, frozen, unitOf(frozen, team)).map(({ id }) => id);
}
function capturing(options: BegunOptions, team = '2:diplomatic-envoy'): Match {
  const play = playWith({ features: [SITE], ...options });
  offerCaptures(play, team);
  return Match.after(play);
}

describe('who is vulnerable', () => {
  it('ITU-CAPTURE-02: not an officer who is attached to a team of their own', () => {
    expect(vulnerable({ units: [ENVOY, ASHORE] })).toEqual([]);
  });

  it('ITU-CAPTURE-02, ITU-CAPTURE-03: an officer outside a team on a neutral feature, even beside a friendly team', () => {
    expect(vulnerable({ units: [ENVOY, ASHORE], officers: alone })).toEqual(['1:daring-first-officer']);
  });

  it('ITU-CAPTURE-03: by reading b not beside a friendly team', () => {
    const readings = { 'capture.conditions': 'both' };
    expect(vulnerable({ units: [ENVOY, ASHORE], officers: alone, readings })).toEqual([]);
  });

  it('ITU-CAPTURE-03: an officer on the own ship where no friendly team is in that section; by reading b not', () => {
    const units = [DEFIANT, { ...ENVOY, in: '1:defiant/cargo' }];
    expect(vulnerable({ units })).toEqual(['1:miles-obrien']);
    expect(vulnerable({ units, readings: { 'capture.conditions': 'both' } })).toEqual([]);
  });

  it('ITU-CAPTURE-02: on the own ship a friendly team in the section keeps them', () => {
    const units = [DEFIANT, { ...ENVOY, in: '1:defiant/cargo' }, { ...SURVEY, in: '1:defiant/cargo' }];
    expect(vulnerable({ units })).toEqual([]);
  });

  it('ITU-CAPTURE-02: inside a unit that opposes the officer they are, with either reading when alone', () => {
    const units = [FIGHTER, { ...ENVOY, in: '2:jemhadar-fighter/cargo' }, ASHORE];
    const officers = { '1:daring-first-officer': { at: locationOf('2:jemhadar-fighter/cargo') } } as const;
    expect(vulnerable({ units, officers })).toEqual(['1:daring-first-officer']);
    expect(vulnerable({ units, officers, readings: { 'capture.conditions': 'both' } })).toEqual([
      '1:daring-first-officer',
    ]);
  });

  it('ITU-CAPTURE-01: only those at the location of the team', () => {
    const units = [DEFIANT, { ...ENVOY, in: '1:defiant/bridge' }];
    expect(vulnerable({ units })).toEqual([]);
  });
});

describe('capturing', () => {
  it('ITU-CAPTURE-01: each vulnerable officer, any number, or none', () => {
    const two = { ...ASHORE, aboard: ['daring-first-officer', 'jadzia-dax'] } as const;
    const officers = { ...alone, '1:jadzia-dax': { at: locationOf('f1') } } as const;
    const match = capturing({ units: [ENVOY, two], officers });
    expect(match.options('2', 'capture').map(({ officer }) => officer)).toEqual([
      '1:daring-first-officer',
      '1:jadzia-dax',
    ]);
    match.step('2', { type: 'capture', officer: '1:daring-first-officer' });
    expect(match.officer('1:daring-first-officer').capturedBy).toBe('2');
    match.until('capture', 'on');
    match.step('2', { type: 'done' });
    expect(match.officer('1:jadzia-dax').capturedBy).toBeNull();
  });

  it('ITU-CAPTURE-04: the officer is attached to the capturing unit, committed, and not to be readied', () => {
    const match = capturing({ units: [ENVOY, ASHORE], officers: alone });
    match.step('2', { type: 'capture', officer: '1:daring-first-officer' });
    expect(match.officer('1:daring-first-officer')).toMatchObject({
      at: { type: 'team', unit: '2:diplomatic-envoy' },
      ready: false,
      capturedBy: '2',
    });
    expect(match.told('captured')).toEqual([{ type: 'captured', officer: '1:daring-first-officer' }]);
  });

  it('ITU-HOSTILE-04: it is an aggressive act against the player of the officer', () => {
    const match = capturing({ units: [ENVOY, ASHORE], officers: alone });
    match.step('2', { type: 'capture', officer: '1:daring-first-officer' });
    expect(match.told('act')).toEqual([
      { type: 'act', act: 'aggressive', unit: '2:diplomatic-envoy', against: '1' },
    ]);
  });

  it('ITU-CAPTURE-02: who is not vulnerable is refused with the rule', () => {
    const match = capturing({ units: [ENVOY, ASHORE], officers: alone });
    expect(match.refusal('2', { type: 'capture', officer: '1:nobody' }).rule).toBe('ITU-CAPTURE-02');
  });
});

describe('being a captive', () => {
  const held = {
    '1:daring-first-officer': { at: locationOf('2:diplomatic-envoy'), capturedBy: '2' },
  } as const;

  it('ITU-CAPTURE-05: it ends the moment they are attached to no opposing unit, and they stay where they are', () => {
    const play = playWith({ units: [ENVOY, ASHORE], features: [SITE], officers: held });
    movePersonnel(play, '1:daring-first-officer', locationOf('f1'));
    expect(play.frozen.officers[0]).toMatchObject({ capturedBy: null, at: locationOf('f1') });
    expect(play.events).toContainEqual({ type: 'freed', officer: '1:daring-first-officer' });
  });

  it('ITU-CAPTURE-05: aboard a unit of the captor it goes on', () => {
    const units = [FIGHTER, { ...ENVOY, in: '2:jemhadar-fighter/cargo' }, ASHORE];
    const play = playWith({ units, features: [SITE], officers: held });
    movePersonnel(play, '1:daring-first-officer', locationOf('2:jemhadar-fighter/bridge'));
    expect(play.frozen.officers[0]?.capturedBy).toBe('2');
  });

  it('ITU-CAPTURE-05, ITU-TEAM-37: a captive of a team that is destroyed on a feature is free', () => {
    const play = playWith({ units: [ENVOY, ASHORE], features: [SITE], officers: held });
    removeUnit(play, '2:diplomatic-envoy', 'destroyed', '1');
    expect(play.frozen.officers[0]).toMatchObject({ capturedBy: null, at: locationOf('f1'), lost: false });
  });

  it('ITU-CAPTURE-06: a captive aboard a space unit that is destroyed is lost with it', () => {
    const units = [FIGHTER, { ...ENVOY, in: '2:jemhadar-fighter/cargo' }, ASHORE];
    const play = playWith({ units, features: [SITE], officers: held });
    removeUnit(play, '2:jemhadar-fighter', 'destroyed', '1');
    expect(play.frozen.officers[0]).toMatchObject({ lost: true, at: null });
  });
});

describe('a space unit is destroyed', () => {
  it('ITU-LOST-02: a team aboard is destroyed, its officers are lost with the unit', () => {
    const units = [DEFIANT, { ...ASHORE, in: '1:defiant/cargo' }];
    const play = playWith({ units });
    removeUnit(play, '1:defiant', 'destroyed', '2');
    expect(play.frozen.units).toEqual([]);
    expect(play.frozen.officers.map(({ lost }) => lost)).toEqual([true, true]);
    expect(play.frozen.gone.map(({ unit, why }) => [unit, why])).toEqual([
      ['1:survey-team', 'destroyed'],
      ['1:defiant', 'destroyed'],
    ]);
  });
});
