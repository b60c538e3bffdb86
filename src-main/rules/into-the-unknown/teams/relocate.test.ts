import { describe, expect, it } from 'vitest';
import { type BegunOptions, locationOf } from '../../../../tests/support/into-the-unknown';
import {
  decline,
  FIGHTER,
  HOLD,
  match,
  order,
  standby,
} from '../../../../tests/support/into-the-unknown/team-actions';

describe('RELOCATE', () => {
  const survey = { class: 'security-team', in: HOLD } as const;
  const relocating = (more: readonly NonNullable<BegunOptions['units']>[number][] = []) =>
    match({ units: [FIGHTER, survey, ...more], tasks: standby('1') }).step(
      '1',
      order('1:security-team', 'relocate'),
    );

  it('ITU-TEAM-08, ITU-TEAM-29: to another place with open capacity in the same space unit', () => {
    const played = relocating();
    expect(played.options('1', 'move-personnel').map(({ to }) => to)).toEqual(
      ['bridge', 'medbay', 'engineering'].map((section) => locationOf(`2:jemhadar-fighter/${section}`)),
    );
    const to = { type: 'section', unit: '2:jemhadar-fighter', section: 'bridge' } as const;
    decline(played.step('1', { type: 'move-personnel', who: '1:security-team', to, station: null }));
    expect(played.unit('1:security-team')).toMatchObject({ location: to, peril: 0 });
  });

  it('ITU-TEAM-08: not where another team of the player is', () => {
    const other = { class: 'survey-team', in: '2:jemhadar-fighter/bridge' } as const;
    const played = relocating([other]);
    expect(played.options('1', 'move-personnel').map(({ to }) => to)).toEqual(
      ['medbay', 'engineering'].map((section) => locationOf(`2:jemhadar-fighter/${section}`)),
    );
    const to = { type: 'section', unit: '2:jemhadar-fighter', section: 'bridge' };
    const refused = played.refusal('1', {
      type: 'move-personnel',
      who: '1:security-team',
      to,
      station: null,
    });
    expect(refused.rule).toBe('ITU-TEAM-29');
  });

  it('ITU-TEAM-29: not to another unit, so at a feature it is not possible', () => {
    const played = match({ units: [FIGHTER, { ...survey, in: 'f1' }], tasks: standby('1') });
    const refused = played.refusal('1', order('1:security-team', 'relocate'));
    expect(refused).toMatchObject({ code: 'does-nothing', rule: 'ITU-TEAM-29' });
    expect(played.options('1', 'order').some(({ ability }) => ability === 'relocate')).toBe(false);
  });

  it('ITU-TEAM-25: before an ASSAULT it may move at the price of 1 peril', () => {
    const defender = { class: 'jemhadar-assault-team', seat: '2', in: '2:jemhadar-fighter/bridge' } as const;
    const played = match({ units: [FIGHTER, survey, defender], tasks: standby('1') });
    played.step('1', order('1:security-team', 'assault'));
    expect(played.taskOf('relocate')).toMatchObject({ may: true, peril: 1 });
    const to = { type: 'section', unit: '2:jemhadar-fighter', section: 'bridge' } as const;
    played.step('1', { type: 'move-personnel', who: '1:security-team', to, station: null });
    expect(played.unit('1:security-team')).toMatchObject({ location: to, peril: 1 });
    expect(played.task.type).toBe('attacks');
  });

  it('ITU-TEAM-25: at least 1 attack follows, so it moves only to a foe, and stays only beside one', () => {
    const foe = (section: string) =>
      ({ class: 'jemhadar-assault-team', seat: '2', in: `2:jemhadar-fighter/${section}` }) as const;
    const lay = (...more: NonNullable<BegunOptions['units']>) =>
      match({ units: [FIGHTER, survey, ...more], tasks: standby('1') });
    const apart = lay(foe('bridge')).step('1', order('1:security-team', 'assault'));
    expect(apart.options('1', 'move-personnel').map(({ to }) => to)).toEqual([
      locationOf('2:jemhadar-fighter/bridge'),
    ]);
    expect(apart.refusal('1', { type: 'done' }).rule).toBe('ITU-TEAM-25');
    const beside = lay(foe('bridge'), foe('cargo')).step('1', order('1:security-team', 'assault'));
    expect(beside.step('1', { type: 'done' }).task.type).toBe('attacks');
    expect(beside.unit('1:security-team').peril).toBe(0);
    const full = lay(foe('bridge'), { class: 'survey-team', in: '2:jemhadar-fighter/bridge' });
    expect(
      full
        .options('1', 'order')
        .some((each) => each.unit === '1:security-team' && each.ability === 'assault'),
    ).toBe(false);
  });
});
