import { describe, expect, it } from 'vitest';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import { complicationCard, type StateOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { deploy } from '../../../../tests/support/into-the-unknown/deploying';

describe('reinforcements', () => {
  const reinforcements = {
    count: 1,
    categories: ['scout', 'support'] as ('scout' | 'support')[],
    adds: false,
    named: null,
  };
  type Spec = Partial<NonNullable<ReturnType<typeof complicationCard>['reinforcements']>>;
  const START: Task = { type: 'reinforce', next: '1', left: { '1': 1, '2': 1 } };

  /** The Federation has lost a scout and a support ship out of three. */
  function arriving(spec: Spec = {}, readings = {}, own: StateOptions = {}): Match {
    return Match.begun({
      readings,
      cards: {
        complications: { help: complicationCard({ reinforcements: { ...reinforcements, ...spec } }) },
      },
      units: [
        { class: 'galaxy', at: [5, 20, 180] },
        { class: 'jemhadar-battle-cruiser', seat: '2', at: [20, 20, 180] },
      ],
      seats: {
        '1': { fleet: ['galaxy', 'defiant', 'miranda'], gone: ['defiant', 'miranda'] },
        '2': { fleet: ['jemhadar-battle-cruiser'] },
      },
      mission: { part: 'complication', revealed: '1', complications: { '1': 'help', '2': 'help' } },
      tasks: [{ type: 'round', step: 9 }, START],
      ...own,
    });
  }
  const options = (match: Match, seat: '1' | '2') =>
    match.options(seat, 'reinforce').map((each) => each.class);

  it('ITU-REINF-01, ITU-REINF-07: select units, then assign officers, then deploy', () => {
    const match = arriving().step('1', { type: 'reinforce', class: 'defiant' });
    expect(match.task).toMatchObject({
      type: 'displaced',
      officer: '1:reliable-commander',
      unit: '1:defiant',
    });
    // A copy of the line officer goes to any station of the bridge.
    expect(match.options('1', 'choose-station').map(({ station }) => station)).toEqual([
      'captains-chair',
      'helm',
      'instruments',
      'tactical',
    ]);
    expect(match.refusal('1', { type: 'choose-station', station: 'engineering' }).rule).toBe('ITU-REINF-07');
    match.step('1', { type: 'choose-station', station: 'helm' });
    expect(match.task).toMatchObject({ type: 'deploy', stage: 'reinforcements' });
    expect(match.officer('1:reliable-commander')).toMatchObject({ station: 'helm' });
  });

  it('ITU-REINF-02: an incident gives each player the same number, of the categories shown; a story names units', () => {
    const added = arriving({ adds: true });
    expect(options(added, '1')).toEqual(['constellation', 'defiant', 'miranda', null]);
    const named = arriving({ adds: true, named: { '1': ['galaxy'], '2': ['jemhadar-fighter'] } });
    expect(options(named, '1')).toEqual(['galaxy', null]);
  });

  it('ITU-REINF-03: added units may take the fleet above its starting number', () => {
    const match = arriving(
      { adds: true },
      {},
      { seats: { '1': { fleet: ['galaxy'] }, '2': { fleet: ['jemhadar-battle-cruiser'] } } },
    );
    match.step('1', { type: 'reinforce', class: 'defiant' });
    expect(match.seat('1').fleet).toEqual(['galaxy', 'defiant']);
  });

  it('ITU-REINF-04, ITU-REINF-06: replacements are chosen by turns, one at a time, never above the starting number', () => {
    const both = arriving(
      { count: 2 },
      {},
      {
        seats: {
          '1': { fleet: ['galaxy', 'defiant', 'miranda'] },
          '2': { fleet: ['jemhadar-battle-cruiser', 'jemhadar-fighter'] },
        },
        tasks: [
          { type: 'round', step: 9 },
          { ...START, left: { '1': 2, '2': 2 } },
        ],
      },
    );
    expect(both.actors).toEqual(['1']);
    both.step('1', { type: 'reinforce', class: 'defiant' });
    expect(both.actors).toEqual(['2']);
    both.step('2', { type: 'reinforce', class: 'jemhadar-fighter' });
    // The Dominion is whole again; the Federation still lacks its support ship.
    expect(both.actors).toEqual(['1']);
    expect(options(both, '1')).toEqual(['constellation', 'miranda', null]);
    both.step('1', { type: 'reinforce', class: 'miranda' });
    expect(both.task.type).toBe('displaced');
  });

  it('ITU-REINF-05: a replacement is of the category of a destroyed unit, by the other reading the same unit', () => {
    expect(options(arriving(), '1')).toEqual(['constellation', 'defiant', 'miranda', null]);
    expect(options(arriving({}, { 'reinforce.match': 'category' }), '1')).toHaveLength(4);
    expect(options(arriving({}, { 'reinforce.match': 'sameUnit' }), '1')).toEqual([
      'defiant',
      'miranda',
      null,
    ]);
    const scout = arriving(
      {},
      {},
      { seats: { '1': { fleet: ['galaxy', 'defiant'] }, '2': { fleet: ['jemhadar-battle-cruiser'] } } },
    );
    expect(options(scout, '1')).toEqual(['defiant', null]);
    expect(scout.refusal('1', { type: 'reinforce', class: 'miranda' }).rule).toBe('ITU-REINF-05');
  });

  it('ITU-REINF-05: what left the game undestroyed is not replaced', () => {
    const gone = {
      unit: '1:miranda',
      class: 'miranda',
      owner: '1',
      by: null,
      banked: [],
      hull: 0,
      letter: null,
    } as const;
    const fleet = {
      seats: { '1': { fleet: ['galaxy', 'miranda'] }, '2': { fleet: ['jemhadar-battle-cruiser'] } },
    };
    const after = (why: 'destroyed' | 'removed') =>
      arriving({}, {}, { ...fleet, is: { gone: [{ ...gone, why }] } });
    expect(options(after('destroyed'), '1')).toEqual(['constellation', 'miranda', null]);
    expect(() => options(after('removed'), '1')).toThrow();
  });

  it('ITU-REINF-08, ITU-REINF-09: they are deployed by turns in the set-up areas, at any alert status', () => {
    const match = arriving()
      .step('1', { type: 'reinforce', class: 'defiant' })
      .step('1', { type: 'choose-station', station: 'helm' });
    expect(match.refusal('1', deploy('1:defiant', [18, 30, 180], 'red 1')).rule).toBe('ITU-DEPLOY-02');
    expect(match.refusal('1', deploy('1:defiant', [5, 3, 180], 'blue 1')).rule).toBe('ITU-REINF-09');
    match.step('1', deploy('1:defiant', [5, 3, 180], 'red 1'));
    expect(match.view('1').units.find(({ id }) => id === '1:defiant')).toMatchObject({
      alertName: 'red 1',
      number: 2,
    });
  });

  it('ITU-REINF-10: hull at its maximum, crew and reserve at their start', () => {
    const match = arriving().step('1', { type: 'reinforce', class: 'defiant' });
    const reserve = match.table.content.units['defiant']?.reserve?.start;
    expect(match.unit('1:defiant')).toMatchObject({ hull: 0, crew: 0, reserve });
  });

  it('ITU-REINF-12: campaign mission 3: a Constellation and a Battle Cruiser are added, manned and deployed by the example', () => {
    const match = Match.begun({
      units: [
        { class: 'defiant', at: [5, 20, 180] },
        { class: 'jemhadar-fighter', seat: '2', at: [20, 20, 180] },
      ],
      round: { number: 3, phase: 'hail', priority: '1' },
      mission: { part: 'complication', revealed: '1', complications: { '1': 'the-standoff' } },
      tasks: [{ type: 'round', step: 9 }, START],
    });
    match.step('1', { type: 'reinforce', class: 'constellation' });
    match.step('2', { type: 'reinforce', class: 'jemhadar-battle-cruiser' });
    match.step('1', { type: 'choose-station', station: 'captains-chair' });
    match.step('2', { type: 'choose-station', station: 'helm' });
    expect(match.actors).toEqual(['1']);
    match.step('1', deploy('1:constellation', [5, 3, 180], 'yellow 1'));
    match.step('2', deploy('2:jemhadar-battle-cruiser', [30, 33, 0], 'green 2'));
    expect(match.seat('1').fleet).toEqual(['defiant', 'constellation']);
    expect(match.seat('2').fleet).toEqual(['jemhadar-fighter', 'jemhadar-battle-cruiser']);
    const alert = (id: string) => match.view('1').units.find((unit) => unit.id === id)?.alertName;
    expect([alert('1:constellation'), alert('2:jemhadar-battle-cruiser')]).toEqual(['yellow 1', 'green 2']);
    expect(match.officer('1:reliable-commander').station).toBe('captains-chair');
    expect(match.officer('2:vorta-supervisor').station).toBe('helm');
  });
});
