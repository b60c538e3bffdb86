import { describe, expect, it } from 'vitest';
import type { BegunOptions } from '../../../../tests/support/into-the-unknown';
import { raided } from './raid';
import { unitOf } from '../figures';
import {
  decline,
  ENVOY,
  FIGHTER,
  HOLD,
  match,
  order,
  standby,
} from '../../../../tests/support/into-the-unknown/team-actions';

describe('RAID', () => {
  const raider = { class: 'security-team', in: HOLD } as const;
  const raiding = (options: BegunOptions = {}) =>
    match({ units: [FIGHTER, raider], tasks: standby('1'), ...options }).step(
      '1',
      order('1:security-team', 'raid'),
    );

  it('ITU-TEAM-26: in a section of an opposing space unit in which nothing opposes the team', () => {
    const at = (units: BegunOptions['units']) => {
      const { state } = match({ units: units ?? [], tasks: standby('1') });
      return raided(state, unitOf(state, '1:security-team'))?.id ?? null;
    };
    expect(at([FIGHTER, raider])).toBe('2:jemhadar-fighter');
    expect(at([FIGHTER, raider, { ...ENVOY, in: HOLD }])).toBeNull();
    expect(at([FIGHTER, { ...raider, in: 'f1' }])).toBeNull();
    expect(
      at([
        { ...FIGHTER, seat: '1' },
        { ...raider, in: '1:jemhadar-fighter/cargo' },
      ]),
    ).toBeNull();
  });

  it('ITU-TEAM-26: it tests ops and Fieldcraft against the ops of that unit', () => {
    const played = raiding();
    expect(played.taskOf('test')).toMatchObject({
      difficulty: 4,
      stat: 'ops',
      skill: 'fieldcraft',
      seat: '1',
    });
    expect(played.taskOf('test').dice.map(({ die }) => die)).toEqual([
      'intuition',
      'intuition',
      'intuition',
      'expertise',
    ]);
  });

  it('ITU-TEAM-27: a success puts 1 peril on the unit for each success result, all of them', () => {
    const played = raiding().roll(2, 2, 0, 0);
    decline(played);
    expect(played.unit('2:jemhadar-fighter').peril).toBe(6);
  });

  it('ITU-TEAM-27: a failure puts 1 peril on the team', () => {
    const played = decline(raiding().roll(7, 7, 7, 5));
    expect(played.unit('2:jemhadar-fighter').peril).toBe(0);
    expect(played.unit('1:security-team').peril).toBe(1);
  });

  it('ITU-DICE-12: by reading b breakthroughs are not among the success results here', () => {
    const readings = { 'dice.breakthroughPerSuccess': 'no' };
    const played = decline(raiding({ readings }).roll(2, 2, 3, 5));
    expect(played.unit('2:jemhadar-fighter').peril).toBe(4);
  });

  const withBreakthrough = (units: BegunOptions['units']) => {
    const played = raiding({ units: units ?? [] }).roll(2, 2, 3, 5);
    const [spend] = played.options('1', 'spend');
    return played.step('1', spend ?? { type: 'done' });
  };
  it('ITU-TEAM-28: a breakthrough takes 1 health off a unit with a crew dial', () => {
    const played = decline(withBreakthrough([FIGHTER, raider]));
    expect(played.unit('2:jemhadar-fighter').crew).toBe(-1);
  });

  it('ITU-TEAM-28: unless its player names one of their officers there', () => {
    const crewed = { ...FIGHTER, crew: { 'cargo-bay': 'vorta-supervisor', helm: 'hanok' } } as const;
    const played = withBreakthrough([crewed, raider]);
    while (played.task.type === 'test') played.step('1', { type: 'done' });
    expect(played.taskOf('hurt-whom')).toMatchObject({ seat: '2', among: ['2:vorta-supervisor'], may: true });
    played.step('2', { type: 'choose-officer', officer: '2:vorta-supervisor' });
    expect(played.officer('2:vorta-supervisor').incapacitated).toBe(true);
    expect(played.unit('2:jemhadar-fighter').crew).toBe(0);
  });

  it('ITU-TEAM-28: at most once, and none on a unit without a crew dial', () => {
    const shuttle = { class: 'type-6-shuttle', seat: '2', at: [26, 26, 0] } as const;
    const played = match({
      units: [shuttle, { ...raider, in: '2:type-6-shuttle/bridge' }],
      tasks: standby('1'),
    }).step('1', order('1:security-team', 'raid'));
    expect(played.taskOf('test').work.spends).toEqual([]);
    expect(raiding().taskOf('test').work.spends).toMatchObject([{ repeatable: false }]);
  });

  it('ITU-HOSTILE-06: it is an aggressive act against the player of that unit, successful or not', () => {
    const act = { type: 'act', act: 'aggressive', unit: '1:security-team', against: '2' };
    expect(decline(raiding().roll(7, 7, 7, 5)).log).toContainEqual(act);
    expect(decline(raiding().roll(2, 2, 0, 0)).log).toContainEqual(act);
  });

  it('ITU-HOSTILE-06: on a hazard unit it is none against a player', () => {
    const hazard = { class: 'hostile-raider', seat: null, at: [26, 26, 0] } as const;
    const units = [hazard, FIGHTER, { ...raider, in: '0:hostile-raider/bridge' }];
    const played = match({ units, tasks: standby('1') }).step('1', order('1:security-team', 'raid'));
    decline(played.roll(7, 7, 7, 5));
    expect(played.log.some(({ type }) => type === 'act')).toBe(false);
  });
});
