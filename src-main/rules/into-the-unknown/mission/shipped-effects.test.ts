import { describe, expect, it } from 'vitest';
import type { UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import {
  complication,
  SHIPS,
  site,
  team,
  told,
  WAIT,
  worked,
} from '../../../../tests/support/into-the-unknown/shipped-missions';

describe('what missions do in the Hazard Phase', () => {
  it('Missing Survey Teams: the trailing player moves a ping up to 3", neither into a system nor out of one', () => {
    const ping = { kind: 'objective-ping', at: [18, 18] } as const;
    const match = worked('hazards', {
      features: [ping, { ...ping, at: [18, 24] }],
      mission: { overture: 'missing-survey-teams', situation: null },
    });
    expect(match.options('2', 'choose-feature').map(({ feature }) => feature)).toEqual(['f1', 'f2']);
    match.step('2', { type: 'choose-feature', feature: 'f1' });
    expect(match.refusal('2', { type: 'place-feature', at: { x: 18, y: 14.9 } })).toMatchObject({
      code: 'too-far',
      params: { inches: 3 },
    });
    match.step('2', { type: 'place-feature', at: { x: 18, y: 15 } });
    expect(match.feature('f1').at).toEqual({ x: 18, y: 15 });
    const rim = worked('hazards', {
      features: [{ ...ping, at: [18, 30] }],
      mission: { overture: 'missing-survey-teams', situation: null },
    });
    expect(rim.refusal('2', { type: 'place-feature', at: { x: 18, y: 32.9 } }).code).toBe('leaves-system');
    rim.step('2', { type: 'done' });
    expect(rim.feature('f1').at).toEqual({ x: 18, y: 30 });
  });

  it('Infection: each unit with 2 or more peril loses health and gains peril', () => {
    const match = worked('hazards', {
      units: [
        { ...(SHIPS[0] as UnitOptions), is: { peril: 2 } },
        { ...(SHIPS[1] as UnitOptions), is: { peril: 1 } },
      ],
      mission: complication('infection'),
    }).fate();
    expect(match.unit('1:defiant')).toMatchObject({ peril: 3, crew: -1 });
    expect(match.unit('2:jemhadar-fighter')).toMatchObject({ peril: 1, crew: 0 });
  });

  it('Disruptive Ion Storms: each space unit at 2" of a cloud tests; a failure costs 2 reserve and 1 peril', () => {
    const match = worked('hazards', {
      features: [{ kind: 'cloud', at: [18, 27] }],
      mission: { overture: 'distress-call', situation: 'disruptive-ion-storms' },
    });
    const { work, context } = match.taskOf('test');
    expect(context).toMatchObject({ self: '1:defiant', seat: '1' });
    expect(work.test).toMatchObject({
      difficulty: 3,
      stat: 'ops',
      skill: 'mechanics',
      reroll: 'shields-fore',
    });
    const before = match.unit('1:defiant').reserve ?? 0;
    match.roll(...match.taskOf('test').dice.map(() => 6));
    while (match.task.type === 'test') match.step('1', { type: 'done' });
    expect(match.unit('1:defiant')).toMatchObject({ peril: 1, reserve: before - 2 });
  });
});

describe('secrets of the Race for Knowledge', () => {
  function drawn(number: number): Match {
    const match = Match.begun({
      units: [...SHIPS, team('f1'), team('f1', '2')],
      features: [site(8, 18, { '1': 1 }), site(26, 18)],
      mission: complication('race-for-knowledge'),
      tasks: [
        WAIT,
        { type: 'draw', from: 'secrets', count: 1, seat: '1', unit: '1:survey-team', why: 'secret' },
      ],
    });
    return match.step('chance', { type: 'number', number });
  }

  it('1 and 2: 1 VP, then each player may move a team there to another objective', () => {
    const match = drawn(2);
    expect(told(match)).toEqual(['1:+1']);
    match.step('1', { type: 'choose-feature', feature: 'f2' });
    match.step('2', { type: 'done' });
    expect(match.unit('1:survey-team').location).toEqual({ type: 'feature', feature: 'f2' });
    expect(match.unit('2:diplomatic-envoy').location).toEqual({ type: 'feature', feature: 'f1' });
  });

  it('3 and 4: an advantage for each team there', () => {
    const match = drawn(3);
    expect([match.unit('1:survey-team').advantage, match.unit('2:diplomatic-envoy').advantage]).toEqual([
      1, 1,
    ]);
  });

  it('5 to 7: 3 damage for each team there', () => {
    const match = drawn(7);
    match.until('note', 'secrets');
    expect(match.log.filter(({ type }) => type === 'destroyed')).toHaveLength(2);
  });

  it('8: 2 VP; the token is set aside and does not come up again', () => {
    const match = drawn(8);
    expect(told(match)).toEqual(['1:+2']);
    expect(match.state.mission.anomalies).not.toContain(8);
  });
});
