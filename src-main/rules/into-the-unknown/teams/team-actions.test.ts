import { describe, expect, it } from 'vitest';
import { type BegunOptions, locationOf } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import { raided } from './raid';
import { unitOf } from '../figures';

const NOTE: Task = { type: 'note', seat: '1', text: 'The phase is over', from: 'test' };
const standby = (seat: '1' | '2'): readonly Task[] => [NOTE, { type: 'standby-order', seat, part: 'units' }];
const priority = (seat: '1' | '2'): readonly Task[] => [NOTE, { type: 'priority-order', seat }];
const SITE = { kind: 'objective-solid', at: [16, 16], is: { keywords: { capacity: 2 } } } as const;
const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [26, 26, 180] } as const;
const ENVOY = { class: 'diplomatic-envoy', seat: '2', in: 'f1' } as const;
const HOLD = '2:jemhadar-fighter/cargo';

function match(options: BegunOptions, phase: 'priority' | 'standby' = 'standby'): Match {
  return Match.begun({ features: [SITE], round: { phase }, ...options });
}
const order = (unit: string, ability: string, officer: string | null = null, target: string | null = null) =>
  ({ type: 'order', unit, ability, station: null, officer, target }) as const;
/** Whoever is asked says no, until the note comes. */
function decline(played: Match): Match {
  while (played.task.type !== 'note') {
    const seat = played.actor === '2' ? '2' : '1';
    const no = played.legal(seat).find(({ type }) => type === 'pass' || type === 'done');
    if (no === undefined) return played;
    played.step(seat, no);
  }
  return played;
}

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
