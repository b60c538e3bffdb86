import { describe, expect, it } from 'vitest';
import { type BegunOptions, locationOf } from '../../../../tests/support/into-the-unknown';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import {
  decline,
  ENVOY,
  FIGHTER,
  HOLD,
  match,
  NOTE,
  order,
  standby,
} from '../../../../tests/support/into-the-unknown/team-actions';

const priority = (seat: '1' | '2'): readonly Task[] => [NOTE, { type: 'priority-order', seat }];

describe('orders of teams', () => {
  it('ITU-TEAM-01: a team gets orders in the Priority Phase and in the Standby Phase', () => {
    const led = { ...ENVOY, aboard: ['weyoun-4'] } as const;
    const first = match({ units: [FIGHTER, led], tasks: priority('2') }, 'priority');
    expect(first.options('2', 'order').some(({ unit }) => unit === '2:diplomatic-envoy')).toBe(true);
    const second = match({ units: [FIGHTER, led], tasks: standby('2') });
    expect(second.options('2', 'order').some(({ unit }) => unit === '2:diplomatic-envoy')).toBe(true);
  });

  it('ITU-TEAM-02: a priority order to a team is given by a ready officer attached to it', () => {
    const led = { ...ENVOY, aboard: ['weyoun-4', 'hanok'] } as const;
    const officers = { '2:hanok': { ready: false } };
    const played = match({ units: [FIGHTER, led], tasks: priority('2'), officers }, 'priority');
    const by = new Set(
      played
        .options('2', 'order')
        .flatMap(({ unit, officer }) => (unit === '2:diplomatic-envoy' ? [officer] : [])),
    );
    expect(by).toEqual(new Set(['2:weyoun-4']));
    const bare = match(
      { units: [{ ...FIGHTER, crew: { helm: 'hanok' } }, ENVOY], tasks: priority('2') },
      'priority',
    );
    expect(bare.options('2', 'order').some(({ unit }) => unit === '2:diplomatic-envoy')).toBe(false);
  });

  const SEARCH = { overture: 'search-for-the-gateway' } as const;
  const searching = (more: BegunOptions = {}) =>
    match({ units: [FIGHTER, ENVOY], mission: SEARCH, tasks: standby('2'), ...more }).step(
      '2',
      order('2:diplomatic-envoy', 'search-for-the-gateway', null, 'f1'),
    );

  it('ITU-TEAM-03: a team without officers makes the test of its standby order like any other unit', () => {
    const played = searching();
    expect(played.taskOf('test')).toMatchObject({
      seat: '2',
      difficulty: 3,
      stat: 'ops',
      skill: 'mechanics',
    });
    expect(played.taskOf('test').dice.map(({ die }) => die)).toEqual(['intuition', 'intuition']);
    played.roll(2, 0);
    decline(played);
    expect(played.seat('2').vp).toBe(1);
    expect(played.feature('f1').control).toEqual({ '2': 1 });
  });

  it('ITU-TEAM-03: one standby order a round', () => {
    const played = decline(searching().roll(2, 0));
    expect(played.unit('2:diplomatic-envoy').acted).toBe(true);
  });

  const spendBreakthrough = (units: BegunOptions['units']) => {
    const played = searching({ units: units ?? [] }).roll(2, 3);
    while (played.task.type === 'test') {
      const [spend] = played.options('2', 'spend');
      played.step('2', spend ?? { type: 'done' });
    }
    return decline(played).seat('2').vp;
  };
  it('ITU-TEAM-32: a success with a breakthrough is 2 VP, with an opposing team there 1', () => {
    expect(spendBreakthrough([FIGHTER, ENVOY])).toBe(2);
    expect(spendBreakthrough([FIGHTER, ENVOY, { class: 'survey-team', in: 'f1' }])).toBe(1);
  });

  it('ITU-TEAM-32: a failure with an analysis spent on the damage is 0 damage and 1 peril', () => {
    const failed = (spends: boolean) => {
      const played = searching().roll(7, 4);
      while (played.task.type === 'test') {
        const spend = spends ? played.options('2', 'spend').find(({ effect }) => effect === 0) : undefined;
        played.step('2', spend ?? { type: 'done' });
      }
      return decline(played).unit('2:diplomatic-envoy');
    };
    expect(failed(true)).toMatchObject({ trauma: 0, peril: 1 });
    expect(failed(false)).toMatchObject({ trauma: 1, peril: 1 });
  });

  it("ITU-TEAM-24: a team has the actions of its card, DISBAND, the mission's, and those of damage cards where it is", () => {
    const ship = {
      class: 'defiant',
      at: [10, 10, 0],
      is: { damageCards: [{ card: 'dce1', station: 'engineering', end: 'aft' }] },
    } as const;
    const survey = { class: 'survey-team', in: '1:defiant/engineering' } as const;
    const mission = { overture: 'search-for-the-gateway' } as const;
    const played = match({ units: [ship, FIGHTER, survey], tasks: standby('1'), mission });
    const ids = new Set(
      played
        .view('1')
        .units.find(({ id }) => id === '1:survey-team')
        ?.orders.map(({ name }) => name),
    );
    expect([...ids].sort()).toEqual([
      'ASSAULT',
      'DISBAND',
      'RELOCATE',
      'RESEARCH THE OBJECT',
      'SEARCH FOR THE GATEWAY',
      'TRANSMIT FINDINGS',
      'VENT ANTIMATTER',
    ]);
    const repairs = played
      .options('1', 'order')
      .filter(({ unit, ability }) => unit === '1:survey-team' && /dce1/.test(ability));
    expect(repairs).toHaveLength(1);
    const aboard = match({
      units: [
        ship,
        { ...FIGHTER, at: [10, 20, 0] },
        { class: 'jemhadar-assault-team', seat: '2', in: '1:defiant/engineering' },
      ],
      tasks: standby('2'),
      mission,
    });
    expect(aboard.options('2', 'order').some(({ ability }) => /dce1/.test(ability))).toBe(false);
  });
});

describe('capturing after an action', () => {
  it('ITU-CAPTURE-08: ASSAULT without moving destroys the Survey Team; its officer stays and is captured', () => {
    const survey = { class: 'survey-team', in: 'f1', aboard: ['daring-first-officer'] } as const;
    const played = match({ units: [FIGHTER, ENVOY, survey], tasks: standby('2') });
    played.step('2', order('2:diplomatic-envoy', 'assault'));
    const shot = played
      .options('2', 'attack')
      .find(({ power, target }) => power === 2 && target === '1:survey-team');
    played.step('2', shot ?? { type: 'done' }).roll(2, 4);
    while (played.task.type !== 'capture') {
      const seat = played.actor === '2' ? '2' : '1';
      const all = played.legal(seat);
      const lethal = all.find(({ type }) => type === 'spend');
      const no = all.find(({ type }) => type === 'pass' || type === 'done');
      played.step(seat, lethal ?? no ?? { type: 'done' });
    }
    expect(played.unit('2:diplomatic-envoy').peril).toBe(0);
    expect(played.state.gone).toMatchObject([{ unit: '1:survey-team', why: 'destroyed' }]);
    expect(played.officer('1:daring-first-officer')).toMatchObject({ lost: false, at: locationOf('f1') });
    played.step('2', { type: 'capture', officer: '1:daring-first-officer' });
    expect(played.officer('1:daring-first-officer')).toMatchObject({
      at: locationOf('2:diplomatic-envoy'),
      ready: false,
      capturedBy: '2',
    });
  });

  it('ITU-CAPTURE-01: after RELOCATE too', () => {
    const crewed = { ...FIGHTER, crew: { helm: 'hanok' } } as const;
    const played = match({ units: [crewed, { class: 'security-team', in: HOLD }], tasks: standby('1') });
    played.step('1', order('1:security-team', 'relocate'));
    const to = { type: 'section', unit: '2:jemhadar-fighter', section: 'bridge' } as const;
    played.step('1', { type: 'move-personnel', who: '1:security-team', to, station: null });
    expect(played.taskOf('capture').vulnerable).toEqual(['2:hanok']);
  });

  it('ITU-CAPTURE-07: in the Ready Phase the captor relocates a captive like an own officer, within the ship', () => {
    const held = { ...ENVOY, in: HOLD, aboard: ['weyoun-4'] } as const;
    const survey = { class: 'survey-team', in: 'f1', aboard: ['daring-first-officer'] } as const;
    const other = { class: 'jemhadar-assault-team', seat: '2', in: '2:jemhadar-fighter/bridge' } as const;
    const officers = {
      '1:daring-first-officer': { at: locationOf('2:diplomatic-envoy'), capturedBy: '2', ready: false },
    } as const;
    const ready: Task = { type: 'ready', seat: '2', step: 3, left: 3, open: [] };
    const played = match({ units: [FIGHTER, held, survey, other], officers, tasks: [NOTE, ready] });
    const captives = played
      .options('2', 'move-personnel')
      .filter(({ who }) => who === '1:daring-first-officer');
    expect(captives.map(({ to }) => to)).toContainEqual(locationOf('2:jemhadar-assault-team'));
    const to = { type: 'team', unit: '2:jemhadar-assault-team' } as const;
    played.step('2', { type: 'move-personnel', who: '1:daring-first-officer', to, station: null });
    expect(played.officer('1:daring-first-officer')).toMatchObject({ at: to, capturedBy: '2' });
  });
});
